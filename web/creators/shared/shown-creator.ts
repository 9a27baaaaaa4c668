import type { Match, TeamRow } from '../../../contract/creators/search/creator-search.ts';

/** A creator as rows and the quick look show it: found by a search, or a member of a list. */
export type ShownCreator = Omit<TeamRow, 'matches'> & {
  matches?: Match[];
  /** When and by whom it was put into the list. */
  addedAt?: string;
  addedBy?: string;
};

export const nameOf = ({ name, handle }: Pick<ShownCreator, 'name' | 'handle'>) => name || handle;
