import { expect, test } from 'vitest';
import { readEmails, writeEmails } from './email-tabs.ts';

test.each(['tab=letters', 'tab=letters&page=3&letter=12'])('%s is read and written as it is', query =>
  expect(writeEmails(readEmails(new URLSearchParams(query))).toString()).toBe(query),
);

test('invalid ids are ignored', () =>
  expect(readEmails(new URLSearchParams('tab=letters&letter=x&page=-1')).letter).toBe(null));
