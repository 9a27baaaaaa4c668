import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  moveSandboxClock,
  getSampleLinks,
  getSandbox,
  jumpToNextSend,
} from '../../../contract/sandbox/controls.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { clientOf, startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { testSources } from '../../../test/harness/sources/test-sources.ts';
import { type Account, makeTeam } from '../../../test/fixtures/two-teams/two-teams.ts';
import { disguise } from '../../core/auth/password-cipher.ts';
import { dropDue, putDue } from '../../core/db/due-work/due-work.ts';
import { movedSoFar } from '../../core/sandbox-clock.ts';

const hour = 3_600_000;

describe('in a sandbox', () => {
  let app: TestApp;
  let account: Account;
  let token: string;

  beforeAll(async () => {
    app = await startTestApp({ SANDBOX_PEOPLE: 'reply=10,read=20' });
    account = await makeTeam(app.database.db, app.world, 'first');
    token = await app.signInAs(account);
  });

  afterAll(() => app.close());

  test('everyone sees its clock and its personas', async () => {
    expect((await callApp(app, getSandbox, { token })).data).toEqual({
      now: app.world.now().toISOString(),
      aheadMs: 0,
      nextSendAt: null,
      personas: { reply: 10, autoReply: 0, bounce: 0, read: 20 },
    });
  });

  test('moves of its clock add up, also concurrent ones', async () => {
    const moved = await Promise.all(
      [1, 24, 72].map(hours => callApp(app, moveSandboxClock, { token, body: { hours } })),
    );
    expect(moved.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect((await callApp(app, getSandbox, { token })).data.aheadMs).toBe(97 * hour);
  });

  test('its clock jumps to the next mail of the team, if one is planned', async () => {
    const { db } = app.database;
    expect((await callApp(app, jumpToNextSend, { token })).code).toBe(404);
    const at = new Date(app.world.now().getTime() + 30 * hour);
    await putDue(db, 'mail.send', { teamId: account.teamId, id: 7 }, at);
    await putDue(db, 'mail.send', { teamId: account.teamId + 1, id: 8 }, app.world.now());
    expect((await callApp(app, getSandbox, { token })).data.nextSendAt).toBe(at.toISOString());
    const before = await movedSoFar(db);
    expect((await callApp(app, jumpToNextSend, { token })).code).toBe(0);
    expect((await movedSoFar(db)) - before).toBe(30 * hour);
    await dropDue(db, 'mail.send', { teamId: account.teamId, id: 7 });
  });

  test.each([0, -1, 1.5, 24 * 28 + 1, '1'])('a move by %j hours is refused', async hours => {
    const before = await movedSoFar(app.database.db);
    expect((await callApp(app, moveSandboxClock, { token, body: { hours } as never })).code).toBe(400);
    expect(await movedSoFar(app.database.db)).toBe(before);
  });

  test('there are links to its people', async () => {
    app.sources.sandbox = {
      ...testSources('http://fakes').sandbox!,
      links: (platform, draw) => [`https://${platform}.example/@ann${draw % 10}`],
    };
    const { data } = await callApp(app, getSampleLinks, { token, query: { platform: 'youtube' } });
    expect(data.links).toEqual([expect.stringMatching(/^https:\/\/youtube\.example\/@ann\d$/)]);
    expect((await callApp(app, getSampleLinks, { token, query: { platform: 'x' } as never })).code).toBe(400);
  });

  test('responses have the time of its clock', async () => {
    const { headers } = await app.inject({ method: 'GET', path: '/office/api/sandbox', token });
    expect(headers.date).toBe(app.world.now().toUTCString());
  });

  test('signed-in accounts stay signed in over the longest move', async () => {
    const ask = (fields: Record<string, string>) =>
      app.inject({
        method: 'POST',
        path: '/auth/oauth/token',
        body: new URLSearchParams(fields).toString(),
        type: 'application/x-www-form-urlencoded',
        headers: { authorization: `Basic ${clientOf(app.env)}` },
      });
    const { password } = account;
    const username = app.env.AUTH_USER_PREFIX + account.username;
    const signedIn = await ask({
      grant_type: 'password',
      username,
      password: disguise(password, app.env.AUTH_PASSWORD_KEY),
    });
    const first = signedIn.json<{ access_token: string; refresh_token: string }>();
    app.world.pass(24 * 28 * hour);
    expect((await callApp(app, getSandbox, { token: first.access_token })).code).toBe(401);
    const goneOn = await ask({ grant_type: 'refresh_token', refresh_token: first.refresh_token });
    const next = goneOn.json<{ access_token: string }>();
    expect((await callApp(app, getSandbox, { token: next.access_token })).code).toBe(0);
  });
});

describe('outside of a sandbox', () => {
  let app: TestApp;
  let token: string;

  beforeAll(async () => {
    app = await startTestApp({ SANDBOX: 'off' });
    token = await app.signInAs(await makeTeam(app.database.db, app.world, 'first'));
  });

  afterAll(() => app.close());

  test('there is no clock to be moved', async () => {
    expect((await callApp(app, getSandbox, { token })).code).toBe(1020);
    expect((await callApp(app, moveSandboxClock, { token, body: { hours: 1 } })).code).toBe(1020);
    expect(await movedSoFar(app.database.db)).toBe(0);
  });

  test('there are no invented creators to link to', async () => {
    expect((await callApp(app, getSampleLinks, { token, query: { platform: 'youtube' } })).code).toBe(1020);
  });
});
