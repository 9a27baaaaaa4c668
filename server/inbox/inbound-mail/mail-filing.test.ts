import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MailKind } from '../../../contract/core/mail/mail-kinds.ts';
import { testContext, type TestContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { testMail } from '../../../test/harness/mail/test-mail.ts';
import {
  addSentMail,
  recipientNow,
  type SentMail,
  type SentMailOptions,
} from '../../../test/fixtures/outreach/sent-mail.ts';
import { someContent } from '../../../test/fixtures/outreach/mailing-fixture.ts';
import { inputFor } from '../../../test/fixtures/outreach/sender-input.ts';
import { makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { senderInputSchema } from '../../../contract/outreach/senders/senders.ts';
import { asTeam } from '../../core/db/tenant.ts';
import type { MailServices } from '../../outside/mail-protocol/mail-services.ts';
import { createSender } from '../../outreach/senders/change-sender.ts';
import { dropOtherPlaces, dropPlaces, knownUids, reclassifySome, type Place } from './service.ts';
import { prepareMails } from './reading/prepare-mails.ts';
import { fileMails, fileOwnMail } from './file-mails.ts';
import { correctKind } from './reclassify-mails.ts';

let database: TestDatabase;
let ctx: TestContext;
let world: MailServices;
let owner: Account;
let senderId: number;
let teams = 0;

const inbox: Place = { role: 'inbox', uidValidity: 7 };
const spam: Place = { role: 'spam', uidValidity: 8 };
const sentFolder: Place = { role: 'sent', uidValidity: 9 };

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  ctx = testContext();
  world = await testMail(database.db);
  teams += 1;
  owner = await makeTeam(database.db, ctx, `owner${teams}`, { plan: 'team' });
  const address = 'me@brand.test';
  const input = inputFor({ smtpPort: 25, imapPort: 143 }, { address, replyTo: address });
  const created = await createSender(database.db, signedIn(), world, senderInputSchema.parse(input));
  senderId = created.id;
});

const signedIn = () => ({
  ...ctx,
  actor: { ...owner, sessionId: 0, role: 'owner', isOperator: false } as const,
});

interface Written {
  from?: string;
  to?: string;
  subject?: string;
  id?: string;
  heads?: string[];
  text?: string;
}

let uid = 0;
const written = ({
  from = 'lan@owner.test',
  to = 'me@brand.test',
  subject = 'Re: hi',
  id,
  heads = [],
  text = 'Sure!',
}: Written) => {
  uid += 1;
  return Buffer.from(
    [`From: Lan <${from}>`, `To: ${to}`, `Subject: ${subject}`, `Message-ID: ${id ?? `<${uid}@x.test>`}`]
      .concat(heads, '', text)
      .join('\r\n'),
  );
};

const answering = ({ messageId }: SentMail, heads: string[] = []) => [
  `In-Reply-To: ${messageId}`,
  `References: ${messageId}`,
  ...heads,
];

async function file(sources: readonly Buffer[], place = inbox, from = uid * 10): Promise<number[]> {
  const mails = sources.map((source, index) => ({
    uid: from + index,
    size: source.length,
    receivedAt: ctx.now(),
    isSeen: false,
    source,
  }));
  const prepared = await prepareMails(mails);
  await asTeam(database.db, owner.teamId, db =>
    fileMails(db, ctx, world, { teamId: owner.teamId, senderId }, place, prepared),
  );
  return mails.map(mail => mail.uid);
}

const inTeam = <T>(work: Parameters<typeof asTeam<T>>[2]) => asTeam(database.db, owner.teamId, work);
const mails = () => inTeam(db => db.selectFrom('inbox_mails').selectAll().orderBy('id').execute());
const threads = () => inTeam(db => db.selectFrom('inbox_threads').selectAll().orderBy('id').execute());
const sent = (options: SentMailOptions = {}) =>
  addSentMail(database.db, ctx, owner, { senderId, address: 'lan@owner.test', ...options });
const now = (mail: SentMail) => recipientNow(database.db, owner.teamId, mail.recipientId);
const key = () => ({ teamId: owner.teamId, senderId });

describe('conversations', () => {
  test('contain replies with their originals, even if they arrive in the wrong order', async () => {
    const first = written({ id: '<a@x>', subject: 'Working together' });
    const third = written({ id: '<c@x>', heads: ['In-Reply-To: <b@x>', 'References: <a@x> <b@x>'] });
    const second = written({ id: '<b@x>', heads: ['In-Reply-To: <a@x>'] });
    await file([third, written({ id: '<z@x>', subject: 'Another', from: 'zoe@z.test' }), first, second]);
    expect(
      (await mails()).map(({ thread_id: thread }) => thread).filter((id, _, all) => id === all[0]),
    ).toHaveLength(3);
    expect(await threads()).toMatchObject([
      { mails: 3, unread: 3, counterpart_address: 'lan@owner.test' },
      { mails: 1, subject: 'Another' },
    ]);
  });

  test('continue by subject and participant if a program names no original', async () => {
    await file([written({ subject: 'Prices' })]);
    await file([
      written({ subject: '回复：prices' }),
      written({ subject: 'Prices' }),
      written({ subject: 'Re: Prices', from: 'zoe@z.test' }),
    ]);
    const [one, again, other, stranger] = (await mails()).map(({ thread_id: thread }) => thread);
    expect(again).toBe(one);
    expect(other).not.toBe(one);
    expect(stranger).not.toBe(one);
  });

  test('that are archived or snoozed return when mail arrives', async () => {
    await file([written({ id: '<a@x>' })]);
    await inTeam(db =>
      db.updateTable('inbox_threads').set({ archived_at: ctx.now(), snoozed_until: ctx.now() }).execute(),
    );
    await file([written({ heads: ['In-Reply-To: <a@x>'] })]);
    expect(await threads()).toMatchObject([{ archived_at: null, snoozed_until: null, mails: 2 }]);
  });

  test('with only our own mail contain no incoming mail', async () => {
    await file([written({ from: 'me@brand.test', to: 'zoe@z.test', subject: 'Hello' })], sentFolder);
    expect(await threads()).toMatchObject([
      { last_in_at: null, unread: 0, counterpart_address: 'zoe@z.test' },
    ]);
    expect(await mails()).toMatchObject([{ direction: 'out' }]);
  });
});

describe('a mail is one', () => {
  test('is stored once, however often it is filed, in any folders', async () => {
    const source = written({});
    const [place] = await file([source, source]);
    await file([source]);
    await file([source], { ...inbox, uidValidity: 70 });
    expect(await mails()).toHaveLength(1);
    expect(await threads()).toMatchObject([{ mails: 1 }]);
    await inTeam(db => dropOtherPlaces(db, ctx, key(), { ...inbox, uidValidity: 70 }));
    expect(await inTeam(db => knownUids(db, key(), inbox))).not.toContain(place);
    expect(await mails()).toMatchObject([{ gone_at: null }]);
  });

  test('with the same Message-ID but another content is a separate one', async () => {
    await file([written({ id: '<same@x>', text: 'One' }), written({ id: '<same@x>', text: 'Two' })]);
    expect(await mails()).toHaveLength(2);
  });

  test('that is in no folder any more is kept and marked', async () => {
    const uids = await file([written({})]);
    await inTeam(db => dropPlaces(db, ctx, key(), inbox, uids));
    expect(await mails()).toMatchObject([{ gone_at: ctx.now() }]);
  });

  test('follows the moves in its mailbox, into spam and out of it', async () => {
    const source = written({});
    const uids = await file([source]);
    await file([source], spam);
    await inTeam(db => dropPlaces(db, ctx, key(), inbox, uids));
    expect(await mails()).toMatchObject([{ is_spam: true, gone_at: null }]);
    expect(await threads()).toMatchObject([{ is_spam: true }]);
    await file([source]);
    expect(await threads()).toMatchObject([{ is_spam: false }]);
  });

  test('sent by the product for a task is not filed again', async () => {
    const mail = await sent();
    await file([written({ from: 'me@brand.test', to: 'lan@owner.test', id: mail.messageId })], sentFolder);
    expect(await mails()).toEqual([]);
  });

  test('and an email of our own is the same when it is found in its folder', async () => {
    await file([written({ id: '<theirs@x>' })]);
    const [thread] = await threads();
    const source = written({
      from: 'me@brand.test',
      to: 'lan@owner.test',
      id: '<ours@x>',
      heads: ['In-Reply-To: <theirs@x>'],
    });
    const email = { ...key(), threadId: thread?.id ?? null, source, sentAt: ctx.now() };
    const filed = await inTeam(db => fileOwnMail(db, ctx, world, email));
    expect(filed.threadId).toBe(thread?.id);
    await file([Buffer.concat([Buffer.from('Received: by mx.test\r\n'), source])], sentFolder);
    expect(await mails()).toMatchObject([{ direction: 'in' }, { id: filed.mailId, direction: 'out' }]);
  });
});

const bounceOf = ({ messageId }: Pick<SentMail, 'messageId'>, address: string, status = '5.1.1') =>
  Buffer.from(
    [
      'From: MAILER-DAEMON@mail.test',
      `Message-ID: <${++uid}@mail.test>`,
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      '',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mail.test',
      '',
      `Final-Recipient: rfc822; ${address}`,
      'Action: failed',
      `Status: ${status}`,
      '',
      '--b',
      'Content-Type: message/rfc822',
      '',
      `Message-ID: ${messageId}`,
      '',
      'hi',
      '--b--',
    ].join('\r\n'),
  );

describe('mail from recipients', () => {
  const facts = { replied_at: null, auto_replied_at: null, bounced_at: null };

  test('is recognised, and other mail is skipped', async () => {
    const of = (name: string) => sent({ address: `${name}@owner.test`, content: { cc: 'copy@owner.test' } });
    const [person, machine, gone, full, own, copied] = [
      await of('person'),
      await of('machine'),
      await of('gone'),
      await of('full'),
      await of('own'),
      await of('copied'),
    ];
    await file([
      Buffer.from('\0\xff broken'),
      written({ heads: answering(machine, ['Auto-Submitted: auto-replied']) }),
      written({ from: 'me@brand.test', heads: answering(own) }),
      bounceOf(gone, 'gone@owner.test'),
      bounceOf(full, 'forwarded@elsewhere.test', '4.2.2'),
      bounceOf(copied, 'copy@owner.test'),
      written({ from: 'stranger@x.test', heads: ['In-Reply-To: <unknown@x>'] }),
      written({ heads: answering(person) }),
    ]);
    expect(await now(person)).toMatchObject({ ...facts, replied_at: expect.any(Date), reason: 'replied' });
    expect(await now(machine)).toMatchObject({
      ...facts,
      auto_replied_at: expect.any(Date),
      state: 'waiting',
    });
    expect(await now(gone)).toMatchObject({ ...facts, bounced_at: expect.any(Date), reason: 'bounced' });
    expect(await now(full)).toMatchObject({ ...facts, bounced_at: expect.any(Date) });
    expect(await now(own)).toMatchObject({ ...facts, state: 'waiting' });
    expect(await now(copied)).toMatchObject({ ...facts, state: 'waiting' });
    expect(await mails()).toHaveLength(8);
    const suppressed = await inTeam(db =>
      db.selectFrom('mail_suppressions').select(['address', 'reason']).execute(),
    );
    expect(suppressed).toEqual([{ address: 'gone@owner.test', reason: 'bounced' }]);
  });

  test('counts once however often it is filed', async () => {
    const mail = await sent();
    const source = written({ heads: answering(mail) });
    await file([source]);
    const first = await now(mail);
    ctx.pass(60_000);
    await file([source]);
    expect(await now(mail)).toEqual(first);
  });

  test('that asks for no more mail stops it for good', async () => {
    const mail = await sent();
    await file([written({ heads: answering(mail), subject: 'unsubscribe', text: 'unsubscribe' })]);
    expect(await mails()).toMatchObject([{ kind: 'unsubscribe' }]);
    expect(await now(mail)).toMatchObject({ unsubscribed_at: expect.any(Date), state: 'ended' });
  });
});

describe('the creator of a mail', () => {
  const way = async () => (await mails()).map(({ match_way: each }) => each);

  test('is known from the mail that it answers, and the new address becomes theirs', async () => {
    const mail = await sent({ creatorId: 5 });
    await file([written({ from: 'manager@agency.test', heads: answering(mail) })]);
    expect(await way()).toEqual(['references']);
    const aliases = await inTeam(db =>
      db.selectFrom('address_aliases').select(['address', 'creator_id']).execute(),
    );
    expect(aliases).toEqual([{ address: 'manager@agency.test', creator_id: 5 }]);
    await file([written({ from: 'manager@agency.test', subject: 'One more thing' })]);
    expect((await threads()).map(({ creator_id: id }) => id)).toEqual([5, 5]);
  });

  test('is known by the token of a link that is quoted, of this team only', async () => {
    const mail = await sent({ address: 'lan@gmail.com' });
    const token = world.linkTokens.seal(owner.teamId, mail.messageRowId);
    const foreign = world.linkTokens.seal(owner.teamId + 1, mail.messageRowId);
    await file([
      written({ from: 'x@gmail.com', text: `Yes\n> https://our.test/u/${foreign}` }),
      written({ from: 'y@gmail.com', text: `Yes\n> https://our.test/u/${token}` }),
    ]);
    expect(await way()).toEqual(['', 'token']);
    expect(await now(mail)).toMatchObject({ reason: 'replied' });
  });

  test('is known from the domain if only one recipient has it', async () => {
    const mail = await sent({ address: 'lan@studio.test' });
    await inTeam(db =>
      db
        .updateTable('mail_recipients')
        .set({ domain: 'studio.test', last_sent_at: ctx.now() })
        .where('id', '=', mail.recipientId)
        .execute(),
    );
    await file([written({ from: 'boss@studio.test', subject: 'Your offer' })]);
    expect(await way()).toEqual(['domain']);
    await sent({ address: 'mai@studio.test' });
    await inTeam(db =>
      db
        .updateTable('mail_recipients')
        .set({ domain: 'studio.test', last_sent_at: ctx.now() })
        .where('address', '=', 'mai@studio.test')
        .execute(),
    );
    await file([written({ from: 'hr@studio.test', subject: 'Your offer' })]);
    expect(await way()).toEqual(['domain', '']);
  });

  test('is not guessed in spam', async () => {
    const mail = await sent({ address: 'lan@studio.test' });
    await inTeam(db =>
      db
        .updateTable('mail_recipients')
        .set({ domain: 'studio.test', last_sent_at: ctx.now() })
        .where('id', '=', mail.recipientId)
        .execute(),
    );
    await file([written({ from: 'boss@studio.test' })], spam);
    await file([written({ from: 'lan@studio.test', heads: answering(mail) })], spam);
    expect(await way()).toEqual(['', 'references']);
  });
});

describe('the kind of a mail', () => {
  const correctTo = async (kind: MailKind) => {
    const [mail] = await mails();
    await inTeam(db => correctKind(db, signedIn(), mail?.id ?? 0, kind));
  };

  test('can be corrected, with its consequences', async () => {
    const mail = await sent();
    const version = { team_id: owner.teamId, task_id: mail.taskId, version: 1 };
    const changed = { changed_by: owner.accountId, changed_at: ctx.now() };
    const content = JSON.stringify({ content: someContent({ senderIds: [senderId] }), senders: [] });
    await inTeam(db =>
      db
        .insertInto('mail_task_versions')
        .values({ ...version, ...changed, content })
        .execute(),
    );
    await file([written({ heads: answering(mail) })]);
    expect(await now(mail)).toMatchObject({ state: 'ended', reason: 'replied' });
    await correctTo('autoReply');
    expect(await now(mail)).toMatchObject({ replied_at: null, auto_replied_at: expect.any(Date) });
    expect(await threads()).toMatchObject([{ kind: 'autoReply' }]);
    await correctTo('complaint');
    expect(await now(mail)).toMatchObject({ auto_replied_at: null, state: 'ended' });
    await expect(inTeam(db => correctKind(db, signedIn(), 999_999, 'reply'))).rejects.toThrow('not_found');
  });

  test('is judged again after rules improve, unless a user corrected it', async () => {
    const mail = await sent();
    await file([
      written({ heads: answering(mail, ['Auto-Submitted: auto-replied']) }),
      written({ subject: 'Second' }),
    ]);
    await inTeam(db => db.updateTable('inbox_mails').set({ kind: 'other', rules_version: 0 }).execute());
    const [, second] = await mails();
    await inTeam(db => correctKind(db, signedIn(), second?.id ?? 0, 'delay'));
    expect(await reclassifySome(database.db, ctx, world, key(), 10)).toBe(2);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['autoReply', 'delay']);
    expect(await reclassifySome(database.db, ctx, world, key(), 10)).toBe(0);
  });
});
