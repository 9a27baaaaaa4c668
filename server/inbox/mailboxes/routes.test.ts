import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import {
  startFakeMailProvider,
  type FakeMailProvider,
} from '../../../test/harness/mail/fake-mail-provider.ts';
import { bindMailbox, someMail } from '../../../test/fixtures/inbox/mailbox-fixture.ts';
import { makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { errors } from '../../../contract/core/errors.ts';
import { listMailboxes, syncMailbox } from '../../../contract/inbox/mailboxes.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { receiveDue } from './sync/sync-engine.ts';

let app: TestApp;
let provider: FakeMailProvider;
let owner: Account;
let token: string;
let otherToken: string;
let senderId: number;

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  provider = await startFakeMailProvider();
  owner = await makeTeam(db, app.world, 'owner', { plan: 'team' });
  const other = await makeTeam(db, app.world, 'other', { plan: 'team' });
  senderId = await bindMailbox(db, app.world, app.mail, owner, { imapPort: provider.imapPort });
  [token, otherToken] = [await app.signInAs(owner), await app.signInAs(other)];
});
afterAll(async () => {
  await provider.stop();
  await app.close();
});

const list = async (as = token) => (await callApp(app, listMailboxes, { token: as })).data.mailboxes;
const sync = (params: { senderId: unknown }, as = token) => callApp(app, syncMailbox, { token: as, params });
const receive = async () => {
  while (await receiveDue(app.database.db, app.world, app.mail));
};
const setSender = (change: Record<string, unknown>) =>
  asTeam(app.database.db, owner.teamId, db =>
    db.updateTable('mail_senders').set(change).where('id', '=', senderId).execute(),
  );

describe('mailboxes', () => {
  test('are listed with their sync progress', async () => {
    const face = { senderId, address: 'me@mail.test', name: '王小明' };
    const nothing = { syncedAt: null, nextAt: null, messages: 0, pending: 0, failure: null, folders: [] };
    expect(await list()).toEqual([{ ...face, ...nothing, state: 'waiting' }]);
    for (const name of ['one', 'two']) provider.deliver(someMail(name));
    await receive();
    expect(await list()).toEqual([
      {
        ...face,
        ...nothing,
        state: 'synced',
        syncedAt: app.world.now().toISOString(),
        messages: 2,
        folders: [
          { role: 'inbox', path: 'INBOX' },
          { role: 'sent', path: expect.any(String) },
        ],
      },
    ]);
  });

  test('are visible to their own team only', async () => {
    expect(await list(otherToken)).toEqual([]);
    expect((await callApp(app, listMailboxes)).status).toBe(401);
  });

  test('show the stage of a failure, and the next attempt', async () => {
    await setSender({ imap_port: 1 });
    app.world.pass(60_000);
    await receive();
    const [mailbox] = await list();
    expect(mailbox).toMatchObject({
      state: 'failed',
      failure: { stage: 'connect', text: expect.stringContaining('ECONNREFUSED') },
      nextAt: new Date(app.world.now().getTime() + 120_000).toISOString(),
    });
    await setSender({ imap_port: provider.imapPort });
  });
});

describe('reading a mailbox now', () => {
  test('syncs even after a recent failure, and finds deletions', async () => {
    provider.folder('INBOX').messages.pop();
    provider.deliver(someMail('three'));
    expect((await sync({ senderId })).code).toBe(0);
    await receive();
    expect(await list()).toMatchObject([{ state: 'synced', failure: null, messages: 3 }]);
    const gone = await asTeam(app.database.db, owner.teamId, db =>
      db.selectFrom('inbox_mails').select('subject').where('gone_at', 'is not', null).execute(),
    );
    expect(gone).toEqual([{ subject: 'two' }]);
  });

  test.each([['x'], [0], [1.5]])('of %s is refused', async wrong => {
    expect(await sync({ senderId: wrong })).toMatchObject({ status: 400, fields: ['senderId'] });
  });

  test('of another team, or of none, is not found', async () => {
    expect((await sync({ senderId }, otherToken)).status).toBe(404);
    expect((await sync({ senderId: 987_654 })).status).toBe(404);
    expect((await callApp(app, syncMailbox, { params: { senderId } })).status).toBe(401);
  });

  test('is refused for a sender that was not verified', async () => {
    await setSender({ state: 'unverified' });
    expect((await sync({ senderId })).code).toBe(errors.sender_not_verified.code);
    expect(await list()).toMatchObject([{ state: 'off' }]);
    await setSender({ state: 'verified' });
  });

  test('is refused when it is requested too often', async () => {
    app.world.pass(60_000);
    const codes = [];
    for (let time = 0; time < 7; time++) codes.push((await sync({ senderId })).code);
    expect(codes).toEqual([0, 0, 0, 0, 0, 0, errors.too_many_requests.code]);
  });
});
