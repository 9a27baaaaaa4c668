import { type Paging, readId, readPaging, writePaging } from '../../../ui/tables/paging.ts';

/** The tabs of the pages of drafts and sent mail: mail tasks and emails. */
export const letterTabs = ['tasks', 'letters'] as const;

export interface LettersState extends Paging {
  /** The email in the editor. */
  letter: number | null;
}

/** Reads the filters of the email tab from an address; ignores invalid values. */
export const readLetters = (params: URLSearchParams): LettersState => ({
  ...readPaging(params),
  letter: readId(params.get('letter')),
});

/** Writes set values only, always in the same order. */
export function writeLetters({ letter, ...paging }: LettersState): URLSearchParams {
  const params = new URLSearchParams({ tab: 'letters' });
  writePaging(params, paging);
  if (letter !== null) params.set('letter', String(letter));
  return params;
}
