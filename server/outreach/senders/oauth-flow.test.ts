import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createSender,
  listSenders,
  startOauth,
  updateSender,
  verifySender,
} from '../../../contract/outreach/senders/senders.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { callOf } from '../../../test/harness/app/all-endpoints.ts';
import {
  startFakeMailProvider,
  type FakeMailProvider,
} from '../../../test/harness/mail/fake-mail-provider.ts';
import { startFakeOauth, type FakeOauth } from '../../../test/harness/mail/fake-oauth.ts';
import { inputFor } from '../../../test/fixtures/outreach/sender-input.ts';
import { makeTeam } from '../../../test/fixtures/two-teams/two-teams.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { smtpAccessOf } from './service.ts';

const client = { id: 'client', secret: 'client secret' };
let oauth: FakeOauth;
let provider: FakeMailProvider;
let app: TestApp;
let token: string;
let teamId: number;
let id: number;

beforeAll(async () => {
  provider = await startFakeMailProvider({ accessToken: 'access-1' });
});
afterAll(() => provider.stop());

beforeEach(async () => {
  oauth = await startFakeOauth(client);
  app = await startTestApp({
    GOOGLE_OAUTH_CLIENT_ID: client.id,
    GOOGLE_OAUTH_CLIENT_SECRET: client.secret,
    GOOGLE_OAUTH_ENDPOINT: oauth.url,
    SANDBOX: 'on',
    PUBLIC_URL: 'https://stars.example',
  });
  const owner = await makeTeam(app.database.db, app.world, 'owner');
  teamId = owner.teamId;
  token = await app.signInAs(owner);
  const body = inputFor(provider, { provider: 'gmail', auth: 'oauth', secret: undefined });
  id = (await callApp(app, createSender, { token, body })).data.id;
});
afterEach(async () => {
  await app.close();
  await oauth.stop();
});

/** Acts like a browser: returns the address of the provider, and the cookie. */
async function begin(): Promise<{ url: string; cookie: string }> {
  const reply = await app.inject({ ...callOf(startOauth, { params: { id } }), token });
  const [cookie = ''] = String(reply.headers['set-cookie']).split(';');
  return { url: reply.json<{ data: { url: string } }>().data.url, cookie };
}

async function comeBack(query: Record<string, string>, cookie: string): Promise<string> {
  const path = `/office/api/senders/oauth/callback?${new URLSearchParams(query).toString()}`;
  const reply = await app.inject({ method: 'GET', path, headers: { cookie } });
  expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([
    302,
    expect.stringContaining('Max-Age=0'),
  ]);
  return String(reply.headers.location);
}

const secret = async () => {
  const row = await asTeam(app.database.db, teamId, db =>
    db.selectFrom('mail_senders').select('secret').executeTakeFirstOrThrow(),
  );
  return row.secret;
};
const done = () => `/sender?oauth=done&verify=${id}`;
const refused = '/sender?oauth=refused';

describe('signing in over OAuth', () => {
  test('lets a sender be verified with its token', async () => {
    expect((await callApp(app, listSenders, { token })).data.oauth).toEqual(['gmail']);
    const without = await callApp(app, verifySender, { token, params: { id } });
    expect(without.data).toMatchObject({ verified: false, fault: 'needsOauth' });
    const { url, cookie } = await begin();
    const redirect = new URL(url).searchParams.get('redirect_uri');
    expect(redirect).toBe('http://starbridge.test/office/api/senders/oauth/callback');
    expect(await comeBack(oauth.agree(url), `a=b; ${cookie}`)).toBe(done());
    const proof = await callApp(app, verifySender, { token, params: { id } });
    expect(proof.data).toMatchObject({ verified: true, fault: null });
    expect(proof.text).toContain('XOAUTH2');
    for (const form of ['access-1', Buffer.from('access-1').toString('base64').slice(0, 10), 'refresh-1'])
      expect(proof.text).not.toContain(form);
    expect(await secret()).toMatch(/^v1\./);
  });

  test('is done once', async () => {
    const { url, cookie } = await begin();
    const answer = oauth.agree(url);
    expect(await comeBack(answer, cookie)).toBe(done());
    expect(await comeBack({ ...oauth.agree(url), state: answer.state }, cookie)).toBe(refused);
  });

  test('is refused in another browser, for another state, too late, and after a refusal', async () => {
    const { url, cookie } = await begin();
    const other = await begin();
    expect(await comeBack(oauth.agree(url), '')).toBe(refused);
    expect(await comeBack(oauth.agree(url), other.cookie)).toBe(refused);
    expect(await comeBack({ code: 'x', state: 'v1.test.a.b.c' }, cookie)).toBe(refused);
    expect(await comeBack({ error: 'access_denied', state: oauth.agree(url).state }, cookie)).toBe(refused);
    expect(await comeBack({ code: 'made-up', state: oauth.agree(other.url).state }, other.cookie)).toBe(
      refused,
    );
    app.world.pass(600_000);
    expect(await comeBack(oauth.agree(url), cookie)).toBe(refused);
    expect(await secret()).toBeNull();
  });

  test('is not there for a provider that is not set up', async () => {
    const body = inputFor(provider, { provider: 'outlook', auth: 'oauth', secret: undefined });
    await callApp(app, updateSender, { token, params: { id }, body });
    expect((await callApp(app, startOauth, { token, params: { id } })).code).toBe(1022);
  });

  test('is over when the sender is to sign in elsewhere', async () => {
    const { url, cookie } = await begin();
    await comeBack(oauth.agree(url), cookie);
    const body = inputFor(provider, {
      provider: 'gmail',
      auth: 'oauth',
      secret: undefined,
      smtpHost: '127.0.0.1',
    });
    await callApp(app, updateSender, { token, params: { id }, body });
    expect(await secret()).toBeNull();
  });
});

describe('a token that ended', () => {
  const access = () => smtpAccessOf(app.database.db, app.world, app.mail, teamId, id);
  const state = async () => (await callApp(app, listSenders, { token })).data.senders[0];
  /** The fake's tokens last an hour of real time; the clock of the tests has another time. */
  const expire = () => app.world.pass(Date.now() + 4_000_000 - app.world.now().getTime());

  beforeEach(async () => {
    const { url, cookie } = await begin();
    await comeBack(oauth.agree(url), cookie);
    await callApp(app, verifySender, { token, params: { id } });
  });

  test('is renewed, and the new one is stored', async () => {
    expect((await access()).secret).toEqual({ accessToken: 'access-1' });
    expire();
    const before = await secret();
    expect((await access()).secret).toEqual({ accessToken: 'access-2' });
    expect(await secret()).not.toBe(before);
  });

  test('pauses the sender when the provider gives no other', async () => {
    oauth.withdraw();
    expire();
    await expect(access()).rejects.toMatchObject({ code: 'sender_not_verified' });
    const { accountId } = await asTeam(app.database.db, teamId, async db => {
      const row = await db
        .selectFrom('mail_senders')
        .select(['state', 'state_fault', 'created_by'])
        .executeTakeFirstOrThrow();
      expect(row).toMatchObject({ state: 'paused', state_fault: 'oauthExpired' });
      return { accountId: row.created_by };
    });
    expect(accountId).toBeGreaterThan(0);
  });

  test('is no fault of the sender while the provider does not answer', async () => {
    oauth.breakDown();
    expect((await state())?.state).toBe('verified');
    expire();
    await expect(access()).rejects.toMatchObject({ message: 'no_answer', isRefused: false });
  });
});
