import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportColumns } from '../../../../contract/workspace/export-columns.ts';
import { startExport } from '../../../../contract/workspace/exports.ts';
import { createShortLink, type LinkFilter } from '../../../../contract/links/short-links.ts';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import { callApp } from '../../../../test/harness/app/call-endpoint.ts';
import { someCreators } from '../../../../test/fixtures/creators/some-creators.ts';
import { makeTeam, type Account } from '../../../../test/fixtures/two-teams/two-teams.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { exportJob } from '../jobs.ts';

let app: TestApp;
let creatorId: number;
let owner: Account;
let token: string;
let teams = 0;

beforeAll(async () => {
  app = await startTestApp();
  [creatorId = 0] = await someCreators(app.database.db, 1, app.world.now());
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await makeTeam(app.database.db, app.world, `team${++teams}`);
  token = await app.signInAs(owner);
});

const make = (body: object) =>
  callApp(app, createShortLink, {
    token,
    body: { name: 'spring', productType: 'ecommerce', targetUrl: 'https://shop.example.com/', ...body },
  });

const allColumns: readonly string[] = exportColumns.shortLinks;

async function linesOf(
  filter: LinkFilter,
  { columns = allColumns, lang = 'zh', as = token, of = owner } = {},
): Promise<string[]> {
  const { data } = await callApp(app, startExport, {
    token: as,
    body: { of: { table: 'shortLinks', filter }, columns: [...columns], format: 'csv' },
    headers: { 'accept-language': lang },
  });
  await exportJob.run(app.database.db, app.world, { teamId: of.teamId, workId: data.workId });
  const reply = await app.inject({ method: 'GET', path: `/office/api/works/${data.workId}/file`, token: as });
  return reply.rawPayload.toString('utf8').replace(/\r\n$/, '').split('\r\n');
}

describe('the file of short links', () => {
  it('describes each link, and its number of visits', async () => {
    await make({ code: `first-${teams}`, tags: ['春', '夏'], creatorId });
    const at = app.world.now();
    await asTeam(app.database.db, owner.teamId, async db => {
      const change = { pv: 1200, uv: 30, bot_pv: 4, last_visit_at: at };
      await db.updateTable('short_links').set(change).execute();
      const elsewhere = {
        name: '=cmd|calc',
        host: 'go.example.com',
        expires_at: at,
        product_type: 'app',
      } as const;
      const made = { created_by: owner.accountId, created_at: at };
      const link = { team_id: owner.teamId, code: 'second', target_url: 'https://a.example', ...made };
      await db
        .insertInto('short_links')
        .values({ ...link, ...elsewhere })
        .execute();
    });
    const nick = `${owner.username} nick`;
    const moment = '2026-11-20 16:00:00';
    expect(await linesOf({})).toEqual([
      '\uFEFF名称,短链地址,原始网址,产品类型,状态,达人,标签,访问次数（PV）,独立访客（UV）,机器访问次数,最近访问（Asia/Shanghai）,到期时间（Asia/Shanghai）,创建人,创建时间（Asia/Shanghai）',
      `'=cmd|calc,https://go.example.com/second,https://a.example,App,已过期,,,0,0,0,,${moment},${nick},${moment}`,
      `spring,http://starbridge.test/s/first-${teams},https://shop.example.com/,电商,启用中,creator 1,春、夏,1200,30,4,${moment},,${nick},${moment}`,
    ]);
    const columns = ['name', 'productType', 'state', 'tags'];
    expect(await linesOf({ state: 'on' }, { columns, lang: 'en' })).toEqual([
      '\uFEFFName,Product type,State,Tags',
      'spring,E-commerce,On,"春, 夏"',
    ]);
  });

  it('contains all of them over several pages, without others’ links', async () => {
    await asTeam(app.database.db, owner.teamId, async db => {
      const made = { created_by: owner.accountId, created_at: app.world.now() };
      const link = {
        team_id: owner.teamId,
        name: 'x',
        product_type: 'ecommerce',
        target_url: 'https://a.example',
      } as const;
      const rows = Array.from({ length: 1100 }, (_, index) => ({
        ...link,
        ...made,
        code: `many${teams}${index}`,
      }));
      await db.insertInto('short_links').values(rows).execute();
    });
    const lines = await linesOf({}, { columns: ['shortUrl'] });
    expect(lines).toHaveLength(1101);
    expect(new Set(lines).size).toBe(1101);
    const stranger = await makeTeam(app.database.db, app.world, `stranger${teams}`);
    const theirs = { columns: ['name'], as: await app.signInAs(stranger), of: stranger };
    expect(await linesOf({}, theirs)).toEqual(['\uFEFF名称']);
  });
});
