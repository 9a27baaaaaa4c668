import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientReportParts } from '../../../../contract/monitoring/client-reports/client-report-kinds.ts';
import * as contract from '../../../../contract/monitoring/client-reports/client-reports.ts';
import { addCost } from '../../../../contract/monitoring/effects/effects.ts';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import { callApp } from '../../../../test/harness/app/call-endpoint.ts';
import { readXlsx } from '../../../../test/harness/spreadsheets/read-xlsx.ts';
import { addCreator } from '../../../../test/fixtures/catalogue/some-posts.ts';
import { addProject, addToProject } from '../../../../test/fixtures/monitoring/some-projects.ts';
import { pointAt, somePost } from '../../../../test/fixtures/catalogue/some-watched-posts.ts';
import { makeTeam, type Account } from '../../../../test/fixtures/two-teams/two-teams.ts';
import { asTeam } from '../../../core/db/tenant.ts';

let app: TestApp;
let owner: Account;
let token = '';
let projectId: number;

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  owner = await makeTeam(db, app.world, 'owner', { plan: 'team' });
  token = await app.signInAs(owner);
  projectId = (await addProject(db, app.world, owner, 'Autumn: a/b')).id;
  const creatorId = await addCreator(db, app.world.now(), { handle: 'lan' });
  const publishedAt = new Date('2026-11-20T02:00:00Z');
  const seenAt = app.world.now();
  const onlinePost = { state: 'online', source: 'tiktok_market', publishedAt, seenAt } as const;
  await addToProject(db, app.world, owner, projectId, [
    somePost({
      ...onlinePost,
      creatorId,
      caption: '=1+1',
      plays: 4000,
      likes: 200,
      points: [pointAt(seenAt, 4000)],
    }),
    somePost({ platformPostId: '2' }),
  ]);
  const fee = { kind: 'fee', currency: 'CNY', rateE8: 100_000_000, rateOn: '2026-11-20' } as const;
  const cost = { ...fee, day: '2026-11-20', amountMinor: 123_456, creatorId };
  await callApp(app, addCost, { token, params: { id: projectId }, body: cost });
});
afterAll(() => app.close());

let revision = 0;
const change = async (settings: object) => {
  const body = { settings: { lang: 'en', ...settings } as never, revision };
  const asked = { token, params: { id: projectId }, body };
  ({ revision } = (await callApp(app, contract.changeClientReport, asked)).data);
};
const fetchFile = (as = token) =>
  app.inject({ method: 'POST', path: `/kol/api/monitors/${projectId}/report/file`, token: as });
const file = async () => (await fetchFile()).rawPayload;
/** Texts and numbers of a sheet. */
const cells = async (bytes: Buffer, sheet: number) =>
  (await readXlsx(bytes, sheet)).rows.map(row =>
    row.map(cell => (cell?.type === 'n' ? Number(cell.value) : (cell?.value ?? null))),
  );
const used = async () => {
  const rows = await asTeam(app.database.db, owner.teamId, db =>
    db.selectFrom('entitlement_uses').select(['key', 'used']).execute(),
  );
  return rows.find(({ key }) => key === 'export.rows')?.used ?? 0;
};

describe('the Excel file', () => {
  it('has a sheet for each chosen part, in the language of the report', async () => {
    await change({ lang: 'zh', parts: ['summary', 'posts', 'creators', 'days'] });
    const { names } = await readXlsx(await file());
    expect(names).toEqual(['概览', '作品', '达人', '每日数据']);
    await change({ parts: [] });
    expect((await readXlsx(await file())).names).toEqual(['Summary']);
  });

  it('writes figures as numbers, unknown ones as empty cells, and no formulas', async () => {
    await change({ clientName: 'Acme', notes: '+2', parts: [...clientReportParts] });
    const bytes = await file();
    const summary = await cells(bytes, 1);
    expect(summary).toEqual(
      expect.arrayContaining([
        ['Client', 'Acme'],
        ['Period', '2026-11-20 – 2026-12-20'],
        ['Plays', 4000],
        ['Interaction rate', 0.05],
        ['Cost (CNY)', 1234.56],
        ['CPM (CNY)', 308.64],
        ['Notes', '+2'],
      ]),
    );
    expect(summary.map(([name]) => name)).not.toContain('Clicks');
    const posts = await cells(bytes, 2);
    const [, known = [], unknown = []] = posts;
    expect(known.slice(0, 8)).toEqual([
      'TikTok',
      "lan's name",
      'lan',
      '=1+1',
      '2026-11-20 10:00',
      'Online',
      4000,
      200,
    ]);
    expect(unknown.slice(1, 8)).toEqual(['lan.cooks', 'lan.cooks', '', null, 'Waiting', null, null]);
    expect((await readXlsx(bytes, 2)).rows.flat().every(cell => cell?.formula == null)).toBe(true);
    const creators = await cells(bytes, 3);
    expect(creators[0]?.slice(-3)).toEqual(['Cost (CNY)', 'CPM (CNY)', 'ROI']);
    expect(creators[1]?.slice(-3)).toEqual([1234.56, 308.64, null]);
    expect((await cells(bytes, 4))[1]?.slice(0, 5)).toEqual(['2026-11-20', 1, 4000, 4000, null]);
  });

  it('contains no costs that were not chosen', async () => {
    await change({ parts: clientReportParts.filter(part => part !== 'costs') });
    const bytes = await file();
    const texts = JSON.stringify([await cells(bytes, 1), await cells(bytes, 3)]);
    for (const word of ['Cost', 'CPM', 'ROI', '1234.56']) expect(texts).not.toContain(word);
  });

  it('is named by its title and day, and its posts count as exported rows', async () => {
    await change({ parts: ['posts'] });
    const before = await used();
    const reply = await fetchFile();
    expect(reply.headers['content-disposition']).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('Autumn  a b 2026-11-20.xlsx')}`,
    );
    expect((await used()) - before).toBe(2);
  });

  it('is not given to another team', async () => {
    const stranger = await app.signInAs(await makeTeam(app.database.db, app.world, 'stranger'));
    expect((await fetchFile(stranger)).statusCode).toBe(404);
  });
});

describe('the logo', () => {
  async function upload(bytes: Buffer): Promise<{ status: number; code: number }> {
    const form = new FormData();
    form.append('file', new Blob([Uint8Array.from(bytes)], { type: 'image/png' }), 'logo.png');
    const request = new Request('http://local/', { method: 'POST', body: form });
    const reply = await app.inject({
      method: 'POST',
      path: contract.putClientReportLogo.path,
      token,
      type: request.headers.get('content-type') ?? '',
      body: Buffer.from(await request.arrayBuffer()),
    });
    return { status: reply.statusCode, code: reply.json<{ code: number }>().code };
  }
  const picture = (format: 'png' | 'jpeg' | 'webp' | 'gif', width = 900, height = 300) =>
    sharp({ create: { width, height, channels: 3, background: '#123456' } })
      .withExif({ IFD0: { Copyright: 'where the picture was taken' } })
      .toFormat(format)
      .toBuffer();
  const shown = async () => {
    const asked = { token, params: { id: projectId } };
    return (await callApp(app, contract.getClientReport, asked)).data;
  };

  it.each(['png', 'jpeg', 'webp'] as const)(
    'is re-encoded from %s, in the size of a header',
    async format => {
      expect((await upload(await picture(format))).code).toBe(0);
      const { logo, content } = await shown();
      expect(content.logo).toBe(logo);
      const made = Buffer.from(logo.slice('data:image/png;base64,'.length), 'base64');
      expect(await sharp(made).metadata()).toMatchObject({ format: 'png', width: 480, height: 160 });
      expect(made.includes('taken')).toBe(false);
    },
  );

  it('is in a report only if enabled, and can be deleted', async () => {
    await change({ hasLogo: false });
    expect((await shown()).content.logo).toBe('');
    expect((await shown()).logo).not.toBe('');
    await callApp(app, contract.removeClientReportLogo, { token });
    expect((await shown()).logo).toBe('');
  });

  it.each<[string, () => Promise<Buffer> | Buffer, number]>([
    ['a GIF', () => picture('gif'), 400],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 400],
    ['a picture that breaks off', async () => (await picture('jpeg')).subarray(0, 300), 400],
    ['more than 1 MB', () => Buffer.alloc(1024 * 1024 + 1), 413],
  ])('is not made of %s', async (_what, bytes, status) => {
    expect((await upload(await bytes())).status).toBe(status);
    expect((await shown()).logo).toBe('');
  });
});
