import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listNotifications } from '../../../contract/activity/notifications.ts';
import * as contract from '../../../contract/links/short-domains.ts';
import { createShortLink } from '../../../contract/links/short-links.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { makeTeam } from '../../../test/fixtures/two-teams/two-teams.ts';
import { isTeamHost } from './service.ts';
import { verifyDueDomains } from '../../identity/team-domains/verify-again.ts';
import { shortDomains } from './domains.ts';

const hour = 3_600_000;
const day = 24 * hour;
let app: TestApp;
let teams: Record<'own' | 'other', Awaited<ReturnType<typeof makeTeam>>>;
let host: string;
let id: number;
let made = 0;
/** What the TXT record says; an error: nobody answers. */
let texts: string[] | Error;
let asked = 0;

beforeAll(async () => {
  app = await startTestApp();
  app.links.dns.texts = async () => {
    asked++;
    if (texts instanceof Error) throw texts;
    return texts;
  };
});
afterAll(() => app.close());

/** Sessions end while days pass. */
const signIn = (team: 'own' | 'other' = 'own') => app.signInAs(teams[team]);
const listed = async (team: 'own' | 'other' = 'own') =>
  (await callApp(app, contract.listShortDomains, { token: await signIn(team) })).data.domains[0];
const verify = async (domainId = id, team: 'own' | 'other' = 'own') =>
  (await callApp(app, contract.verifyShortDomain, { token: await signIn(team), params: { id: domainId } }))
    .data;
const told = async () =>
  (await callApp(app, listNotifications, { token: await signIn() })).data.notifications.map(
    ({ kind, details }) => [kind, details],
  );
const round = () => verifyDueDomains(app.database.db, app.world, shortDomains, app.links.dns);

async function add(team: 'own' | 'other'): Promise<number> {
  const token = await signIn(team);
  return (await callApp(app, contract.addShortDomain, { token, body: { host } })).data.id;
}

/** Days pass, each with its check. */
async function pass(days: number): Promise<void> {
  for (let each = 0; each < days; each++) {
    app.world.pass(day);
    await round();
  }
}

beforeEach(async () => {
  const { db } = app.database;
  await db.deleteFrom('due_work').execute();
  teams = {
    own: await makeTeam(db, app.world, `own-${++made}`),
    other: await makeTeam(db, app.world, `other-${made}`),
  };
  host = `go-${made}.example.com`;
  id = await add('own');
  texts = [(await listed())?.record.value ?? ''];
  await verify();
  asked = 0;
});

describe('a verified domain', () => {
  it('is looked up every day, and stays while its record is there', async () => {
    app.world.pass(day - 1);
    expect(await round()).toBe(0);
    await pass(8);
    app.world.pass(day - 1);
    expect(await round()).toBe(0);
    app.world.pass(1);
    await round();
    expect(asked).toBe(9);
    expect(await listed()).toMatchObject({
      fault: '',
      lapsesAt: null,
      checkedAt: app.world.now().toISOString(),
    });
    expect(await told()).toEqual([]);
  });

  it('whose record is gone is told once, and works for a week', async () => {
    texts = ['v=spf1 -all'];
    await pass(1);
    const lapsesAt = new Date(app.world.now().getTime() + 7 * day).toISOString();
    expect(await listed()).toMatchObject({
      fault: 'notFound',
      lapsesAt,
      verifiedAt: expect.any(String) as string,
    });
    await pass(6);
    expect(await listed()).toMatchObject({ fault: 'notFound', lapsesAt });
    expect(await isTeamHost(app.database.db, host)).toBe(true);
    expect(await told()).toEqual([['shortDomain.failing', { host, days: 7 }]]);
  });

  it('is well again when the record is back, also at once by hand', async () => {
    const [record] = texts as string[];
    texts = [];
    await pass(3);
    texts = [record ?? ''];
    expect(await verify()).toMatchObject({ fault: '', lapsesAt: null });
    texts = [];
    await pass(6);
    expect(await isTeamHost(app.database.db, host)).toBe(true);
    texts = [record ?? ''];
    await pass(1);
    expect(await listed()).toMatchObject({ fault: '', lapsesAt: null });
  });

  it('is lost after a week: its links do not work, and others may have it', async () => {
    const token = await signIn();
    const link = { name: 'x', productType: 'ecommerce', targetUrl: 'https://shop.example.com' } as const;
    const create = async (body: object) =>
      (await callApp(app, createShortLink, { token: await signIn(), body: { ...link, ...body } })).code;
    expect((await callApp(app, createShortLink, { token, body: { ...link, domainId: id } })).code).toBe(0);
    texts = ['starbridge-verify=of-somebody-else'];
    await pass(8);
    expect(await listed()).toMatchObject({ fault: 'otherValue', verifiedAt: null, lapsesAt: null });
    expect(await isTeamHost(app.database.db, host)).toBe(false);
    expect((await told())[0]).toEqual(['shortDomain.lapsed', { host, days: 7 }]);
    expect(await create({ domainId: id })).toBe(400);
    const second = await add('other');
    texts = [(await listed('other'))?.record.value ?? ''];
    expect(await verify(second, 'other')).toMatchObject({ fault: '', lapsesAt: null });
    expect(await verify()).toMatchObject({ verifiedAt: null });
    asked = 0;
    await pass(1);
    expect(asked).toBe(1);
  });

  it('is not lost because nobody answers, and is looked up again within the hour', async () => {
    texts = new Error('SERVFAIL');
    await pass(1);
    app.world.pass(hour - 1);
    expect(await round()).toBe(0);
    app.world.pass(1);
    expect(await round()).toBe(1);
    await pass(20);
    expect(await listed()).toMatchObject({ fault: '', lapsesAt: null });
    expect(await isTeamHost(app.database.db, host)).toBe(true);
    expect(await told()).toEqual([]);
  });

  it('that was given up is looked up no more', async () => {
    await callApp(app, contract.removeShortDomain, { token: await signIn(), params: { id } });
    await pass(2);
    expect(asked).toBe(0);
  });
});
