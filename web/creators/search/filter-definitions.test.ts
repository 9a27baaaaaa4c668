import { expect, test } from 'vitest';
import { allFilters } from './filter-definitions.ts';
import { filterNames } from './search-state.ts';

test('every filter has a field; the keyword has the search box', () => {
  const offered = allFilters.flatMap(({ names }) => names);
  expect(filterNames.filter(name => !offered.includes(name))).toEqual(['keyword']);
});
