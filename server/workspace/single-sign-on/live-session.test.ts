import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TokenPair } from '../../../contract/identity/sign-in.ts';
import { listNotifications } from '../../../contract/activity/notifications.ts';
import * as contract from '../../../contract/workspace/single-sign-on.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import type { ListeningOidc } from '../../../test/harness/identity/listening-oidc.ts';
import {
  listenFor,
  makeOrganisation,
  refresh,
  signInBy,
  type Organisation,
} from '../../../test/fixtures/workspace/single-sign-on-fixture.ts';
import { makeMember } from '../../../test/fixtures/two-teams/two-teams.ts';
import { askToken } from '../../../test/harness/app/authenticator-app.ts';
import { asTeam } from '../../core/db/tenant.ts';

const minute = 60_000;
let app: TestApp;
let oidc: ListeningOidc;
let org: Organisation;
let email = '';
let pair: TokenPair;
let people = 0;

beforeAll(async () => {
  app = await startTestApp();
  oidc = await listenFor(app);
  org = await makeOrganisation(app, oidc, 'leavers');
});
afterAll(async () => {
  await oidc.close();
  await app.close();
});
beforeEach(async () => {
  oidc.setDown(false);
  email = `person${++people}@leavers.sandbox`;
  const { data } = await signInBy(app, oidc, { email });
  if (!data.tokens) throw new Error('nobody was signed in');
  pair = data.tokens;
  app.world.pass(2 * minute);
});

const isLive = async (token = pair.access_token) =>
  (await callApp(app, listNotifications, { token })).status === 200;
const refreshes = () => oidc.asked.filter(each => each === 'POST /token').length;

describe('at a refresh the provider is asked', () => {
  test('and who is still there goes on, for an hour each time', async () => {
    for (let round = 0; round < 3; round++) {
      const next = await refresh(app, pair.refresh_token);
      expect(next?.expires_in).toBe(3600);
      if (next) pair = next;
      app.world.pass(2 * minute);
    }
    expect(await isLive()).toBe(true);
  });

  test('and who has left is out', async () => {
    oidc.setActive(email, false);
    expect(await isLive()).toBe(true);
    expect(await refresh(app, pair.refresh_token)).toBeNull();
    expect(await isLive()).toBe(false);
  });

  test('and a provider that does not answer ends no session', async () => {
    oidc.setDown(true);
    const next = await refresh(app, pair.refresh_token);
    expect(await isLive(next?.access_token)).toBe(true);
  });

  test('once for two tabs, since its tokens are good for one use', async () => {
    const before = refreshes();
    const [one, two] = await Promise.all([
      refresh(app, pair.refresh_token),
      refresh(app, pair.refresh_token),
    ]);
    expect(refreshes()).toBe(before + 1);
    expect(one?.access_token).toBe(two?.access_token);
  });

  test('but not about who has signed in by password', async () => {
    const member = await makeMember(app.database.db, app.world, org.owner.teamId, `by.password${people}`);
    const own = (await askToken(app, member)) as unknown as TokenPair;
    const before = refreshes();
    expect((await refresh(app, own.refresh_token))?.expires_in).toBe(12 * 3600);
    expect(refreshes()).toBe(before);
  });
});

describe('a notice of a sign-out', () => {
  const idOf = ({ owner: { teamId } }: Organisation) =>
    asTeam(app.database.db, teamId, async db => {
      const { id } = await db
        .selectFrom('identity_providers')
        .select('id')
        .where('team_id', '=', teamId)
        .executeTakeFirstOrThrow();
      return { teamId, providerId: id };
    });
  const sends = async (token: string, params?: { teamId: number; providerId: number }) => {
    const { teamId, providerId } = params ?? (await idOf(org));
    const path = contract.backChannelLogout.path
      .replace(':teamId', `${teamId}`)
      .replace(':providerId', `${providerId}`);
    const reply = await app.inject({
      method: 'POST',
      path,
      body: new URLSearchParams({ logout_token: token }).toString(),
      type: 'application/x-www-form-urlencoded',
    });
    return reply.statusCode;
  };

  test('ends the session at once', async () => {
    expect(await sends(oidc.logoutToken(email))).toBe(200);
    expect(await isLive()).toBe(false);
    expect(await refresh(app, pair.refresh_token)).toBeNull();
  });

  test('may name the session of the provider instead of the person', async () => {
    expect(await sends(oidc.logoutToken(email, { sub: undefined }))).toBe(200);
    expect(await isLive()).toBe(false);
  });

  test('is taken once', async () => {
    const token = oidc.logoutToken(email);
    expect(await sends(token)).toBe(200);
    await signInBy(app, oidc, { email });
    expect(await sends(token)).toBe(400);
  });

  const seconds = () => Math.floor(Date.now() / 1000);
  test.each([
    ['for another client', () => ({ aud: 'another' })],
    ['of another issuer', () => ({ iss: 'https://elsewhere.example' })],
    ['that is an ID token', () => ({ nonce: 'n' })],
    ['about something else', () => ({ events: { 'https://elsewhere.example/event': {} } })],
    ['without its number', () => ({ jti: undefined })],
    ['that is old', () => ({ iat: seconds() - 3600, exp: undefined })],
    ['about nobody', () => ({ sub: undefined, sid: undefined })],
  ])('%s is refused', async (_, change) => {
    expect(await sends(oidc.logoutToken(email, change()))).toBe(400);
    expect(await isLive()).toBe(true);
  });

  test('is refused if it is signed by somebody else, or sent to the provider of somebody else', async () => {
    const other = await listenFor(app);
    const forged = other.logoutToken(email, { iss: oidc.issuer });
    expect(await sends(forged)).toBe(400);
    const { teamId, providerId } = await idOf(org);
    expect(await sends(oidc.logoutToken(email), { teamId, providerId: providerId + 1000 })).toBe(400);
    expect(await sends(oidc.logoutToken(email), { teamId: teamId + 1000, providerId })).toBe(400);
    expect(await sends('no token at all')).toBe(400);
    expect(await isLive()).toBe(true);
    await other.close();
  });

  test('for somebody else has nobody asked', async () => {
    const before = oidc.asked.length;
    expect(await sends(oidc.logoutToken(email, { aud: 'another' }))).toBe(400);
    expect(await sends(oidc.logoutToken(email, { iss: 'https://elsewhere.example' }))).toBe(400);
    expect(oidc.asked.length).toBe(before);
  });

  test('is taken from one network so often, and no more', async () => {
    for (let each = 0; each < 600; each++) await sends('no token');
    expect(await sends(oidc.logoutToken(email))).toBe(400);
    expect(await isLive()).toBe(true);
    app.world.pass(minute);
    expect(await sends(oidc.logoutToken(email))).toBe(200);
  });
});
