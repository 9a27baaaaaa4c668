import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  getTask,
  listDraftRecipients,
  addRecipients,
} from '../../../contract/outreach/mail-tasks/mail-tasks.ts';
import {
  getRecipient,
  listRecipients,
  retryRecipients,
} from '../../../contract/outreach/sent-messages/sent-messages.ts';
import { listSuppressions } from '../../../contract/outreach/suppressions.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { startMailSink, type MailSink, type SinkAnswer } from '../../../test/harness/mail/mail-sink.ts';
import { mailTaskApp, type MailTaskApp } from '../../../test/fixtures/outreach/mail-task-fixture.ts';
import { aRound, sendDue } from '../../../test/fixtures/outreach/mailing-fixture.ts';
import { reviseFacts } from '../recipient-events/service.ts';

let app: TestApp;
let sink: MailSink;
let team: MailTaskApp;
let answers: { onRcpt?: (address: string) => SinkAnswer; onData?: () => SinkAnswer };

beforeAll(async () => {
  app = await startTestApp();
  sink = await startMailSink({
    onRcpt: address => answers.onRcpt?.(address),
    onData: () => answers.onData?.(),
  });
});
afterAll(async () => {
  await sink.close();
  await app.close();
});
beforeEach(async () => {
  answers = {};
  app.world.pass(60_000);
  team = await mailTaskApp(app, { port: sink.port });
});

async function written(): Promise<number> {
  const id = await team.draft({ rounds: [aRound(), aRound()] });
  const pasted = 'Ann <ann@one.example>\nBen <ben@two.example>';
  await team.call(addRecipients, { params: { id }, body: { pasted } });
  return id;
}

async function sent(): Promise<number> {
  const id = await written();
  await team.start(id);
  await sendDue(app.database.db, app.world, app.mail);
  return id;
}

const recipients = async (id: number, query = {}) =>
  (await team.call(listRecipients, { params: { id }, query })).data.recipients;
const suppressed = async () => (await team.call(listSuppressions, {})).data.suppressions;
const retried = async (id: number) => (await team.call(retryRecipients, { params: { id }, body: {} })).data;

test.each([
  ['RCPT', { onRcpt: (to: string) => (to.startsWith('ann') ? '550 User unknown' : undefined) }],
  ['DATA', { onData: () => '554 5.0.0 The account does not exist' }],
])('whom a server does not know at %s have bounced for good', async (_command, given) => {
  answers = given;
  const id = await sent();
  const [ann] = await recipients(id);
  expect(ann).toMatchObject({ state: 'ended', reason: 'bounced', outcomes: ['bounced'], failedAt: null });
  expect((await suppressed()).find(({ address }) => address === 'ann@one.example')).toMatchObject({
    reason: 'bounced',
    proof: { way: 'refusal', task: 'Autumn', note: expect.stringMatching(/unknown|exist/) },
  });
  expect(await retried(id)).toEqual({ retried: 0 });
  const { timeline } = (await team.call(getRecipient, { params: { id, recipientId: ann?.id ?? 0 } })).data;
  expect(timeline.map(({ kind }) => kind)).toEqual(['bouncedHard', 'ended']);
  const next = await written();
  const { data } = await team.call(listDraftRecipients, { params: { id: next } });
  expect(data.recipients.find(({ address }) => address === 'ann@one.example')?.reason).toBe('suppressed');
});

test.each([
  ['a policy', '550 5.7.1 Access denied by policy'],
  ['a filter', '554 5.7.1 Message rejected as spam'],
  ['a full mailbox', '552 5.2.2 mailbox is full'],
])('refused because of %s have failed, and can be tried again', async (_why, answer) => {
  answers.onRcpt = to => (to.startsWith('ann') ? answer : undefined);
  const id = await sent();
  expect((await recipients(id))[0]).toMatchObject({ reason: 'failed', outcomes: ['fail'], bouncedAt: null });
  expect(await suppressed()).toEqual([]);
  expect(await retried(id)).toEqual({ retried: 1 });
});

test('are counted once in what the recipients add up to', async () => {
  answers.onRcpt = to => (to.startsWith('ann') ? '550 5.1.1 nobody' : undefined);
  const id = await sent();
  const { counts } = (await team.call(getTask, { params: { id } })).data;
  expect(counts).toMatchObject({ recipients: 2, success: 1, waiting: 0, fail: 0, refused: 1, notSent: 0 });
  expect(counts).toMatchObject({ bounced: 1, followUp: 1, retryable: 0 });
  expect((await recipients(id, { outcome: 'refused' })).map(({ name }) => name)).toEqual(['Ann']);
});

test('stay bounced when the mail of their mailbox is judged again', async () => {
  answers.onRcpt = to => (to.startsWith('ann') ? '550 5.1.1 nobody' : undefined);
  const id = await sent();
  const key = { taskId: id, recipientId: (await recipients(id))[0]?.id ?? 0 };
  const { teamId } = team.accounts.owner;
  await team.as(db =>
    reviseFacts(db, app.world, teamId, key, { repliedAt: null, autoRepliedAt: null, bounce: null }),
  );
  expect((await recipients(id))[0]).toMatchObject({ state: 'ended', reason: 'bounced' });
  expect(await suppressed()).toHaveLength(1);
});
