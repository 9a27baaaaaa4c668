import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { startMailSink, type MailSink, type SinkAnswer } from '../../../test/harness/mail/mail-sink.ts';
import {
  addAddresses,
  mailTaskApp,
  type MailTaskApp,
  type Who,
} from '../../../test/fixtures/outreach/mail-task-fixture.ts';
import { aRound, sendDue } from '../../../test/fixtures/outreach/mailing-fixture.ts';
import { someCreators } from '../../../test/fixtures/creators/some-creators.ts';
import {
  fetchMessageSource,
  listOutbox,
  listRecipients,
  retryRecipients,
  settleDoubt,
  getMessage,
  getRecipient,
} from '../../../contract/outreach/sent-messages/sent-messages.ts';
import {
  addRecipients,
  previewRecipient,
  sendTestMail,
  getTask,
} from '../../../contract/outreach/mail-tasks/mail-tasks.ts';
import type { TaskContent } from '../../../contract/outreach/mail-content.ts';

let app: TestApp;
let sink: MailSink;
let team: MailTaskApp;
let creatorId: number;
let sent: { to: string[]; source: string }[];
let refuse: (address: string) => SinkAnswer;
let onTaken: () => SinkAnswer;

beforeAll(async () => {
  app = await startTestApp();
  [creatorId = 0] = await someCreators(app.database.db, 1, app.world.now());
  sink = await startMailSink({
    keepSource: true,
    onRcpt: address => refuse(address),
    onTaken: mail => {
      sent.push(mail);
      return onTaken();
    },
  });
});
afterAll(async () => {
  await sink.close();
  await app.close();
});
beforeEach(async () => {
  sent = [];
  refuse = () => undefined;
  onTaken = () => undefined;
  app.world.pass(60_000);
  team = await mailTaskApp(app, { port: sink.port });
  await addAddresses(team, [{ creatorId, address: 'creator@team.example' }]);
});

const send = () => sendDue(app.database.db, app.world, app.mail);
async function draft(content: Partial<TaskContent> = {}): Promise<number> {
  const id = await team.draft(content);
  const body = { selection: { of: 'ids' as const, ids: [creatorId] }, pasted: 'Ann <ann@one.example>' };
  await team.call(addRecipients, { params: { id }, body });
  return id;
}
async function started(content: Partial<TaskContent> = {}): Promise<number> {
  const id = await draft(content);
  expect((await team.start(id)).data).toEqual({ recipients: 2, leftOut: 0, queued: null });
  return id;
}
const recipients = async (id: number, query = {}) =>
  (await team.call(listRecipients, { params: { id }, query })).data;
const outbox = async (query = {}) => (await team.call(listOutbox, { query })).data;
const one = async (id: number, recipientId: number) =>
  (await team.call(getRecipient, { params: { id, recipientId } })).data;
const source = async (id: number, who: Who = 'mei') =>
  (await team.fetch(fetchMessageSource, { params: { id } }, who)).body;

describe('a message', () => {
  test('is rebuilt byte for byte, follow-ups with their references too', async () => {
    const rounds = [aRound(), aRound({ subject: '', wait: { kind: 'after', amount: 1, unit: 'hours' } })];
    await started({ rounds, cc: 'boss@brand.example', window: null });
    await send();
    app.world.pass(3_600_000);
    await send();
    const { messages, total } = await outbox();
    expect(total).toBe(4);
    expect(messages.map(({ round, address, state }) => [round, address, state])).toEqual([
      [2, 'ann@one.example', 'accepted'],
      [2, 'creator@team.example', 'accepted'],
      [1, 'ann@one.example', 'accepted'],
      [1, 'creator@team.example', 'accepted'],
    ]);
    expect(messages.map(({ subject }) => subject)).toEqual([
      'Re: Hello Ann',
      'Re: Hello creator 1',
      'Hello Ann',
      'Hello creator 1',
    ]);
    const sources = await Promise.all(messages.map(({ id }) => source(id)));
    expect(sources.toSorted()).toEqual(sent.map(mail => mail.source).toSorted());
    expect(sources[0]).toMatch(/^References: </m);
    const { data } = await team.call(getMessage, { params: { id: messages[0]?.id ?? 0 } });
    expect(data).toMatchObject({ cc: 'boss@brand.example', message: { subject: 'Re: Hello Ann' } });
    expect(data.html).toContain('Hello Ann');
    expect(data.headers).toContain('Message-ID: <');
    expect(data.html).not.toContain('/m/o/');
  });

  test('is found by state, sender and recipient', async () => {
    refuse = address => (address.startsWith('ann') ? '550 5.7.1 not from you' : undefined);
    await started();
    await send();
    expect((await outbox({ state: 'failed' })).messages.map(({ response }) => response)).toEqual([
      expect.stringContaining('not from you'),
    ]);
    expect((await outbox({ keyword: 'CREATOR' })).total).toBe(1);
    expect((await outbox({ senderId: team.senderId })).total).toBe(2);
    expect((await outbox({ senderId: 999_999 })).total).toBe(0);
  });

  test('is seen by the whole team and by no other', async () => {
    await started();
    await send();
    const [message] = (await outbox()).messages;
    const params = { id: message?.id ?? 0 };
    expect((await team.call(getMessage, { params }, 'bo')).code).toBe(0);
    expect((await team.call(getMessage, { params }, 'stranger')).code).toBe(404);
    expect((await team.call(listOutbox, {}, 'stranger')).data.total).toBe(0);
    expect(await source(params.id, 'stranger')).toContain('"code":404');
  });
});

describe('recipients', () => {
  test('are listed with their outcomes, and why they wait', async () => {
    refuse = address => (address.startsWith('ann') ? '550 5.7.1 not from you' : undefined);
    const id = await started({ rounds: [aRound(), aRound()] });
    await send();
    const { recipients: rows, total } = await recipients(id);
    expect(total).toBe(2);
    expect(rows).toMatchObject([
      {
        creatorId,
        platform: 'tiktok',
        name: 'creator 1',
        state: 'waiting',
        round: 2,
        lastRound: 1,
        outcomes: ['success', 'unread', 'notReplied'],
        wait: { why: 'round', round: 2 },
      },
      {
        creatorId: null,
        name: 'Ann',
        state: 'ended',
        reason: 'failed',
        outcomes: ['fail'],
        wait: null,
        response: expect.stringContaining('not from you'),
      },
    ]);
    const found = async (query: object) => (await recipients(id, query)).recipients.map(({ name }) => name);
    expect(await found({ outcome: 'fail' })).toEqual(['Ann']);
    expect(await found({ outcome: 'waiting' })).toEqual([]);
    expect(await found({ outcome: 'followUp' })).toEqual(['creator 1']);
    expect(await found({ outcome: 'leftOut' })).toEqual([]);
    expect(await found({ keyword: 'one.EXAMPLE' })).toEqual(['Ann']);
    expect((await team.call(listRecipients, { params: { id } }, 'stranger')).code).toBe(404);
    expect((await team.call(listRecipients, { params: { id: await draft() } })).code).toBe(404);
  });

  test('have a timeline of tries, facts and hits', async () => {
    let isBusy = true;
    refuse = () => (isBusy ? '451 4.7.1 try later' : undefined);
    const id = await started();
    await send();
    isBusy = false;
    app.world.pass(3_600_000);
    await send();
    const { recipients: rows } = await recipients(id);
    const recipientId = rows[0]?.id ?? 0;
    const { teamId } = team.accounts.owner;
    app.world.pass(1000);
    const at = app.world.now();
    await team.as(async db => {
      const hit = { team_id: teamId, task_id: id, recipient_id: recipientId, round: 1, at };
      const from = { address: '10.0.0.9', agent: 'Mail/1.0', is_head: false };
      await db
        .insertInto('mail_hits')
        .values([
          { ...hit, ...from, kind: 'open', verdict: 'person' },
          { ...hit, ...from, kind: 'trap', verdict: 'scanner', rule: 'trap' },
        ])
        .execute();
      await db.updateTable('mail_recipients').set({ bounced_at: new Date(at.getTime() + 1000), bounce_text: 'full', bounce_permanence: 'soft' }).where('id', '=', recipientId).execute(); // oxfmt-ignore
    });
    const { timeline, messages } = await one(id, recipientId);
    expect(timeline.map(({ kind, text }) => [kind, text])).toEqual([
      ['deferred', expect.stringContaining('try later')],
      ['accepted', expect.stringContaining('taken')],
      ['opened', '10.0.0.9 · Mail/1.0'],
      ['trapped', '10.0.0.9 · Mail/1.0'],
      ['bouncedSoft', 'full'],
      ['ended', 'completed'],
    ]);
    expect(timeline.map(({ verdict, rule }) => [verdict, rule])).toEqual([
      [null, ''],
      [null, ''],
      ['person', ''],
      ['scanner', 'trap'],
      [null, ''],
      [null, ''],
    ]);
    expect(messages).toMatchObject([
      { round: 1, version: 1, state: 'accepted', tries: 2, subject: 'Hello creator 1' },
    ]);
    const params = { id, recipientId };
    expect((await team.call(getRecipient, { params }, 'bo')).code).toBe(0);
    expect((await team.call(getRecipient, { params }, 'stranger')).code).toBe(404);
    expect((await team.call(getRecipient, { params: { id, recipientId: 999_999 } })).code).toBe(404);
  });

  test('are retried by accounts that may', async () => {
    refuse = () => '550 5.7.1 not from you';
    const id = await started();
    await send();
    refuse = () => undefined;
    const retry = (who: Who) => team.call(retryRecipients, { params: { id }, body: {} }, who);
    expect([(await retry('bo')).code, (await retry('stranger')).code]).toEqual([403, 404]);
    expect((await retry('mei')).data).toEqual({ retried: 2 });
    await send();
    expect(sent.flatMap(({ to }) => to).toSorted()).toEqual(['ann@one.example', 'creator@team.example']);
    expect((await team.call(getTask, { params: { id } })).data.state).toBe('sent');
  });

  test('unconfirmed ones are settled by accounts that may, once', async () => {
    onTaken = () => 'cut';
    const id = await started();
    await send();
    expect((await recipients(id, { outcome: 'inDoubt' })).total).toBe(2);
    const [message] = (await outbox({ state: 'in_doubt' })).messages;
    const settle = (who: Who, sent = true) =>
      team.call(settleDoubt, { params: { id: message?.id ?? 0 }, body: { sent } }, who);
    expect([(await settle('bo')).code, (await settle('stranger')).code]).toEqual([403, 404]);
    expect((await settle('mei')).code).toBe(0);
    expect((await settle('mei')).code).toBe(1018);
    const { timeline } = await one(id, message?.recipientId ?? 0);
    expect(timeline.map(({ kind }) => kind)).toEqual(['inDoubt', 'settledSent', 'ended']);
    const actions = await team.as(db =>
      db.selectFrom('audit_log_entries').select('action').where('action', '=', 'mailTask.settle').execute(),
    );
    expect(actions).toHaveLength(1);
  });
});

describe('before anything is sent', () => {
  test('a recipient’s mail can be looked at', async () => {
    const id = await draft({ rounds: [aRound({ html: '<p>{{creator.name|there}} {{list.name}}</p>' })] });
    const rows = await team.as(db =>
      db.selectFrom('mail_recipients').select('id').where('task_id', '=', id).orderBy('id').execute(),
    );
    const openMessage = (recipientId: number, who: Who = 'mei') =>
      team.call(previewRecipient, { params: { id, recipientId } }, who);
    expect((await openMessage(rows[0]?.id ?? 0)).data).toMatchObject({
      to: 'creator 1 <creator@team.example>',
      subject: 'Hello creator 1',
      missing: ['list.name'],
    });
    expect((await openMessage(rows[1]?.id ?? 0)).data.to).toBe('Ann <ann@one.example>');
    expect((await openMessage(999_999)).code).toBe(404);
    expect((await openMessage(rows[0]?.id ?? 0, 'stranger')).code).toBe(404);
    expect((await openMessage(rows[0]?.id ?? 0, 'bo')).code).toBe(404);
  });

  test('a test goes to the sender itself and counts; a refused one does not', async () => {
    const id = await draft();
    const test = (who: Who = 'mei') =>
      team.call(sendTestMail, { params: { id }, body: { round: 1, recipientId: null } }, who);
    const used = async () => {
      const uses = await team.as(db =>
        db.selectFrom('entitlement_uses').select('used').where('key', '=', 'mail.daily').execute(),
      );
      return uses[0]?.used ?? 0;
    };
    const { data } = await test();
    expect(data.to).toMatch(/@brand\.example$/);
    expect(sent.map(({ to }) => to)).toEqual([[data.to]]);
    expect(sent[0]?.source).toContain('Subject: Hello there');
    expect(await used()).toBe(1);
    refuse = () => '550 5.7.1 not you';
    const refused = await test();
    expect([refused.code, refused.msg]).toEqual([1021, expect.stringContaining('not you')]);
    expect(await used()).toBe(1);
    expect([(await test('bo')).code, (await test('stranger')).code]).toEqual([404, 404]);
    await team.as(db => db.updateTable('mail_senders').set({ state: 'paused' }).execute());
    expect((await test()).code).toBe(1016);
  });
});
