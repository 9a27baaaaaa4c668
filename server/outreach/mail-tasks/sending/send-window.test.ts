import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  addRecipients,
  checkTask,
  getTask,
  startTask,
} from '../../../../contract/outreach/mail-tasks/mail-tasks.ts';
import { getQueued, skipWindow } from '../../../../contract/outreach/mail-tasks/queued-mails.ts';
import { listRecipients } from '../../../../contract/outreach/sent-messages/sent-messages.ts';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import { startMailSink, type MailSink } from '../../../../test/harness/mail/mail-sink.ts';
import { mailTaskApp, type MailTaskApp } from '../../../../test/fixtures/outreach/mail-task-fixture.ts';
import { aRound, sendDue } from '../../../../test/fixtures/outreach/mailing-fixture.ts';

let app: TestApp;
let sink: MailSink;
let team: MailTaskApp;
let taken: string[];

beforeAll(async () => {
  app = await startTestApp();
  sink = await startMailSink({ onTaken: ({ to }) => void taken.push(...to) });
});
afterAll(async () => {
  await sink.close();
  await app.close();
});
beforeEach(async () => {
  taken = [];
  app.world.pass(1000);
  team = await mailTaskApp(app, { port: sink.port });
});

/** It is Friday afternoon where the team is: the window opens on Monday. */
const queued = { count: 2, at: '2026-11-23T01:00:00.000Z', zone: 'Asia/Shanghai' };

async function written(): Promise<number> {
  const window = { from: '09:00', until: '10:00', days: [1, 2, 3, 4, 5], zone: 'team' } as const;
  const later = aRound({ subject: '', wait: { kind: 'after', amount: 1, unit: 'hours' } });
  const id = await team.draft({ rounds: [aRound(), later], window: { ...window, days: [...window.days] } });
  const pasted = 'Ann <ann@one.example>\nBen <ben@two.example>';
  await team.call(addRecipients, { params: { id }, body: { pasted } });
  return id;
}

const show = async (id: number) => (await team.call(getTask, { params: { id } })).data;
const send = () => sendDue(app.database.db, app.world, app.mail);

test('outside of its window a task is queued, and says so before and after', async () => {
  const id = await written();
  expect((await team.call(checkTask, { params: { id } })).data.queued).toEqual(queued);
  expect((await team.start(id)).data).toEqual({ recipients: 2, leftOut: 0, queued });
  await send();
  expect(taken).toEqual([]);
  const task = await show(id);
  expect(task).toMatchObject({ queued, counts: { success: 0, waiting: 2 } });
  const { recipients } = (await team.call(listRecipients, { params: { id } })).data;
  expect(recipients[0]?.wait).toEqual({ why: 'window', until: queued.at, zone: queued.zone });
});

test('what is queued can be sent all the same, and its follow-ups keep to the window', async () => {
  const id = await written();
  await team.start(id);
  const skip = (who: 'bo' | 'stranger' | 'mei') => team.call(skipWindow, { params: { id } }, who);
  expect([(await skip('bo')).code, (await skip('stranger')).code]).toEqual([403, 404]);
  expect((await skip('mei')).data).toEqual({ recipients: 2 });
  expect(await show(id)).toMatchObject({ queued: null, expectedEnd: expect.any(String) });
  await send();
  expect(taken.toSorted()).toEqual(['ann@one.example', 'ben@two.example']);
  app.world.pass(3_600_000);
  await send();
  expect(taken).toHaveLength(2);
  const { recipients } = (await team.call(listRecipients, { params: { id } })).data;
  expect(recipients.map(({ round, wait }) => [round, wait?.why])).toEqual([
    [2, 'window'],
    [2, 'window'],
  ]);
});

test('a task can start without its window', async () => {
  const id = await written();
  const started = await team.call(startTask, { params: { id }, body: { revision: 2, isAtOnce: true } });
  expect(started.data).toEqual({ recipients: 2, leftOut: 0, queued: null });
  await send();
  expect(taken).toHaveLength(2);
});

test('a start at a time outside of the window is queued from then on, and says so before and after', async () => {
  const id = await written();
  const saturday = '2026-11-21T03:00:00.000Z';
  const queuedAt = async (at: string) =>
    (await team.call(getQueued, { params: { id }, query: { at } })).data.queued;
  expect(await queuedAt(saturday)).toEqual(queued);
  expect(await queuedAt('2026-11-23T01:30:00.000Z')).toBeNull();
  const started = await team.call(startTask, { params: { id }, body: { revision: 2, at: saturday } });
  expect(started.data).toEqual({ recipients: 2, leftOut: 0, queued });
  expect(await show(id)).toMatchObject({ state: 'timed', queued });
});

test('a start at a time without the window waits for nothing', async () => {
  const id = await written();
  const body = { revision: 2, at: '2026-11-21T03:00:00.000Z', isAtOnce: true };
  expect((await team.call(startTask, { params: { id }, body })).data.queued).toBeNull();
  expect(await show(id)).toMatchObject({ state: 'timed', queued: null });
});
