import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import { callApp } from '../../../../test/harness/app/call-endpoint.ts';
import { addLink, addVisits, visitorOf } from '../../../../test/fixtures/links/some-visits.ts';
import { makeMember, makeTeam, type Account } from '../../../../test/fixtures/two-teams/two-teams.ts';
import type { QueryInputOf } from '../../../../contract/core/endpoint.ts';
import { getLinkFigures, getLinkParts } from '../../../../contract/links/visits.ts';
import { asTeam } from '../../../core/db/tenant.ts';

let app: TestApp;
let owner: Account;
let linkId: number;
let tokens: { owner: string; member: string; stranger: string };

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  owner = await makeTeam(db, app.world, 'first');
  const stranger = await makeTeam(db, app.world, 'second');
  const member = await makeMember(db, app.world, owner.teamId, 'first-member');
  tokens = {
    owner: await app.signInAs(owner),
    member: await app.signInAs(member),
    stranger: await app.signInAs(stranger),
  };
  linkId = await addLink(db, app.world, owner, { name: 'spring', code: 'spring' });
});
afterAll(() => app.close());

type Params = QueryInputOf<typeof getLinkFigures>;
const day = { from: '2026-11-20', to: '2026-11-20' };
const figures = (query: Params = day, { id = linkId, token = tokens.owner } = {}) =>
  callApp(app, getLinkFigures, { token, params: { id }, query });
const parts = (query: Params = day, { id = linkId, token = tokens.owner } = {}) =>
  callApp(app, getLinkParts, { token, params: { id }, query });
const newLink = (code: string) => addLink(app.database.db, app.world, owner, { name: code, code });

it('a link without visits has zeros in every day and hour up to now', async () => {
  const { data } = await figures({ from: '2026-11-19', to: '2026-11-25' });
  const none = { pv: 0, uv: 0, newVisitors: 0 };
  expect(data).toMatchObject(none);
  expect(data.days).toEqual(['2026-11-19', '2026-11-20'].map(day => ({ ...none, day })));
  // It is 16:00 in Shanghai.
  expect(data.hours).toHaveLength(24 + 17);
  expect(data.hours?.at(-1)).toEqual({ ...none, hour: '2026-11-20T16' });
});

it('a future range has no days yet', async () => {
  const { data } = await figures({ from: '2026-11-21', to: '2026-11-25' });
  expect([data.pv, data.days, data.hours]).toEqual([0, [], []]);
});

it('says how many visitors a cookie told', async () => {
  const id = await newLink('told');
  const at = new Date('2026-11-20T01:10:00Z');
  const earlier = new Date('2026-11-18T01:10:00Z');
  await addVisits(app.database.db, app.world, owner.teamId, [
    { linkId: id, at: earlier },
    { linkId: id, at },
    { linkId: id, at, visitor: visitorOf(2), isByCookie: false },
    { linkId: id, at, visitor: visitorOf(2), isByCookie: false },
    { linkId: id, at: earlier, visitor: visitorOf(2), isByCookie: false },
    { linkId: id, at, visitor: visitorOf(3), botReason: 'robot' },
  ]);
  const told = async (query: Pick<Params, 'from' | 'to' | 'kind'>) => {
    const { data } = await figures(query, { id });
    return [data.uv, data.uvByCookie];
  };
  expect(await told(day)).toEqual([2, 1]);
  expect(await told({ from: '2026-11-18', to: '2026-11-20' })).toEqual([3, 1]);
  expect(await told({ ...day, kind: 'bots' })).toEqual([1, 0]);
  // Later the browser of one of them sends a cookie back that it was given then.
  await addVisits(app.database.db, app.world, owner.teamId, [
    { linkId: id, at, visitor: visitorOf(4), cookie: visitorOf(5), isByCookie: false },
    { linkId: id, at, visitor: visitorOf(4), cookie: visitorOf(5) },
  ]);
  expect(await told(day)).toEqual([3, 2]);
});

it('separates people, bots and all', async () => {
  const id = await newLink('kinds');
  const at = new Date('2026-11-20T01:10:00Z');
  await addVisits(app.database.db, app.world, owner.teamId, [
    { linkId: id, at },
    { linkId: id, at },
    { linkId: id, at, visitor: visitorOf(2) },
    { linkId: id, at, visitor: visitorOf(3), botReason: 'robot' },
  ]);
  const shown = async (kind?: Params['kind']) => {
    const { data } = await figures({ ...day, ...(kind && { kind }) }, { id });
    expect(data.hours?.filter(hour => hour.pv)).toEqual([
      { hour: '2026-11-20T09', pv: data.pv, uv: data.uv, newVisitors: data.newVisitors },
    ]);
    return [data.pv, data.uv, data.newVisitors];
  };
  expect(await shown()).toEqual([3, 2, 2]);
  expect(await shown('people')).toEqual([3, 2, 2]);
  expect(await shown('bots')).toEqual([1, 1, 1]);
  expect(await shown('all')).toEqual([4, 3, 3]);
});

it('a visitor of two days is one in both together', async () => {
  const id = await newLink('twodays');
  const days = ['2026-11-18', '2026-11-20', '2026-11-19'].map(day => new Date(`${day}T04:00:00Z`));
  for (const at of days) await addVisits(app.database.db, app.world, owner.teamId, [{ linkId: id, at }]);
  const { data } = await figures({ from: '2026-11-18', to: '2026-11-20' }, { id });
  expect([data.pv, data.uv, data.newVisitors]).toEqual([3, 1, 1]);
  expect(data.days.map(row => row.uv)).toEqual([1, 1, 1]);
});

it('hours are available for at most seven days, and only while the records are kept', async () => {
  const hours = async (from: string, to: string) => (await figures({ from, to })).data.hours;
  expect(await hours('2026-11-14', '2026-11-20')).not.toBeNull();
  expect(await hours('2026-11-13', '2026-11-20')).toBeNull();
  expect(await hours('2025-11-20', '2025-11-20')).not.toBeNull();
  expect(await hours('2025-11-19', '2025-11-20')).toBeNull();
  await asTeam(app.database.db, owner.teamId, db =>
    db.insertInto('short_link_settings').values({ team_id: owner.teamId, retention_days: 7 }).execute(),
  );
  expect(await hours('2026-11-13', '2026-11-13')).not.toBeNull();
  expect(await hours('2026-11-12', '2026-11-13')).toBeNull();
});

it('the rarest of more than 200 values are merged at the end', async () => {
  const id = await newLink('values');
  const at = new Date('2026-11-20T01:10:00Z');
  const hosts = Array.from({ length: 205 }, (_, place) => `${String(place).padStart(3, '0')}.example`);
  const often = [...hosts, ...hosts.slice(0, 190)];
  const visits = often.map((referrer, place) => ({ linkId: id, at, referrer, visitor: visitorOf(place) }));
  await addVisits(app.database.db, app.world, owner.teamId, [...visits, { linkId: id, at, isByQr: true }]);
  const { data } = await parts(day, { id });
  expect(data.parts.referrer).toHaveLength(201);
  expect(data.parts.referrer[0]).toEqual({ value: '000.example', pv: 2, newVisitors: 2 });
  // 190 values have two visits; then come ten of the sixteen with one visit, first ''.
  expect(data.parts.referrer.slice(189, 192).map(row => [row.value, row.pv])).toEqual([
    ['189.example', 2],
    ['', 1],
    ['190.example', 1],
  ]);
  expect(data.parts.referrer.at(-1)).toEqual({ value: '*', pv: 6, newVisitors: 6 });
  expect(data.parts.source).toEqual([
    { value: 'link', pv: 395, newVisitors: 395 },
    { value: 'qr', pv: 1, newVisitors: 0 },
  ]);
  expect(data.parts.bot).toEqual([]);
});

it('bots are listed by reason', async () => {
  const id = await newLink('programs');
  const at = new Date('2026-11-20T01:10:00Z');
  const reasons = ['robot', 'preview', 'robot'] as const;
  const visits = reasons.map((botReason, place) => ({
    linkId: id,
    at,
    botReason,
    visitor: visitorOf(place),
  }));
  await addVisits(app.database.db, app.world, owner.teamId, visits);
  const { data } = await parts({ ...day, kind: 'bots' }, { id });
  expect(data.parts.bot.map(row => [row.value, row.pv])).toEqual([
    ['robot', 2],
    ['preview', 1],
  ]);
});

it.each([
  ['an end before its beginning', { from: '2026-11-20', to: '2026-11-19' }, 'to'],
  ['more than three years', { from: '2023-11-19', to: '2026-11-20' }, 'from'],
  ['no day', { from: '2026-02-30', to: '2026-11-20' }, 'from'],
  ['no end', { from: '2026-11-20' } as Params, 'to'],
  ['an unknown kind', { ...day, kind: 'cats' } as unknown as Params, 'kind'],
])('%s is refused by its name', async (_name, query, field) => {
  for (const ask of [figures, parts]) {
    const reply = await ask(query);
    expect([reply.status, reply.fields]).toEqual([400, [field]]);
  }
});

it('three years, and the first and the last years that can be named, can be asked for', async () => {
  for (const [from, to] of [
    ['2023-11-21', '2026-11-20'],
    ['1970-01-01', '1970-12-31'],
    ['2199-12-31', '2199-12-31'],
  ] as const) {
    expect([from, (await figures({ from, to })).status]).toEqual([from, 200]);
    expect([from, (await parts({ from, to })).status]).toEqual([from, 200]);
  }
});

it('a sub-account may read, an anonymous caller may not', async () => {
  for (const ask of [figures, parts]) {
    expect((await ask(day, { token: tokens.member })).status).toBe(200);
    expect((await ask(day, { token: '' })).status).toBe(401);
  }
});

it("another team's link, a deleted one and one that never was are not there", async () => {
  const removed = await newLink('removed');
  await asTeam(app.database.db, owner.teamId, db =>
    db.updateTable('short_links').set({ removed_at: app.world.now() }).where('id', '=', removed).execute(),
  );
  for (const ask of [figures, parts]) {
    expect((await ask(day, { token: tokens.stranger })).status).toBe(404);
    expect((await ask(day, { id: removed })).status).toBe(404);
    expect((await ask(day, { id: 999_999 })).status).toBe(404);
  }
});
