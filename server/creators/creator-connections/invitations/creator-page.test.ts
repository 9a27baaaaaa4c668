import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  confirmAddress,
  inviteToConnect,
  openCreatorPage,
  getConnections,
} from '../../../../contract/creators/creator-connections/creator-connections.ts';
import { getCreatorEmails } from '../../../../contract/creators/creator-emails.ts';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import { callApp } from '../../../../test/harness/app/call-endpoint.ts';
import { invitationFor, type Somebody } from '../../../../test/fixtures/creators/some-connections.ts';
import { makeTeam, type Account } from '../../../../test/fixtures/two-teams/two-teams.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { addressesOf } from '../../shared/open-addresses.ts';
import { loadSample } from '../../../sandbox/controls/service.ts';
import { deleteOldLinks } from './invitations.ts';

const day = 86_400_000;
let app: TestApp;
let own: Account;
let stranger: Account;
let token: string;
let strangerToken: string;
let creator: Somebody;
let other: Somebody;

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  await loadSample(db, app.world, { count: 30 });
  own = await makeTeam(db, app.world, 'inviting');
  stranger = await makeTeam(db, app.world, 'stranger');
  const rows = await db.selectFrom('creators').select(['id', 'platform', 'handle']).orderBy('id').execute();
  [creator, other] = rows as [Somebody, Somebody];
});
afterAll(() => app.close());
beforeEach(async () => {
  // The session has expired, because the clock moved by months.
  token = await app.signInAs(own);
  strangerToken = await app.signInAs(stranger);
});

const invite = (of = creator, as = token) => invitationFor(app, as, of);
const open = (page: string) => callApp(app, openCreatorPage, { params: { token: page } });
const show = async (as = token) =>
  (await callApp(app, getConnections, { token: as, params: { ...creator } })).data;
const confirm = (page: string, address: string) =>
  callApp(app, confirmAddress, { params: { token: page }, body: { address } });

describe('a link', () => {
  test('opens the page of its creator, and names the inviting team', async () => {
    const { data } = await open(await invite());
    expect(data).toMatchObject({
      teamName: 'inviting team',
      creator: { handle: creator.handle, platform: creator.platform },
      confirmedAddress: null,
      expiresAt: new Date(app.world.now().getTime() + 90 * day).toISOString(),
    });
    expect(data.platforms.map(({ platform, isAvailable }) => [platform, isAvailable])).toEqual([
      ['tiktok', false],
      ['youtube', false],
      ['instagram', false],
    ]);
  });

  test('is stored as a hash only', async () => {
    const page = await invite();
    const { db } = app.database;
    const rows = [
      await db.selectFrom('creator_page_tokens').selectAll().execute(),
      await asTeam(db, own.teamId, db => db.selectFrom('creator_invitations').selectAll().execute()),
    ];
    expect(rows[0]?.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(page);
    expect(Buffer.from(JSON.stringify(rows)).includes(Buffer.from(page, 'base64url'))).toBe(false);
  });

  test('ends the one that was made before, and no other creator’s', async () => {
    const [first, ofOther] = [await invite(), await invite(other)];
    const second = await invite();
    expect([(await open(first)).status, (await open(second)).status, (await open(ofOther)).status]).toEqual([
      404, 200, 200,
    ]);
  });

  test('opens nothing after 90 days, and is deleted', async () => {
    const page = await invite();
    app.world.pass(90 * day - 1);
    expect((await open(page)).status).toBe(200);
    app.world.pass(1);
    expect((await open(page)).status).toBe(404);
    expect((await confirm(page, 'a@b.example')).status).toBe(404);
    await deleteOldLinks(app.database.db, app.world);
    const left = await app.database.db.selectFrom('creator_page_tokens').selectAll().execute();
    expect(left.every(({ expires_at }) => expires_at > app.world.now())).toBe(true);
  });

  test.each(['', 'preview', 'over', 'x'.repeat(43), 'x'.repeat(200)])(
    'with an unknown token (%j) opens nothing and reveals nothing',
    async page => {
      const { status, text } = await open(page || '%20');
      expect([status, text.includes('inviting')]).toEqual([404, false]);
    },
  );

  test('cannot be guessed: repeated attempts are delayed', async () => {
    const answers = [];
    for (let tries = 0; tries < 125; tries++) answers.push((await open('x'.repeat(43))).code);
    expect([answers.slice(0, 20).every(code => code === 404), answers.at(-1)]).toEqual([true, 429]);
    app.world.pass(60_000);
  });

  test('is created by signed-in accounts, for existing creators', async () => {
    const ask = (params: object) => callApp(app, inviteToConnect, { token, params: { ...params } });
    expect((await ask({ ...creator, id: 987_654_321 })).status).toBe(404);
    const elsewhere = creator.platform === 'tiktok' ? 'youtube' : 'tiktok';
    expect((await ask({ ...creator, platform: elsewhere })).status).toBe(404);
    expect((await callApp(app, inviteToConnect, { params: { ...creator } })).status).toBe(401);
  });
});

describe('opening it', () => {
  test('is seen by the team, and changes nothing else, however often a scanner opens it', async () => {
    const page = await invite();
    const before = await show();
    expect(before.invitation).toMatchObject({ openedAt: null, confirmedAt: null, confirmedAddress: null });
    const at = app.world.now().toISOString();
    await open(page);
    app.world.pass(5000);
    await open(page);
    const after = await show();
    expect(after).toEqual({ ...before, invitation: { ...before.invitation, openedAt: at } });
  });

  test('shows an address known only to the team in a form that its owner recognises', async () => {
    const page = await invite(other);
    expect((await open(page)).data.address).toBeNull();
    await asTeam(app.database.db, own.teamId, db =>
      db
        .insertInto('unlocked_addresses')
        .values({
          team_id: own.teamId,
          creator_id: other.id,
          address: 'business@lan.example',
          unlocked_by: own.accountId,
          unlocked_at: app.world.now(),
          confirmed_at: app.world.now(),
        })
        .execute(),
    );
    const { data, text } = await open(page);
    expect([data.address, text.includes('business@')]).toEqual(['bu…@lan.example', false]);
  });
});

describe('an address that is confirmed', () => {
  const emailsOf = async (as: string) =>
    (await callApp(app, getCreatorEmails, { token: as, params: { id: creator.id } })).data;
  const openOf = async (teamId: number) =>
    (await asTeam(app.database.db, teamId, db => addressesOf(db, teamId, [creator.id]))).get(creator.id) ??
    [];

  test('is the team’s first choice, costs nothing, and is invisible to other teams', async () => {
    const before = { own: await emailsOf(token), stranger: await emailsOf(strangerToken) };
    const page = await invite();
    expect((await confirm(page, 'Lan@Shop.Example')).code).toBe(0);
    expect((await open(page)).data.confirmedAddress).toBe('lan@shop.example');
    expect((await show()).invitation).toMatchObject({
      confirmedAddress: 'lan@shop.example',
      confirmedAt: app.world.now().toISOString(),
    });
    const after = await emailsOf(token);
    expect([after.total, after.remaining]).toEqual([before.own.total + 1, before.own.remaining]);
    expect(after.unlocked[0]).toMatchObject({ address: 'lan@shop.example', source: 'told' });
    expect(await emailsOf(strangerToken)).toEqual(before.stranger);
    expect((await show(strangerToken)).invitation).toBeNull();
  });

  test('replaces an earlier confirmed one', async () => {
    const page = await invite();
    await confirm(page, 'wrong@shop.example');
    await confirm(page, 'right@shop.example');
    expect((await openOf(own.teamId)).filter(address => address.endsWith('@shop.example'))).toEqual([
      'right@shop.example',
    ]);
    expect(await openOf(stranger.teamId)).toEqual([]);
  });

  test.each(['', 'x', 'a@b', 'a b@c.example'])('is one: %j is refused', async address => {
    expect(await confirm(await invite(), address)).toMatchObject({ status: 400, fields: ['address'] });
  });

  test('stays when the next link is made', async () => {
    await confirm(await invite(), 'stays@shop.example');
    await invite();
    expect((await show()).invitation).toMatchObject({
      openedAt: null,
      confirmedAddress: 'stays@shop.example',
    });
  });
});
