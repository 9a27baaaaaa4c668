import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startDovecot, type Dovecot } from '../../../../test/harness/mail/dovecot.ts';
import {
  bindMailbox,
  openMailboxFixture,
  someMail,
  type MailboxFixture,
} from '../../../../test/fixtures/inbox/mailbox-fixture.ts';
import { startReceiving } from './sync-engine.ts';

const account = 'me@mail.test';
const password = 'correct horse';
const minute = 60_000;
let fixture: MailboxFixture;
let dovecot: Dovecot;
let senderId: number;

beforeEach(async () => {
  fixture = await openMailboxFixture();
  dovecot = await startDovecot({ accounts: { [account]: password } });
  const access = {
    address: account,
    secret: password,
    imapPort: dovecot.port,
    imapSecurity: 'plain',
  } as const;
  senderId = await bindMailbox(fixture.database.db, fixture.ctx, fixture.world, fixture.owner, access);
});
afterEach(async () => {
  await dovecot.stop();
  await fixture.leave();
});

const daysAgo = (days: number) => new Date(fixture.ctx.now().getTime() - days * 86_400_000);
const deliver = (name: string, folder = 'INBOX', at = daysAgo(0)) =>
  dovecot.deliver(account, [someMail(name)], { folder, at });
const subjects = async () => (await fixture.kept(senderId)).map(({ subject }) => subject);
/** The files of a folder, one per mail, the oldest first. */
async function files(folder = 'INBOX'): Promise<string[]> {
  const home = dovecot.maildirOf(account, folder);
  const lists = ['cur', 'new'].map(async part =>
    (await readdir(join(home, part))).map(name => join(home, part, name)),
  );
  return (await Promise.all(lists)).flat().toSorted();
}

test('the last 30 days first, then onwards', async () => {
  await deliver('long ago', 'INBOX', daysAgo(90));
  await deliver('last week', 'INBOX', daysAgo(7));
  await deliver('unasked', 'Junk');
  await deliver('written', 'Sent');
  await fixture.receive();
  expect(await subjects()).toEqual(['last week', 'written', 'unasked']);
  await deliver('today');
  await fixture.later(minute);
  expect(await subjects()).toEqual(['last week', 'written', 'unasked', 'today']);
  expect((await files()).filter(name => /:2,.*S/.test(name))).toEqual([]);
});

test('a mail moved to spam is there, and a deleted one nowhere', async () => {
  for (const name of ['moved', 'deleted', 'kept']) await deliver(name);
  await fixture.receive();
  const [moved = '', deleted = ''] = await files();
  await rename(moved, join(dovecot.maildirOf(account, 'Junk'), 'cur', 'moved.1.test:2,'));
  await rm(deleted);
  await fixture.later(10 * minute);
  expect(await fixture.kept(senderId)).toEqual([
    { subject: 'moved', places: ['spam 1'], isGone: false },
    { subject: 'deleted', places: [], isGone: true },
    { subject: 'kept', places: ['inbox 3'], isGone: false },
  ]);
});

test('a folder with new UIDs is read again without duplicates', async () => {
  for (const name of ['one', 'two', 'three']) await deliver(name);
  await fixture.receive();
  const before = await fixture.folder(senderId, 'inbox');
  const home = dovecot.maildirOf(account);
  const [first = ''] = await files();
  await rm(first);
  for (const name of await readdir(home))
    if (name.startsWith('dovecot')) await rm(join(home, name), { recursive: true });
  await deliver('four');
  await fixture.later(minute);
  const after = await fixture.folder(senderId, 'inbox');
  expect(after.uid_validity).not.toBe(before.uid_validity);
  const kept = await fixture.kept(senderId);
  expect(kept.map(({ subject, isGone }) => [subject, isGone])).toEqual([
    ['one', true],
    ['two', false],
    ['three', false],
    ['four', false],
  ]);
  expect(kept.map(({ places }) => places.length)).toEqual([0, 1, 1, 1]);
});

test('new mail is reported at once', async () => {
  await deliver('first');
  const log = { warn: () => undefined, error: () => undefined };
  const options = { readings: 2, open: 2, idle: 2, leaseMs: 60_000, everyMs: 20, log };
  const engine = startReceiving(fixture.database.db, () => fixture.ctx, fixture.world, options);
  await expect.poll(subjects).toEqual(['first']);
  await deliver('second');
  await expect.poll(subjects).toEqual(['first', 'second']);
  await engine.stop();
});
