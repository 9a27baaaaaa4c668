import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { saltedContext, type TestContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { startMailSink, type MailSink, type SinkRules } from '../../../test/harness/mail/mail-sink.ts';
import { testMail } from '../../../test/harness/mail/test-mail.ts';
import {
  addTask,
  aRound,
  makeMailing,
  sendDue,
  standing,
  type Mailing,
} from '../../../test/fixtures/outreach/mailing-fixture.ts';
import { makeMember } from '../../../test/fixtures/two-teams/two-teams.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { changeQuotas } from '../../billing/plans/member-quotas.ts';
import { wakeTasksOf } from '../mail-tasks/service.ts';
import type { MailServices } from '../../outside/mail-protocol/mail-services.ts';
import { requeueFailed, waitReasons } from './service.ts';

const hour = 3_600_000;
const day = 24 * hour;

let database: TestDatabase;
let db: Db;
let mail: MailServices;
let ctx: TestContext;
let sink: MailSink;
let rules: SinkRules;
/** Addresses in the order in which they received mail. */
let taken: string[];

beforeAll(async () => {
  database = await freshDatabase();
  ({ db } = database);
  mail = await testMail(db);
});

afterAll(() => database.drop());

beforeEach(async () => {
  ctx = saltedContext('2026-11-20T08:00:00Z');
  taken = [];
  rules = { onTaken: ({ to }) => void taken.push(...to) };
  sink = await startMailSink({
    onAuth: () => rules.onAuth?.(),
    onRcpt: address => rules.onRcpt?.(address),
    onData: sunk => rules.onData?.(sunk),
    onTaken: sunk => rules.onTaken?.(sunk),
    keepSource: true,
  });
});

afterEach(() => sink.close());

const make = (change: Partial<Parameters<typeof makeMailing>[3]> = {}) =>
  makeMailing(db, ctx, mail, { recipients: 10, port: sink.port, ...change });
const send = () => sendDue(db, ctx, mail);

function stateOf({ teamId, taskId }: Mailing) {
  return asTeam(db, teamId, db =>
    db
      .selectFrom('mail_tasks')
      .select(['state', 'pause_reason'])
      .where('team_id', '=', teamId)
      .where('id', '=', taskId)
      .executeTakeFirstOrThrow(),
  );
}

function change(mailing: Mailing, address: string, facts: Record<string, Date>) {
  return asTeam(db, mailing.teamId, db =>
    db
      .updateTable('mail_recipients')
      .set(facts)
      .where('team_id', '=', mailing.teamId)
      .where('task_id', '=', mailing.taskId)
      .where('address', '=', address)
      .execute(),
  );
}

const threeRounds = () => [
  aRound(),
  aRound({ subject: '', condition: 'unread', wait: { kind: 'after', amount: 2, unit: 'days' } }),
  aRound({ subject: '', condition: 'noReply', wait: { kind: 'after', amount: 12, unit: 'hours' } }),
];

describe('a task', () => {
  test('reaches every recipient once, and then ends', async () => {
    const mailing = await make({ recipients: 60 });
    await send();
    expect(taken).toHaveLength(60);
    expect(new Set(taken).size).toBe(60);
    expect(await standing(db, mailing)).toEqual({ 'ended completed': 60 });
    expect(await stateOf(mailing)).toMatchObject({ state: 'sent' });
    await send();
    expect(taken).toHaveLength(60);
  });

  test('sends later rounds when due, in the thread of the first', async () => {
    const sources: string[] = [];
    rules.onTaken = ({ source }) => void sources.push(source);
    const mailing = await make({ recipients: 1, content: { rounds: threeRounds() } });
    await send();
    ctx.pass(2 * day - 1000);
    await send();
    expect(sources).toHaveLength(1);
    ctx.pass(1000);
    await send();
    ctx.pass(12 * hour);
    await send();
    const header = (source: string, name: string) =>
      new RegExp(`^${name}: ((?:.*)(?:\\r\\n[ \\t].*)*)`, 'im').exec(source)?.[1]?.replace(/\s+/g, ' ');
    const ids = sources.map(source => header(source, 'Message-ID'));
    expect(new Set(ids).size).toBe(3);
    expect(header(sources[1] ?? '', 'References')).toBe(ids[0]);
    expect(header(sources[2] ?? '', 'References')).toBe(`${ids[0]} ${ids[1]}`);
    expect(header(sources[2] ?? '', 'In-Reply-To')).toBe(ids[1]);
    expect(header(sources[1] ?? '', 'Subject')).toBe('Re: Hello Recipient 1');
    expect(await standing(db, mailing)).toEqual({ 'ended completed': 1 });
  });

  test('leaves out recipients who replied, unsubscribed, bounced, were suppressed or have read, up to a second before the round', async () => {
    const mailing = await make({ recipients: 7, content: { rounds: threeRounds().slice(0, 2) } });
    await send();
    taken = [];
    ctx.pass(2 * day - 1000);
    await change(mailing, 'r1@d1.sink.example', { replied_at: ctx.now() });
    await change(mailing, 'r2@d2.sink.example', { unsubscribed_at: ctx.now() });
    await change(mailing, 'r3@d3.sink.example', { bounced_at: ctx.now() });
    await change(mailing, 'r4@d4.sink.example', { read_at: ctx.now() });
    await asTeam(db, mailing.teamId, db =>
      db
        .insertInto('mail_suppressions')
        .values({
          team_id: mailing.teamId,
          address: 'r5@d5.sink.example',
          reason: 'manual',
          at: ctx.now(),
          proof: JSON.stringify({ way: 'account', address: '', agent: '', task: '', note: '' }),
        })
        .execute(),
    );
    await asTeam(db, mailing.teamId, async db => {
      await db
        .updateTable('mail_recipients')
        .set({ creator_id: 77 })
        .where('team_id', '=', mailing.teamId)
        .where('address', '=', 'r6@d6.sink.example')
        .execute();
      await db
        .insertInto('blocklist_entries')
        .values({
          team_id: mailing.teamId,
          creator_id: 77,
          reason: 'no',
          added_by: mailing.accountId,
          added_at: ctx.now(),
        })
        .execute();
    });
    ctx.pass(1000);
    await send();
    expect(taken).toEqual(['r7@d7.sink.example']);
    expect(await standing(db, mailing)).toEqual({
      'ended replied': 1,
      'ended unsubscribed': 1,
      'ended bounced': 1,
      'ended suppressed': 1,
      'ended blocked': 1,
      'ended completed': 2,
    });
  });

  test('follows up only after the inbox was synced, so that a reply in it counts', async () => {
    const mailing = await make({ recipients: 2, content: { rounds: threeRounds().slice(0, 2) } });
    await send();
    taken = [];
    ctx.pass(2 * day);
    await sendDue(db, ctx, mail, { isInboxRead: false });
    expect(taken).toEqual([]);
    const reasons = await asTeam(db, mailing.teamId, async db => {
      const rows = await db
        .selectFrom('mail_recipients')
        .select('id')
        .where('team_id', '=', mailing.teamId)
        .execute();
      const ids = rows.map(({ id }) => id);
      return waitReasons(db, ctx, mailing.teamId, mailing.taskId, ids);
    });
    expect([...reasons.values()].map(({ why }) => why)).toEqual(['inbox', 'inbox']);
    ctx.pass(5000);
    await send();
    expect(taken).toHaveLength(2);
  });

  test('uses the new version of rounds for unsent messages', async () => {
    const mailing = await make({ recipients: 2, content: { rounds: threeRounds().slice(0, 2) } });
    await send();
    const sources: string[] = [];
    rules.onTaken = ({ source }) => void sources.push(source);
    await asTeam(db, mailing.teamId, async db => {
      const { content } = await db
        .selectFrom('mail_task_versions')
        .select('content')
        .where('team_id', '=', mailing.teamId)
        .where('task_id', '=', mailing.taskId)
        .executeTakeFirstOrThrow();
      const changed = JSON.stringify(content)
        .replaceAll('Autumn', 'Winter')
        .replace('"subject":""', '"subject":"New words"');
      await db
        .insertInto('mail_task_versions')
        .values({
          team_id: mailing.teamId,
          task_id: mailing.taskId,
          version: 2,
          content: changed,
          changed_by: mailing.accountId,
          changed_at: ctx.now(),
        })
        .execute();
      await db
        .updateTable('mail_tasks')
        .set({ version: 2 })
        .where('team_id', '=', mailing.teamId)
        .where('id', '=', mailing.taskId)
        .execute();
    });
    ctx.pass(2 * day);
    await send();
    expect(sources.map(source => /^Subject: (.*)$/m.exec(source)?.[1]?.trim())).toEqual([
      'New words',
      'New words',
    ]);
  });

  test('that is paused sends nothing, and a cancelled one never does', async () => {
    const mailing = await make({ recipients: 3 });
    const set = (state: 'paused' | 'sending' | 'cancelled') =>
      asTeam(db, mailing.teamId, db =>
        db.updateTable('mail_tasks').set({ state }).where('team_id', '=', mailing.teamId).execute(),
      );
    await set('paused');
    await send();
    expect(taken).toEqual([]);
    await set('cancelled');
    ctx.pass(day);
    await send();
    expect(taken).toEqual([]);
  });

  test('shares a sender fairly with another task', async () => {
    const mailing = await make({ recipients: 4, pace: { dailyLimit: 6 } });
    await addTask(db, ctx, mailing, { recipients: 4, content: {} });
    await send();
    expect(taken).toHaveLength(6);
    ctx.pass(day);
    await send();
    expect(taken).toHaveLength(8);
  });
});

describe('a refusal', () => {
  test('of a recipient that is permanent is a failure with its words, and is retried on request', async () => {
    const mailing = await make({ recipients: 3 });
    rules.onRcpt = address => (address.startsWith('r2@') ? '550 5.7.1 refused by policy' : undefined);
    await send();
    expect(await standing(db, mailing)).toEqual({ 'ended completed': 2, 'ended failed': 1 });
    const [failed] = await asTeam(db, mailing.teamId, db =>
      db
        .selectFrom('mail_messages')
        .select(['response', 'state'])
        .where('team_id', '=', mailing.teamId)
        .where('state', '=', 'failed')
        .execute(),
    );
    expect(failed?.response).toContain('550 5.7.1 refused by policy');
    delete rules.onRcpt;
    const again = await asTeam(db, mailing.teamId, db => requeueFailed(db, ctx, mailing));
    expect(again).toBe(1);
    expect(await stateOf(mailing)).toMatchObject({ state: 'sending' });
    await send();
    expect(taken.filter(address => address.startsWith('r2@'))).toHaveLength(1);
    expect(await stateOf(mailing)).toMatchObject({ state: 'sent' });
  });

  test('that is temporary is retried with growing pauses, under the same Message-ID', async () => {
    const ids: string[] = [];
    rules.onData = ({ source }) => {
      ids.push(/^Message-ID: (.*)$/im.exec(source)?.[1]?.trim() ?? '');
      return ids.length < 3 ? '451 4.3.0 later' : undefined;
    };
    const mailing = await make({ recipients: 1 });
    await send();
    await send();
    expect(ids).toHaveLength(1);
    ctx.pass(5 * 60_000);
    await send();
    ctx.pass(29 * 60_000);
    await send();
    expect(ids).toHaveLength(2);
    ctx.pass(60_000);
    await send();
    expect(new Set(ids).size).toBe(1);
    expect(taken).toHaveLength(1);
    expect(await standing(db, mailing)).toEqual({ 'ended completed': 1 });
  });

  test('of the sender stops it, and nobody is lost', async () => {
    rules.onData = () => (taken.length === 2 ? '550 5.4.5 Daily user sending quota exceeded' : undefined);
    const mailing = await make({ recipients: 8 });
    await send();
    const stand = await standing(db, mailing);
    expect(stand).toEqual({ 'ended completed': 2, waiting: 6 });
    const sender = await asTeam(db, mailing.teamId, db =>
      db
        .selectFrom('mail_senders')
        .select(['state', 'state_reason'])
        .where('team_id', '=', mailing.teamId)
        .executeTakeFirstOrThrow(),
    );
    expect(sender.state).toBe('paused');
    expect(sender.state_reason).toContain('quota exceeded');
  });
});

describe('a server', () => {
  test.each([
    ['is busy', '454 4.7.0 Temporary authentication failure', 'verified'],
    ['does not let the sender in', '535 5.7.8 Username and password not accepted', 'paused'],
  ])('that %s loses nobody', async (_name, answer, state) => {
    const mailing = await make({ recipients: 3 });
    rules.onAuth = () => answer;
    await send();
    expect(taken).toEqual([]);
    expect(await standing(db, mailing)).toEqual({ waiting: 3 });
    const sender = await asTeam(db, mailing.teamId, db =>
      db
        .selectFrom('mail_senders')
        .select('state')
        .where('team_id', '=', mailing.teamId)
        .executeTakeFirstOrThrow(),
    );
    expect(sender.state).toBe(state);
    delete rules.onAuth;
    ctx.pass(60_000);
    await send();
    expect(taken).toHaveLength(state === 'verified' ? 3 : 0);
  });
});

describe('the pace', () => {
  const sentAfter = async (milliseconds: number) => {
    ctx.pass(milliseconds);
    const before = taken.length;
    await send();
    return taken.length - before;
  };

  test('keeps a gap between two messages, and a worker that slept for a day does not catch up', async () => {
    await make({ recipients: 20, pace: { gapSeconds: 60, jitterSeconds: 0 } });
    expect(await sentAfter(0)).toBe(1);
    expect(await sentAfter(59_000)).toBe(0);
    expect(await sentAfter(1000)).toBe(1);
    expect(await sentAfter(day)).toBe(1);
    expect(await sentAfter(0)).toBe(0);
  });

  test('moves messages beyond a sender’s daily limit to the next days', async () => {
    await make({ recipients: 25, pace: { dailyLimit: 10 } });
    expect(await sentAfter(0)).toBe(10);
    // 08:00 UTC is 16:00 in Shanghai, where the team's day ends eight hours later.
    expect(await sentAfter(8 * hour - 1000)).toBe(0);
    expect(await sentAfter(1000)).toBe(10);
    expect(await sentAfter(3 * day)).toBe(5);
  });

  test('keeps the daily limit when the clock is put back over midnight', async () => {
    await make({ recipients: 25, pace: { dailyLimit: 10 } });
    ctx.pass(8 * hour - 60_000);
    expect(await sentAfter(0)).toBe(10);
    expect(await sentAfter(2 * 60_000)).toBe(10);
    ctx.pass(-2 * 60_000);
    expect(await sentAfter(0)).toBe(0);
  });

  test('moves messages beyond the plan’s daily volume', async () => {
    await make({ recipients: 25, plan: 'free' });
    expect(await sentAfter(0)).toBe(20);
    expect(await sentAfter(8 * hour)).toBe(5);
  });

  test('holds the tasks of a member whose quota of the month is used up, and no others', async () => {
    const mailing = await make({ recipients: 25 });
    const colleague = await makeMember(db, ctx, mailing.teamId, `colleague-${mailing.teamId}`);
    const theirs = { ...mailing, accountId: colleague.accountId };
    const heldId = await addTask(db, ctx, theirs, { recipients: 25, content: {} });
    const limit = (mails: number | null) =>
      asTeam(db, mailing.teamId, async db => {
        const choice = { emails: null, mails, rows: null };
        await changeQuotas(db, { ...ctx, actor: mailing }, colleague.accountId, choice);
        await wakeTasksOf(db, colleague, ctx.now());
      });
    await limit(10);
    expect(await sentAfter(0)).toBe(35);
    expect(await standing(db, { ...mailing, taskId: heldId })).toEqual({
      waiting: 15,
      'ended completed': 10,
    });
    expect(await sentAfter(day)).toBe(0);
    await limit(12);
    expect(await sentAfter(0)).toBe(2);
    // Nobody asks before the month begins; then it goes on.
    const { due_at: next } = await db
      .selectFrom('due_work')
      .select('due_at')
      .where('kind', '=', 'mail.send')
      .where('team_id', '=', mailing.teamId)
      .executeTakeFirstOrThrow();
    // Midnight in Shanghai.
    expect(next.toISOString()).toBe('2026-11-30T16:00:00.000Z');
    expect(await sentAfter(next.getTime() - ctx.now().getTime())).toBe(12);
    await limit(null);
    expect(await sentAfter(0)).toBe(1);
  });

  test('keeps to the hourly limit of each domain', async () => {
    await make({ recipients: 150, pace: { domainHourlyLimit: 2 } });
    expect(await sentAfter(0)).toBe(100);
    expect(await sentAfter(hour)).toBe(50);
  });

  test('keeps to the window on the recipient’s clock', async () => {
    const window = { from: '09:00', until: '10:00', days: [1, 2, 3, 4, 5], zone: 'recipient' as const };
    // Friday, 08:00 UTC is 09:00 in Berlin.
    await make({ recipients: 4, content: { window }, pace: { gapSeconds: 1800, jitterSeconds: 0 } });
    expect(await sentAfter(0)).toBe(1);
    expect(await sentAfter(hour / 2)).toBe(1);
    expect(await sentAfter(hour / 2)).toBe(0);
    expect(await sentAfter(day)).toBe(0);
    expect(await sentAfter(2 * day - hour)).toBe(1);
  });
});
