import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  connectAccount,
  consentEdition,
  disconnectAccount,
  openCreatorPage,
  getConnections,
} from '../../../../contract/creators/creator-connections/creator-connections.ts';
import type { Platform } from '../../../../contract/core/platform.ts';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import { callApp } from '../../../../test/harness/app/call-endpoint.ts';
import {
  agree,
  beginConnecting,
  comeBack,
  connectThere,
  invitationFor,
  startConnecting,
  type ConnectingWorld,
  type Somebody,
} from '../../../../test/fixtures/creators/some-connections.ts';
import { makeTeam, type Account } from '../../../../test/fixtures/two-teams/two-teams.ts';
import { changeTestCredential } from '../../../../test/fixtures/sourcing/some-credentials.ts';
import type { Db } from '../../../core/db/database.ts';
import { fetchDueConnections } from '../fetching/fetch-due-accounts.ts';

const day = 86_400_000;
let app: TestApp;
let db: Db;
let world: ConnectingWorld;
let own: Account;
let stranger: Account;
let token: string;
let strangerToken: string;
/** A creator on YouTube, another one for each test. */
let creator: Somebody;
let page: string;
let places = 0;

beforeAll(async () => {
  app = await startTestApp();
  ({ db } = app.database);
  world = await startConnecting(app);
  own = await makeTeam(db, app.world, 'inviting');
  stranger = await makeTeam(db, app.world, 'stranger');
});
afterAll(async () => {
  await app.close();
  await world.platforms.close();
});
beforeEach(async () => {
  token = await app.signInAs(own);
  strangerToken = await app.signInAs(stranger);
  creator = on('youtube', places++);
  page = await invitationFor(app, token, creator);
});
afterEach(() => world.platforms.tell('well'));

function on(platform: Platform, place: number): Somebody {
  const found = world.people.filter(each => each.platform === platform)[place];
  if (!found) throw new Error('nobody is left');
  return found;
}

const connections = async (as = token, of = creator) =>
  (await callApp(app, getConnections, { token: as, params: { ...of } })).data.connections;
const disconnect = (platform: Platform = 'youtube', by = page) =>
  callApp(app, disconnectAccount, { params: { token: by, platform } });
const rowsOf = (id = creator.id) =>
  db.selectFrom('creator_connections').selectAll().where('creator_id', '=', id).execute();
const consentsOf = (id = creator.id) =>
  db.selectFrom('creator_consents').selectAll().where('creator_id', '=', id).orderBy('id').execute();
const audienceOf = (id = creator.id) =>
  db.selectFrom('creator_audiences').selectAll().where('creator_id', '=', id).execute();
const fetchDue = () => fetchDueConnections(db, app.world, app.sources);
/** Runs a worker's rounds until nothing is due. */
async function fetchAll(): Promise<void> {
  while (await fetchDue());
}
const done = (platform: Platform = 'youtube') => `/p/${page}?connected=${platform}`;
const refused = (why: string, platform: Platform = 'youtube') =>
  `/p/${page}?refused=${why}&platform=${platform}`;

describe('connecting', () => {
  test('brings the account’s figures and audience, and records the consent', async () => {
    const before = await audienceOf();
    expect(await connectThere(app, page, creator)).toBe(done());
    const [connection] = await connections();
    expect(connection).toMatchObject({
      platform: 'youtube',
      handle: creator.handle,
      state: 'ok',
      consentEdition,
      consentedAt: app.world.now().toISOString(),
      fetchedAt: app.world.now().toISOString(),
      fault: null,
    });
    expect(connection?.scopes).toHaveLength(2);
    expect(await consentsOf()).toMatchObject([
      {
        source: 'youtube_own',
        deed: 'given',
        edition: consentEdition,
        invited_by: own.teamId,
        lang: 'zh',
        address: '127.0.0.1',
      },
    ]);
    expect(await audienceOf()).not.toEqual(before);
  });

  test('stores tokens encrypted, and never returns them', async () => {
    await connectThere(app, page, creator);
    const [row] = await rowsOf();
    expect(row?.sealed).toMatch(/^v1\./);
    const shown = await callApp(app, openCreatorPage, { params: { token: page } });
    const ofTeam = await callApp(app, getConnections, { token, params: { ...creator } });
    for (const text of [JSON.stringify(row), shown.text, ofTeam.text]) {
      expect(text).not.toContain('ya29.');
      expect(text).not.toContain('1//0');
    }
    expect(shown.text + ofTeam.text).not.toContain(row?.sealed);
  });

  test('is seen by the team that invited, and by no other that invites the same creator', async () => {
    await connectThere(app, page, creator);
    expect(await connections(strangerToken)).toEqual([]);
    const theirs = await invitationFor(app, strangerToken, creator);
    const { data } = await callApp(app, openCreatorPage, { params: { token: theirs } });
    expect(data.platforms.map(({ isAvailable, connection }) => [isAvailable, connection])).toEqual([
      [true, null],
      [true, null],
      [true, null],
    ]);
    expect((await disconnect('youtube', theirs)).status).toBe(404);
    expect(await connections()).toHaveLength(1);
  });

  test('refuses another account of the same platform, and revokes it', async () => {
    const other = on('youtube', places++);
    world.platforms.asked.length = 0;
    expect(await connectThere(app, page, { platform: 'youtube', handle: other.handle })).toBe(
      refused('otherAccount'),
    );
    expect([await rowsOf(), await consentsOf()]).toEqual([[], []]);
    expect(world.platforms.asked.at(-1)).toBe('POST oauth2.googleapis.com/revoke');
  });

  test('takes an account of another platform, filed as its own creator', async () => {
    const other = on('tiktok', 0);
    expect(await connectThere(app, page, other)).toBe(done('tiktok'));
    expect(await rowsOf()).toMatchObject([
      { source: 'tiktok_own', handle: other.handle, account_creator_id: other.id },
    ]);
    expect(await connections()).toMatchObject([{ platform: 'tiktok', handle: other.handle }]);
  });

  test('works on Instagram as well', async () => {
    expect(await connectThere(app, page, on('instagram', 0))).toBe(done('instagram'));
    expect((await disconnect('instagram')).data).toEqual({ isRevoked: false });
  });

  test('is done once, in the browser that began it, in time', async () => {
    const first = await beginConnecting(app, page, 'youtube');
    const other = await beginConnecting(app, page, 'youtube');
    const back = await agree(first.url, creator.handle);
    expect(await comeBack(app, back, '')).toBe(refused('expired'));
    expect(await comeBack(app, back, other.cookie)).toBe(refused('expired'));
    expect(await comeBack(app, back, `a=b; ${first.cookie}`)).toBe(done());
    expect(await comeBack(app, back, first.cookie)).toBe(refused('expired'));
    const late = await beginConnecting(app, page, 'youtube');
    const answer = await agree(late.url, creator.handle);
    app.world.pass(900_000);
    expect(await comeBack(app, answer, late.cookie)).toBe(refused('expired'));
    expect(await comeBack(app, '/office/api/creator-connect/callback?code=x&state=made-up', '')).toBe(
      '/p/over',
    );
    expect(await comeBack(app, '/office/api/creator-connect/callback', '')).toBe('/p/over');
  });

  test('stores nothing if the creator refuses, or the link ended meanwhile', async () => {
    const { url, cookie } = await beginConnecting(app, page, 'youtube');
    expect(await comeBack(app, await agree(url, creator.handle, 'cancel'), cookie)).toBe(refused('denied'));
    const again = await beginConnecting(app, page, 'youtube');
    const back = await agree(again.url, creator.handle);
    await invitationFor(app, token, creator);
    expect(await comeBack(app, back, again.cookie)).toBe(refused('failed'));
    expect([await rowsOf(), await consentsOf()]).toEqual([[], []]);
  });

  test('stores nothing if the platform is down', async () => {
    const { url, cookie } = await beginConnecting(app, page, 'youtube');
    const back = await agree(url, creator.handle);
    world.platforms.tell('down');
    expect(await comeBack(app, back, cookie)).toBe(refused('failed'));
    expect(await rowsOf()).toEqual([]);
  });

  test('asks for the wording as it is, a platform that is set up, and a link that works', async () => {
    const ask = (body: object, by = page) =>
      callApp(app, connectAccount, {
        params: { token: by },
        body: { platform: 'youtube', consentEdition, ...body },
      });
    expect(await ask({ consentEdition: '2020-01-01' })).toMatchObject({
      status: 400,
      fields: ['consentEdition'],
    });
    expect((await ask({}, 'x'.repeat(43))).status).toBe(404);
    const { sandbox } = app.sources;
    app.sources.sandbox = null;
    expect(await ask({})).toMatchObject({ status: 400, fields: ['platform'] });
    app.sources.sandbox = sandbox;
  });
});

describe('taking it back', () => {
  test('revokes it at the platform and deletes tokens and all data from it', async () => {
    const before = await audienceOf();
    await connectThere(app, page, creator);
    expect(await audienceOf()).not.toEqual(before);
    world.platforms.asked.length = 0;
    expect((await disconnect()).data).toEqual({ isRevoked: true });
    expect(world.platforms.asked).toEqual(['POST oauth2.googleapis.com/revoke']);
    expect([await rowsOf(), await connections()]).toEqual([[], []]);
    const came = await db
      .selectFrom('posts')
      .select('platform_post_id')
      .where('creator_id', '=', creator.id)
      .where('via', '=', 'youtube_own')
      .execute();
    expect([came, await audienceOf()]).toEqual([[], []]);
    expect((await consentsOf()).map(({ deed }) => deed)).toEqual(['given', 'revoked']);
    expect((await disconnect()).status).toBe(404);
  });

  test('deletes the data here even if the platform does not respond, and says so', async () => {
    await connectThere(app, page, creator);
    world.platforms.tell('down');
    expect((await disconnect()).data).toEqual({ isRevoked: false });
    expect(await rowsOf()).toEqual([]);
  });

  test('keeps the data if the same account is still connected for another team', async () => {
    await connectThere(app, page, creator);
    const theirs = await invitationFor(app, strangerToken, creator);
    await connectThere(app, theirs, creator);
    const audience = await audienceOf();
    await disconnect();
    expect([await connections(), await audienceOf()]).toEqual([[], audience]);
    expect(await connections(strangerToken)).toHaveLength(1);
    await disconnect('youtube', theirs);
    expect(await audienceOf()).toEqual([]);
  });

  test('is ended by a worker where a kill left it half done', async () => {
    await connectThere(app, page, creator);
    await db
      .updateTable('creator_connections')
      .set({ state: 'ending', sealed: '', next_at: app.world.now() })
      .where('creator_id', '=', creator.id)
      .execute();
    expect(await connections()).toEqual([]);
    await fetchAll();
    expect([await rowsOf(), await audienceOf()]).toEqual([[], []]);
  });
});

describe('every day', () => {
  const fetchedAt = async () => (await rowsOf())[0]?.fetched_at?.getTime();

  test('connected data is fetched again, with renewed tokens', async () => {
    await connectThere(app, page, creator);
    const [before] = await rowsOf();
    await fetchAll();
    expect(await rowsOf()).toEqual([before]);
    app.world.pass(day);
    world.platforms.asked.length = 0;
    await fetchAll();
    const [after] = await rowsOf();
    expect(await fetchedAt()).toBe(app.world.now().getTime());
    expect(world.platforms.asked).toContain('POST oauth2.googleapis.com/token');
    expect([after?.sealed === before?.sealed, after?.state, after?.fault]).toEqual([false, 'ok', null]);
  });

  test('two workers fetch nothing twice', async () => {
    await fetchAll();
    await connectThere(app, page, creator);
    app.world.pass(day);
    token = await app.signInAs(own);
    const counts = await Promise.all([fetchDue(), fetchDue(), fetchDue()]);
    const all = await db.selectFrom('creator_connections').select('source').execute();
    expect(counts.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(all.length);
    await fetchAll();
    expect(await fetchedAt()).toBe(app.world.now().getTime());
  });

  test('one revoked at the platform is broken until the creator connects again', async () => {
    await connectThere(app, page, creator);
    app.world.pass(day);
    token = await app.signInAs(own);
    world.platforms.tell('refused');
    await fetchAll();
    expect(await connections()).toMatchObject([{ state: 'broken', fault: 'credential' }]);
    world.platforms.tell('well');
    app.world.pass(day);
    await fetchAll();
    token = await app.signInAs(own);
    expect(await connections()).toMatchObject([{ state: 'broken' }]);
    await connectThere(app, page, creator);
    expect(await connections()).toMatchObject([{ state: 'ok', fault: null }]);
  });

  test('one that stays broken counts as taken back, before a week is over', async () => {
    await connectThere(app, page, creator);
    app.world.pass(day);
    world.platforms.tell('refused');
    await fetchAll();
    app.world.pass(6 * day);
    await fetchAll();
    expect([await rowsOf(), await audienceOf()]).toEqual([[], []]);
    expect((await consentsOf()).map(({ deed, address }) => [deed, address])).toEqual([
      ['given', '127.0.0.1'],
      ['revoked', ''],
    ]);
  });

  test('a client that the platform refuses is the operator’s to mend, and costs no creator their connection', async () => {
    await connectThere(app, page, creator);
    await changeTestCredential(db, app.sources, 'youtube_own', { clientSecret: 'wrong' });
    for (const days of [1, 6, 6]) {
      app.world.pass(days * day);
      await fetchAll();
    }
    expect(await rowsOf()).toMatchObject([{ state: 'ok', fault: 'credential' }]);
    await changeTestCredential(db, app.sources, 'youtube_own', { clientSecret: 'right' });
    app.world.pass(6 * day);
    await fetchAll();
    expect(await rowsOf()).toMatchObject([{ state: 'ok', fault: null }]);
  });

  test('a connection whose creator left the catalogue is ended', async () => {
    await connectThere(app, page, creator);
    await db.deleteFrom('creators').where('id', '=', creator.id).execute();
    app.world.pass(day);
    await fetchAll();
    expect(await rowsOf()).toEqual([]);
  });

  test.each(['down', 'rate', 'quota'] as const)(
    'a platform that is %s is queried again later',
    async mood => {
      await connectThere(app, page, creator);
      app.world.pass(day);
      world.platforms.tell(mood);
      await fetchAll();
      const [row] = await rowsOf();
      expect(row?.state).toBe('ok');
      expect(row?.fault).not.toBeNull();
      expect(row?.next_at?.getTime()).toBeGreaterThan(app.world.now().getTime());
      world.platforms.tell('well');
      app.world.pass(2 * day);
      await fetchAll();
      expect((await rowsOf())[0]?.fault).toBeNull();
    },
  );
});
