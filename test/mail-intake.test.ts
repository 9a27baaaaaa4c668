import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testContext, type TestContext } from './context.ts';
import { freshDatabase, type TestDatabase } from './database.ts';
import { startFakeMailProvider, type FakeMailOptions, type FakeMailProvider } from './fake-mail-provider.ts';
import { testMail } from './mail.ts';
import { inputFor } from './sender-input.ts';
import { addSentMail, recipientNow, type SentMail, type SentMailOptions } from './sent-mail.ts';
import { makeTeam, type Account } from './two-teams.ts';
import { senderInputSchema } from '../contract/senders.ts';
import { asTeam } from '../server/db/tenant.ts';
import type { MailWorld } from '../server/mail/mail-world.ts';
import { createSender } from '../server/features/senders/change.ts';
import { receiveDue } from '../server/features/mail-intake/jobs.ts';
import { watchInbox } from '../server/features/mail-intake/service.ts';

let database: TestDatabase;
let ctx: TestContext;
let world: MailWorld;
let owner: Account;
let providers: FakeMailProvider[] = [];

beforeEach(async () => {
  database = await freshDatabase();
  ctx = testContext();
  world = await testMail(database.db);
  owner = await makeTeam(database.db, ctx, 'owner', { plan: 'team' });
});
afterEach(async () => {
  for (const provider of providers) await provider.stop();
  providers = [];
  await database.drop();
});

const minute = 60_000;

/** A verified sender with its mailbox. */
async function bind(address = 'me@mail.test', options: FakeMailOptions = {}) {
  const provider = await startFakeMailProvider({ username: address, ...options });
  providers.push(provider);
  const input = senderInputSchema.parse(inputFor(provider, { address, username: address, replyTo: address }));
  const actor = { ...owner, sessionId: 0, role: 'owner', isOperator: false } as const;
  const { id: senderId } = await createSender(database.db, { ...ctx, actor }, world, input);
  await asTeam(database.db, owner.teamId, db =>
    db
      .updateTable('mail_senders')
      .set({ state: 'verified' })
      .where('team_id', '=', owner.teamId)
      .where('id', '=', senderId)
      .execute(),
  );
  return { provider, senderId };
}

const sent = (senderId: number, options: SentMailOptions = {}) =>
  addSentMail(database.db, ctx, owner, { senderId, ...options });
const watch = (senderId: number) =>
  asTeam(database.db, owner.teamId, db => watchInbox(db, owner.teamId, senderId, ctx.now()));
/** Receives everything that is due now. */
const receive = async () => {
  while (await receiveDue(database.db, ctx, world));
};
/** Something was sent, and the inbox is looked at for the first time. */
const begin = async (senderId: number) => {
  await sent(senderId, { address: `first-of-${senderId}@owner.test` });
  await watch(senderId);
  await receive();
};
const later = async (ms = minute) => {
  ctx.pass(ms);
  await receive();
};
const now = (mail: SentMail) => recipientNow(database.db, owner.teamId, mail.recipientId);
const inboxOf = (senderId: number) =>
  asTeam(database.db, owner.teamId, db =>
    db
      .selectFrom('mail_senders')
      .select(['inbox_last_uid', 'inbox_synced_at', 'inbox_failure', 'inbox_failures'])
      .where('id', '=', senderId)
      .executeTakeFirstOrThrow(),
  );
const dueOf = async (senderId: number) => {
  const row = await database.db
    .selectFrom('due_work')
    .select(['due_at', 'leased_by'])
    .where('kind', '=', 'mail.inbox')
    .where('id', '=', senderId)
    .executeTakeFirst();
  return row && row.due_at.getTime() - ctx.now().getTime();
};

const answer = ({ messageId }: SentMail, more: string[] = [], from = 'lan@owner.test') =>
  [
    `From: Lan <${from}>`,
    'To: me@mail.test',
    `In-Reply-To: ${messageId}`,
    `References: ${messageId}`,
    'Subject: Re: hi',
    ...more,
    '',
    'Sure!',
  ].join('\r\n');

const bounceOf = ({ messageId }: SentMail, address: string, status = '5.1.1') =>
  [
    'From: MAILER-DAEMON@mail.test',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.test',
    '',
    `Final-Recipient: rfc822;${address}`,
    'Action: failed',
    `Status: ${status}`,
    `Diagnostic-Code: smtp; ${status.replaceAll('.', '')} no`,
    '',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${messageId}`,
    '',
    '--b--',
    '',
  ].join('\r\n');

describe('an inbox', () => {
  test('is read from the moment it is watched, every minute, and a mail counts once', async () => {
    const { provider, senderId } = await bind();
    const [old, fresh] = [await sent(senderId), await sent(senderId, { address: 'mai@owner.test' })];
    provider.deliver(answer(old));
    await watch(senderId);
    await receive();
    expect((await now(old)).replied_at).toBeNull();
    expect(await dueOf(senderId)).toBe(minute);
    provider.deliver(answer(fresh));
    await receive();
    expect((await now(fresh)).replied_at).toBeNull();
    await later();
    const first = await now(fresh);
    expect(first).toMatchObject({ state: 'ended', reason: 'replied' });
    await later();
    expect(await now(fresh)).toEqual(first);
    expect(await inboxOf(senderId)).toMatchObject({ inbox_last_uid: 2, inbox_synced_at: ctx.now() });
  });

  test('tells replies, machines and bounces apart, and passes over what is none of it', async () => {
    const { provider, senderId } = await bind();
    await begin(senderId);
    const [person, machine, gone, full, own, copied] = await Promise.all(
      ['person', 'machine', 'gone', 'full', 'own', 'copied'].map(name =>
        sent(senderId, { address: `${name}@owner.test`, content: { cc: 'copy@owner.test' } }),
      ),
    );
    if (!person || !machine || !gone || !full || !own || !copied) throw new Error('all were sent');
    provider.deliver('\0\xff broken');
    provider.deliver(answer(machine, ['Auto-Submitted: auto-replied']));
    provider.deliver(answer(own, [], 'me@mail.test'));
    provider.deliver(bounceOf(gone, 'gone@owner.test'));
    provider.deliver(bounceOf(full, 'forwarded@elsewhere.test', '4.2.2'));
    provider.deliver(bounceOf(copied, 'copy@owner.test'));
    provider.deliver('From: stranger@x.test\r\nIn-Reply-To: <unknown@x>\r\n\r\nHello');
    provider.deliver(answer(person));
    await later();
    const nothing = { replied_at: null, auto_replied_at: null, bounced_at: null };
    expect(await now(person)).toMatchObject({ ...nothing, replied_at: expect.any(Date), reason: 'replied' });
    expect(await now(machine)).toMatchObject({
      ...nothing,
      auto_replied_at: expect.any(Date),
      state: 'waiting',
    });
    expect(await now(gone)).toMatchObject({
      ...nothing,
      bounced_at: expect.any(Date),
      bounce_text: '511 no',
      reason: 'bounced',
    });
    expect(await now(full)).toMatchObject({
      ...nothing,
      bounced_at: expect.any(Date),
      bounce_text: '422 no',
    });
    expect(await now(own)).toMatchObject({ ...nothing, state: 'waiting' });
    expect(await now(copied)).toMatchObject({ ...nothing, state: 'waiting' });
    const suppressed = await asTeam(database.db, owner.teamId, db =>
      db.selectFrom('mail_suppressions').select(['address', 'reason']).execute(),
    );
    expect(suppressed).toEqual([{ address: 'gone@owner.test', reason: 'bounced' }]);
    expect((await inboxOf(senderId)).inbox_last_uid).toBe(8);
  });

  test('with more mail than is fetched at once is read to its end', async () => {
    const { provider, senderId } = await bind();
    await begin(senderId);
    for (let index = 0; index < 45; index++) provider.deliver(`From: a@b.test\r\nSubject: ${index}\r\n\r\nx`);
    const last = await sent(senderId);
    provider.deliver(answer(last));
    await later();
    expect((await now(last)).replied_at).not.toBeNull();
  });

  test('is read no more a month after the last task, and not for a sender that was removed', async () => {
    const { senderId } = await bind();
    const mail = await sent(senderId, { taskState: 'sent' });
    const endAt = (at: Date) =>
      asTeam(database.db, owner.teamId, db =>
        db.updateTable('mail_tasks').set({ ended_at: at }).where('id', '=', mail.taskId).execute(),
      );
    await endAt(ctx.now());
    await watch(senderId);
    await later(29 * 86_400_000);
    expect(await dueOf(senderId)).toBe(minute);
    await later(2 * 86_400_000);
    expect(await dueOf(senderId)).toBeUndefined();
    await endAt(ctx.now());
    await asTeam(database.db, owner.teamId, db =>
      db.updateTable('mail_senders').set({ removed_at: ctx.now() }).where('id', '=', senderId).execute(),
    );
    await watch(senderId);
    await receive();
    expect(await dueOf(senderId)).toBeUndefined();
  });
});

describe('a mailbox that fails', () => {
  test('is tried again after growing pauses however often it is woken, and holds up no other', async () => {
    const broken = await bind('broken@mail.test');
    const { provider, senderId } = await bind();
    await begin(broken.senderId);
    await begin(senderId);
    await broken.provider.stop();
    providers = providers.filter(each => each !== broken.provider);
    const mail = await sent(senderId);
    provider.deliver(answer(mail));
    await later();
    expect((await now(mail)).replied_at).not.toBeNull();
    expect(await inboxOf(broken.senderId)).toMatchObject({
      inbox_failure: expect.stringContaining('ECONNREFUSED'),
      inbox_failures: 1,
    });
    expect(await dueOf(broken.senderId)).toBe(2 * minute);
    await watch(broken.senderId);
    await receive();
    expect((await inboxOf(broken.senderId)).inbox_failures).toBe(1);
    await later(2 * minute);
    expect((await inboxOf(broken.senderId)).inbox_failures).toBe(2);
    expect(await dueOf(broken.senderId)).toBe(4 * minute);
    for (let turn = 0; turn < 8; turn++) await later(60 * minute);
    expect(await dueOf(broken.senderId)).toBe(60 * minute);
  });

  test('is told of no more once it was read, and is asked at once after a verification', async () => {
    const { senderId } = await bind('me@mail.test', { password: 'another' });
    await sent(senderId);
    await watch(senderId);
    await receive();
    expect(await inboxOf(senderId)).toMatchObject({
      inbox_failures: 1,
      inbox_failure: expect.stringMatching(/./),
    });
    const { provider } = await bind('new@mail.test');
    ctx.pass(1000);
    const mended = { imap_port: provider.imapPort, username: 'new@mail.test', verified_at: ctx.now() };
    await asTeam(database.db, owner.teamId, db =>
      db.updateTable('mail_senders').set(mended).where('id', '=', senderId).execute(),
    );
    await watch(senderId);
    await receive();
    expect(await inboxOf(senderId)).toMatchObject({
      inbox_failures: 0,
      inbox_failure: '',
      inbox_synced_at: ctx.now(),
    });
  });
});

describe('two workers', () => {
  test('never count a mail twice, also when one lost its lease while reading', async () => {
    const { provider, senderId } = await bind();
    await begin(senderId);
    const mail = await sent(senderId);
    provider.deliver(answer(mail));
    ctx.pass(minute);
    let other: Promise<unknown> | undefined;
    const slow: MailWorld = {
      ...world,
      async openMailbox(access, options) {
        const mailbox = await world.openMailbox(access, options);
        return {
          ...mailbox,
          async receive(place, limit) {
            const received = await mailbox.receive(place, limit);
            await database.db
              .updateTable('due_work')
              .set({ leased_by: '', leased_until: null, due_at: ctx.now() })
              .execute();
            other = receiveDue(database.db, ctx, world);
            await other;
            return received;
          },
        };
      },
    };
    await receiveDue(database.db, ctx, slow);
    expect(await other).toBe(1);
    expect(await now(mail)).toMatchObject({ reason: 'replied' });
    expect((await inboxOf(senderId)).inbox_failures).toBe(0);
  });

  test('share the inboxes', async () => {
    const { senderId } = await bind();
    await sent(senderId);
    await watch(senderId);
    const counts = await Promise.all([1, 2, 3].map(() => receiveDue(database.db, ctx, world)));
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
  });
});
