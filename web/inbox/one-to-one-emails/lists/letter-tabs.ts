import { type Paging, readId, readPaging, writePaging } from '../../../ui/tables/paging.ts';

/** What a page of drafts or of sent mail shows: mailings, or letters. */
export const letterTabs = ['tasks', 'letters'] as const;

export interface LettersState extends Paging {
  /** The one that is being written. */
  letter: number | null;
}

/** The question of the tab with letters; what makes no sense is left out. */
export const readLetters = (params: URLSearchParams): LettersState => ({
  ...readPaging(params),
  letter: readId(params.get('letter')),
});

/** Always in the same order, nothing that is not set. */
export function writeLetters({ letter, ...paging }: LettersState): URLSearchParams {
  const params = new URLSearchParams({ tab: 'letters' });
  writePaging(params, paging);
  if (letter !== null) params.set('letter', String(letter));
  return params;
}
