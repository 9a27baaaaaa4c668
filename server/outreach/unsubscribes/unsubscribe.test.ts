import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getUnsubscribe, unsubscribe } from '../../../contract/outreach/unsubscribes.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { addSentMail, recipientNow, type SentMail } from '../../../test/fixtures/outreach/sent-mail.ts';
import { makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { asTeam } from '../../core/db/tenant.ts';

let app: TestApp;
let made = 0;
let owner: Account;
let mail: SentMail;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.database;
  owner = await makeTeam(db, app.world, `owner-${++made}`);
  mail = await addSentMail(db, app.world, owner, { address: 'lan.nguyen@example.com' });
  token = app.mail.linkTokens.seal(owner.teamId, mail.messageRowId);
});

const state = () => recipientNow(app.database.db, owner.teamId, mail.recipientId);
const suppressions = () =>
  asTeam(app.database.db, owner.teamId, db =>
    db.selectFrom('mail_suppressions').select(['address', 'reason', 'proof', 'at']).execute(),
  );
const show = (asked = token) => callApp(app, getUnsubscribe, { params: { token: asked } });
const oneClick = (
  body: string | undefined = 'List-Unsubscribe=One-Click',
  { type = 'application/x-www-form-urlencoded', to = token } = {},
) =>
  app.inject({
    method: 'POST',
    path: `/u/${to}`,
    type,
    headers: { 'user-agent': 'Mailer/1' },
    ...(body !== undefined && { body }),
  });

const wrongTokens = ['x', 'A'.repeat(32), 'A'.repeat(100)];

describe('the page behind the link', () => {
  it('names the team, and that its mail is not stopped yet; opening changes nothing', async () => {
    const shown = { team: `${owner.username} team`, address: 'l***n@example.com', unsubscribed: false };
    expect((await show()).data).toEqual(shown);
    expect((await show()).data).toEqual(shown);
    expect(await state()).toMatchObject({ state: 'waiting', unsubscribed_at: null });
    expect(await suppressions()).toEqual([]);
  });

  it('stops the mail with a button, and keeps the proof', async () => {
    const stop = () =>
      callApp(app, unsubscribe, { params: { token }, headers: { 'user-agent': 'Firefox/150' } });
    expect(await stop()).toMatchObject({ code: 0 });
    app.world.pass(1000);
    expect(await stop()).toMatchObject({ code: 0 });
    expect((await show()).data).toMatchObject({ unsubscribed: true });
    expect(await state()).toMatchObject({ state: 'ended', reason: 'unsubscribed' });
    expect(await suppressions()).toEqual([
      {
        address: 'lan.nguyen@example.com',
        reason: 'unsubscribed',
        at: new Date(app.world.now().getTime() - 1000),
        proof: {
          way: 'page',
          address: '127.0.0.1',
          agent: 'Firefox/150',
          task: `${owner.username} task`,
          note: '',
        },
      },
    ]);
  });

  it.each(wrongTokens)('is none for the token %s', async wrong => {
    expect(await show(wrong)).toMatchObject({ status: 404 });
    expect(await callApp(app, unsubscribe, { params: { token: wrong } })).toMatchObject({ status: 404 });
  });

  it('is none for a message that does not exist', async () => {
    expect(await show(app.mail.linkTokens.seal(owner.teamId, 999_999))).toMatchObject({ status: 404 });
    expect(await show(app.mail.linkTokens.seal(999_999, mail.messageRowId))).toMatchObject({ status: 404 });
  });

  it('is refused after too many requests', async () => {
    app.world.pass(3_600_000);
    for (let turn = 0; turn < 120; turn++) await show();
    expect(await show()).toMatchObject({ code: 429 });
    app.world.pass(60_000);
    expect(await show()).toMatchObject({ code: 0 });
  });
});

describe('one click in a mailbox', () => {
  const multipart = (value: string) =>
    ['--b', 'Content-Disposition: form-data; name="List-Unsubscribe"', '', value, '--b--', ''].join('\r\n');

  it.each([
    ['a form', 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
    ['a form in parts', multipart('One-Click'), 'multipart/form-data; boundary=b'],
  ])('as %s stops the mail, without sign-in or cookie', async (_name, body, type) => {
    const answer = await oneClick(body, { type });
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['set-cookie']]).toEqual([
      200,
      'text/plain; charset=utf-8',
      undefined,
    ]);
    expect(await state()).toMatchObject({ state: 'ended', reason: 'unsubscribed' });
    expect(await suppressions()).toMatchObject([
      { reason: 'unsubscribed', proof: { way: 'oneClick', agent: 'Mailer/1' } },
    ]);
  });

  it.each([
    ['nothing', undefined, 'application/x-www-form-urlencoded'],
    ['another field', 'unsubscribe=yes', 'application/x-www-form-urlencoded'],
    ['another value', 'List-Unsubscribe=Two-Clicks', 'application/x-www-form-urlencoded'],
    ['JSON of another kind', '"One-Click"', 'application/json'],
    ['another value in parts', multipart('no'), 'multipart/form-data; boundary=b'],
    [
      'parts without an end',
      '--b\r\nContent-Disposition: form-data; name="x"',
      'multipart/form-data; boundary=b',
    ],
  ])('with %s stops nothing', async (_name, body, type) => {
    expect((await oneClick(body ?? '', { type })).statusCode).toBe(400);
    expect(await state()).toMatchObject({ state: 'waiting', unsubscribed_at: null });
  });

  it.each(wrongTokens)('is unknown for the token %s', async to => {
    expect((await oneClick(undefined, { to })).statusCode).toBe(404);
  });
});
