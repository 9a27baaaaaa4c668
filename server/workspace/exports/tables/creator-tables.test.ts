import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import { callApp } from '../../../../test/harness/app/call-endpoint.ts';
import { readXlsx, type WrittenCell } from '../../../../test/harness/spreadsheets/read-xlsx.ts';
import { someCreators } from '../../../../test/fixtures/creators/some-creators.ts';
import { makeMember, makeTeam, type Account } from '../../../../test/fixtures/two-teams/two-teams.ts';
import { actOnCreators, type BulkAction } from '../../../../contract/creators/bulk.ts';
import type { BodyInputOf } from '../../../../contract/core/endpoint.ts';
import { exportColumns } from '../../../../contract/workspace/export-columns.ts';
import { startExport } from '../../../../contract/workspace/exports.ts';
import { unlockEmails } from '../../../../contract/creators/creator-emails.ts';
import { createList } from '../../../../contract/creators/lists.ts';
import { listOperationRecords } from '../../../../contract/workspace/audit-log.ts';
import { listBackgroundTasks, type BackgroundTask } from '../../../../contract/activity/background-tasks.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { exportJob } from '../jobs.ts';

type Params = BodyInputOf<typeof startExport>;

let app: TestApp;
let ids: number[];
let owner: Account;
let token: string;
let teams = 0;

beforeAll(async () => {
  app = await startTestApp();
  ids = await someCreators(app.database.db, 10_000, app.world.now());
  const values = {
    name: '=HYPERLINK("http://x") 李雷 🦄',
    region: 'JP',
    language: 'ja',
    category: 'Food',
    tags: ['美食', 'vlog'],
    verified: true,
    average_plays: 52_000,
    interaction_bp: 982,
    level: 5,
    plays_to_followers_bp: 5500,
    growth_bp: -40,
    price_low_fen: 321_100,
    price_high_fen: 590_000,
    last_post_at: new Date('2026-11-19T16:00:00Z'),
  };
  await app.database.db
    .updateTable('creators')
    .set(values)
    .where('id', '=', ids[0] ?? 0)
    .execute();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await makeTeam(app.database.db, app.world, `team${++teams}`, { plan: 'team' });
  token = await app.signInAs(owner);
});

const homepage = 'https://www.tiktok.com/@handle_1';
const some = (count: number) => ({ of: 'ids' as const, ids: ids.slice(0, count) });
const ask = (body: Params, as = token, lang = 'zh') =>
  callApp(app, startExport, { token: as, body, headers: { 'accept-language': lang } });
async function taskOf(workId: number, as = token): Promise<BackgroundTask | undefined> {
  const { data } = await callApp(app, listBackgroundTasks, { token: as });
  return data.works.find(({ id }) => id === workId);
}
async function runExport(
  body: Params,
  { as = token, lang = 'zh' } = {},
): Promise<BackgroundTask | undefined> {
  const reply = await ask(body, as, lang);
  expect(reply).toMatchObject({ code: 0 });
  const { workId } = reply.data;
  await exportJob.run(app.database.db, app.world, { teamId: owner.teamId, workId });
  return taskOf(workId, as);
}
async function fileOf(task: BackgroundTask | undefined, as = token): Promise<Buffer> {
  expect(task).toMatchObject({ state: 'done' });
  const path = `/office/api/works/${task?.id}/file`;
  return (await app.inject({ method: 'GET', path, token: as })).rawPayload;
}
const valueOf = (cell: WrittenCell | null) => {
  if (!cell) return null;
  return cell.type === 'n' ? Number(cell.value) : cell.value;
};
async function tableOf(body: Omit<Params, 'format'>, asked: { as?: string; lang?: string } = {}) {
  const task = await runExport({ ...body, format: 'xlsx' }, asked);
  const { rows } = await readXlsx(await fileOf(task, asked.as));
  return rows.map(row => row.map(valueOf));
}
async function newList(visibility: 'team' | 'private' = 'team', as = token, name = '春季'): Promise<number> {
  const body = { name, color: 1, visibility };
  return (await callApp(app, createList, { token: as, body })).data.id;
}
async function act(action: BulkAction, count = 2, as = token): Promise<void> {
  const body = { selection: some(count), action };
  expect(await callApp(app, actOnCreators, { token: as, body })).toMatchObject({ code: 0 });
}
/** Adds members directly; adding through the API is tested elsewhere. */
const fill = (listId: number) =>
  asTeam(app.database.db, owner.teamId, async db => {
    const row = { list_id: listId, added_at: app.world.now(), added_by: owner.accountId };
    for (let at = 0; at < ids.length; at += 5000) {
      const members = ids.slice(at, at + 5000).map(id => ({ ...row, team_id: owner.teamId, creator_id: id }));
      await db.insertInto('list_members').values(members).execute();
    }
  });

it('writes all that a team sees of creators, numbers as numbers', async () => {
  const listId = await newList();
  await act({ do: 'addToList', listId });
  await act({ do: 'addTags', tags: ['重点', '二月'] }, 1);
  await act({ do: 'setStatus', status: 'negotiating' }, 1);
  await act({ do: 'addNote', text: '周一再问' }, 1);
  await act({ do: 'block', reason: '价格虚高' }, 1);
  const columns = [...exportColumns.creators];
  const [heads, first, second] = await tableOf({ of: { table: 'creators', selection: some(2) }, columns });
  expect(Object.fromEntries((heads ?? []).map((head, at) => [head, first?.[at]]))).toEqual({
    名称: '=HYPERLINK("http://x") 李雷 🦄',
    账号: 'handle_1',
    平台: 'TikTok',
    主页链接: 'https://www.tiktok.com/@handle_1',
    地区: '日本',
    语言: '日语',
    分类: '美食',
    标签: '美食、vlog',
    已认证: '是',
    粉丝: 999_999,
    '平均播放（近 10 条）': 52_000,
    互动率: 0.0982,
    等级: '优秀',
    播粉比: 0.55,
    '粉丝增长（30 天）': -0.004,
    '预估报价下限（元）': 3200,
    '预估报价上限（元）': 5900,
    // 2026-11-20 00:00 in Shanghai.
    '最近发布（Asia/Shanghai）': 46_346,
    状态: '洽谈中',
    收藏夹: '春季',
    团队标签: expect.stringMatching(/^(重点、二月|二月、重点)$/) as string,
    备注: '周一再问',
    邮箱: null,
    黑名单原因: '价格虚高',
    '最近联系（Asia/Shanghai）': null,
    联系人: undefined,
  });
  expect(second?.slice(0, 4)).toEqual([
    'creator 2',
    'handle_2',
    'TikTok',
    'https://www.tiktok.com/@handle_2',
  ]);
  expect([first?.length, second?.length].every(length => (length ?? 0) <= (heads ?? []).length)).toBe(true);
});

it('has the chosen columns in order, in the caller’s language', async () => {
  const columns = ['followers', 'status', 'region', 'creator'];
  const of = { table: 'creators', selection: some(1) } as const;
  expect(await tableOf({ of, columns }, { lang: 'en' })).toEqual([
    ['Followers', 'Status', 'Region', 'Name', 'Handle', 'Platform', 'Homepage'],
    [999_999, 'New', 'Japan', '=HYPERLINK("http://x") 李雷 🦄', 'handle_1', 'TikTok', homepage],
  ]);
});

it('writes the addresses that the team has unlocked, and no others', async () => {
  const [first = 0, second = 0] = ids;
  const found = { source: 'file', found_at: app.world.now() };
  const rows = [first, second].map(id => ({ creator_id: id, address: `c${id}@team.example`, ...found }));
  await app.database.db.insertInto('contact_addresses').values(rows).execute();
  const selection = { of: 'ids' as const, ids: [first] };
  await callApp(app, unlockEmails, { token, body: { selection } });
  const of = { table: 'creators', selection: some(2) } as const;
  expect((await tableOf({ of, columns: ['followers', 'email'] })).map(row => row[1])).toEqual([
    '邮箱',
    `c${first}@team.example`,
    undefined,
  ]);
});

it('guards formulas in separated values, and names the file', async () => {
  const of = { table: 'creators', selection: some(1) } as const;
  const task = await runExport({ of, columns: ['creator', 'growth'], format: 'csv' });
  expect((await fileOf(task)).toString('utf8')).toBe(
    `\uFEFF名称,账号,平台,主页链接,粉丝增长（30 天）\r\n"'=HYPERLINK(""http://x"") 李雷 🦄",handle_1,TikTok,${homepage},-0.40%\r\n`,
  );
  expect(task?.file?.name).toBe('达人-2026-11-20.csv');
});

it('writes the results of a search in order, up to the requested number', async () => {
  const filter = { followerCount_end: '999990' };
  const search = {
    of: 'search',
    platform: 'tiktok',
    filter,
    sort: 'followers',
    most: 3,
    hideBlocked: true,
  } as const;
  const rows = await tableOf({ of: { table: 'creators', selection: search }, columns: ['followers'] });
  expect(rows.flat()).toEqual(['粉丝', 999_990, 999_989, 999_988]);
  const everywhere = { of: { table: 'creators', selection: { ...search, platform: 'all' } } } as const;
  expect(await tableOf({ ...everywhere, columns: ['followers'] })).toEqual(rows);
});

it('writes a list with who added each creator and when', async () => {
  const listId = await newList();
  await act({ do: 'addToList', listId }, 2);
  const columns = ['added_at', 'added_by', 'followers'];
  const nick = `${owner.username} nick`;
  // 2026-11-20 16:00 in Shanghai.
  const lines = [
    [expect.closeTo(46_346 + 2 / 3, 6), nick, 999_999],
    [expect.closeTo(46_346 + 2 / 3, 6), nick, 999_998],
  ];
  const all = { of: 'list', listId, filter: {} } as const;
  const heads = ['收藏时间（Asia/Shanghai）', '收藏人', '粉丝'];
  expect(await tableOf({ of: { table: 'listMembers', selection: all }, columns })).toEqual([heads, ...lines]);
  const selected = { table: 'listMembers', listId, selection: some(1) } as const;
  expect(await tableOf({ of: selected, columns })).toEqual([heads, lines[0]]);
});

it.each([
  ['春季', '春季-收藏夹达人-2026-11-20.csv'],
  ['A/B: "best"?', 'A B best-收藏夹达人-2026-11-20.csv'],
  ['///', '收藏夹达人-2026-11-20.csv'],
])('has the name of the list %s in the name of the file', async (name, expected) => {
  const listId = await newList('team', token, name);
  await act({ do: 'addToList', listId }, 1);
  const selection = { of: 'list', listId, filter: {} } as const;
  const task = await runExport({
    of: { table: 'listMembers', selection },
    columns: ['creator'],
    format: 'csv',
  });
  expect(task?.file?.name).toBe(expected);
});

it('leaves out creators removed from the list', async () => {
  const listId = await newList();
  await act({ do: 'addToList', listId }, 2);
  const of = { table: 'listMembers', listId, selection: some(3) } as const;
  expect((await tableOf({ of, columns: ['followers'] })).flat()).toEqual(['粉丝', 999_999, 999_998]);
});

it('names the missing list', async () => {
  const of = { table: 'listMembers', selection: some(1) } as const;
  expect(await ask({ of, columns: ['followers'], format: 'xlsx' })).toMatchObject({
    status: 400,
    fields: ['of'],
  });
});

it.each(['selection', 'ids'])('finds no list of another team, nor a private one, by %s', async by => {
  const member = await app.signInAs(
    await makeMember(app.database.db, app.world, owner.teamId, `${owner.username}-member`),
  );
  const stranger = await app.signInAs(
    await makeTeam(app.database.db, app.world, `${owner.username}-other`, { plan: 'team' }),
  );
  const listId = await newList('private');
  await act({ do: 'addToList', listId }, 1);
  const selection = by === 'ids' ? some(1) : ({ of: 'list', listId, filter: {} } as const);
  const of = { table: 'listMembers' as const, selection, listId };
  for (const as of [member, stranger]) {
    expect(await ask({ of, columns: ['followers'], format: 'xlsx' }, as)).toMatchObject({ status: 404 });
  }
});

it('lets a sub-account export creators, and records it in the audit log', async () => {
  const member = await makeMember(app.database.db, app.world, owner.teamId, `${owner.username}-member`);
  const as = await app.signInAs(member);
  const of = { table: 'creators', selection: some(1) } as const;
  expect(await tableOf({ of, columns: ['followers'] }, { as })).toHaveLength(2);
  const { data } = await callApp(app, listOperationRecords, { token, query: { action: 'table.export' } });
  expect(data.records).toMatchObject([
    { accountId: member.accountId, changes: [{ field: 'table', after: 'creators' }] },
  ]);
});

it('is refused at once on the free plan', async () => {
  await app.givePlan(owner.username, 'free');
  const of = { table: 'creators', selection: some(1) } as const;
  const reply = await ask({ of, columns: ['followers'], format: 'xlsx' });
  expect(reply).toMatchObject({ status: 200, code: 430 });
});

it('writes a list of ten thousand', async () => {
  const listId = await newList();
  await fill(listId);
  const selection = { of: 'list', listId, filter: {} } as const;
  const of = { table: 'listMembers', selection } as const;
  const task = await runExport({ of, columns: ['creator', 'followers', 'added_by'], format: 'xlsx' });
  expect(task).toMatchObject({ done: 10_000, total: 10_000 });
  const { rows } = await readXlsx(await fileOf(task));
  const handles = rows.slice(1).map(row => row[1]?.value);
  expect(handles).toEqual(ids.map((_, at) => `handle_${at + 1}`));
  expect(handles).toHaveLength(10_000);
});
