import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { runMailChaos } from '../../../../test/chaos/mail/mail-chaos.ts';
import { testContext } from '../../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { startMailSink } from '../../../../test/harness/mail/mail-sink.ts';
import { testMail } from '../../../../test/harness/mail/test-mail.ts';
import { makeMailing, sendDue, standing } from '../../../../test/fixtures/outreach/mailing-fixture.ts';
import { takeLeases } from '../../../core/db/due-work/due-leases.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { volumeOf } from '../../../billing/plans/service.ts';
import { countsOf, hourCounts } from '../pace/send-counts.queries.ts';
import { dayScope } from '../pace/send-pace.ts';
import { runSendBatch } from './send-batch.ts';
import { PreparedMessageCache } from './prepared-message-cache.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});

afterAll(() => database.drop());

describe('several workers', () => {
  test('send everything once between them', async () => {
    const { db } = database;
    const mail = await testMail(db);
    const taken: string[] = [];
    const sink = await startMailSink({ onTaken: ({ to }) => void taken.push(...to) });
    const ctx = testContext('2026-11-20T08:00:00Z');
    const mailings = [];
    for (let senders = 0; senders < 3; senders++) {
      mailings.push(await makeMailing(db, ctx, mail, { recipients: 40, port: sink.port }));
    }
    const other = {
      ...ctx,
      randomBytes: (size: number) => Buffer.from(crypto.getRandomValues(new Uint8Array(size))),
    };
    await Promise.all([sendDue(db, ctx, mail), sendDue(db, other, mail), sendDue(db, other, mail)]);
    expect(taken).toHaveLength(120);
    for (const mailing of mailings) expect(await standing(db, mailing)).toEqual({ 'ended completed': 40 });
    await sink.close();
  });

  test('a worker that lost its lease claims nothing more, and its messages in flight are unconfirmed', async () => {
    const { db } = database;
    const mail = await testMail(db);
    const ctx = testContext('2026-11-21T08:00:00Z');
    ctx.randomBytes(64);
    const sink = await startMailSink({});
    const mailing = await makeMailing(db, ctx, mail, { recipients: 5, port: sink.port });
    const at = ctx.now();
    const [first] = await takeLeases(db, 'mail.send', { at, token: 'first', ms: 0, max: 1 });
    const [second] = await takeLeases(db, 'mail.send', { at, token: 'second', ms: 60_000, max: 1 });
    if (!first || !second) throw new Error('no lease was given');
    const cache = new PreparedMessageCache(mailing.teamId, mailing.senderId);
    const input = { cache, delivered: [], room: 5, known: null, isFirst: true };
    expect(await runSendBatch(db, ctx, { ...input, lease: first })).toMatchObject({
      isOver: true,
      messages: [],
    });
    const { missing } = await runSendBatch(db, ctx, { ...input, lease: second });
    for (const key of missing) await cache.make(db, ctx, key);
    const { messages } = await runSendBatch(db, ctx, { ...input, lease: second, room: 3 });
    expect(messages).toHaveLength(3);
    // The first worker dies here: the second takes over, and nothing is sent twice.
    await takeLeases(db, 'mail.send', { at, token: 'second', ms: 0, max: 1 });
    await database.db
      .updateTable('due_work')
      .set({ leased_until: new Date(0) })
      .where('kind', '=', 'mail.send')
      .execute();
    await sendDue(db, ctx, mail);
    expect(await standing(db, mailing)).toEqual({ in_doubt: 3, 'ended completed': 2 });
    await sink.close();
  });

  test('count nothing for messages marked in a turn with a lost commit response', async () => {
    const { db } = database;
    const mail = await testMail(db);
    const ctx = testContext('2026-11-22T08:00:00Z');
    const pace = { domainHourlyLimit: 5 };
    const mailing = await makeMailing(db, ctx, mail, { recipients: 5, port: 25, pace });
    const { teamId, senderId } = mailing;
    const [lease] = await takeLeases(db, 'mail.send', { at: ctx.now(), token: 'own', ms: 60_000, max: 1 });
    if (!lease) throw new Error('no lease was given');
    const cache = new PreparedMessageCache(teamId, senderId);
    const input = { lease, cache, delivered: [], room: 5, known: null, isFirst: true };
    const { missing } = await runSendBatch(db, ctx, input);
    for (const key of missing) await cache.make(db, ctx, key);
    const { messages } = await runSendBatch(db, ctx, input);
    const counted = () =>
      asTeam(db, teamId, async db => {
        const day = dayScope(ctx.now(), 'Asia/Shanghai').key;
        const sender = await countsOf(db, teamId, senderId, [day]);
        const hour = await hourCounts(db, teamId, senderId, ctx.now());
        const plan = await volumeOf(db, { ...ctx, actor: mailing }, 'mail.daily');
        return { plan: plan.used, sender: sender.get(day), hour: Math.max(...hour.values()) };
      });
    expect(messages).toHaveLength(5);
    expect(await counted()).toEqual({ plan: 5, sender: 5, hour: 1 });
    await runSendBatch(db, ctx, { ...input, known: [], room: 0 });
    expect(await standing(db, mailing)).toEqual({ waiting: 5 });
    expect(await counted()).toEqual({ plan: 0, sender: 0, hour: 0 });
  });
});

describe('kills, cuts and storms', () => {
  test('lose nothing and repeat nothing', async () => {
    const { db, appUrl } = await freshDatabase();
    const outcome = await runMailChaos({
      db,
      appUrl,
      superuserUrl: inject('postgres').superuserUrl,
      recipients: 200,
      rounds: 2,
      kills: 6,
      seed: 11,
      // Other tests share the server.
      without: ['database killed'],
      say: () => undefined,
    });
    expect(outcome.blows.length).toBeGreaterThan(2);
    expect(outcome).toMatchObject({ twice: 0, lost: 0, wronglySettled: 0 });
    expect(outcome.doubts.leftFiling).toBe(0);
    const { ever, inFlightAtKills, cuts } = outcome.doubts;
    expect(ever).toBeLessThanOrEqual(inFlightAtKills + cuts);
  });
});
