import { type Paging, readId, readPaging, writePaging } from '../../../ui/tables/paging.ts';

/** The tabs of the pages of drafts and sent mail: mail tasks and emails. */
export const emailTabs = ['tasks', 'letters'] as const;

export interface EmailsState extends Paging {
  /** The email in the editor. */
  letter: number | null;
}

/** Reads the filters of the email tab from an address; ignores invalid values. */
export const readEmails = (params: URLSearchParams): EmailsState => ({
  ...readPaging(params),
  letter: readId(params.get('letter')),
});

/** Writes set values only, always in the same order. */
export function writeEmails({ letter, ...paging }: EmailsState): URLSearchParams {
  const params = new URLSearchParams({ tab: 'letters' });
  writePaging(params, paging);
  if (letter !== null) params.set('letter', String(letter));
  return params;
}
