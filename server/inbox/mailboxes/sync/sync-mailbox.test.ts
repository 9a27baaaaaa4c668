import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sentFolder } from '../../../../test/harness/mail/fake-mail-provider.ts';
import {
  openMailboxFixture,
  someMail,
  type MailboxFixture,
} from '../../../../test/fixtures/inbox/mailbox-fixture.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import type { MailServices } from '../../../outside/mail-protocol/mail-services.ts';
import { receiveDue } from './sync-engine.ts';
import { watchInbox } from '../../../outreach/senders/wake-senders.ts';

const minute = 60_000;
const day = 86_400_000;
let fixture: MailboxFixture;

beforeEach(async () => {
  fixture = await openMailboxFixture();
});
afterEach(() => fixture.leave());

const daysAgo = (days: number) => new Date(fixture.ctx.now().getTime() - days * day);
const subjects = async (senderId: number) => (await fixture.kept(senderId)).map(({ subject }) => subject);
const senderNow = (senderId: number) =>
  asTeam(fixture.database.db, fixture.owner.teamId, db =>
    db
      .selectFrom('mail_senders')
      .select(['inbox_synced_at', 'inbox_failure', 'inbox_failure_stage', 'inbox_failures'])
      .where('id', '=', senderId)
      .executeTakeFirstOrThrow(),
  );
const wake = (senderId: number) =>
  asTeam(fixture.database.db, fixture.owner.teamId, db =>
    watchInbox(db, fixture.owner.teamId, senderId, fixture.ctx.now()),
  );
const changeSender = (senderId: number, change: Record<string, unknown>) =>
  asTeam(fixture.database.db, fixture.owner.teamId, async db => {
    await db.updateTable('mail_senders').set(change).where('id', '=', senderId).execute();
    await watchInbox(db, fixture.owner.teamId, senderId, fixture.ctx.now());
  });
async function dueIn(senderId: number): Promise<number | undefined> {
  const row = await fixture.database.db
    .selectFrom('due_work')
    .select(['due_at', 'leased_by'])
    .where('kind', '=', 'mail.inbox')
    .where('id', '=', senderId)
    .executeTakeFirst();
  return row && row.due_at.getTime() - fixture.ctx.now().getTime();
}

describe('a mailbox', () => {
  test('is read from the first mail of the last 30 days on, and no mail is marked as read', async () => {
    const { provider, senderId } = await fixture.bind();
    for (const age of [400, 60, 33]) provider.deliver(someMail(`${age} days`), 'INBOX', daysAgo(age));
    for (const age of [28, 1]) provider.deliver(someMail(`${age} days`), 'INBOX', daysAgo(age));
    provider.deliver(someMail('written', { id: 'own' }), sentFolder);
    await fixture.receive();
    expect(await subjects(senderId)).toEqual(['28 days', '1 days', 'written']);
    provider.deliver(someMail('next'));
    await fixture.receive();
    expect(await subjects(senderId)).toHaveLength(3);
    await fixture.later(minute);
    expect(await fixture.kept(senderId)).toEqual([
      { subject: '28 days', places: ['inbox 4'], isGone: false },
      { subject: '1 days', places: ['inbox 5'], isGone: false },
      { subject: 'written', places: ['sent 1'], isGone: false },
      { subject: 'next', places: ['inbox 6'], isGone: false },
    ]);
    expect(provider.folder('INBOX').messages.flatMap(({ flags }) => flags)).toEqual([]);
    expect(await senderNow(senderId)).toMatchObject({
      inbox_synced_at: fixture.ctx.now(),
      inbox_failure: '',
    });
  });

  test('with more mail than one batch is read to its end', async () => {
    const { provider, senderId } = await fixture.bind();
    for (let index = 0; index < 230; index++) provider.deliver(someMail(`mail ${index}`));
    await fixture.receive();
    expect(await subjects(senderId)).toEqual(Array.from({ length: 230 }, (_, index) => `mail ${index}`));
    expect(await fixture.folder(senderId, 'inbox')).toEqual({ last_uid: 230, uid_validity: 1 });
  });

  test('with new UIDs is read again without duplicates', async () => {
    const { provider, senderId } = await fixture.bind();
    const inbox = provider.folder('INBOX');
    for (const name of ['first', 'second', 'third']) provider.deliver(someMail(name));
    await fixture.receive();
    inbox.uidvalidity = 2;
    inbox.messages.splice(1, 1);
    inbox.messages.forEach((message, index) => (message.uid = 11 + index));
    inbox.uidnext = 13;
    await fixture.later(minute);
    expect(await fixture.kept(senderId)).toEqual([
      { subject: 'first', places: ['inbox 11'], isGone: false },
      { subject: 'second', places: [], isGone: true },
      { subject: 'third', places: ['inbox 12'], isGone: false },
    ]);
    expect(await fixture.folder(senderId, 'inbox')).toEqual({ last_uid: 12, uid_validity: 2 });
  });

  test('finds recent deletions within ten minutes', async () => {
    const { provider, senderId } = await fixture.bind();
    const inbox = provider.folder('INBOX');
    for (const name of ['kept', 'deleted']) provider.deliver(someMail(name));
    await fixture.receive();
    inbox.messages.pop();
    await fixture.later(minute);
    expect((await fixture.kept(senderId)).map(({ isGone }) => isGone)).toEqual([false, false]);
    await fixture.later(10 * minute);
    expect(await fixture.kept(senderId)).toEqual([
      { subject: 'kept', places: ['inbox 1'], isGone: false },
      { subject: 'deleted', places: [], isGone: true },
    ]);
  });

  test('keeps a moved mail once, in its other folder', async () => {
    const { provider, senderId } = await fixture.bind();
    provider.deliver(someMail('moved'));
    await fixture.receive();
    provider.folder('INBOX').messages.pop();
    provider.deliver(someMail('moved'), sentFolder);
    await fixture.later(10 * minute);
    expect(await fixture.kept(senderId)).toEqual([{ subject: 'moved', places: ['sent 1'], isGone: false }]);
  });

  test('of another account under the same sender is another mailbox, whatever its numbers', async () => {
    const { provider, senderId } = await fixture.bind('me@mail.test', {
      imapUsers: { 'me@mail.test': { password: 'correct horse' }, other: { password: 'correct horse' } },
    });
    for (const name of ['one', 'two']) provider.deliver(someMail(name));
    await fixture.receive();
    const inbox = provider.folder('INBOX');
    inbox.messages.splice(0);
    inbox.uidnext = 1;
    provider.deliver(someMail('three'));
    await changeSender(senderId, { username: 'other' });
    await fixture.receive();
    expect(await fixture.kept(senderId)).toEqual([
      { subject: 'one', places: [], isGone: true },
      { subject: 'two', places: [], isGone: true },
      { subject: 'three', places: ['inbox 1'], isGone: false },
    ]);
  });

  test('is read no more when its sender must be verified again, or was removed', async () => {
    const [first, second] = [await fixture.bind(), await fixture.bind('other@mail.test')];
    await fixture.receive();
    expect([await dueIn(first.senderId), await dueIn(second.senderId)]).toEqual([minute, minute]);
    await changeSender(first.senderId, { state: 'unverified' });
    await changeSender(second.senderId, { removed_at: fixture.ctx.now() });
    await fixture.receive();
    expect([await dueIn(first.senderId), await dueIn(second.senderId)]).toEqual([undefined, undefined]);
  });
});

describe('a mail that the database does not take', () => {
  test('is replaced by a substitute, and the rest of the mailbox continues', async () => {
    const { provider, senderId } = await fixture.bind();
    await fixture.alter("alter table inbox_bodies add constraint poison check (text not like '%poison%')");
    for (let index = 0; index < 5; index++)
      provider.deliver(someMail(`mail ${index}`, { body: index === 2 ? 'poison' : 'fine' }));
    const errors: object[] = [];
    const log = { warn: () => undefined, error: (about: object) => void errors.push(about) };
    await receiveDue(fixture.database.db, fixture.ctx, fixture.world, log);
    expect(await subjects(senderId)).toEqual(['mail 0', 'mail 1', 'mail 2', 'mail 3', 'mail 4']);
    expect(errors).toMatchObject([{ role: 'inbox', uid: 3, senderId }]);
    expect((await senderNow(senderId)).inbox_failures).toBe(0);
    await fixture.later(minute);
    expect(await subjects(senderId)).toHaveLength(5);
  });
});

describe('a mailbox that fails', () => {
  test('is retried after growing pauses however often it is woken, and delays no other', async () => {
    const [broken, { provider, senderId }] = [await fixture.bind('broken@mail.test'), await fixture.bind()];
    await fixture.receive();
    await fixture.close(broken.provider);
    provider.deliver(someMail('news'));
    await fixture.later(minute);
    expect(await subjects(senderId)).toEqual(['news']);
    const failed = await senderNow(broken.senderId);
    expect(failed).toMatchObject({ inbox_failures: 1, inbox_failure_stage: 'connect' });
    expect(failed.inbox_failure).toContain('ECONNREFUSED');
    expect(await dueIn(broken.senderId)).toBe(2 * minute);
    await wake(broken.senderId);
    await fixture.receive();
    expect((await senderNow(broken.senderId)).inbox_failures).toBe(1);
    await fixture.later(2 * minute);
    expect((await senderNow(broken.senderId)).inbox_failures).toBe(2);
    expect(await dueIn(broken.senderId)).toBe(4 * minute);
    for (let turn = 0; turn < 8; turn++) await fixture.later(60 * minute);
    expect(await dueIn(broken.senderId)).toBe(60 * minute);
  });

  test('says that the sign-in failed, and is retried at once after a verification', async () => {
    const { senderId } = await fixture.bind('me@mail.test', { password: 'another' });
    await fixture.receive();
    expect(await senderNow(senderId)).toMatchObject({ inbox_failures: 1, inbox_failure_stage: 'auth' });
    const { provider } = await fixture.bind('new@mail.test');
    fixture.ctx.pass(1000);
    await changeSender(senderId, {
      imap_port: provider.imapPort,
      username: 'new@mail.test',
      verified_at: fixture.ctx.now(),
    });
    await fixture.receive();
    expect(await senderNow(senderId)).toMatchObject({
      inbox_failures: 0,
      inbox_failure: '',
      inbox_failure_stage: '',
      inbox_synced_at: fixture.ctx.now(),
    });
  });

  test('in the middle continues after the last filed mail, and soon', async () => {
    const { provider, senderId } = await fixture.bind();
    for (let index = 0; index < 250; index++) provider.deliver(someMail(`mail ${index}`));
    let entries = 0;
    const cut: MailServices = {
      ...fixture.world,
      async openMailbox(access, options) {
        const mailbox = await fixture.world.openMailbox(access, options);
        return {
          ...mailbox,
          entries: async (role, uids) => {
            if (++entries === 3) await mailbox.close();
            return mailbox.entries(role, uids);
          },
        };
      },
    };
    await fixture.receive(cut);
    expect(await subjects(senderId)).toHaveLength(200);
    expect(await senderNow(senderId)).toMatchObject({ inbox_failures: 0, inbox_failure_stage: 'folder' });
    await fixture.later(minute);
    expect(await subjects(senderId)).toEqual(Array.from({ length: 250 }, (_, index) => `mail ${index}`));
  });
});

describe('two workers', () => {
  test('never file a mail twice, also when one lost its lease while reading', async () => {
    const { provider, senderId } = await fixture.bind();
    for (const name of ['one', 'two']) provider.deliver(someMail(name));
    const { db } = fixture.database;
    let other: number | undefined;
    const slow: MailServices = {
      ...fixture.world,
      async openMailbox(access, options) {
        const mailbox = await fixture.world.openMailbox(access, options);
        return {
          ...mailbox,
          async *fetch(role, uids) {
            yield* mailbox.fetch(role, uids);
            if (other !== undefined) return;
            await db
              .updateTable('due_work')
              .set({ leased_by: '', leased_until: null, due_at: fixture.ctx.now() })
              .where('kind', '=', 'mail.inbox')
              .execute();
            other = await receiveDue(db, fixture.ctx, fixture.world);
          },
        };
      },
    };
    await receiveDue(db, fixture.ctx, slow);
    expect(other).toBe(1);
    expect(await subjects(senderId)).toEqual(['one', 'two']);
    expect((await senderNow(senderId)).inbox_failures).toBe(0);
    expect(await dueIn(senderId)).toBe(minute);
  });

  test('share the mailboxes', async () => {
    await fixture.bind();
    const { db } = fixture.database;
    const counts = await Promise.all([1, 2, 3].map(() => receiveDue(db, fixture.ctx, fixture.world)));
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
  });
});

test('of mails that are too large for two in memory one is read at a time', async () => {
  const large = 'x'.repeat(76).concat('\r\n').repeat(60_000);
  const fixtures = [await fixture.bind(), await fixture.bind('other@mail.test')];
  for (const { provider } of fixtures) provider.deliver(someMail('large', { body: large }));
  let now = 0;
  let max = 0;
  const watched: MailServices = {
    ...fixture.world,
    async openMailbox(access, options) {
      const mailbox = await fixture.world.openMailbox(access, options);
      return {
        ...mailbox,
        async *fetch(role, uids) {
          max = Math.max(max, ++now);
          yield* mailbox.fetch(role, uids);
          now--;
        },
      };
    },
  };
  await fixture.receive(watched);
  expect(max).toBe(1);
  for (const { senderId } of fixtures) expect(await subjects(senderId)).toEqual(['large']);
});
