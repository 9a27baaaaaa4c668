import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { notify } from '../db/notices.ts';
import { readNotice } from './announce.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('a notice as long as PostgreSQL takes, and none that is longer', async () => {
  await notify(database.db, 'some_channel', '中'.repeat(2_666));
  await expect(notify(database.db, 'some_channel', '中'.repeat(2_667))).rejects.toThrow(RangeError);
});

const message = { code: 2001, id: 5 };
test.each([
  [{ target: { sessionId: 1 }, message }, true],
  [{ target: { teamId: 1 }, message: { code: 2003 } }, true],
  [{ target: { teamId: 1, accountId: 2 }, message: { code: 2002, id: null } }, true],
  // An unknown member of a target must not widen it to a whole team.
  [{ target: { teamId: 1, role: 'owner' }, message }, false],
  [{ target: {}, message }, false],
  [{ target: { sessionId: 1 }, message: { code: 2002 } }, false],
  [{ target: { sessionId: 1 }, message: { code: 1 } }, false],
  [null, false],
])('%j', (notice, isKnown) => {
  expect(readNotice(JSON.stringify(notice))).toEqual(isKnown ? notice : null);
});

test('text that is no notice', () => {
  expect(readNotice('{')).toBeNull();
});
