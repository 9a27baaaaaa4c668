import type { Texts } from '../types.ts';

type Shell = Texts['shell'];

/** The texts of pages that creators and recipients of mail open, in a language that the interface does not have. */
export interface ReaderTexts {
  common: Pick<Texts['common'], 'cancel' | 'copied' | 'copy' | 'download' | 'save' | 'saved' | 'succeeded'>;
  shell: Pick<Shell, 'close' | 'retry' | 'creatorFoot'> & {
    form: { pattern: Pick<Shell['form']['pattern'], 'email'> };
    error: Pick<Shell['error'], 'notLoaded'>;
    top: Pick<Shell['top'], 'language' | 'toDark' | 'toLight'>;
  };
  unsubscribe: Texts['unsubscribe'];
  'creator-page': Texts['creator-page'];
  'collaboration-pages': Texts['collaboration-pages'];
}
