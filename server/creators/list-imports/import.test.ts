import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import {
  fetchImportFile,
  listListImports,
  getListImport,
} from '../../../contract/creators/list-imports/list-imports.ts';
import { listBackgroundTasks } from '../../../contract/activity/background-tasks.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { listCounts } from '../../../test/fixtures/creators/list-counts.ts';
import {
  csvOf,
  ListImportFixture,
  tiktok,
  xlsxOf,
} from '../../../test/fixtures/creators/list-import-fixture.ts';
import { queuedFor } from '../../../test/harness/app/queued-jobs.ts';
import { readXlsx } from '../../../test/harness/spreadsheets/read-xlsx.ts';
import type { SignedIn } from '../../core/context.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { blockCreators } from '../blocklist/service.ts';
import { writeRecords } from '../../catalogue/creator-records/service.ts';
import { listImportJob } from './jobs.ts';
import { importRows } from './service.ts';

let app: TestApp;
let fixture: ListImportFixture;
let fixtures = 0;
let name: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.world.pass(60_000);
  name = `t${++fixtures}`;
  fixture = await ListImportFixture.open(app, `import-${fixtures}`);
});

const ctx = (): SignedIn => ({
  ...app.world,
  actor: { ...fixture.owner, sessionId: 0, role: 'owner', isOperator: false },
});
const inTeam = <T>(task: Parameters<typeof asTeam<T>>[2]) =>
  asTeam(app.database.db, fixture.owner.teamId, task);
/** Creators that are already in the catalogue, with their ids. */
async function known(...handles: string[]): Promise<number[]> {
  const { db } = app.database;
  const records = handles.map(
    handle => ({ type: 'creator', platform: 'tiktok', handle, name: `known ${handle}` }) as const,
  );
  await writeRecords(db, app.world, 'file', records);
  app.world.pass(1000);
  const rows = await db
    .selectFrom('creators')
    .select(['id', 'handle'])
    .where('handle', 'in', handles)
    .execute();
  return handles.map(handle => rows.find(row => row.handle === handle)?.id ?? 0);
}
const creatorsNamed = (...handles: string[]) =>
  app.database.db
    .selectFrom('creators as c')
    .leftJoin('contact_addresses as e', 'e.creator_id', 'c.id')
    .select([
      'c.handle',
      'c.platform',
      'c.name',
      'c.homepage_url',
      'c.source',
      'c.analysis',
      'c.has_email',
      'e.address',
    ])
    .where('c.handle', 'in', handles)
    .orderBy('c.handle')
    .execute();
const outcomes = (rows: ReplyOf<typeof getListImport>['rows']) =>
  rows.map(({ row, outcome, reason }) => [row, outcome, reason]); // oxfmt-ignore

/** Every kind of row: new, known, in the list, blocked, duplicate, and rows that cannot be imported. */
async function messyFile(): Promise<string> {
  const [, inList = 0, blocked = 0] = await known(`${name}_known`, `${name}_in`, `${name}_blocked`);
  await inTeam(async db => {
    await blockCreators(db, ctx(), [blocked], { reason: 'late', listId: fixture.listId });
  });
  expect(inList).toBeGreaterThan(0);
  await fixture.importAll('first.csv', csvOf('link', tiktok(`${name}_in`)));
  return csvOf(
    'link,platform,name,email,tags,note',
    `${tiktok(`${name}_new`)},,New One,n@ew.com,"beauty, summer",first note`,
    `${tiktok(`${name}_known`)},,Mine,k@nown.com,summer,`,
    `@${name}_ins,Instagram,,,,`,
    `${tiktok(`${name}_in`)},,,,x,y`,
    `${tiktok(`${name}_blocked`)},,,,,`,
    `${tiktok(`${name}_NEW`)}?lang=en,,,,,`,
    'ask Mei,,,,,',
    ',,only a name,,,',
    'https://www.bilibili.com/1,,,,,',
  );
}
const messyOutcomes = [
  [2, 'added', null],
  [3, 'added', null],
  [4, 'added', null],
  [5, 'updated', null],
  [6, 'failed', 'blocked'],
  [7, 'failed', 'twice'],
  [8, 'failed', 'notALink'],
  [9, 'failed', 'missing'],
  [10, 'failed', 'otherSite'],
];

describe('an import', () => {
  it('matches its dry run', async () => {
    const { data } = await fixture.send('messy.csv', await messyFile());
    const { id, mapping } = data.import;
    const tried = (await fixture.try(id, mapping)).data;
    expect(tried).toMatchObject({
      willAdd: 3,
      willUpdate: 1,
      already: 0,
      willFail: 5,
      unknown: 2,
      room: 499,
    });
    expect(outcomes(tried.rows)).toEqual(messyOutcomes);
    expect(tried.rows[0]?.creator).toEqual({ id: 0, platform: 'tiktok', name: 'New One', handle: `${name}_new`, known: false }); // oxfmt-ignore
    expect(tried.rows[1]?.creator).toMatchObject({ name: `known ${name}_known`, known: true });
    expect(await fixture.members()).toEqual([`${name}_in`]);

    const { data: started } = await fixture.start(id, mapping);
    expect((await fixture.show(id)).data.import).toMatchObject({ state: 'running', succeeded: 0, failed: 0 });
    expect(await queuedFor(app.database, listImportJob.name)).toContainEqual({ teamId: fixture.owner.teamId, workId: started.workId }); // oxfmt-ignore
    app.world.pass(5000);
    await fixture.run(started.workId);
    const { data: shown } = await fixture.show(id);
    expect(outcomes(shown.rows)).toEqual(messyOutcomes);
    expect(shown).toMatchObject({ total: 9, import: { state: 'done', rows: 9, succeeded: 4, failed: 5 } });
    expect(shown.counts).toEqual({ waiting: 0, added: 3, updated: 1, already: 0, failed: 5 });
    expect(shown.import.finishedAt).toBe(app.world.now().toISOString());
    expect(shown.rows[0]?.creator).toMatchObject({ name: 'New One', handle: `${name}_new`, known: false });
    expect(shown.rows[1]?.creator).toMatchObject({ name: `known ${name}_known`, known: true });
    const members = ['in', 'ins', 'known', 'new'].map(each => `${name}_${each}`);
    expect(await fixture.members()).toEqual(members);
    expect((await listCounts(app.database.db, fixture.owner.teamId)).faults).toEqual([]);
    const { data: tasks } = await callApp(app, listBackgroundTasks, { token: fixture.tokens.owner });
    expect(tasks.works[0]).toMatchObject({ kind: 'listImport', state: 'done', done: 9, total: 9, details: { importId: id, file: 'messy.csv' } }); // oxfmt-ignore
  });

  it('creates unknown creators by their handle, and leaves known ones unchanged', async () => {
    await fixture.importAll('messy.csv', await messyFile());
    expect(await creatorsNamed(`${name}_new`, `${name}_known`)).toEqual([
      expect.objectContaining({ handle: `${name}_known`, name: `known ${name}_known`, source: 'file', has_email: false, address: null }) as object,
      expect.objectContaining({ handle: `${name}_new`, name: `${name}_new`, source: 'list-import', has_email: false, address: null, analysis: 'unanalysable', homepage_url: tiktok(`${name}_new`) }) as object,
    ]); // oxfmt-ignore
  });

  it('adds tags and notes to creators in the list as well, and not to those who are blocked', async () => {
    await fixture.importAll('messy.csv', await messyFile());
    const rows = await inTeam(async db => ({
      tags: await db.selectFrom('team_creator_tags as t').innerJoin('creators as c', 'c.id', 't.creator_id').select(['c.handle', 't.tag']).orderBy('c.handle').orderBy('t.tag').execute(),
      notes: await db.selectFrom('team_creator_notes as n').innerJoin('creators as c', 'c.id', 'n.creator_id').select(['c.handle', 'n.text', 'n.written_by']).orderBy('c.handle').execute(),
    })); // oxfmt-ignore
    expect(rows).toEqual({
      tags: [
        { handle: `${name}_in`, tag: 'x' },
        { handle: `${name}_known`, tag: 'summer' },
        { handle: `${name}_new`, tag: 'beauty' },
        { handle: `${name}_new`, tag: 'summer' },
      ],
      notes: [
        { handle: `${name}_in`, text: 'y', written_by: fixture.owner.accountId },
        { handle: `${name}_new`, text: 'first note', written_by: fixture.owner.accountId },
      ],
    });
  });

  it('of the same file again adds nothing twice', async () => {
    await fixture.importAll('messy.csv', await messyFile());
    const again = await fixture.importAll('again.csv', csvOf('link,tags,note', `${tiktok(`${name}_in`)},x,y`, `${tiktok(`${name}_new`)},winter,first note`)); // oxfmt-ignore
    const { data } = await fixture.show(again);
    expect(outcomes(data.rows)).toEqual([[2, 'already', null], [3, 'updated', null]]); // oxfmt-ignore
    const notes = await inTeam(db => db.selectFrom('team_creator_notes').select('text').execute());
    expect(notes.map(({ text }) => text).toSorted()).toEqual(['first note', 'y']);
  });

  it('says what of a row was left out, in the dry run too, and gives such rows back', async () => {
    const file = csvOf(
      'link,email,tags,note',
      `${tiktok(`${name}_a`)},gita@@bad,,`,
      `${tiktok(`${name}_b`)},Bo <bo@x.com>; n/a,ok,`,
      `${tiktok(`${name}_c`)},-,${'t'.repeat(41)},`,
      `https://www.instagram.com/p/Cabc123/,,,`,
      `https://vm.tiktok.com/ZMabc/,,,`,
      `https://shop.example.com/x,,,`,
    );
    const { data: sent } = await fixture.send('cut.csv', file);
    const tried = (await fixture.try(sent.import.id, sent.import.mapping)).data;
    const remarks = (rows: ReplyOf<typeof getListImport>['rows']) =>
      rows.map(({ row, outcome, reason, warnings }) => [row, outcome, reason, ...warnings]);
    const expected = [
      [2, 'added', null, 'badEmail'],
      [3, 'added', null],
      [4, 'added', null, 'cutShort'],
      [5, 'failed', 'notAProfile'],
      [6, 'failed', 'shortLink'],
      [7, 'failed', 'otherSite'],
    ];
    expect(remarks(tried.rows)).toEqual(expected);
    await fixture.run((await fixture.start(sent.import.id, sent.import.mapping)).data.workId);
    const { data } = await fixture.show(sent.import.id);
    expect(remarks(data.rows)).toEqual(expected);
    expect(data.attention).toBe(5);
    const open = (await fixture.show(sent.import.id, { outcome: 'attention' })).data;
    expect([open.total, open.rows.map(({ row }) => row)]).toEqual([5, [2, 4, 5, 6, 7]]);
  });

  it('accepts channels by id, and recognises existing ones', async () => {
    const channel = 'UC-lHJZR3Gqxm24_Vd_AJ5Yw';
    const file = csvOf('link', `https://www.youtube.com/channel/${channel}`);
    const first = await fixture.importAll('a.csv', file);
    expect(outcomes((await fixture.show(first)).data.rows)).toEqual([[2, 'added', null]]);
    const again = await fixture.importAll('b.csv', file);
    expect(outcomes((await fixture.show(again)).data.rows)).toEqual([[2, 'already', null]]);
    expect(await creatorsNamed(channel)).toMatchObject([{ platform: 'youtube', handle: channel }]);
  });

  it('counts duplicates across batches', async () => {
    const rows = Array.from({ length: 2300 }, (_, at) => [tiktok(`${name}_${at % 1200}`)]);
    const team = await ListImportFixture.open(app, `import-big-${fixtures}`, 'team');
    const id = await team.importAll('a.xlsx', await xlsxOf(['link'], rows));
    expect((await team.show(id)).data.import).toMatchObject({ rows: 2300, succeeded: 1200, failed: 1100 });
    const { data } = await team.show(id, { outcome: 'failed', page: 22, size: 50 });
    expect([data.total, outcomes(data.rows).at(-1)]).toEqual([1100, [2301, 'failed', 'twice']]);
  });

  it('has the same result with two concurrent workers', async () => {
    const team = await ListImportFixture.open(app, `import-two-${fixtures}`, 'team');
    const rows = Array.from({ length: 3500 }, (_, at) => [tiktok(`${name}_${at % 3000}`), `note ${at}`]);
    const { data } = await team.send('a.xlsx', await xlsxOf(['link', 'note'], rows));
    const { data: started } = await team.start(data.import.id, data.import.mapping);
    await Promise.all([team.run(started.workId), team.run(started.workId)]);
    expect((await team.show(data.import.id)).data.import).toMatchObject({
      state: 'done',
      succeeded: 3000,
      failed: 500,
    });
    const { data: failed } = await team.show(data.import.id, { outcome: 'failed', size: 100 });
    expect(new Set(failed.rows.map(({ reason }) => reason))).toEqual(new Set(['twice']));
    const notes = await asTeam(app.database.db, team.owner.teamId, db =>
      db.selectFrom('team_creator_notes').select('id').execute(),
    );
    expect([notes.length, (await listCounts(app.database.db, team.owner.teamId)).faults]).toEqual([3000, []]);
  });
});

describe('a start', () => {
  it('is refused when the list has too little room, with both numbers, before anything is written', async () => {
    const small = await ListImportFixture.open(app, `import-small-${fixtures}`, 'free');
    const rows = Array.from({ length: 51 }, (_, at) => tiktok(`${name}_${at}`));
    const { data } = await small.send('a.csv', csvOf('link', ...rows));
    expect((await small.try(data.import.id, data.import.mapping)).data).toMatchObject({
      willAdd: 51,
      room: 50,
    });
    const { status, code, msg } = await small.start(data.import.id, data.import.mapping);
    expect([status, code, msg]).toEqual([200, 1013, expect.stringMatching(/51.*50/) as string]);
    expect((await small.show(data.import.id)).data.import.state).toBe('ready');
    expect([await small.members(), await creatorsNamed(`${name}_0`)]).toEqual([[], []]);
  });

  it('takes no place for existing, repeated or invalid rows', async () => {
    const small = await ListImportFixture.open(app, `import-fits-${fixtures}`, 'free');
    const rows = Array.from({ length: 49 }, (_, at) => tiktok(`${name}_${at}`));
    await small.importAll('a.csv', csvOf('link', ...rows));
    const id = await small.importAll(
      'b.csv',
      csvOf('link', ...rows, 'x', tiktok(`${name}_49`), tiktok(`${name}_49`)),
    );
    expect((await small.show(id)).data.import).toMatchObject({ state: 'done', succeeded: 50, failed: 2 });
  });

  it('fails the rows beyond, when others took the places meanwhile', async () => {
    const small = await ListImportFixture.open(app, `import-late-${fixtures}`, 'free');
    const links = (from: number, count: number) => Array.from({ length: count }, (_, at) => tiktok(`${name}_${from + at}`)); // oxfmt-ignore
    const { data } = await small.send('a.csv', csvOf('link', ...links(0, 30)));
    const { data: started } = await small.start(data.import.id, data.import.mapping);
    await small.importAll('b.csv', csvOf('link', ...links(20, 40)));
    await small.run(started.workId);
    const { data: failed } = await small.show(data.import.id, { outcome: 'failed' });
    expect(failed).toMatchObject({ total: 10, import: { state: 'done', succeeded: 20, failed: 10 } });
    expect(failed.rows.map(({ reason }) => reason)).toEqual(Array(10).fill('noRoom'));
    const counts = await listCounts(app.database.db, small.owner.teamId);
    expect([counts.faults, counts.used['list.members']]).toEqual([[], 50]);
  });

  it('runs once, and never again', async () => {
    const { data } = await fixture.send('a.csv', csvOf('link', tiktok(name)));
    const { id, mapping } = data.import;
    const both = await Promise.all([fixture.start(id, mapping), fixture.start(id, mapping)]);
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1014]);
    const workId = both.find(({ code }) => code === 0)?.data.workId ?? 0;
    await fixture.run(workId);
    await fixture.run(workId);
    expect((await fixture.start(id, mapping)).code).toBe(1014);
    expect((await fixture.try(id, mapping)).code).toBe(1014);
    expect((await fixture.show(id)).data.import).toMatchObject({ state: 'done', succeeded: 1, failed: 0 });
  });

  it.each([
    ['nobody', {}],
    ['handles without platforms', { handle: 0 }],
    ['a column that is not there', { homepage: 1 }],
  ])('needs a mapping that identifies creators: %s', async (_what, mapping) => {
    const { data } = await fixture.send('a.csv', csvOf('link', tiktok(name)));
    for (const answer of [
      await fixture.try(data.import.id, mapping),
      await fixture.start(data.import.id, mapping),
    ]) {
      expect([answer.status, answer.fields]).toEqual([400, ['mapping']]);
    }
  });

  it('ends as failed if the list was deleted, and keeps imported creators in the catalogue', async () => {
    const listId = await fixture.makeList();
    const { data } = await fixture.send('a.csv', csvOf('link', tiktok(name)), { listId });
    const { data: started } = await fixture.start(data.import.id, data.import.mapping);
    await inTeam(db => db.deleteFrom('lists').where('id', '=', listId).execute());
    await fixture.run(started.workId);
    expect((await fixture.show(data.import.id)).data.import).toMatchObject({ state: 'failed', list: null });
    const { data: tasks } = await callApp(app, listBackgroundTasks, { token: fixture.tokens.owner });
    expect(tasks.works[0]).toMatchObject({ state: 'failed', failure: '内容不存在或已被删除' });
  });

  it('resumes after an interruption', async () => {
    const { data } = await fixture.send('a.csv', csvOf('link', tiktok(`${name}_a`), tiktok(`${name}_b`)));
    const { id, mapping } = data.import;
    const { data: lost } = await fixture.start(id, mapping);
    await inTeam(db =>
      db.updateTable('background_tasks').set({ state: 'failed' }).where('id', '=', lost.workId).execute(),
    );
    expect((await fixture.show(id)).data.import.state).toBe('failed');
    const { data: started } = await fixture.start(id, mapping);
    await fixture.run(started.workId);
    expect((await fixture.show(id)).data.import).toMatchObject({ state: 'done', succeeded: 2 });
  });
});

describe('records', () => {
  const list = async (query = {}, token = fixture.tokens.owner) =>
    (await callApp(app, listListImports, { token, query })).data;

  it('are filtered and paged, newest first', async () => {
    const other = await fixture.makeList();
    await fixture.importAll('a.csv', csvOf('link', tiktok(`${name}_a`)));
    app.world.pass(1000);
    await fixture.send('b.csv', csvOf('link', tiktok(`${name}_b`)), { listId: other });
    const names = async (query: object) => (await list(query)).imports.map(({ fileName }) => fileName);
    expect(await names({})).toEqual(['b.csv', 'a.csv']);
    expect(await names({ state: 'done' })).toEqual(['a.csv']);
    expect(await names({ listId: other })).toEqual(['b.csv']);
    expect(await names({ size: 1, page: 2 })).toEqual(['a.csv']);
    expect((await list({ size: 1, page: 2 })).total).toBe(2);
  });

  it('of private lists are for their creators and the main account', async () => {
    const secret = await fixture.makeList('private', fixture.tokens.member);
    const other = await ListImportFixture.open(app, `import-stranger-${fixtures}`);
    const { data } = await fixture.send('a.csv', csvOf('link', tiktok(name)), { listId: secret, token: fixture.tokens.member }); // oxfmt-ignore
    const mine = await fixture.makeList('private');
    const { data: hidden } = await fixture.send('b.csv', csvOf('link', tiktok(name)), { listId: mine });
    expect((await list({}, fixture.tokens.member)).total).toBe(1);
    expect((await list()).total).toBe(2);
    expect((await list({}, other.tokens.owner)).total).toBe(0);
    const { id, mapping } = hidden.import;
    for (const token of [fixture.tokens.member, other.tokens.owner]) {
      const get = (path: string) =>
        app.inject({ method: 'GET', path: `/kol/api/listImports/${id}${path}`, token });
      expect([
        (await fixture.showAs(id, {}, token)).code,
        (await fixture.try(id, mapping, token)).code,
        (await fixture.start(id, mapping, token)).code,
        (await get('/file')).statusCode,
        (await get('/failed')).statusCode,
      ]).toEqual([404, 404, 404, 404, 404]);
    }
    expect((await fixture.showAs(data.import.id, {}, fixture.tokens.owner)).code).toBe(0);
  });

  it('are read row by row for an export', async () => {
    const id = await fixture.importAll('messy.csv', await messyFile());
    const rows = await Array.fromAsync(importRows(app.database.db, ctx(), id));
    expect(outcomes(rows)).toEqual(messyOutcomes);
  });
});

describe('files', () => {
  const get = (path: string, lang = 'en') =>
    app.inject({ method: 'GET', path: `/kol/api/listImports/${path}`, token: fixture.tokens.owner, headers: { 'accept-language': lang } }); // oxfmt-ignore
  const table = async (path: string, lang = 'en') => {
    const reply = await get(path, lang);
    expect(reply.statusCode).toBe(200);
    const { rows } = await readXlsx(reply.rawPayload);
    return { raw: reply.rawPayload, rows: rows.map(row => row.map(cell => cell?.value ?? '')) };
  };

  it('give back the original, byte for byte', async () => {
    const file = await xlsxOf(['link'], [[tiktok(name)]]);
    const { data } = await fixture.send('达人.xlsx', file);
    const reply = await get(`${data.import.id}/file`);
    expect(reply.rawPayload.equals(file)).toBe(true);
    expect(reply.headers['content-disposition']).toContain(encodeURIComponent('达人.xlsx'));
    expect(fetchImportFile.sends).toContain(reply.headers['content-type']);
  });

  it('returns the failed rows, which are corrected and uploaded again', async () => {
    const id = await fixture.importAll('messy.csv', await messyFile());
    const { rows } = await table(`${id}/failed`);
    expect(rows.map(row => [row[0], ...row.slice(-2)])).toEqual([
      ['link', 'Row', 'Reason'],
      [tiktok(`${name}_blocked`), '6', expect.stringContaining('blacklist')],
      [`${tiktok(`${name}_NEW`)}?lang=en`, '7', expect.stringContaining('row above')],
      ['ask Mei', '8', expect.any(String)],
      ['', '9', expect.any(String)],
      ['https://www.bilibili.com/1', '10', expect.any(String)],
    ]);
    const [headings = [], , , wrong = []] = rows;
    const mended = [tiktok(`${name}_mended`), ...wrong.slice(1)];
    const again = await fixture.importAll('mended.xlsx', await xlsxOf(headings, [mended]));
    expect((await fixture.show(again)).data.import).toMatchObject({ succeeded: 1, failed: 0 });
    const { rows: zh } = await table(`${id}/failed`, 'zh');
    expect(zh[0]?.slice(-2)).toEqual(['行号', '失败原因']);
  });

  it('name columns of failed rows that had no names, and drop those of an earlier time', async () => {
    const { data } = await fixture.send('a.csv', csvOf(`x,${tiktok(`${name}_a`)}`, 'y,nonsense', 'z,more'));
    const { data: started } = await fixture.start(data.import.id, { homepage: 1, note: 0 });
    await fixture.run(started.workId);
    const first = await table(`${data.import.id}/failed`);
    expect(first.rows[0]).toEqual(['Note', 'Profile link', 'Row', 'Reason']);
    const again = await fixture.importAll('again.xlsx', first.raw);
    const second = await table(`${again}/failed`, 'zh');
    expect(second.rows.map(row => row.slice(0, 3))).toEqual([
      ['Note', 'Profile link', '行号'],
      ['y', 'nonsense', '2'],
      ['z', 'more', '3'],
    ]);
  });

  it.each(['zh', 'en'])('the template in %s is read as intended, without its example', async lang => {
    const { raw, rows } = await table('template', lang);
    expect(rows).toHaveLength(2);
    expect((await fixture.send('template.xlsx', raw, { lang })).code).toBe(1012);
    const [headings = [], example = []] = rows;
    const filled = [tiktok(name), '', '', '昵称', 'a@b.com', '美妆', '备注'];
    const { data } = await fixture.send('filled.xlsx', await xlsxOf(headings, [example, filled]));
    expect(data).toMatchObject({
      basis: 'headings',
      import: {
        rows: 1,
        mapping: { homepage: 0, platform: 1, handle: 2, name: 3, email: 4, tags: 5, note: 6 },
      },
      sample: [filled],
    });
  });
});
