import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { saltedContext, type TestContext } from '../../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { emptyMailbox } from '../../../../test/harness/mail/empty-mailbox.ts';
import { startMailSink, type MailSink, type SinkRules } from '../../../../test/harness/mail/mail-sink.ts';
import { testMail } from '../../../../test/harness/mail/test-mail.ts';
import {
  aRound,
  makeMailing,
  sendDue,
  standing,
  type Mailing,
} from '../../../../test/fixtures/outreach/mailing-fixture.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import type { MailServices } from '../../../outside/mail-protocol/mail-services.ts';
import type { Mailbox } from '../../../outside/mail-protocol/mailbox-access.ts';
import { settleDoubts } from './doubtful-messages.ts';
import { settleBySign, settleMessage } from '../service.ts';

const minute = 60_000;

let database: TestDatabase;
let db: Db;
let usual: MailServices;
let mail: MailServices;
let ctx: TestContext;
let sink: MailSink;
let rules: SinkRules;
let taken: string[];
/** Message-IDs in the Sent folder. */
let filed: Set<string>;

beforeAll(async () => {
  database = await freshDatabase();
  ({ db } = database);
  usual = await testMail(db);
});

afterAll(() => database.drop());

beforeEach(async () => {
  ctx = saltedContext(new Date(Date.UTC(2026, 10, 20) + Math.floor(performance.now()) * 1000).toISOString());
  taken = [];
  filed = new Set();
  rules = {};
  sink = await startMailSink({
    onData: sunk => rules.onData?.(sunk),
    onTaken: sunk => {
      taken.push(...sunk.to);
      return rules.onTaken?.(sunk);
    },
    keepSource: true,
  });
  const mailbox: Mailbox = {
    ...emptyMailbox,
    isInSent: async id => filed.has(id),
  };
  mail = { ...usual, openMailbox: async () => mailbox };
});

afterEach(() => sink.close());

const rounds = [aRound(), aRound({ subject: '' })];
const make = (filesSentMail: boolean) =>
  makeMailing(db, ctx, mail, { recipients: 1, port: sink.port, content: { rounds }, filesSentMail });
const send = () => sendDue(db, ctx, mail);
const messages = ({ teamId }: Mailing) =>
  asTeam(db, teamId, db =>
    db
      .selectFrom('mail_messages')
      .select(['id', 'message_id', 'state', 'round'])
      .where('team_id', '=', teamId)
      .orderBy('id')
      .execute(),
  );

/** One message whose connection broke after its last byte; only the server knows `isTaken`. */
async function inDoubt(filesSentMail: boolean, isTaken: boolean): Promise<Mailing> {
  const mailing = await make(filesSentMail);
  if (isTaken) rules.onTaken = () => 'cut';
  else rules.onData = () => 'cut';
  await send();
  rules = {};
  expect(await standing(db, mailing)).toEqual({ in_doubt: 1 });
  return mailing;
}

describe('a message in doubt', () => {
  test('is never sent again automatically, and blocks later rounds', async () => {
    const mailing = await inDoubt(false, true);
    for (let days = 0; days < 5; days++) {
      ctx.pass(24 * 60 * minute);
      await settleDoubts(db, ctx, mail);
      await send();
    }
    expect(taken).toHaveLength(1);
    expect(await standing(db, mailing)).toEqual({ in_doubt: 1 });
  });

  test('was sent when it is found in the Sent folder, and its rounds go on', async () => {
    const mailing = await inDoubt(true, true);
    const [message] = await messages(mailing);
    filed.add(message?.message_id ?? '');
    ctx.pass(2 * minute);
    await settleDoubts(db, ctx, mail);
    expect(await standing(db, mailing)).toEqual({ waiting: 1 });
    ctx.pass(24 * 60 * minute);
    await send();
    expect(taken).toHaveLength(2);
    expect(await standing(db, mailing)).toEqual({ 'ended completed': 1 });
  });

  test('was not sent if a provider that files sent mail has not filed it in time', async () => {
    const mailing = await inDoubt(true, false);
    const before = await messages(mailing);
    ctx.pass(2 * minute);
    await settleDoubts(db, ctx, mail);
    expect(await standing(db, mailing)).toEqual({ in_doubt: 1 });
    ctx.pass(10 * minute);
    await settleDoubts(db, ctx, mail);
    expect(await standing(db, mailing)).toEqual({ waiting: 1 });
    await send();
    expect(taken).toHaveLength(1);
    const after = await messages(mailing);
    expect(after[0]).toMatchObject({ message_id: before[0]?.message_id, state: 'accepted' });
  });

  test('stays when the mailbox cannot be read', async () => {
    const mailing = await inDoubt(true, false);
    const away: MailServices = {
      ...mail,
      openMailbox: async () => {
        throw new Error('away');
      },
    };
    ctx.pass(20 * minute);
    await settleDoubts(db, ctx, away);
    expect(await standing(db, mailing)).toEqual({ in_doubt: 1 });
    ctx.pass(60 * minute);
    await settleDoubts(db, ctx, mail);
    expect(await standing(db, mailing)).toEqual({ waiting: 1 });
  });

  test.each([
    ['was sent', true, 1],
    ['was not', false, 2],
  ])('is settled by a user who says that it %s', async (_name, sent, deliveries) => {
    const mailing = await inDoubt(false, true);
    const [message] = await messages(mailing);
    const actor = { ...mailing, sessionId: 0, role: 'owner', isOperator: false } as const;
    const signedIn: SignedIn = { ...ctx, actor };
    const say = () =>
      asTeam(db, mailing.teamId, db =>
        settleMessage(db, signedIn, { teamId: mailing.teamId, messageId: message?.id ?? 0, sent }),
      );
    await say();
    await send();
    expect(taken).toHaveLength(deliveries);
    await expect(say()).rejects.toMatchObject({ code: 'task_state' });
  });

  test('was sent when it is answered', async () => {
    const mailing = await inDoubt(false, true);
    const [message] = await messages(mailing);
    await asTeam(db, mailing.teamId, async db => {
      await db
        .updateTable('mail_recipients')
        .set({ replied_at: ctx.now() })
        .where('team_id', '=', mailing.teamId)
        .execute();
      await settleBySign(db, ctx, { teamId: mailing.teamId, messageRowId: message?.id ?? 0 });
    });
    expect(await standing(db, mailing)).toEqual({ 'ended replied': 1 });
  });
});
