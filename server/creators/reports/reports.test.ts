import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { searchCreators } from '../../../contract/creators/search/creator-search.ts';
import { limits } from '../../../contract/core/limits.ts';
import {
  listReports,
  openReport,
  revokeReport,
  shareReport,
  getReport,
} from '../../../contract/creators/reports.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { hashToken } from '../../core/auth/random-token.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { recomputePeers } from '../../catalogue/creator-records/derived/compute-due-figures.ts';
import { loadSample } from '../../sandbox/controls/service.ts';
import { deleteOldReports } from './service.ts';

let app: TestApp;
let own: Account;
let stranger: Account;
let token = '';
let strangerToken = '';
let ids: number[];
const dayMs = 86_400_000;

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  await loadSample(db, app.world, { count: 200 });
  await recomputePeers(db, app.world);
  own = await makeTeam(db, app.world, 'own');
  stranger = await makeTeam(db, app.world, 'stranger');
  const { data } = await callApp(app, searchCreators, { token: await app.signInAs(own), query: {} });
  ids = data.creators.slice(0, 3).map(({ id }) => id);
});
afterAll(() => app.close());

/** Some tests move the clock by weeks, so that sessions expire. */
async function signIn(): Promise<void> {
  token = await app.signInAs(own);
  strangerToken = await app.signInAs(stranger);
}
beforeEach(signIn);

const show = (asked: string) => callApp(app, getReport, { token, query: { ids: asked } });
const share = (body: object = {}, as = token) =>
  callApp(app, shareReport, {
    token: as,
    body: { ids, title: '夏季合作', lang: 'zh', days: 7, ...body } as never,
  });
const open = (url: string) => callApp(app, openReport, { params: { token: url.split('/').at(-1) } });
const revoke = (id: number, as = token) => callApp(app, revokeReport, { token: as, params: { id } });
const list = async (as = token) => (await callApp(app, listReports, { token: as })).data.reports;

describe('a report', () => {
  it('contains the creators in the requested order, with all their data', async () => {
    const asked = ids.toReversed();
    const { data } = await show(asked.join(','));
    expect(data.comparison.creators.map(({ id }) => id)).toEqual(asked);
    expect(new Set(Object.keys(data.details))).toEqual(new Set(ids.map(String)));
    expect(data.details[String(ids[0])]?.signals.signals.length).toBeGreaterThan(0);
    expect(data.madeAt).toBe(app.world.now().toISOString());
  });

  it('of one creator is one too', async () => {
    expect((await show(String(ids[0]))).data.comparison.creators).toHaveLength(1);
  });

  it('contains no prices', async () => {
    const { data } = await show(String(ids[0]));
    const [creator] = data.comparison.creators;
    expect([creator?.priceLowFen, creator?.priceHighFen, creator?.baseCpmFen]).toEqual([null, null, null]);
  });

  it.each(['', 'x', '0', '1,2,3,4,5,6,7'])('of %j is refused', async asked => {
    expect(await show(asked)).toMatchObject({ status: 400, fields: ['ids'] });
  });

  it('of an unknown creator is not found', async () => {
    expect((await show('987654321')).status).toBe(404);
    expect((await share({ ids: [987_654_321] })).status).toBe(404);
  });
});

describe('a shared report', () => {
  it('stays as it was when shared, for anyone with its address', async () => {
    const { data } = await share({ days: 30 });
    const before = (await show(ids.join(','))).data;
    const expiresAt = new Date(app.world.now().getTime() + 30 * dayMs).toISOString();
    expect(data).toMatchObject({ expiresAt });
    expect(data.url).toMatch(/^http:\/\/starbridge\.test\/r\/[\w-]{43}$/);
    const { db } = app.database;
    const { name = '' } = before.comparison.creators[0] ?? {};
    await db.updateTable('creators').set({ name: 'Renamed' }).where('id', '=', ids[0]!).execute();
    const opened = await open(data.url);
    expect(opened.data).toEqual({
      title: '夏季合作',
      lang: 'zh',
      team: 'own team',
      expiresAt,
      content: before,
    });
    await db.updateTable('creators').set({ name }).where('id', '=', ids[0]!).execute();
  });

  it('contains nothing of the team but its name, and no personal address', async () => {
    const { data } = await share();
    const { text } = await open(data.url);
    for (const word of ['own nick', 'marks', 'notes', '"own"']) expect(text).not.toContain(word);
    expect(text).not.toMatch(/[a-z0-9.]+@[a-z0-9-]+\.[a-z]{2,}/i);
  });

  it('is found by a token of which only the hash is stored', async () => {
    const { data } = await share();
    const shared = data.url.split('/').at(-1) ?? '';
    const tokens = await app.database.db.selectFrom('report_tokens').selectAll().execute();
    expect(tokens.some(({ token_hash }) => token_hash.equals(hashToken(shared)))).toBe(true);
    const stored = await asTeam(app.database.db, own.teamId, db =>
      db.selectFrom('reports').selectAll().execute(),
    );
    expect(JSON.stringify([stored, tokens])).not.toContain(shared);
  });

  it('is over in the same words whether it is unknown, expired or revoked', async () => {
    const revoked = (await share()).data;
    expect((await revoke(revoked.id)).code).toBe(0);
    expect((await revoke(revoked.id)).status).toBe(404);
    const expiring = (await share()).data;
    app.world.pass(7 * dayMs);
    const answers = await Promise.all([expiring.url, revoked.url, `/r/${'x'.repeat(43)}`].map(open));
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, text: answers[0]?.text });
    await signIn();
    expect((await list()).map(({ id }) => id)).not.toContain(expiring.id);
    expect((await revoke(expiring.id)).status).toBe(404);
  });

  it('is listed while it can be opened, to its team alone, and recorded', async () => {
    const { id, expiresAt } = (await share({ title: '', days: 90 })).data;
    const [first] = await list();
    const createdAt = app.world.now().toISOString();
    expect(first).toMatchObject({ id, title: '', by: 'own nick', createdAt, expiresAt });
    expect(first?.names).toHaveLength(3);
    expect(await list(strangerToken)).toEqual([]);
    expect((await revoke(id, strangerToken)).status).toBe(404);
    await revoke(id);
    expect((await list()).map(report => report.id)).not.toContain(id);
    const records = await asTeam(app.database.db, own.teamId, db =>
      db
        .selectFrom('audit_log_entries')
        .select('action')
        .where('subject_id', '=', id)
        .where('subject', '=', 'report')
        .orderBy('id')
        .execute(),
    );
    expect(records.map(({ action }) => action)).toEqual(['report.share', 'report.revoke']);
  });

  it.each([
    [{ days: 8 }, 'days'],
    [{ ids: [] }, 'ids'],
    [{ ids: [1, 2, 3, 4, 5, 6, 7] }, 'ids'],
    [{ title: 'x'.repeat(101) }, 'title'],
    [{ lang: 'fr' }, 'lang'],
  ])('with %j is refused', async (body, field) => {
    expect(await share(body)).toMatchObject({ status: 400, fields: [field] });
  });

  it('is deleted with its token once it is over, and others are not', async () => {
    const stays = (await share({ days: 30 })).data;
    const goes = (await share({ days: 7 })).data;
    const revoked = (await share({ days: 30 })).data;
    await revoke(revoked.id);
    app.world.pass(7 * dayMs);
    await deleteOldReports(app.database.db, app.world);
    const left = await asTeam(app.database.db, own.teamId, db =>
      db.selectFrom('reports').select('id').execute(),
    );
    const tokens = await app.database.db.selectFrom('report_tokens').select('report_id').execute();
    for (const kept of [left.map(({ id }) => id), tokens.map(({ report_id }) => report_id)]) {
      expect(kept).toContain(stays.id);
      expect(kept).not.toContain(goes.id);
      expect(kept).not.toContain(revoked.id);
    }
  });

  it('is one of a hundred at a time at most', async () => {
    const many = await makeTeam(app.database.db, app.world, 'many');
    const as = await app.signInAs(many);
    const one = { ids: ids.slice(0, 1) };
    const { id } = (await share(one, as)).data;
    await asTeam(app.database.db, many.teamId, async db => {
      const { id: _, ...row } = await db
        .selectFrom('reports')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const copies = Array.from({ length: limits.openReports - 1 }, () => ({
        ...row,
        content: JSON.stringify(row.content),
      }));
      await db.insertInto('reports').values(copies).execute();
    });
    expect(await share(one, as)).toMatchObject({ status: 400, fields: ['title'] });
    await revoke(id, as);
    expect((await share(one, as)).code).toBe(0);
  });

  it('is not searched for by the thousand', async () => {
    const { url } = (await share()).data;
    const codes: number[] = [];
    for (let at = 0; at < 121; at++) codes.push((await open(url)).code);
    expect(codes.indexOf(429)).toBeGreaterThan(100);
    expect(codes.at(-1)).toBe(429);
    app.world.pass(60_000);
    expect((await open(url)).code).toBe(0);
  });
});
