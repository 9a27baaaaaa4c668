import type { Match } from '../../../../contract/creators/search/creator-search.ts';

/** The creator's words in a field that matched the search. */
export const wordsIn = (matches: readonly Match[] | undefined, field: Match['field']) =>
  (matches ?? []).filter(match => match.field === field).flatMap(match => match.words);
