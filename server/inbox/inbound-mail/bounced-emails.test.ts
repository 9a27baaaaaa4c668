import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { undoMs } from '../../../contract/inbox/one-to-one-email-kinds.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { startMailSink, type MailSink } from '../../../test/harness/mail/mail-sink.ts';
import {
  emailApp,
  sendDueEmails,
  type EmailApp,
} from '../../../test/fixtures/inbox/one-to-one-email-fixture.ts';
import { prepareMails } from './reading/prepare-mails.ts';
import { fileMails } from './file-mails.ts';
import { correctKind } from './reclassify-mails.ts';

let app: TestApp;
let team: EmailApp;
let sink: MailSink;
let uid = 0;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  sink = await startMailSink({});
  team = await emailApp(app, { port: sink.port });
});
afterEach(() => sink.close());

async function sentEmail(): Promise<string> {
  const id = await team.sent();
  app.world.pass(undoMs);
  await sendDueEmails(app.database.db, app.world, app.mail);
  const { message_id: messageId } = await team.as(db =>
    db.selectFrom('one_to_one_emails').select('message_id').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  return messageId;
}

async function bounces(messageId: string, address: string, said: string): Promise<void> {
  uid += 1;
  const source = Buffer.from(
    [
      'Return-Path: <>',
      'From: MAILER-DAEMON@mx.example',
      'Subject: Undelivered Mail Returned to Sender',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      '',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example',
      '',
      `Final-Recipient: rfc822; ${address}`,
      'Action: failed',
      'Status: 5.0.0',
      `Diagnostic-Code: smtp; ${said}`,
      '',
      '--b',
      'Content-Type: text/rfc822-headers',
      '',
      `Message-ID: ${messageId}`,
      '--b--',
    ].join('\r\n'),
  );
  const receivedAt = app.world.now();
  const prepared = await prepareMails([{ uid, size: source.length, receivedAt, isSeen: false, source }]);
  const { teamId } = team.accounts.owner;
  const place = { role: 'inbox', uidValidity: 1 } as const;
  await team.as(db =>
    fileMails(db, app.world, app.mail, { teamId, senderId: team.senderId }, place, prepared),
  );
}

const suppressed = async () => {
  const rows = await team.as(db =>
    db.selectFrom('mail_suppressions').select('address').where('removed_at', 'is', null).execute(),
  );
  return rows.map(({ address }) => address);
};

test('an address from which a one-to-one email came back for good is suppressed, until that is corrected', async () => {
  await bounces(await sentEmail(), 'anna@sink.example', '550 User unknown');
  expect(await suppressed()).toEqual(['anna@sink.example']);
  const { id } = await team.as(db =>
    db.selectFrom('inbox_mails').select('id').where('kind', '=', 'bounce').executeTakeFirstOrThrow(),
  );
  await team.as(db => correctKind(db, team.ctxOf('owner'), id, 'other'));
  expect(await suppressed()).toEqual([]);
});

test.each([
  ['came back for now', 'anna@sink.example', '552 mailbox is full'],
  ['was forwarded to', 'else@other.example', '550 User unknown'],
])('not one that an email %s', async (_what, address, said) => {
  await bounces(await sentEmail(), address, said);
  expect(await suppressed()).toEqual([]);
});
