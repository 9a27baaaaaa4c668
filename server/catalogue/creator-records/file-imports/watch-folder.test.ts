import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testContext, type TestContext } from '../../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { watchFolderJob } from '../jobs.ts';
import { watchFolder } from '../service.ts';
import { takeFile } from './watched-files.queries.ts';

let database: TestDatabase;
let folder: string;
let ctx: TestContext;

beforeEach(async () => {
  database = await freshDatabase();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'starbridge-inbox-'));
  ctx = testContext('2026-11-20T08:00:00Z', 'en');
  await watchFolder(database.db, folder);
});
afterEach(async () => {
  await database.drop();
  fs.rmSync(folder, { recursive: true });
});

const line = (handle: string) =>
  JSON.stringify({ type: 'creator', platform: 'tiktok', handle, followers: 5 });

function put(name: string, ...handles: string[]): string {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, handles.map(line).join('\n'));
  return file;
}

const watch = () => watchFolderJob.run(database.db, ctx, {});

/** Looks twice, with a minute without changes in between. */
async function watchTwice(): Promise<void> {
  await watch();
  ctx.pass(60_000);
  await watch();
}

async function known(): Promise<string[]> {
  const rows = await database.db.selectFrom('creators').select('handle').orderBy('handle').execute();
  return rows.map(row => row.handle);
}

const runs = () =>
  database.db
    .selectFrom('import_runs')
    .select(['file_name', 'state', 'source', 'failure', 'refused'])
    .orderBy('id')
    .execute();

describe('the watched folder', () => {
  it('imports a file that has not grown for a minute, once', async () => {
    const file = put('one.ndjson', 'lan');
    await watch();
    ctx.pass(59_000);
    await watch();
    expect(await known()).toEqual([]);
    ctx.pass(1000);
    await watch();
    expect(await known()).toEqual(['lan']);
    expect(await runs()).toMatchObject([{ state: 'done', source: 'files' }]);
    ctx.pass(60_000);
    await watch();
    expect(await runs()).toHaveLength(1);
    expect(fs.readFileSync(file, 'utf8')).toBe(line('lan'));
  });

  it('waits for growing files, and imports changed ones again', async () => {
    put('one.ndjson', 'lan');
    await watch();
    ctx.pass(60_000);
    put('one.ndjson', 'lan', 'minh');
    await watch();
    expect(await known()).toEqual([]);
    ctx.pass(60_000);
    await watch();
    expect(await known()).toEqual(['lan', 'minh']);
    put('one.ndjson', 'lan', 'minh', 'thu');
    await watchTwice();
    expect(await known()).toEqual(['lan', 'minh', 'thu']);
    expect(await runs()).toHaveLength(2);
  });

  it.each([
    '.hidden.ndjson',
    'a.ndjson.part',
    'a.ndjson.crdownload',
    'a.ndjson~',
    '~$a.ndjson',
    'A.NDJSON.TMP',
  ])('leaves %s alone', async name => {
    put(name, 'lan');
    await watchTwice();
    expect([await known(), await runs()]).toEqual([[], []]);
  });

  it('reads tables in a folder with the name of a platform', async () => {
    fs.mkdirSync(path.join(folder, 'instagram'));
    fs.writeFileSync(path.join(folder, 'instagram', 'people.csv'), 'Username,#Followers\nann,5\n');
    fs.writeFileSync(path.join(folder, 'people.csv'), 'Username,#Followers\nbob,5\n');
    await watchTwice();
    expect(await known()).toEqual(['ann']);
    expect(await runs()).toMatchObject([
      { state: 'done', refused: 0 },
      { state: 'failed', failure: expect.stringContaining('--platform') as string },
    ]);
  });

  it('reads a folder of creators’ folders as one', async () => {
    const profile = JSON.stringify({
      userInfo: { user: { id: '1', uniqueId: 'lan', nickname: 'Lan' }, stats: { followerCount: 5 } },
    });
    fs.mkdirSync(path.join(folder, 'people', 'lan'), { recursive: true });
    fs.writeFileSync(path.join(folder, 'people', 'lan', 'user_info.json'), profile);
    await watchTwice();
    expect(await runs()).toMatchObject([
      { state: 'done', file_name: expect.stringContaining('people') as string },
    ]);
  });

  it('reports why a file cannot be read, and does not retry it until it changes', async () => {
    fs.writeFileSync(path.join(folder, 'notes.csv'), 'colour,size\nred,5\n');
    fs.symlinkSync('/nowhere', path.join(folder, 'gone.csv'));
    put('good.ndjson', 'lan');
    await watchTwice();
    expect(await known()).toEqual(['lan']);
    const listed = await runs();
    expect(listed.find(run => run.file_name.endsWith('notes.csv'))).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('no column holds the account') as string,
    });
    await database.db.deleteFrom('import_runs').execute();
    ctx.pass(60_000);
    await watch();
    expect(await runs()).toEqual([]);
    fs.writeFileSync(path.join(folder, 'notes.csv'), 'colour,size\nred,5\nblue,6\n');
    await watchTwice();
    expect(await runs()).toMatchObject([{ state: 'failed' }]);
  });

  it('reports a folder within that cannot be opened', async () => {
    fs.mkdirSync(path.join(folder, 'people', 'user_info.json'), { recursive: true });
    await watchTwice();
    expect(await runs()).toMatchObject([
      { state: 'failed', failure: expect.stringContaining('EISDIR') as string },
    ]);
    ctx.pass(60_000);
    await watch();
    expect(await runs()).toHaveLength(1);
  });

  it('forgets removed files, and recognises them by content', async () => {
    const file = put('one.ndjson', 'lan');
    await watchTwice();
    fs.rmSync(file);
    await watchTwice();
    expect(await database.db.selectFrom('watched_files').selectAll().execute()).toEqual([]);
    put('one.ndjson', 'lan');
    await watchTwice();
    expect(await runs()).toHaveLength(1);
  });

  it('leaves a file to the worker that has it, and resumes if that one died', async () => {
    put('one.ndjson', 'lan');
    await watch();
    ctx.pass(60_000);
    const now = ctx.now();
    const until = new Date(now.getTime() + 300_000);
    expect(await takeFile(database.db, { now, quietSince: now, until })).toMatchObject({
      path: path.join(folder, 'one.ndjson'),
    });
    await watch();
    expect(await known()).toEqual([]);
    ctx.pass(300_001);
    await watch();
    expect(await known()).toEqual(['lan']);
  });

  it('is imported once by two workers', async () => {
    for (let i = 0; i < 6; i++) put(`${i}.ndjson`, `lan${i}`);
    await watch();
    ctx.pass(60_000);
    await Promise.all([watch(), watch()]);
    expect(await known()).toHaveLength(6);
    expect(await runs()).toHaveLength(6);
  });

  it('is not looked into when it is turned off, or not there', async () => {
    put('one.ndjson', 'lan');
    await database.db.updateTable('source_settings').set({ is_on: false }).execute();
    await watchTwice();
    expect(await known()).toEqual([]);
    await database.db.updateTable('source_settings').set({ is_on: true }).execute();
    await watchFolder(database.db, path.join(folder, 'nowhere'));
    await watchTwice();
    expect(await known()).toEqual([]);
    await watchFolder(database.db, folder);
    await watchTwice();
    expect(await known()).toEqual(['lan']);
  });
});
