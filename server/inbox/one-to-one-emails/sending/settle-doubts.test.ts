import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as contract from '../../../../contract/inbox/one-to-one-emails.ts';
import { undoMs } from '../../../../contract/inbox/one-to-one-email-kinds.ts';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import { emptyMailbox } from '../../../../test/harness/mail/empty-mailbox.ts';
import {
  emailApp,
  sendDueEmails,
  type EmailApp,
} from '../../../../test/fixtures/inbox/one-to-one-email-fixture.ts';
import { startMailSink, type MailSink } from '../../../../test/harness/mail/mail-sink.ts';
import { addThread } from '../../../../test/fixtures/inbox/some-threads.ts';
import { settleDoubtfulEmails } from './settle-doubts.ts';

const minute = 60_000;

let app: TestApp;
let team: EmailApp;
let sink: MailSink;
/** Message-IDs in the Sent folder; null if its server is unreachable. */
let filed: Set<string> | null;
let taken: number;

beforeAll(async () => {
  app = await startTestApp();
  // The server receives the content but never answers.
  sink = await startMailSink({ onTaken: () => (taken++, 'cut') });
});

beforeEach(async () => {
  filed = new Set();
  taken = 0;
  team = await emailApp(app, { port: sink.port });
});

afterAll(async () => {
  await sink.close();
  await app.close();
});

async function doubtful(): Promise<{ id: number; messageId: string }> {
  const id = await team.sent();
  app.world.pass(undoMs);
  await sendDueEmails(app.database.db, app.world, app.mail);
  const { state, message_id: messageId } = await team.as(db =>
    db
      .selectFrom('one_to_one_emails')
      .select(['state', 'message_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
  expect(state).toBe('in_doubt');
  return { id, messageId };
}

async function checkAfter(minutes: number): Promise<void> {
  app.world.pass(minutes * minute);
  const openMailbox = async () => {
    const ids = filed;
    if (!ids) throw new Error('away');
    return { ...emptyMailbox, isInSent: async (id: string) => ids.has(id) };
  };
  await settleDoubtfulEmails(app.database.db, app.world, { ...app.mail, openMailbox });
}

const filesSentMail = () => team.changeSender({ files_sent_mail: true });

describe('an email in doubt', () => {
  test('was sent if it is in the Sent folder, and then appears in its conversation', async () => {
    const { id, messageId } = await doubtful();
    filed?.add(messageId);
    await checkAfter(1);
    expect((await team.show(id)).state).toBe('in_doubt');
    await checkAfter(1);
    const email = await team.show(id);
    expect(email.state).toBe('sent');
    const mails = await team.as(db =>
      db
        .selectFrom('inbox_mails')
        .select(['message_id', 'thread_id'])
        .where('message_id', '=', messageId)
        .execute(),
    );
    expect(mails).toEqual([{ message_id: messageId, thread_id: email.threadId }]);
  });

  test('was sent if it was answered', async () => {
    const { id, messageId } = await doubtful();
    const { teamId } = team.accounts.owner;
    const { threadId } = await addThread(app.database.db, app.world, teamId, { senderId: team.senderId });
    const answered = { team_id: teamId, message_id: messageId, thread_id: threadId };
    await team.as(db => db.insertInto('inbox_thread_ids').values(answered).execute());
    filed = null;
    await checkAfter(2);
    expect((await team.show(id)).state).toBe('sent');
  });

  test('was not sent if a provider that files sent mail has not filed it after a while', async () => {
    await filesSentMail();
    const { id } = await doubtful();
    await checkAfter(2);
    expect((await team.show(id)).state).toBe('in_doubt');
    await checkAfter(10);
    expect(await team.show(id)).toMatchObject({
      state: 'failed',
      response: 'It’s not in the Sent folder, so it wasn’t sent',
    });
    await sendDueEmails(app.database.db, app.world, app.mail);
    expect(taken).toBe(1);
  });

  test.each([
    ['whose server does not file what it sends', () => undefined],
    [
      'whose mailbox cannot be read',
      async () => {
        await filesSentMail();
        filed = null;
      },
    ],
  ])('stays one %s', async (_, prepare) => {
    await prepare();
    const { id } = await doubtful();
    for (const minutes of [2, 10, 60, 24 * 60, 24 * 60, 24 * 60, 24 * 60]) await checkAfter(minutes);
    expect((await team.show(id)).state).toBe('in_doubt');
    const due = await app.database.db
      .selectFrom('due_work')
      .select('id')
      .where('kind', '=', 'oneToOneEmail.doubt')
      .where('team_id', '=', team.accounts.owner.teamId)
      .execute();
    expect(due).toEqual([]);
  });
});

describe('its author', () => {
  const settle = (id: number, sent: boolean, who?: 'bo' | 'owner') =>
    team.call(contract.settleEmail, { params: { id }, body: { sent } }, who);

  test('records that it was sent, once', async () => {
    const { id, messageId } = await doubtful();
    expect((await settle(id, true, 'bo')).code).toBe(403);
    expect((await settle(id, true)).code).toBe(0);
    const email = await team.show(id);
    expect(email).toMatchObject({ state: 'sent' });
    expect(email.threadId).not.toBeNull();
    expect((await settle(id, false, 'owner')).code).toBe(1023);
    filed?.add(messageId);
    await checkAfter(10);
    expect((await team.show(id)).state).toBe('sent');
  });

  test('records that it was not, and restores the draft, which gets another Message-ID', async () => {
    const { id, messageId } = await doubtful();
    expect((await settle(id, false)).code).toBe(0);
    expect(await team.show(id)).toMatchObject({ state: 'draft', revision: 3, response: '' });
    await team.call(contract.sendEmail, { params: { id }, body: { revision: 3 } });
    app.world.pass(undoMs);
    await sendDueEmails(app.database.db, app.world, app.mail);
    const again = await team.as(db =>
      db.selectFrom('one_to_one_emails').select('message_id').where('id', '=', id).executeTakeFirstOrThrow(),
    );
    expect(again.message_id).not.toBe(messageId);
  });
});
