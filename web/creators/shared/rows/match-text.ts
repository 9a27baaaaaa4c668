import type { Match } from '../../../../contract/creators/search/creator-search.ts';

/** The creator's own words in one field for which the row was found. */
export const wordsIn = (matches: readonly Match[] | undefined, field: Match['field']) =>
  (matches ?? []).filter(match => match.field === field).flatMap(match => match.words);
