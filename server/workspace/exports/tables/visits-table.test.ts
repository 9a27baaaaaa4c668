import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import { callApp } from '../../../../test/harness/app/call-endpoint.ts';
import { someCreators } from '../../../../test/fixtures/creators/some-creators.ts';
import { addLink, addVisits, visitorOf } from '../../../../test/fixtures/links/some-visits.ts';
import { makeMember, makeTeam, type Account } from '../../../../test/fixtures/two-teams/two-teams.ts';
import { exportColumns } from '../../../../contract/workspace/export-columns.ts';
import { startExport } from '../../../../contract/workspace/exports.ts';
import type { VisitFilter } from '../../../../contract/links/visits.ts';
import { exportJob } from '../jobs.ts';

let app: TestApp;
let owner: Account;
let linkId: number;
let tokens: { owner: string; member: string; stranger: string };

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  const [creatorId = 0] = await someCreators(db, 1, app.world.now());
  owner = await makeTeam(db, app.world, 'first');
  const stranger = await makeTeam(db, app.world, 'second');
  const member = await makeMember(db, app.world, owner.teamId, 'first-member');
  tokens = {
    owner: await app.signInAs(owner),
    member: await app.signInAs(member),
    stranger: await app.signInAs(stranger),
  };
  linkId = await addLink(db, app.world, owner, { name: '春季', code: 'spring', host: 'go.team.example' });
  const at = app.world.now();
  // All at the same moment, and more than one batch reads.
  const many = Array.from({ length: 1500 }, (_, place) => ({ linkId, at, visitor: visitorOf(place) }));
  await addVisits(db, app.world, owner.teamId, [
    ...many,
    {
      linkId,
      at: new Date('2026-11-19T20:00:00Z'),
      visitor: visitorOf(7),
      region: 'CN/广东/深圳',
      app: 'wechat',
      referrer: 'video.example',
      isByQr: true,
      creatorId,
    },
    {
      linkId,
      at: new Date('2026-11-18T20:00:00Z'),
      visitor: visitorOf(9000),
      botReason: 'preview',
      region: '',
      system: '',
      systemVersion: '',
      browser: '',
      browserVersion: '',
      device: '',
      ip: null,
    },
  ]);
});
afterAll(() => app.close());

const ask = (filter: VisitFilter, token: string, lang = 'zh') =>
  callApp(app, startExport, {
    token,
    body: { of: { table: 'visits', filter }, columns: [...exportColumns.visits], format: 'csv' },
    headers: { 'accept-language': lang },
  });

async function linesOf(filter: VisitFilter, token = tokens.owner, lang = 'zh'): Promise<string[][]> {
  const { data } = await ask(filter, token, lang);
  await exportJob.run(app.database.db, app.world, { teamId: owner.teamId, workId: data.workId });
  const path = `/office/api/works/${data.workId}/file`;
  const file = (await app.inject({ method: 'GET', path, token })).body;
  return file
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map(line => line.split(','));
}

it('every record is written once, in words', async () => {
  const lines = await linesOf({ kind: 'all', linkId });
  expect(lines[0]?.join(' ')).toBe(
    '时间（Asia/Shanghai） 短链 短码 访客 地区 IP 地址 系统 浏览器 设备 应用内浏览器 来源网站 来源方式 达人 机器访问原因',
  );
  expect(lines).toHaveLength(1 + 1502);
  expect(lines[1]?.slice(0, 6)).toEqual([
    '2026-11-20 16:00:00',
    '春季',
    'go.team.example/spring',
    '新访客',
    '美国',
    '203.0.113.7',
  ]);
  expect(lines.at(-2)).toEqual([
    '2026-11-20 04:00:00',
    '春季',
    'go.team.example/spring',
    '老访客',
    '中国 广东 深圳',
    '203.0.113.7',
    'iOS 19.1',
    'Safari 19',
    '手机',
    '微信',
    'video.example',
    '扫码',
    expect.stringMatching(/./) as string,
    '',
  ]);
  expect(lines.at(-1)?.slice(3)).toEqual(['新访客', '', '', '', '', '', '', '', '链接', '', '链接预览抓取']);
});

it('a sub-account gets networks instead of addresses, and English words on request', async () => {
  const [heads, line] = await linesOf({ kind: 'people', app: 'wechat' }, tokens.member, 'en');
  expect(heads?.slice(1, 5)).toEqual(['Short link', 'Code', 'Visitor', 'Region']);
  expect(line?.slice(3)).toEqual(
    expect.arrayContaining(['Returning', '203.0.113.*', 'Phone', 'WeChat', 'QR code']),
  );
});

it("another team's link cannot be exported, and of all links only the own", async () => {
  expect((await ask({ kind: 'all', linkId }, tokens.stranger)).status).toBe(404);
  expect((await ask({ kind: 'all', linkId }, '')).status).toBe(401);
});
