import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { makeTeam } from '../../../test/fixtures/two-teams/two-teams.ts';
import { asTeam } from '../db/tenant.ts';
import { partsOf } from './file-parts.ts';
import { openFile, removeExpiredFiles, removeFile, storeFile, type StoredFile } from './stored-files.ts';

const part = 256 * 1024;
const day = 24 * 3_600_000;
const ctx = testContext();
let database: TestDatabase;
let team: number;
let other: number;

beforeAll(async () => {
  database = await freshDatabase();
  team = (await makeTeam(database.db, ctx, 'first')).teamId;
  other = (await makeTeam(database.db, ctx, 'second')).teamId;
});
afterAll(() => database.drop());

async function* chunks(...given: (Buffer | string)[]): AsyncGenerator<Buffer | string> {
  for (const chunk of given) yield await Promise.resolve(chunk);
}

const store = (content: AsyncIterable<Buffer | string>, name = '记录.csv') => {
  const expiresAt = new Date(ctx.now().getTime() + day);
  return storeFile(database.db, team, { name, mediaType: 'text/csv', content, expiresAt }, ctx.now());
};
const open = (id: number, teamId = team) => openFile(database.db, teamId, id, ctx.now());
async function contentOf(file: StoredFile | null): Promise<Buffer> {
  if (!file) throw new Error('there is no file');
  return buffer(file.content);
}
const rowsOf = (table: 'stored_files' | 'stored_file_parts' | 'due_work') =>
  asTeam(database.db, team, db => db.selectFrom(table).select('team_id').execute());
const patterned = (size: number) => Buffer.from(Array.from({ length: size }, (_, at) => (at * 7) % 251));

it.each([
  ['nothing', [], []],
  ['empty chunks', ['', 'ab', ''], [2]],
  ['less than a part', ['a', 'b'], [2]],
  ['just a part', ['ab', 'cd'], [4]],
  ['one chunk of several parts', ['abcdefghi'], [4, 4, 1]],
  ['a chunk over an edge', ['abc', 'def'], [4, 2]],
  ['a letter over an edge', ['李雷'], [4, 2]],
])('cuts %s', async (_what, given, lengths) => {
  const parts = await Array.fromAsync(partsOf(chunks(...given), 4));
  expect(Buffer.concat(parts).toString()).toBe(given.join(''));
  expect(parts.map(each => each.length)).toEqual(lengths);
});

it.each([
  ['an empty file', 0, 0],
  ['a small file', 10, 1],
  ['one part', part, 1],
  ['parts and a rest', 2 * part + 5, 3],
])('gives back %s as it was', async (_what, size, parts) => {
  const bytes = patterned(size);
  const before = (await rowsOf('stored_file_parts')).length;
  const id = await store(chunks(bytes.subarray(0, 7), bytes.subarray(7, 100_000), bytes.subarray(100_000)));
  expect((await rowsOf('stored_file_parts')).length - before).toBe(parts);
  const file = await open(id);
  expect(file).toMatchObject({ name: '记录.csv', mediaType: 'text/csv', size });
  expect((await contentOf(file)).equals(bytes)).toBe(true);
});

it('shows a file to its own team only', async () => {
  const id = await store(chunks('mine'));
  expect(await open(id, other)).toBeNull();
  expect(await open(id)).not.toBeNull();
});

it('leaves nothing of a broken stream', async () => {
  async function* breaking() {
    yield patterned(part + 1);
    yield await Promise.reject<Buffer>(new Error('the source ended'));
  }
  const before = [await rowsOf('stored_files'), await rowsOf('stored_file_parts'), await rowsOf('due_work')];
  await expect(store(breaking())).rejects.toThrow('the source ended');
  expect([await rowsOf('stored_files'), await rowsOf('stored_file_parts'), await rowsOf('due_work')]).toEqual(
    before,
  );
});

it('aborts for a reader whose file is deleted meanwhile', async () => {
  const id = await store(chunks(patterned(3 * part)));
  const file = await open(id);
  await removeFile(database.db, team, id);
  await expect(contentOf(file)).rejects.toThrow('is gone');
});

it('deletes expired files', async () => {
  const id = await store(chunks('short-lived'));
  ctx.pass(day - 1);
  await removeExpiredFiles(database.db, ctx.now());
  expect(await open(id)).not.toBeNull();
  ctx.pass(1);
  expect(await open(id)).toBeNull();
  await removeExpiredFiles(database.db, ctx.now());
  expect([await rowsOf('stored_files'), await rowsOf('stored_file_parts')]).toEqual([[], []]);
});
