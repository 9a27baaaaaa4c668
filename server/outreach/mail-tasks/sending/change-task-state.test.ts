import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import { startMailSink, type MailSink } from '../../../../test/harness/mail/mail-sink.ts';
import {
  mailTaskApp,
  type MailTaskApp,
  type Who,
} from '../../../../test/fixtures/outreach/mail-task-fixture.ts';
import { aRound, sendDue } from '../../../../test/fixtures/outreach/mailing-fixture.ts';
import {
  addRecipients,
  cancelTask,
  changeRounds,
  listTasks,
  pauseTask,
  resumeTask,
  getTask,
} from '../../../../contract/outreach/mail-tasks/mail-tasks.ts';
import type { MailRound } from '../../../../contract/outreach/mail-content.ts';

let app: TestApp;
let sink: MailSink;
let taken: string[];
let team: MailTaskApp;

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
  app.world.pass(60_000);
  team = await mailTaskApp(app, { port: sink.port });
});

const show = async (id: number) => (await team.call(getTask, { params: { id } })).data;
const send = () => sendDue(app.database.db, app.world, app.mail);
const days = (amount: number): MailRound['wait'] => ({ kind: 'after', amount, unit: 'days' });
async function started(rounds: MailRound[], pasted = 'ann@one.example bob@two.example'): Promise<number> {
  const id = await team.draft({ rounds });
  await team.call(addRecipients, { params: { id }, body: { pasted } });
  expect((await team.start(id)).code).toBe(0);
  return id;
}
const standing = (taskId: number) =>
  team.as(async db => {
    const rows = await db
      .selectFrom('mail_recipients')
      .select(['address', 'state', 'reason', 'round', 'due_at'])
      .where('task_id', '=', taskId)
      .orderBy('id')
      .execute();
    return rows.map(({ address, state, reason, round, due_at: dueAt }) => [
      address.slice(0, 3),
      `${state} ${reason}`.trim(),
      round,
      dueAt && (dueAt.getTime() - app.world.now().getTime()) / 3_600_000,
    ]);
  });

describe('a task that is being sent', () => {
  test('sends nothing while it is paused, and resumes', async () => {
    const id = await started([aRound()]);
    expect((await team.call(pauseTask, { params: { id } })).code).toBe(0);
    expect(await show(id)).toMatchObject({ state: 'paused', pauseReason: 'account', expectedEnd: null });
    await send();
    expect(taken).toEqual([]);
    expect((await team.call(pauseTask, { params: { id } })).code).toBe(1018);
    expect((await team.call(resumeTask, { params: { id } })).code).toBe(0);
    await send();
    expect(taken.toSorted()).toEqual(['ann@one.example', 'bob@two.example']);
    expect(await show(id)).toMatchObject({ state: 'sent', pauseReason: '' });
    expect((await team.call(resumeTask, { params: { id } })).code).toBe(1018);
  });

  test('is cancelled for good', async () => {
    const id = await started([aRound(), aRound({ wait: days(2) })]);
    await send();
    expect((await team.call(cancelTask, { params: { id } })).code).toBe(0);
    expect(await show(id)).toMatchObject({ state: 'cancelled', endedAt: app.world.now().toISOString() });
    expect(await standing(id)).toEqual([
      ['ann', 'ended cancelled', 2, null],
      ['bob', 'ended cancelled', 2, null],
    ]);
    expect((await team.call(resumeTask, { params: { id } })).code).toBe(1018);
    expect((await team.call(cancelTask, { params: { id } })).code).toBe(1018);
  });

  test.each<[Who, number]>([
    ['bo', 403],
    ['stranger', 404],
    ['owner', 0],
  ])('is changed by accounts that may: %s', async (who, code) => {
    const id = await started([aRound()]);
    const { rounds } = (await show(id)).content;
    const codes = [
      (await team.call(changeRounds, { params: { id }, body: { rounds, version: 1 } }, who)).code,
      (await team.call(pauseTask, { params: { id } }, who)).code,
      (await team.call(resumeTask, { params: { id } }, who)).code,
      (await team.call(cancelTask, { params: { id } }, who)).code,
    ];
    expect(codes).toEqual([code, code, code, code]);
  });

  test('is shown as answered once there is a reply, and found as that', async () => {
    const id = await started([aRound(), aRound()]);
    await send();
    const found = async (state: 'sending' | 'received_reply') =>
      (await team.call(listTasks, { query: { state } })).data.tasks.map(task => [task.id, task.state]);
    expect(await found('sending')).toEqual([[id, 'sending']]);
    await team.as(db => db.updateTable('mail_recipients').set({ replied_at: app.world.now() }).execute());
    expect(await found('sending')).toEqual([]);
    expect(await found('received_reply')).toEqual([[id, 'received_reply']]);
    expect((await show(id)).counts).toMatchObject({
      success: 2,
      replied: 2,
      read: 2,
      notReplied: 0,
      followUp: 2,
    });
    const named = async (keyword: string) => (await team.call(listTasks, { query: { keyword } })).data.total;
    expect([await named('autu'), await named('hello'), await named('%')]).toEqual([1, 1, 0]);
  });
});

describe('changed rounds', () => {
  const change = async (id: number, rounds: MailRound[], version = 1) =>
    team.call(changeRounds, { params: { id }, body: { rounds, version } });

  test('move the next one from the moment of the last', async () => {
    const id = await started([aRound(), aRound({ wait: days(2) })]);
    await send();
    app.world.pass(3_600_000);
    const { data } = await change(id, [aRound(), aRound({ wait: days(5) })]);
    expect(data).toEqual({ version: 2, affected: 2 });
    expect((await standing(id)).map(([, , round, hours]) => [round, hours])).toEqual([
      [2, 5 * 24 - 1],
      [2, 5 * 24 - 1],
    ]);
    expect(await show(id)).toMatchObject({ version: 2, state: 'sending', rounds: 2 });
    expect((await change(id, [aRound()], 1)).code).toBe(1015);
  });

  test('that were added go to recipients who got all others, unless the mail was stopped', async () => {
    const id = await started([aRound()], 'ann@one.example bob@two.example');
    await team.as(
      db =>
      db.updateTable('mail_recipients').set({ due_at: new Date(app.world.now().getTime() + 3_600_000) }).where('address', '=', 'bob@two.example').execute(), // oxfmt-ignore
    );
    await send();
    expect((await standing(id)).map(([who, state]) => [who, state])).toEqual([
      ['ann', 'ended completed'],
      ['bob', 'waiting'],
    ]);
    const { data } = await change(id, [aRound(), aRound({ wait: days(1) })]);
    expect(data.affected).toBe(2);
    expect(await standing(id)).toEqual([
      ['ann', 'waiting', 2, 24],
      ['bob', 'waiting', 1, 1],
    ]);
    await team.as(
      db =>
      db.updateTable('mail_recipients').set({ replied_at: app.world.now(), state: 'ended', reason: 'completed' }).where('address', '=', 'ann@one.example').execute(), // oxfmt-ignore
    );
    await change(id, [aRound(), aRound(), aRound()], 2);
    expect((await standing(id)).map(([who, state]) => [who, state])).toEqual([
      ['ann', 'ended completed'],
      ['bob', 'waiting'],
    ]);
  });

  test('that were removed end recipients waiting for them', async () => {
    const id = await started([aRound(), aRound({ wait: days(1) })]);
    await send();
    const { data } = await change(id, [aRound()]);
    expect(data.affected).toBe(0);
    expect((await standing(id)).map(([, state]) => state)).toEqual(['ended completed', 'ended completed']);
    expect((await show(id)).state).toBe('sent');
  });

  test('that could not be sent are refused', async () => {
    const id = await started([aRound(), aRound({ wait: days(1) })]);
    expect((await change(id, [aRound(), aRound({ html: '' })])).code).toBe(1017);
    expect((await change(id, [aRound({ html: '{{nobody}}' })])).code).toBe(1017);
    expect((await show(id)).version).toBe(1);
  });

  test('are sent from then on', async () => {
    const id = await started([aRound(), aRound({ wait: days(1) })]);
    await send();
    await change(id, [aRound(), aRound({ wait: days(1), subject: 'Another', html: '<p>word</p>' })]);
    app.world.pass(86_400_000);
    await send();
    const versions = await team.as(db =>
      db
        .selectFrom('mail_messages')
        .select(['round', 'version'])
        .where('task_id', '=', id)
        .orderBy('id')
        .execute(),
    );
    expect(versions.map(({ round, version }) => [round, version])).toEqual([[1, 1], [1, 1], [2, 2], [2, 2]]); // oxfmt-ignore
  });
});
