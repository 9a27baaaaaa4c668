import { expect, test } from 'vitest';
import { filterOf, readState, writeState } from './candidate-state.ts';

const read = (query: string) => readState(new URLSearchParams(query));

test.each([
  ['', ''],
  ['status=replied&keyword=%20tea%20&page=2', 'status=replied&keyword=tea&page=2'],
  ['status=nonsense&page=-1&size=7', ''],
  ['excluded=1&status=replied', 'excluded=1'],
  ['keyword=tea&status=opened&size=50', 'status=opened&keyword=tea&size=50'],
])('%s is read as %s', (query, written) => {
  expect(writeState(read(query)).toString()).toBe(written);
});

test('all that are shown are meant without their page', () => {
  expect(filterOf(read('status=replied&keyword=tea&page=3'))).toEqual({ status: 'replied', keyword: 'tea' });
  expect(filterOf(read('excluded=1'))).toEqual({ excluded: '1' });
});
