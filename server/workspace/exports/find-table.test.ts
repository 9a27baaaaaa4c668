import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { someCreators } from '../../../test/fixtures/creators/some-creators.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { listBlocklist, unblock } from '../../../contract/creators/blocklist.ts';
import type { BodyInputOf } from '../../../contract/core/endpoint.ts';
import { exportColumns } from '../../../contract/workspace/export-columns.ts';
import { startExport, type Exported } from '../../../contract/workspace/exports.ts';
import type { ListImportRow } from '../../../contract/creators/list-imports/list-imports.ts';
import { createList } from '../../../contract/creators/lists.ts';
import { listBackgroundTasks } from '../../../contract/activity/background-tasks.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { blockCreators } from '../../creators/blocklist/service.ts';
import { exportJob } from './jobs.ts';
import { tableOf } from './find-table.ts';

type Of = BodyInputOf<typeof startExport>['of'];

let app: TestApp;
let ids: number[];
let owner: Account;
let token: string;
let stranger: string;
let teams = 0;

beforeAll(async () => {
  app = await startTestApp();
  ids = await someCreators(app.database.db, 1100, app.world.now());
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await makeTeam(app.database.db, app.world, `team${++teams}`);
  token = await app.signInAs(owner);
  stranger = await app.signInAs(await makeTeam(app.database.db, app.world, `stranger${teams}`));
});

const ask = (of: Of, columns: readonly string[], as = token, lang = 'zh') =>
  callApp(app, startExport, {
    token: as,
    body: { of, columns: [...columns], format: 'csv' },
    headers: { 'accept-language': lang },
  });
async function linesOf(of: Of, columns: readonly string[], lang = 'zh'): Promise<string[]> {
  const { data } = await ask(of, columns, token, lang);
  await exportJob.run(app.database.db, app.world, { teamId: owner.teamId, workId: data.workId });
  const path = `/office/api/works/${data.workId}/file`;
  const reply = await app.inject({ method: 'GET', path, token });
  return reply.rawPayload.toString('utf8').replace(/\r\n$/, '').split('\r\n');
}

describe('every table', () => {
  const listId = 1;
  const all = { of: 'list' as const, listId, filter: {} };
  it.each<Exported>([
    { table: 'creators', selection: all },
    { table: 'listMembers', selection: all },
    { table: 'blocklist', filter: { removed: '0' } },
    { table: 'operationRecords', filter: {} },
    { table: 'listImportRows', importId: 1 },
    { table: 'effects', projectId: 1 },
    { table: 'mailRecipients', taskId: 1, filter: {} },
    { table: 'shortLinks', filter: {} },
    { table: 'orders', filter: {} },
    { table: 'visits', filter: { kind: 'all' } },
    { table: 'monitoredPosts', projectId: 1 },
  ])('offers the columns that the contract names: $table', of => {
    expect([...new Set(tableOf(of).keys)]).toEqual([...exportColumns[of.table]]);
  });
});

describe('the blacklist', () => {
  const columns = exportColumns.blocklist;
  const block = (creatorIds: number[], reason: string, listId?: number) =>
    asTeam(app.database.db, owner.teamId, db => {
      const { teamId, accountId } = owner;
      const actor = { teamId, accountId, sessionId: 1, role: 'owner', isOperator: false } as const;
      return blockCreators(db, { ...app.world, actor }, creatorIds, { reason, listId });
    });

  it('is written as it is shown, newest first', async () => {
    const list = { name: '春季', color: 1, visibility: 'team' as const };
    const { data } = await callApp(app, createList, { token, body: list });
    await block(ids.slice(0, 1), '=cmd|calc');
    app.world.pass(60_000);
    await block(ids.slice(1, 2), '价格虚高', data.id);
    app.world.pass(-60_000);
    const nick = `${owner.username} nick`;
    expect(await linesOf({ table: 'blocklist', filter: {} }, columns.slice(0, 9))).toEqual([
      '\uFEFF名称,账号,平台,主页链接,粉丝,拉黑原因,范围,操作人,拉黑时间（Asia/Shanghai）',
      `creator 2,handle_2,TikTok,https://www.tiktok.com/@handle_2,999998,价格虚高,春季,${nick},2026-11-20 16:01:00`,
      `creator 1,handle_1,TikTok,https://www.tiktok.com/@handle_1,999999,'=cmd|calc,全部收藏夹,${nick},2026-11-20 16:00:00`,
    ]);
  });

  it('lists lifted suppressions, with when and why', async () => {
    await block(ids.slice(0, 2), 'late');
    const { data } = await callApp(app, listBlocklist, { token });
    const entry = data.entries.find(({ name }) => name === 'creator 1');
    await callApp(app, unblock, { token, params: { id: entry?.id }, body: { reason: 'a mistake' } });
    const off = ['handle', 'removedBy', 'removedAt', 'removedReason'];
    expect(await linesOf({ table: 'blocklist', filter: { removed: '1' } }, off, 'en')).toEqual([
      '\uFEFFHandle,Removed by,Removed at (Asia/Shanghai),Removal reason',
      `handle_1,${owner.username} nick,2026-11-20 16:00:00,a mistake`,
    ]);
    expect(await linesOf({ table: 'blocklist', filter: {} }, ['handle'])).toEqual(['\uFEFF账号', 'handle_2']);
  });

  it('is written completely over several pages, without others’ data', async () => {
    await block(ids, 'many');
    const lines = await linesOf({ table: 'blocklist', filter: {} }, ['handle']);
    expect(new Set(lines.slice(1))).toEqual(new Set(ids.map((_, at) => `handle_${at + 1}`)));
    expect(lines).toHaveLength(1101);
    const { data } = await ask({ table: 'blocklist', filter: {} }, ['handle'], stranger);
    const tasks = await callApp(app, listBackgroundTasks, { token: stranger });
    expect(tasks.data.works).toMatchObject([{ id: data.workId, total: 0 }]);
  });
});

describe('the rows of an import', () => {
  async function anImport(): Promise<number> {
    const { teamId, accountId } = owner;
    const list = { name: '春季', color: 1, visibility: 'private' as const };
    const { data } = await callApp(app, createList, { token, body: list });
    return asTeam(app.database.db, teamId, async db => {
      const { id } = await db
        .insertInto('list_imports')
        .values({
          team_id: teamId,
          list_id: data.id,
          account_id: accountId,
          file_name: '达人.xlsx',
          file_id: 1,
          background_task_id: null,
          state: 'done',
          mapping: JSON.stringify({ homepage: 0 }),
          headings: ['链接'],
          rows: 3,
          succeeded: 1,
          failed: 1,
          created_at: app.world.now(),
          started_at: null,
          finished_at: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const row = { team_id: teamId, import_id: id };
      const outcomes: [string, ListImportRow['outcome'], ListImportRow['reason'], number | null][] = [
        ['https://www.tiktok.com/@handle_1', 'added', null, ids[0] ?? 0],
        ['+1', 'failed', 'notALink', null],
        ['https://www.tiktok.com/@new', 'waiting', null, null],
      ];
      const rows = outcomes.map(([cell, outcome, reason, creator_id], at) => ({
        ...row,
        row: at + 2,
        cells: [cell],
        outcome,
        reason,
        creator_id,
      }));
      await db.insertInto('list_import_rows').values(rows).execute();
      return id;
    });
  }

  it('are written in the order of the file, with the result of each', async () => {
    const importId = await anImport();
    const columns = exportColumns.listImportRows;
    expect(await linesOf({ table: 'listImportRows', importId }, columns, 'en')).toEqual([
      '\uFEFFRow,Profile,Outcome,Reason,Platform,Name,Handle',
      '2,https://www.tiktok.com/@handle_1,Added,,TikTok,creator 1,handle_1',
      expect.stringMatching(/^3,'\+1,Failed,"?Not a profile link.*,,,$/) as string,
      '4,https://www.tiktok.com/@new,Waiting,,,,',
    ]);
  });

  it('are not found by accounts that may not see the list', async () => {
    const importId = await anImport();
    const member = await makeMember(app.database.db, app.world, owner.teamId, `${owner.username}-member`);
    for (const as of [stranger, await app.signInAs(member)]) {
      expect(await ask({ table: 'listImportRows', importId }, ['row'], as)).toMatchObject({ status: 404 });
    }
  });
});
