import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FakeMailProvider } from '../../../../test/harness/mail/fake-mail-provider.ts';
import {
  openMailboxFixture,
  someMail,
  type MailboxFixture,
} from '../../../../test/fixtures/inbox/mailbox-fixture.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import type { MailServices } from '../../../outside/mail-protocol/mail-services.ts';
import { startReceiving, type Receiving, type ReceivingOptions } from './sync-engine.ts';
import { watchInbox } from '../../../outreach/senders/wake-senders.ts';

let fixture: MailboxFixture;
let running: Receiving[] = [];

beforeEach(async () => {
  fixture = await openMailboxFixture();
});
afterEach(async () => {
  for (const engine of running) await engine.stop();
  running = [];
  await fixture.leave();
});

const quiet = { warn: () => undefined, error: () => undefined };
const usual = { readings: 4, open: 10, idle: 10, leaseMs: 60_000, everyMs: 20, log: quiet };

function start(options: Partial<ReceivingOptions> = {}, world = fixture.world): Receiving {
  const engine = startReceiving(fixture.database.db, () => fixture.ctx, world, { ...usual, ...options });
  running.push(engine);
  return engine;
}
const subjectsOf = async (senderId: number) => (await fixture.kept(senderId)).map(({ subject }) => subject);
const become = (senderId: number, subjects: string[]) =>
  expect.poll(() => subjectsOf(senderId), { timeout: 60_000, interval: 50 }).toEqual(subjects);
const leaseOf = (senderId: number) =>
  fixture.database.db
    .selectFrom('due_work')
    .select(['leased_by', 'due_at'])
    .where('kind', '=', 'mail.inbox')
    .where('id', '=', senderId)
    .executeTakeFirst();
const isHeld = async (senderId: number) => ((await leaseOf(senderId))?.leased_by ?? '') !== '';
const syncedAt = (senderId: number) =>
  asTeam(fixture.database.db, fixture.owner.teamId, async db => {
    const row = await db
      .selectFrom('mail_senders')
      .select('inbox_synced_at')
      .where('id', '=', senderId)
      .executeTakeFirstOrThrow();
    return row.inbox_synced_at?.toISOString();
  });

describe('a mailbox with IDLE', () => {
  test('stays open, and new mail arrives at once, with a stopped clock', async () => {
    const { provider, senderId } = await fixture.bind();
    provider.deliver(someMail('first'));
    start();
    await become(senderId, ['first']);
    provider.deliver(someMail('second'));
    await become(senderId, ['first', 'second']);
    provider.deliver(someMail('third'));
    await become(senderId, ['first', 'second', 'third']);
    expect(await isHeld(senderId)).toBe(true);
  });

  test('is looked into when it is woken, when the clock is moved, and let go when the process stops', async () => {
    const { senderId } = await fixture.bind();
    const seen: string[] = [];
    const engine = start({ before: async ctx => void seen.push(ctx.now().toISOString()) });
    await expect.poll(() => syncedAt(senderId)).toBe(fixture.ctx.now().toISOString());
    fixture.ctx.pass(1000);
    await asTeam(fixture.database.db, fixture.owner.teamId, db =>
      watchInbox(db, fixture.owner.teamId, senderId, fixture.ctx.now()),
    );
    await expect.poll(() => syncedAt(senderId)).toBe(fixture.ctx.now().toISOString());
    fixture.ctx.pass(30 * 3_600_000);
    await expect.poll(() => syncedAt(senderId)).toBe(fixture.ctx.now().toISOString());
    expect(seen.at(-1)).toBe(fixture.ctx.now().toISOString());
    await engine.stop();
    expect(await leaseOf(senderId)).toEqual({ leased_by: '', due_at: fixture.ctx.now() });
  });

  test('is left when its sender was removed', async () => {
    const { senderId } = await fixture.bind();
    start();
    await expect.poll(() => syncedAt(senderId)).toBeDefined();
    await asTeam(fixture.database.db, fixture.owner.teamId, async db => {
      await db
        .updateTable('mail_senders')
        .set({ removed_at: fixture.ctx.now() })
        .where('id', '=', senderId)
        .execute();
      await watchInbox(db, fixture.owner.teamId, senderId, fixture.ctx.now());
    });
    await expect.poll(() => leaseOf(senderId)).toBeUndefined();
  });

  test('is opened again when its connection ends', async () => {
    const { provider, senderId } = await fixture.bind();
    start();
    await expect.poll(() => syncedAt(senderId)).toBeDefined();
    provider.cut();
    await expect.poll(() => isHeld(senderId)).toBe(false);
    provider.deliver(someMail('meanwhile'));
    fixture.ctx.pass(3 * 60_000);
    await become(senderId, ['meanwhile']);
  });
});

test('beyond the places of those that stay mailboxes are read every minute', async () => {
  const fixtures: { senderId: number; provider: FakeMailProvider }[] = [];
  for (let index = 0; index < 4; index++) fixtures.push(await fixture.bind(`me${index}@mail.test`));
  start({ idle: 1 });
  const held = async () => {
    const each = await Promise.all(
      fixtures.map(async ({ senderId }) => [await isHeld(senderId), await syncedAt(senderId)]),
    );
    return (
      each.filter(([isOne, at]) => isOne && at !== undefined).length + each.filter(([, at]) => !at).length
    );
  };
  await expect.poll(held).toBe(1);
  for (const { provider } of fixtures) provider.deliver(someMail('news'));
  fixture.ctx.pass(60_000);
  for (const { senderId } of fixtures) await become(senderId, ['news']);
});

test('a worker that lost its lease lets the mailbox alone', async () => {
  const { senderId } = await fixture.bind();
  let open = 0;
  const counted: MailServices = {
    ...fixture.world,
    async openMailbox(access, options) {
      const mailbox = await fixture.world.openMailbox(access, options);
      open++;
      return { ...mailbox, close: () => mailbox.close().finally(() => open--) };
    },
  };
  start({ leaseMs: 300 }, counted);
  await expect.poll(() => syncedAt(senderId)).toBeDefined();
  await fixture.database.db
    .updateTable('due_work')
    .set({ leased_by: 'another', leased_until: new Date('2100-01-01') })
    .where('kind', '=', 'mail.inbox')
    .execute();
  await expect.poll(() => open).toBe(0);
  expect(await leaseOf(senderId)).toMatchObject({ leased_by: 'another' });
});
