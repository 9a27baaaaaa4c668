import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { testContext, type TestContext } from '../../../test/harness/app/test-context.ts';
import {
  addSentMail,
  recipientNow,
  type SentMail,
  type SentMailOptions,
} from '../../../test/fixtures/outreach/sent-mail.ts';
import { makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { findSuppressed } from '../suppressions/service.ts';
import { recordAutoReply, recordBounce, recordComplaint, recordReply, recordUnsubscribe } from './service.ts';

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

const asOwner = <T>(work: (db: Db) => Promise<T>) => asTeam(database.db, owner.teamId, work);
const sent = (options: SentMailOptions = {}) => addSentMail(database.db, ctx, owner, options);
const now = (mail: SentMail) => recipientNow(database.db, owner.teamId, mail.recipientId);
const minutes = (count: number) => new Date(ctx.now().getTime() + count * 60_000);

type Record = (db: Db, mail: SentMail, at: Date) => Promise<void>;
const proof = { way: 'oneClick', address: '203.0.113.9', agent: 'Mailer/1' } as const;
const records: { [name: string]: Record } = {
  reply: (db, mail, at) => recordReply(db, ctx, owner.teamId, { ...mail, at }),
  autoReply: (db, mail, at) => recordAutoReply(db, ctx, owner.teamId, { ...mail, at }),
  hardBounce: (db, mail, at) =>
    recordBounce(db, ctx, owner.teamId, { ...mail, at, permanence: 'hard', text: '550 no such user' }),
  softBounce: (db, mail, at) =>
    recordBounce(db, ctx, owner.teamId, { ...mail, at, permanence: 'soft', text: '452 mailbox full' }),
  complaint: (db, mail, at) =>
    recordComplaint(db, ctx, owner.teamId, { ...mail, at, text: 'abuse, from feedback@isp.example' }),
  unsubscribe: (db, mail, at) => recordUnsubscribe(db, ctx, owner.teamId, { ...mail, at, proof }),
};
const record = (name: string, mail: SentMail, at = ctx.now()) =>
  asOwner(async db => records[name]?.(db, mail, at));

const suppressions = () =>
  asOwner(db => db.selectFrom('mail_suppressions').selectAll().where('team_id', '=', owner.teamId).execute());
const statusOf = async (creatorId: number) => {
  const row = await asOwner(db =>
    db
      .selectFrom('team_creators')
      .select('status')
      .where('team_id', '=', owner.teamId)
      .where('creator_id', '=', creatorId)
      .executeTakeFirst(),
  );
  return row?.status;
};

describe('a fact', () => {
  it.each([
    ['reply', 'replied_at', 'ended', 'replied'],
    ['autoReply', 'auto_replied_at', 'waiting', ''],
    ['hardBounce', 'bounced_at', 'ended', 'bounced'],
    ['softBounce', 'bounced_at', 'ended', 'bounced'],
    ['unsubscribe', 'unsubscribed_at', 'ended', 'unsubscribed'],
  ] as const)(
    '%s is stored with its earliest time, and leaves a waiting recipient %s',
    async (name, fact, state, reason) => {
      const mail = await sent();
      for (const minute of [5, 3, 9]) await record(name, mail, minutes(minute));
      expect(await now(mail)).toMatchObject({ [fact]: minutes(3), state, reason });
    },
  );

  it.each(['sending', 'in_doubt'] as const)('leaves a recipient in state %s to the engine', async state => {
    const mail = await sent({ state });
    for (const name of Object.keys(records)) await record(name, mail);
    expect(await now(mail)).toMatchObject({
      state,
      reason: '',
      replied_at: ctx.now(),
      bounced_at: ctx.now(),
    });
  });

  it('keeps the reason of an ended recipient', async () => {
    const mail = await sent({ state: 'ended', reason: 'completed' });
    await record('reply', mail);
    expect(await now(mail)).toMatchObject({ state: 'ended', reason: 'completed', replied_at: ctx.now() });
  });

  it('is ignored without such a recipient, also one of another team', async () => {
    const stranger = await makeTeam(database.db, ctx, `stranger-${made}`);
    const theirs = await addSentMail(database.db, ctx, stranger);
    for (const name of Object.keys(records)) {
      await record(name, theirs);
      await record(name, { ...theirs, taskId: 999_999_999 });
    }
    expect(await recipientNow(database.db, stranger.teamId, theirs.recipientId)).toMatchObject({
      state: 'waiting',
      bounced_at: null,
      replied_at: null,
      unsubscribed_at: null,
    });
    expect(await suppressions()).toEqual([]);
  });

  it('reported twice at once is one fact', async () => {
    const mail = await sent();
    await Promise.all([2, 1].map(minute => record('unsubscribe', mail, minutes(minute))));
    expect(await now(mail)).toMatchObject({ unsubscribed_at: minutes(1), reason: 'unsubscribed' });
    expect(await suppressions()).toHaveLength(1);
  });
});

describe('a reply', () => {
  it.each([
    [undefined, 'replied'],
    ['contacted', 'replied'],
    ['negotiating', 'negotiating'],
    ['agreed', 'agreed'],
    ['rejected', 'rejected'],
  ] as const)('of a creator who was %s leaves them %s', async (before, after) => {
    const creatorId = 7;
    if (before) {
      const row = { team_id: owner.teamId, creator_id: creatorId, status: before, changed_at: ctx.now() };
      await asOwner(db => db.insertInto('team_creators').values(row).execute());
    }
    await record('reply', await sent({ creatorId }));
    expect(await statusOf(creatorId)).toBe(after);
  });

  it('does not raise a creator again whom a user has reset since', async () => {
    const mail = await sent({ creatorId: 8 });
    await record('reply', mail);
    await asOwner(db =>
      db.updateTable('team_creators').set({ status: 'contacted' }).where('creator_id', '=', 8).execute(),
    );
    await record('reply', mail);
    expect(await statusOf(8)).toBe('contacted');
  });
});

describe('a bounce', () => {
  it('that is permanent suppresses the address, with the server’s reply', async () => {
    const mail = await sent({ address: 'gone@example.test' });
    await record('hardBounce', mail);
    await record('hardBounce', mail);
    expect((await now(mail)).bounce_text).toBe('550 no such user');
    expect(await suppressions()).toMatchObject([
      {
        address: 'gone@example.test',
        reason: 'bounced',
        proof: { way: 'mail', note: '550 no such user', task: `${owner.username} task` },
      },
    ]);
  });

  it('that is temporary suppresses the address the third time', async () => {
    const address = 'full@example.test';
    for (const count of [0, 0, 1]) {
      const mail = await sent({ address });
      await record('softBounce', mail);
      await record('softBounce', mail);
      expect(await now(mail)).toMatchObject({
        bounce_text: '452 mailbox full',
        bounce_permanence: 'soft',
        reason: 'bounced',
      });
      expect(await suppressions()).toHaveLength(count);
    }
    expect(await suppressions()).toMatchObject([
      {
        address,
        reason: 'bounced',
        proof: { way: 'mail', note: expect.stringMatching(/3.*452 mailbox full/) },
      },
    ]);
  });

  it('that is temporary counts from the last time a user allowed the address', async () => {
    const address = 'again@example.test';
    for (let times = 0; times < 3; times++) await record('softBounce', await sent({ address }));
    await asOwner(db =>
      db
        .updateTable('mail_suppressions')
        .set({ removed_at: ctx.now(), removed_by: owner.accountId, removal_reason: 'moved' })
        .where('address', '=', address)
        .execute(),
    );
    await record('softBounce', await sent({ address }), minutes(1));
    expect(await asOwner(db => findSuppressed(db, owner.teamId, [address]))).toEqual(new Set());
  });

  it('that turns out to be final is so from then on', async () => {
    const mail = await sent({ address: 'late@example.test' });
    await record('softBounce', mail);
    await record('hardBounce', mail, minutes(1));
    await record('softBounce', mail, minutes(2));
    expect(await now(mail)).toMatchObject({
      bounced_at: ctx.now(),
      bounce_permanence: 'hard',
      bounce_text: '550 no such user',
    });
    expect(await suppressions()).toMatchObject([{ proof: { note: '550 no such user' } }]);
  });
});

describe('a complaint', () => {
  it('suppresses the address with its proof, replacing a weaker reason, and ends recipients waiting with it', async () => {
    const address = 'angry@example.test';
    const [mail, other] = [await sent({ address }), await sent({ address })];
    await record('hardBounce', await sent({ address }));
    await record('complaint', mail);
    await record('complaint', mail);
    expect(await suppressions()).toMatchObject([
      { address, reason: 'complaint', proof: { way: 'mail', note: 'abuse, from feedback@isp.example' } },
    ]);
    for (const each of [mail, other])
      expect(await now(each)).toMatchObject({ state: 'ended', reason: 'suppressed', unsubscribed_at: null });
  });
});

describe('an unsubscription', () => {
  it('ends recipients waiting with that address in all tasks of the team, and no others', async () => {
    const address = 'lan@example.test';
    const mail = await sent({ address });
    const others = [await sent({ address }), await sent({ address, state: 'sending' }), await sent()];
    const stranger = await makeTeam(database.db, ctx, `stranger-${made}`);
    const theirs = await addSentMail(database.db, ctx, stranger, { address });
    await record('unsubscribe', mail);
    const states = await Promise.all(others.map(async other => (await now(other)).state));
    expect(states).toEqual(['ended', 'sending', 'waiting']);
    expect(await recipientNow(database.db, stranger.teamId, theirs.recipientId)).toMatchObject({
      state: 'waiting',
    });
    expect(await asOwner(db => findSuppressed(db, owner.teamId, [address]))).toEqual(new Set([address]));
    expect(await suppressions()).toMatchObject([{ reason: 'unsubscribed', proof }]);
  });
});
