import { expect, test } from 'vitest';
import { acquisitionOutcomes } from '../../../contract/creators/acquisitions/acquisition-kinds.ts';
import {
  itemOutcomes,
  readAcquisitions,
  readItems,
  writeAcquisitions,
  writeItems,
} from './acquisition-state.ts';

const acquisitions: [asked: string, kept: string][] = [
  ['', ''],
  ['state=running&keyword=春季&page=3&size=50', 'state=running&keyword=春季&page=3&size=50'],
  ['state=asleep&page=0&size=7', ''],
  ['page=1&size=20', ''],
  [`keyword=${'长'.repeat(80)}`, `keyword=${'长'.repeat(60)}`],
];

test.each(acquisitions)('of all, %j is stored as %j', (asked, kept) => {
  expect(decodeURIComponent(writeAcquisitions(readAcquisitions(new URLSearchParams(asked))).toString())).toBe(
    kept,
  );
});

const items: [asked: string, kept: string][] = [
  ['', ''],
  ['outcome=failed', 'outcome=failed'],
  ['outcome=waiting&run=2&page=2&size=20', 'outcome=waiting&run=2&page=2&size=20'],
  ['outcome=added&reason=private', 'reason=private'],
  ['outcome=gone&reason=tired&run=-1&size=50', ''],
];

test.each(items)('of one, %j is stored as %j', (asked, kept) => {
  expect(writeItems(readItems(new URLSearchParams(asked))).toString()).toBe(kept);
});

test('a creator with a reason has failed', () => {
  expect(readItems(new URLSearchParams('reason=private')).outcome).toBe('failed');
});

test('every outcome can be asked for', () => {
  expect(itemOutcomes).toEqual([...acquisitionOutcomes, 'waiting']);
});
