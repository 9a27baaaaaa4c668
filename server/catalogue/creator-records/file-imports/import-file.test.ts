import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCatalogueFile } from '../../../outside/connectors/files/open-catalogue-file.ts';
import { testContext } from '../../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { importFile, listRefusals, resumeImport } from '../service.ts';
import { registerImport } from './import-file.ts';

let database: TestDatabase;
let folder: string;
const ctx = testContext('2026-11-20T08:00:00Z', 'en');

beforeEach(async () => {
  database = await freshDatabase();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'starbridge-import-'));
});
afterEach(async () => {
  await database.drop();
  fs.rmSync(folder, { recursive: true });
});

function fileOf(name: string, lines: readonly (object | string)[]): string {
  const file = path.join(folder, name);
  fs.writeFileSync(
    file,
    lines.map(line => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
  );
  fs.utimesSync(file, new Date('2026-11-18T00:00:00Z'), new Date('2026-11-18T00:00:00Z'));
  return file;
}

const creator = (i: number) => ({
  type: 'creator',
  platform: 'tiktok',
  handle: `creator${i}`,
  name: `Creator ${i}`,
  followers: i,
});
const countOf = async (table: 'creators' | 'posts' | 'import_refusals') =>
  (
    await database.db
      .selectFrom(table)
      .select(query => query.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
  ).rows;

describe('importing a file', () => {
  it('writes the readable rows, and reports where and why others fail', async () => {
    const file = fileOf('mixed.ndjson', [
      creator(1),
      { ...creator(2), followers: -3 },
      '{"type": creator}',
      { ...creator(3), posts: [{ platformPostId: 'p', publishedAt: '2026-11-17T00:00:00Z', plays: 5 }] },
    ]);
    const { run, isKnown } = await importFile(database.db, ctx, { path: file });
    expect(isKnown).toBe(false);
    expect(run).toMatchObject({
      state: 'done',
      rows_read: 4,
      creators_written: 2,
      posts_written: 1,
      refused: 2,
      source: 'native',
    });
    const refusals = await listRefusals(database.db, run.id, 20);
    expect(refusals).toEqual([
      { line: 2, column: 'followers', reason: expect.stringContaining('-3') as string },
      { line: 3, column: '', reason: expect.stringContaining('JSON') as string },
    ]);
    const source = await database.db
      .selectFrom('sources')
      .selectAll()
      .where('code', '=', 'native')
      .executeTakeFirst();
    expect(source?.name_en).toBeTruthy();
    const rows = await database.db
      .selectFrom('creators')
      .select(['handle', 'refreshed_at'])
      .orderBy('handle')
      .execute();
    expect(rows.map(row => row.handle)).toEqual(['creator1', 'creator3']);
    expect(rows[0]?.refreshed_at).toEqual(new Date('2026-11-17T00:00:00Z'));
  });

  it('refuses the one row that the database will not take', async () => {
    const owner = new pg.Client({ connectionString: database.ownerUrl });
    await owner.connect();
    // An error of the data, such as a number that is too large.
    await owner.query(
      `alter table posts add check (1 / (case platform_post_id when 'refused' then 0 else 1 end) = 1)`,
    );
    await owner.end();
    const post = { platformPostId: 'refused', publishedAt: '2026-11-01T00:00:00Z' };
    const lines = Array.from({ length: 9 }, (_, i) =>
      i === 5 ? { ...creator(i), posts: [post] } : creator(i),
    );
    const { run } = await importFile(database.db, ctx, { path: fileOf('old.ndjson', lines) });
    expect(run).toMatchObject({ state: 'done', rows_read: 9, creators_written: 8, refused: 1 });
    expect(await listRefusals(database.db, run.id, 20)).toMatchObject([{ line: 6 }]);
  });

  it('refuses a row with a day that nobody can have seen', async () => {
    const old = { ...creator(1), posts: [{ platformPostId: 'p', publishedAt: '0000-01-01T00:00:00Z' }] };
    const { run } = await importFile(database.db, ctx, { path: fileOf('old.ndjson', [creator(0), old]) });
    expect(run).toMatchObject({ state: 'done', creators_written: 1, refused: 1 });
    const [refusal] = await listRefusals(database.db, run.id, 20);
    expect(refusal?.reason).toContain('1970-01-01');
  });

  it('recognises an imported file, and a repeat changes nothing', async () => {
    const file = fileOf('two.ndjson', [creator(1), creator(2), '{']);
    const first = await importFile(database.db, ctx, { path: file });
    const versions = () =>
      database.db.selectFrom('creators').select(['id', 'refreshed_at', 'figures_at']).orderBy('id').execute();
    const before = await versions();
    ctx.pass(60_000);
    const known = await importFile(database.db, ctx, { path: file });
    expect(known).toMatchObject({ isKnown: true, run: { id: first.run.id, rows_read: 3 } });
    const again = await importFile(database.db, ctx, { path: file, again: true });
    expect(again).toMatchObject({
      isKnown: false,
      run: { id: first.run.id, rows_read: 3, creators_written: 0, unchanged: 2, refused: 1 },
    });
    expect(await versions()).toEqual(before);
    expect(await countOf('import_refusals')).toBe(1);
  });

  it('says why a file cannot be read, also the next time', async () => {
    const path = fileOf('strange.csv', ['a,b', '1,2']);
    const reason = expect.stringContaining('holds the account') as string;
    const refused = { state: 'failed', creators_written: 0, refused: 1, source: 'file', failure: reason };
    const first = await importFile(database.db, ctx, { path });
    expect(first).toMatchObject({ isKnown: false, run: refused });
    expect(await importFile(database.db, ctx, { path })).toMatchObject({ isKnown: false, run: refused });
    expect(await listRefusals(database.db, first.run.id, 20)).toMatchObject([{ line: 1, reason }]);
  });

  it('refuses a file with wrong rows only, and reads it once more', async () => {
    const path = fileOf('wrong.ndjson', [{ ...creator(1), followers: -3 }]);
    await importFile(database.db, ctx, { path });
    const again = await importFile(database.db, ctx, { path });
    expect(again).toMatchObject({ isKnown: false, run: { state: 'failed', rows_read: 1, refused: 1 } });
    expect(again.run.failure).toContain('-3');
  });

  it('reads a file in another way as another file', async () => {
    const path = fileOf('people.csv', ['username,followers', 'ann,5']);
    expect(await importFile(database.db, ctx, { path })).toMatchObject({ run: { state: 'failed' } });
    const guided = await importFile(database.db, ctx, { path, platform: 'tiktok' });
    expect(guided).toMatchObject({
      isKnown: false,
      run: { state: 'done', mapping: 'columns', creators_written: 1 },
    });
    expect(await importFile(database.db, ctx, { path, platform: 'tiktok' })).toMatchObject({ isKnown: true });
    expect(await importFile(database.db, ctx, { path, platform: 'instagram' })).toMatchObject({
      isKnown: false,
    });
    expect(await countOf('creators')).toBe(2);
  });
});

describe('an interrupted import', () => {
  const size = 17_001;
  const lines = Array.from({ length: size }, (_, i) => (i === 10 ? '{' : creator(i)));

  it('resumes after the last committed batch', async () => {
    const file = fileOf('large.ndjson', lines);
    const stop = () => {
      throw new Error('power cut');
    };
    await expect(importFile(database.db, ctx, { path: file, onProgress: stop })).rejects.toThrow('power cut');
    const failed = await database.db.selectFrom('import_runs').selectAll().executeTakeFirstOrThrow();
    expect(failed).toMatchObject({ state: 'failed', failure: 'power cut', refused: 1 });
    expect(failed.rows_read).toBe((await countOf('creators')) + 1);
    expect(failed.rows_read).toBeLessThan(size);
    const seen: number[] = [];
    const { run } = await importFile(database.db, ctx, {
      path: file,
      onProgress: at => seen.push(at.rows_read),
    });
    expect(run).toMatchObject({
      state: 'done',
      failure: null,
      rows_read: size,
      creators_written: size - 1,
      unchanged: 0,
      refused: 1,
    });
    expect(seen[0]).toBeGreaterThan(failed.rows_read);
    expect(await countOf('creators')).toBe(size - 1);
  });

  it('resumes in the background by its run', async () => {
    const file = fileOf('small.ndjson', [creator(1), creator(2)]);
    const run = await registerImport(database.db, ctx, await openCatalogueFile(file), { path: file });
    expect(run).toMatchObject({ state: 'running', rows_read: 0 });
    await resumeImport(database.db, ctx, run.id);
    await resumeImport(database.db, ctx, run.id);
    const [row] = await database.db.selectFrom('import_runs').selectAll().execute();
    expect(row).toMatchObject({ id: run.id, state: 'done', creators_written: 2 });
  });

  it('is not resumed by two at once', async () => {
    const file = fileOf('large.ndjson', lines);
    const both = await Promise.allSettled([
      importFile(database.db, ctx, { path: file }),
      importFile(database.db, ctx, { path: file }),
    ]);
    expect(both.filter(one => one.status === 'fulfilled').length).toBeGreaterThan(0);
    const [run] = await database.db.selectFrom('import_runs').selectAll().execute();
    expect(run).toMatchObject({ state: 'done', rows_read: size, creators_written: size - 1, refused: 1 });
    expect(await countOf('creators')).toBe(size - 1);
  });
});
