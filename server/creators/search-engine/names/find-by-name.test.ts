import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Platform } from '../../../../contract/core/platform.ts';
import { platforms } from '../../../../contract/core/platform.ts';
import type { CatalogueRecord } from '../../../../contract/core/sources/source-records.ts';
import { testContext } from '../../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { writeRecords } from '../../../catalogue/creator-records/service.ts';
import { findIdsByName } from './find-by-name.ts';

const ctx = testContext();
let database: TestDatabase;

const people: [Platform, handle: string, name: string, followers: number][] = [
  ['tiktok', 'lily', 'Somebody', 10],
  ['youtube', 'lilyputs', 'Else', 900],
  ['instagram', 'lily.chen', 'L', 20],
  ['tiktok', 'abc1', 'Lily Chen', 500],
  ['youtube', 'abc2', 'Lilyan Chen', 5000],
  ['tiktok', 'abc3', '李美食家', 70],
  ['instagram', 'abc4', '美食小王', 80],
  ['tiktok', 'abc5', 'Jo Li', 1],
  ['tiktok', 'a_b%c', 'Under', 1],
];

const creatorRecord = (
  platform: Platform,
  handle: string,
  name: string,
  followers: number,
): CatalogueRecord => ({
  type: 'creator',
  platform,
  handle,
  name,
  followers,
});

beforeAll(async () => {
  database = await freshDatabase();
  await writeRecords(
    database.db,
    ctx,
    'file',
    people.map(([platform, handle, name, followers]) => creatorRecord(platform, handle, name, followers)),
  );
});
afterAll(() => database.drop());

async function handlesFor(text: string, among: readonly Platform[] = platforms): Promise<string[]> {
  const ids = await findIdsByName(database.db, among, text, 5);
  const rows = await database.db.selectFrom('creators').select(['id', 'handle']).execute();
  return ids.map(id => rows.find(row => row.id === id)?.handle ?? '');
}

test.each([
  [
    'an exact handle, handles that begin so, whole words, beginnings',
    'Lily',
    ['lily', 'lilyputs', 'lily.chen', 'abc1', 'abc2'],
  ],
  ['with an at sign', '@lilyp', ['lilyputs']],
  ['two words, the last one begun', 'lily che', ['abc1']],
  ['in any order', 'chen lil', ['abc2', 'abc1']],
  ['two Chinese characters', '美食', ['abc4', 'abc3']],
  ['three in a row', '美食家', ['abc3']],
  ['one Chinese character', '王', ['abc4']],
  ['two letters match whole words, and handles', 'li', ['lilyputs', 'lily.chen', 'lily', 'abc5']],
  ['wildcards are letters', 'a_b', ['a_b%c']],
  ['wildcards are letters', 'a_b%', ['a_b%c']],
  ['what nobody is called', 'zzz', []],
  ['punctuation', '!!', []],
])('%s: %s', async (_, text, handles) => {
  expect(await handlesFor(text)).toEqual(handles);
});

test('on some platforms only', async () => {
  expect(await handlesFor('lily', ['youtube'])).toEqual(['lilyputs', 'abc2']);
  expect(await handlesFor('lily', [])).toEqual([]);
});

test('of a name that very many have, the most followed are found', async () => {
  const { db } = database;
  const crowd = Array.from({ length: 2100 }, (_, at) =>
    creatorRecord('youtube', `crowd${at}`, `Crowded ${at}`, at),
  );
  for (let at = 0; at < crowd.length; at += 700)
    await writeRecords(db, ctx, 'file', crowd.slice(at, at + 700));
  expect(await handlesFor('crowded')).toEqual([
    'crowd2099',
    'crowd2098',
    'crowd2097',
    'crowd2096',
    'crowd2095',
  ]);
  expect(await handlesFor('crow')).toEqual(['crowd2099', 'crowd2098', 'crowd2097', 'crowd2096', 'crowd2095']);
  expect(await handlesFor('crowded 7')).toContain('crowd7');
});
