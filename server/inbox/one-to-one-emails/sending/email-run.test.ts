import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as contract from '../../../../contract/inbox/one-to-one-emails.ts';
import { undoMs } from '../../../../contract/inbox/one-to-one-email-kinds.ts';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import { saltedContext } from '../../../../test/harness/app/test-context.ts';
import {
  emailApp,
  sendDueEmails,
  type EmailApp,
} from '../../../../test/fixtures/inbox/one-to-one-email-fixture.ts';
import {
  startMailSink,
  type MailSink,
  type SinkRules,
  type SunkMail,
} from '../../../../test/harness/mail/mail-sink.ts';
import { takeLeases } from '../../../core/db/due-work/due-leases.ts';
import { suppressAddress } from '../../../outreach/suppressions/service.ts';
import { loadNotifications } from '../../../activity/notifications/service.ts';
import { EmailRun } from './email-run.ts';
import { updateEmail } from '../queries.ts';

const minute = 60_000;

let app: TestApp;
let team: EmailApp;
let sink: MailSink;
let rules: SinkRules;
let taken: SunkMail[];

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  taken = [];
  rules = {};
  sink = await startMailSink({
    onAuth: () => rules.onAuth?.(),
    onRcpt: address => rules.onRcpt?.(address),
    onDataStart: () => rules.onDataStart?.(),
    onData: mail => rules.onData?.(mail),
    onTaken: mail => {
      taken.push(mail);
      return rules.onTaken?.(mail);
    },
    keepSource: true,
  });
  team = await emailApp(app, { port: sink.port });
});

afterEach(() => sink.close());

const sendDue = () => sendDueEmails(app.database.db, app.world, app.mail);
const takeBack = (id: number, who?: 'owner' | 'bo') =>
  team.call(contract.takeBackEmail, { params: { id } }, who);

const suppressed = async () => {
  const rows = await team.as(db =>
    db.selectFrom('mail_suppressions').select('address').where('reason', '=', 'bounced').execute(),
  );
  return rows.map(({ address }) => address);
};

/** A worker that has the sender's lease and dies, or acts like a dead one. */
async function takeLease(ms: number) {
  const due = { at: app.world.now(), token: 'other worker', ms, max: 1 };
  const [lease] = await takeLeases(app.database.db, 'oneToOneEmail.send', due);
  if (!lease) throw new Error('nothing was due');
  return lease;
}

describe('an email', () => {
  test('is sent when the undo time is over, not before, and once', async () => {
    const id = await team.sent({ cc: 'bo@sink.example', bcc: 'secret@sink.example' });
    expect(await team.show(id, 'bo')).toMatchObject({
      state: 'waiting',
      dueAt: new Date(app.world.now().getTime() + undoMs).toISOString(),
    });
    app.world.pass(undoMs - 1);
    await sendDue();
    expect(taken).toEqual([]);
    app.world.pass(1);
    await sendDue();
    await sendDue();
    expect(taken.map(({ to }) => to)).toEqual([
      ['anna@sink.example', 'bo@sink.example', 'secret@sink.example'],
    ]);
    expect(taken[0]?.source).not.toContain('secret@');
    const email = await team.show(id, 'bo');
    expect(email).toMatchObject({ state: 'sent', response: '250 2.0.0 taken' });
    expect(email.threadId).not.toBeNull();
  });

  test('is sent once by two concurrent workers', async () => {
    for (let emails = 0; emails < 6; emails++) await team.sent({ subject: `letter ${emails}` });
    app.world.pass(undoMs);
    const other = { ...saltedContext(), now: () => app.world.now() };
    const third = { ...saltedContext(), now: () => app.world.now() };
    const { db } = app.database;
    await Promise.all([sendDue(), sendDueEmails(db, other, app.mail), sendDueEmails(db, third, app.mail)]);
    const subjects = taken.map(({ source }) => /^Subject: (.*)$/m.exec(source)?.[1]);
    expect(subjects).toHaveLength(6);
    expect(new Set(subjects)).toEqual(new Set([0, 1, 2, 3, 4, 5].map(email => `letter ${email}`)));
  });

  test('is sent at its scheduled time', async () => {
    const at = new Date(app.world.now().getTime() + 3 * 24 * 60 * minute).toISOString();
    const id = await team.sent({}, at);
    app.world.pass(3 * 24 * 60 * minute - 1);
    await sendDue();
    expect(taken).toEqual([]);
    app.world.pass(1);
    await sendDue();
    expect(taken).toHaveLength(1);
    expect((await team.show(id)).state).toBe('sent');
  });

  test('can be taken back until then, by its author and the main account', async () => {
    const id = await team.sent();
    expect((await takeBack(id, 'bo')).code).toBe(403);
    expect((await takeBack(id)).code).toBe(0);
    expect(await team.show(id)).toMatchObject({ state: 'draft', dueAt: null, revision: 3 });
    const second = await team.sent();
    expect((await takeBack(second, 'owner')).code).toBe(0);
    app.world.pass(undoMs);
    await sendDue();
    expect(taken).toEqual([]);
  });

  test('cannot be taken back, saved or thrown away once it was sent', async () => {
    const id = await team.sent();
    app.world.pass(undoMs);
    await sendDue();
    const { content } = await team.show(id);
    const replies = [
      await takeBack(id),
      await team.call(contract.deleteEmail, { params: { id } }),
      await team.call(contract.saveEmail, {
        params: { id },
        body: { content, senderId: null, revision: 2 },
      }),
      await team.call(contract.sendEmail, { params: { id }, body: { revision: 2 } }),
      await team.call(contract.settleEmail, { params: { id }, body: { sent: false } }),
    ];
    expect(replies.map(({ code }) => code)).toEqual([1023, 1023, 1023, 1023, 1023]);
  });

  test('reports which of several recipients did not get it, and is sent to nobody twice', async () => {
    rules.onRcpt = address => (address.startsWith('anna') ? '550 5.1.1 no such user' : undefined);
    const id = await team.sent({ cc: 'bo@sink.example' });
    app.world.pass(undoMs);
    await sendDue();
    expect(taken.map(({ to }) => to)).toEqual([['bo@sink.example']]);
    const { state, response } = await team.show(id);
    expect([state, response]).toEqual(['sent', '250 2.0.0 taken\nanna@sink.example: 550 5.1.1 no such user']);
    expect(await suppressed()).toEqual(['anna@sink.example']);
  });

  test.each([
    ['550 The account does not exist', ['anna@sink.example']],
    ['550 5.7.1 refused by policy', []],
  ])('refused with "%s" fails, and an address that is dead is suppressed', async (answer, addresses) => {
    rules.onRcpt = () => answer;
    const id = await team.sent();
    app.world.pass(undoMs);
    await sendDue();
    expect(await team.show(id)).toMatchObject({ state: 'failed', response: answer });
    expect(await suppressed()).toEqual(addresses);
  });

  test('is not sent to an address suppressed while it waited', async () => {
    const id = await team.sent();
    const proof = { way: 'account', address: '', agent: '', task: '', note: '' } as const;
    const entry = { address: 'anna@sink.example', reason: 'complaint', proof } as const;
    await team.as(db => suppressAddress(db, app.world, team.accounts.owner.teamId, entry));
    app.world.pass(undoMs);
    await sendDue();
    expect(taken).toEqual([]);
    expect(await team.show(id)).toMatchObject({
      state: 'failed',
      response: expect.stringContaining('anna@sink.example'),
    });
  });
});

describe('a server', () => {
  test('that defers it gets it again, with longer pauses, under the same Message-ID', async () => {
    const ids: string[] = [];
    rules.onData = ({ source }) => {
      ids.push(/^Message-ID: (.*)$/m.exec(source)?.[1] ?? '');
      return ids.length < 3 ? '451 4.7.1 greylisted' : undefined;
    };
    const id = await team.sent();
    app.world.pass(undoMs);
    await sendDue();
    expect(await team.show(id)).toMatchObject({ state: 'waiting', response: '451 4.7.1 greylisted' });
    app.world.pass(5 * minute);
    await sendDue();
    app.world.pass(5 * minute);
    await sendDue();
    expect(ids).toHaveLength(2);
    app.world.pass(25 * minute);
    await sendDue();
    expect(new Set(ids).size).toBe(1);
    expect(taken).toHaveLength(1);
    expect((await team.show(id)).state).toBe('sent');
  });

  test('that puts it off for a day does not get it any more', async () => {
    rules.onData = () => '451 4.3.2 try later';
    const id = await team.sent();
    app.world.pass(undoMs);
    for (let hours = 0; hours < 48; hours++) {
      await sendDue();
      app.world.pass(60 * minute);
    }
    expect(await team.show(id)).toMatchObject({ state: 'failed', response: '451 4.3.2 try later' });
  });

  test('that refuses it fails it in its words, and it can be mended', async () => {
    rules.onData = () => '554 5.7.1 spam';
    const id = await team.sent();
    app.world.pass(undoMs);
    await sendDue();
    expect(await team.show(id)).toMatchObject({ state: 'failed', response: '554 5.7.1 spam' });
    const { notifications } = await loadNotifications(app.database.db, team.ctxOf('mei'));
    expect(notifications).toMatchObject([{ kind: 'letter.failed', details: { to: expect.any(String) } }]);
    expect((await takeBack(id)).code).toBe(0);
    rules = {};
    await team.call(contract.sendEmail, { params: { id }, body: { revision: 3 } });
    app.world.pass(undoMs);
    await sendDue();
    expect(taken).toHaveLength(1);
  });

  test('that is down is retried, and the email is not unconfirmed', async () => {
    await sink.close();
    const id = await team.sent();
    app.world.pass(undoMs);
    await sendDue();
    expect(await team.show(id)).toMatchObject({ state: 'waiting' });
    sink = await startMailSink({ onTaken: mail => void taken.push(mail) }, sink.port);
    app.world.pass(minute);
    await sendDue();
    expect(taken).toHaveLength(1);
    expect((await team.show(id)).state).toBe('sent');
  });

  test('that lets the sender in no more fails it and pauses the sender', async () => {
    rules.onAuth = () => '535 5.7.8 wrong password';
    const [first, second] = [await team.sent(), await team.sent()];
    app.world.pass(undoMs);
    await sendDue();
    expect(await team.show(first)).toMatchObject({ state: 'failed', response: '535 5.7.8 wrong password' });
    expect((await team.show(second)).response).toContain('brand.example');
    const again = await team.write();
    const params = { id: again };
    expect((await team.call(contract.sendEmail, { params, body: { revision: 2 } })).code).toBe(1016);
  });
});

describe('a cut', () => {
  test('before the complete handover is certain: it is sent again', async () => {
    rules.onDataStart = () => 'cut';
    const id = await team.sent();
    app.world.pass(undoMs);
    await sendDue();
    expect(await team.show(id)).toMatchObject({ state: 'waiting' });
    rules = {};
    app.world.pass(minute);
    await sendDue();
    expect(taken).toHaveLength(1);
    expect((await team.show(id)).state).toBe('sent');
  });

  test.each(['onData', 'onTaken'] as const)(
    'after that leaves it unconfirmed, and it is never sent again: %s',
    async when => {
      rules[when] = () => 'cut';
      const id = await team.sent();
      app.world.pass(undoMs);
      await sendDue();
      expect((await team.show(id)).state).toBe('in_doubt');
      rules = {};
      const before = taken.length;
      app.world.pass(2 * 24 * 60 * minute);
      await sendDue();
      expect(taken).toHaveLength(before);
      expect((await team.show(id)).state).toBe('in_doubt');
    },
  );
});

describe('a worker that dies', () => {
  test('before it marked the email leaves it waiting for the next one', async () => {
    const id = await team.sent();
    app.world.pass(undoMs);
    await takeLease(-1);
    await sendDue();
    expect(taken).toHaveLength(1);
    expect((await team.show(id)).state).toBe('sent');
  });

  test('after it marked the email leaves a doubt, and the others go', async () => {
    const [marked, other] = [await team.sent({ subject: 'marked' }), await team.sent({ subject: 'other' })];
    app.world.pass(undoMs);
    const { token } = await takeLease(-1);
    await team.as(db =>
      updateEmail(db, team.accounts.owner.teamId, marked, { state: 'sending', leased_by: token }),
    );
    await sendDue();
    expect((await team.show(marked)).state).toBe('in_doubt');
    expect((await team.show(other)).state).toBe('sent');
    expect(taken).toHaveLength(1);
  });

  test('and was only slow changes no states any more', async () => {
    const id = await team.sent();
    app.world.pass(undoMs);
    const lease = await takeLease(-1);
    await sendDue();
    const options = { leaseMs: minute, isStopping: () => false };
    await new EmailRun(app.database.db, app.world, app.mail, lease, options).run();
    expect(taken).toHaveLength(1);
    expect((await team.show(id)).state).toBe('sent');
  });

  test('but sees the end of its own sending records it nevertheless', async () => {
    const id = await team.sent();
    app.world.pass(undoMs);
    const lease = await takeLease(minute);
    const slow = {
      ...app.mail,
      openSmtp: async (...access: Parameters<typeof app.mail.openSmtp>) => {
        const link = await app.mail.openSmtp(...access);
        return {
          ...link,
          isOpen: () => link.isOpen(),
          maxMessageBytes: link.maxMessageBytes,
          send: async (...message: Parameters<typeof link.send>) => {
            const delivery = await link.send(...message);
            await app.database.db
              .updateTable('due_work')
              .set({ leased_until: new Date(0) })
              .where('kind', '=', 'oneToOneEmail.send')
              .execute();
            await sendDue();
            expect((await team.show(id)).state).toBe('in_doubt');
            return delivery;
          },
        };
      },
    };
    const options = { leaseMs: minute, isStopping: () => false };
    await new EmailRun(app.database.db, app.world, slow, lease, options).run();
    expect((await team.show(id)).state).toBe('sent');
    expect(taken).toHaveLength(1);
  });
});
