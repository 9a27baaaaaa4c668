import type { ListMember } from '../../../contract/creators/lists.ts';
import type { Match, TeamRow } from '../../../contract/creators/search/creator-search.ts';

/** A creator in a row or the quick look: a search result or a list member. */
export type ShownCreator = Omit<TeamRow, 'matches'> & {
  matches?: Match[];
  /** Set for list members: when and by whom the creator was added. */
  addedAt?: string;
  addedBy?: string;
} & Partial<Pick<ListMember, 'email' | 'note'>>;

export const nameOf = ({ name, handle }: Pick<ShownCreator, 'name' | 'handle'>) => name || handle;
