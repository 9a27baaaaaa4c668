import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { testContext, type TestContext } from '../../../test/harness/app/test-context.ts';
import { aRound, someContent } from '../../../test/fixtures/outreach/mailing-fixture.ts';
import {
  addSentMail,
  recipientNow,
  type SentMail,
  type SentMailOptions,
} from '../../../test/fixtures/outreach/sent-mail.ts';
import { makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import type { VersionSnapshot } from '../mail-content/service.ts';
import {
  recordBounce,
  recordComplaint,
  recordReply,
  recordUnsubscribe,
  reviseFacts,
  type Evidence,
} from './service.ts';

let database: TestDatabase;
let ctx: TestContext;
let made = 0;
let owner: Account;

beforeAll(async () => {
  database = await freshDatabase();
  ctx = testContext();
});
afterAll(() => database.drop());
beforeEach(async () => {
  owner = await makeTeam(database.db, ctx, `owner-${++made}`);
});

const day = 86_400_000;
const nothing: Evidence = { repliedAt: null, autoRepliedAt: null, bounce: null };
const asOwner = <T>(work: (db: Db) => Promise<T>) => asTeam(database.db, owner.teamId, work);
const now = (mail: SentMail) => recipientNow(database.db, owner.teamId, mail.recipientId);
const later = (days: number) => new Date(ctx.now().getTime() + days * day);
const revise = (mail: SentMail, evidence: Partial<Evidence>) =>
  asOwner(db => reviseFacts(db, ctx, owner.teamId, mail, { ...nothing, ...evidence }));
const reply = (mail: SentMail) =>
  asOwner(db => recordReply(db, ctx, owner.teamId, { ...mail, at: ctx.now() }));
const bounce = (mail: SentMail, permanence: 'hard' | 'soft') =>
  asOwner(db => recordBounce(db, ctx, owner.teamId, { ...mail, at: ctx.now(), permanence, text: '5.1.1' }));

/** The state after the first of two rounds; the second follows a day later. */
async function sent(options: SentMailOptions = {}): Promise<SentMail> {
  const mail = await addSentMail(database.db, ctx, owner, options);
  const content = someContent({ senderIds: [1], rounds: [aRound(), aRound()] });
  const snapshot: VersionSnapshot = {
    content,
    senders: [{ id: 1, name: 'Me', address: 'me@mail.test', replyTo: '', signatureHtml: '' }],
    publicUrl: 'http://starbridge.test',
    teamName: 'Team',
  };
  const version = { team_id: owner.teamId, task_id: mail.taskId, version: 1, changed_by: owner.accountId };
  await asOwner(async db => {
    await db
      .insertInto('mail_task_versions')
      .values({ ...version, content: JSON.stringify(snapshot), changed_at: ctx.now() })
      .execute();
    await db.updateTable('mail_tasks').set({ version: 1 }).where('id', '=', mail.taskId).execute();
    await db
      .updateTable('mail_recipients')
      .set({ last_sent_at: ctx.now() })
      .where('task_id', '=', mail.taskId)
      .execute();
  });
  return mail;
}
const taskState = async ({ taskId }: SentMail) =>
  (
    await asOwner(db =>
      db.selectFrom('mail_tasks').select('state').where('id', '=', taskId).executeTakeFirstOrThrow(),
    )
  ).state;
const suppressions = () =>
  asOwner(db =>
    db
      .selectFrom('mail_suppressions')
      .select(['address', 'reason', 'removed_at', 'removed_by', 'removal_reason'])
      .where('team_id', '=', owner.teamId)
      .orderBy('id')
      .execute(),
  );
const senderDue = () =>
  database.db
    .selectFrom('due_work')
    .select('due_at')
    .where('kind', '=', 'mail.send')
    .where('team_id', '=', owner.teamId)
    .execute();

describe('a reply that was none', () => {
  it('is taken back, and the next round waits as if it had never been', async () => {
    const mail = await sent();
    await reply(mail);
    expect(await taskState(mail)).toBe('sent');
    await revise(mail, { autoRepliedAt: later(0.5) });
    expect(await now(mail)).toMatchObject({
      state: 'waiting',
      reason: '',
      round: 2,
      due_at: later(1),
      replied_at: null,
      auto_replied_at: later(0.5),
    });
    expect(await taskState(mail)).toBe('sending');
    expect(await senderDue()).toMatchObject([{ due_at: later(1) }]);
  });

  it('but a bounce leaves them ended by that', async () => {
    const mail = await sent();
    await reply(mail);
    await revise(mail, { bounce: { at: ctx.now(), text: '550', permanence: 'soft' } });
    expect(await now(mail)).toMatchObject({ state: 'ended', reason: 'bounced', replied_at: null });
  });

  it('of an ended recipient changes nothing but the fact', async () => {
    const mail = await sent({ state: 'ended', reason: 'completed' });
    await reply(mail);
    await revise(mail, {});
    expect(await now(mail)).toMatchObject({ state: 'ended', reason: 'completed', replied_at: null });
  });

  it('in a task that was cancelled stays without a next round', async () => {
    const mail = await sent();
    await reply(mail);
    await asOwner(db =>
      db.updateTable('mail_tasks').set({ state: 'cancelled' }).where('id', '=', mail.taskId).execute(),
    );
    await revise(mail, {});
    expect(await now(mail)).toMatchObject({ state: 'ended', reason: 'cancelled' });
    expect(await taskState(mail)).toBe('cancelled');
  });
});

describe('a bounce that was none', () => {
  it('is undone with its suppression, which says why', async () => {
    const mail = await sent({ address: 'back@example.test' });
    await bounce(mail, 'hard');
    await revise(mail, {});
    expect(await now(mail)).toMatchObject({
      state: 'waiting',
      bounced_at: null,
      bounce_text: '',
      bounce_permanence: '',
    });
    const [entry] = await suppressions();
    expect(entry).toMatchObject({ reason: 'bounced', removed_at: ctx.now(), removed_by: null });
    expect(entry?.removal_reason).not.toBe('');
  });

  it('leaves the address suppressed that bounced elsewhere too', async () => {
    const address = 'twice@example.test';
    const [mail, other] = [await sent({ address }), await sent({ address })];
    await bounce(mail, 'hard');
    await bounce(other, 'hard');
    await revise(mail, {});
    expect(await suppressions()).toMatchObject([{ address, removed_at: null }]);
    await revise(other, { bounce: { at: ctx.now(), text: 'full', permanence: 'soft' } });
    expect(await suppressions()).toMatchObject([{ address, removed_at: ctx.now() }]);
    expect(await now(other)).toMatchObject({ state: 'ended', reason: 'bounced', bounce_permanence: 'soft' });
  });

  it('leaves an address that asked to be let alone', async () => {
    const address = 'asked@example.test';
    const mail = await sent({ address });
    await bounce(mail, 'hard');
    await asOwner(db =>
      db
        .updateTable('mail_suppressions')
        .set({ reason: 'unsubscribed' })
        .where('address', '=', address)
        .execute(),
    );
    await revise(mail, {});
    expect(await suppressions()).toMatchObject([{ reason: 'unsubscribed', removed_at: null }]);
  });
});

describe('a wish that was none', () => {
  const unsubscribe = (mail: SentMail, way: 'mail' | 'oneClick' = 'mail') =>
    asOwner(db =>
      recordUnsubscribe(db, ctx, owner.teamId, {
        ...mail,
        at: ctx.now(),
        proof: { way, address: 'lan@example.test', agent: '', note: 'stop' },
      }),
    );

  it('is undone, and recipients ended by it continue', async () => {
    const address = 'misread@example.test';
    const [mail, other] = [await sent({ address }), await sent({ address })];
    await unsubscribe(mail);
    expect(await now(other)).toMatchObject({ state: 'ended', reason: 'unsubscribed' });
    await revise(mail, { isNoWish: ['unsubscribed'] });
    expect(await suppressions()).toMatchObject([{ removed_at: ctx.now(), removed_by: null }]);
    expect(await now(mail)).toMatchObject({ state: 'waiting', unsubscribed_at: null });
    expect(await now(other)).toMatchObject({ state: 'waiting' });
  });

  it('but reported by a click stays', async () => {
    const mail = await sent();
    await unsubscribe(mail, 'oneClick');
    await revise(mail, { isNoWish: ['unsubscribed'] });
    expect(await suppressions()).toMatchObject([{ removed_at: null }]);
    expect(await now(mail)).toMatchObject({ reason: 'unsubscribed', unsubscribed_at: ctx.now() });
  });

  it('but also reported for another task stays for the address', async () => {
    const address = 'both@example.test';
    const [mail, other] = [await sent({ address }), await sent({ address })];
    await unsubscribe(mail);
    await unsubscribe(other);
    await revise(mail, { isNoWish: ['unsubscribed'] });
    expect(await suppressions()).toMatchObject([{ removed_at: null }]);
    expect((await now(mail)).unsubscribed_at).toBeNull();
    expect((await now(other)).unsubscribed_at).toEqual(ctx.now());
  });

  it('of a complaint is taken back, and a reply ends them instead', async () => {
    const mail = await sent();
    await asOwner(db => recordComplaint(db, ctx, owner.teamId, { ...mail, at: ctx.now(), text: 'abuse' }));
    await revise(mail, { repliedAt: ctx.now(), isNoWish: ['complaint', 'unsubscribed'] });
    expect(await suppressions()).toMatchObject([{ reason: 'complaint', removed_at: ctx.now() }]);
    expect(await now(mail)).toMatchObject({ state: 'ended', reason: 'replied' });
  });
});

describe('new facts', () => {
  it('end a waiting recipient, and raise the creator', async () => {
    const mail = await sent({ creatorId: 7 });
    await revise(mail, { repliedAt: later(2) });
    await revise(mail, { repliedAt: later(1) });
    expect(await now(mail)).toMatchObject({ state: 'ended', reason: 'replied', replied_at: later(1) });
    const marks = await asOwner(db => db.selectFrom('team_creators').select('status').execute());
    expect(marks).toEqual([{ status: 'replied' }]);
  });

  it('suppresses an address that bounced for good', async () => {
    const mail = await sent({ address: 'gone@example.test' });
    await bounce(mail, 'soft');
    await revise(mail, { bounce: { at: ctx.now(), text: 'no such user', permanence: 'hard' } });
    expect(await suppressions()).toMatchObject([{ address: 'gone@example.test', removed_at: null }]);
    expect(await now(mail)).toMatchObject({ reason: 'bounced', bounce_text: 'no such user' });
  });

  it('are ignored without such a recipient', async () => {
    await revise(
      { taskId: 1, recipientId: 999_999, messageRowId: 1, messageId: '' },
      { repliedAt: ctx.now() },
    );
    expect(await suppressions()).toEqual([]);
  });
});
