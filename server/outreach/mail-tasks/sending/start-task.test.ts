import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import {
  addAddresses,
  mailTaskApp,
  type MailTaskApp,
} from '../../../../test/fixtures/outreach/mail-task-fixture.ts';
import { addSender, aRound } from '../../../../test/fixtures/outreach/mailing-fixture.ts';
import { someCreators } from '../../../../test/fixtures/creators/some-creators.ts';
import {
  addRecipients,
  checkTask,
  deleteTask,
  listTasks,
  saveDraft,
  getTask,
  untimeTask,
} from '../../../../contract/outreach/mail-tasks/mail-tasks.ts';
import type { TaskContent } from '../../../../contract/outreach/mail-content.ts';
import { blockCreators } from '../../../creators/blocklist/service.ts';
import { suppressAddress } from '../../suppressions/service.ts';
import { startTimedTasks } from './start-task.ts';

let app: TestApp;
let team: MailTaskApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.world.pass(1000);
  team = await mailTaskApp(app);
});

const paste = (id: number, pasted: string) => team.call(addRecipients, { params: { id }, body: { pasted } });
const addIds = (id: number, ids: number[]) =>
  team.call(addRecipients, { params: { id }, body: { selection: { of: 'ids', ids } } });
const show = async (id: number) => (await team.call(getTask, { params: { id } })).data;
const recipients = (taskId: number) =>
  team.as(db =>
    db
      .selectFrom('mail_recipients')
      .select(['address', 'name', 'state', 'reason', 'sender_id', 'time_zone', 'domain', 'due_at', 'round'])
      .where('task_id', '=', taskId)
      .orderBy('id')
      .execute(),
  );
const findings = async (id: number) => (await team.call(checkTask, { params: { id } })).data.findings;

describe('a start', () => {
  test('sends to all included recipients, with rotating senders by their own clocks', async () => {
    const { db } = app.database;
    await sql`update creators set handle = 'old_' || id`.execute(db);
    const [vn = 0, us = 0, blocked = 0] = await someCreators(db, 3, app.world.now());
    await sql`update creators set region = case id when ${vn} then 'VN' else 'US' end`.execute(db);
    await addAddresses(team, [
      { creatorId: vn, address: 'vn@team.example' },
      { creatorId: us, address: 'us@team.example' },
      { creatorId: blocked, address: 'blocked@team.example' },
    ]);
    await team.as(db => blockCreators(db, team.ctxOf('mei'), [blocked], { reason: 'late' }));
    const other = await addSender(db, app.world, app.mail, team.accounts.owner, { port: 1 });
    const window = { from: '09:00', until: '18:00', days: [1, 2, 3, 4, 5], zone: 'recipient' } as const;
    const id = await team.draft({
      senderIds: [other, team.senderId],
      window: { ...window, days: [1, 2, 3, 4, 5] },
    });
    await addIds(id, [vn, blocked, us]);
    await paste(id, 'Ann <ann@One.example>');
    const queued = { count: 1, at: '2026-11-20T14:00:00.000Z', zone: 'America/New_York' };
    expect((await team.call(checkTask, { params: { id } })).data.queued).toEqual(queued);
    expect((await team.start(id)).data).toEqual({ recipients: 3, leftOut: 1, queued });
    const now = app.world.now();
    const waiting = { state: 'waiting', reason: '', round: 1 };
    expect(await recipients(id)).toEqual([
      { ...waiting, address: 'vn@team.example', name: 'creator 1', sender_id: other, time_zone: 'Asia/Ho_Chi_Minh', domain: 'team.example', due_at: now }, // oxfmt-ignore
      { address: 'blocked@team.example', name: 'creator 3', state: 'left_out', reason: 'blocked', sender_id: null, time_zone: 'America/New_York', domain: 'team.example', due_at: null, round: 1 }, // oxfmt-ignore
      { ...waiting, address: 'us@team.example', name: 'creator 2', sender_id: team.senderId, time_zone: 'America/New_York', domain: 'team.example', due_at: new Date('2026-11-20T14:00:00Z') }, // oxfmt-ignore
      { ...waiting, address: 'ann@one.example', name: 'Ann', sender_id: other, time_zone: 'Asia/Shanghai', domain: 'one.example', due_at: now }, // oxfmt-ignore
    ]);
    const shown = await show(id);
    expect(shown).toMatchObject({ state: 'sending', version: 1, startedAt: now.toISOString() });
    expect(shown.counts).toMatchObject({ recipients: 3, leftOut: 1, waiting: 3 });
    expect(shown.roundCounts).toEqual([{ round: 1, sent: 0, failed: 0, inDoubt: 0, waiting: 3 }]);
    expect(shown.expectedEnd).toBe('2026-11-20T14:00:00.000Z');
    const due = await db.selectFrom('due_work').select('id').where('kind', '=', 'mail.send').execute();
    expect(due.map(row => row.id)).toEqual(expect.arrayContaining([other, team.senderId]));
  });

  test('uses the team’s clock if the window does', async () => {
    const window = { from: '00:00', until: '24:00', days: [1, 2, 3, 4, 5, 6, 7], zone: 'team' } as const;
    const id = await team.draft({ window: { ...window, days: [...window.days] } });
    await paste(id, 'ann@one.example');
    await team.start(id);
    expect((await recipients(id)).map(row => row.time_zone)).toEqual(['Asia/Shanghai']);
  });

  test.each<[string, Partial<TaskContent>, object]>([
    ['no name', { name: '' }, { finding: 'noName' }],
    ['no sender', { senderIds: [] }, { finding: 'noSender' }],
    ['no subject', { rounds: [aRound({ subject: '' })] }, { finding: 'noSubject', round: 1 }],
    ['no body', { rounds: [aRound(), aRound({ html: '<p> </p>' })] }, { finding: 'noBody', round: 2 }],
    ['a malformed cc line', { cc: 'a@b.example;nobody' }, { finding: 'ccFormat' }],
    [
      'an unknown variable',
      { rounds: [aRound({ html: '<p>{{creator.nome}}</p>' })] },
      { finding: 'unknownVariable' },
    ],
    [
      'a round in the past',
      { rounds: [aRound(), aRound({ wait: { kind: 'at', at: '2026-01-01T00:00:00Z' } })] },
      { finding: 'roundInPast', round: 2 },
    ],
  ])('is refused with %s', async (_what, content, finding) => {
    const id = await team.draft(content);
    await paste(id, 'ann@one.example');
    expect(await findings(id)).toContainEqual(expect.objectContaining({ severity: 'error', ...finding }));
    expect((await team.start(id)).code).toBe(1017);
    expect((await recipients(id)).map(row => row.state)).toEqual(['draft']);
  });

  test('is refused without anybody to write to, or by a sender that is not verified', async () => {
    const nobody = await team.draft();
    expect((await findings(nobody)).map(({ finding }) => finding)).toContain('noRecipients');
    expect((await team.start(nobody)).code).toBe(1017);
    const id = await team.draft();
    await paste(id, 'ann@one.example');
    await team.as(db => db.updateTable('mail_senders').set({ state: 'paused' }).execute());
    expect(await findings(id)).toContainEqual(expect.objectContaining({ finding: 'senderNotVerified' }));
    expect((await team.start(id)).code).toBe(1017);
  });

  test('is refused with an attachment that its sender’s server does not take', async () => {
    await team.as(db => db.updateTable('mail_senders').set({ max_message_bytes: 1000 }).execute());
    const id = await team.draft();
    await paste(id, 'ann@one.example');
    const { data } = await team.call(checkTask, { params: { id } });
    expect(data).toMatchObject({ maxMessageBytes: 1000, ok: 1 });
    expect(data.messageBytes).toBeGreaterThan(1000);
    expect(data.findings).toContainEqual(expect.objectContaining({ finding: 'tooLarge' }));
  });

  test('warns of a plan that takes days, and of values that are missing', async () => {
    await app.givePlan(team.accounts.owner.username, 'free');
    const { data: empty } = await team.call(checkTask, { params: { id: await team.draft() } });
    expect(empty).toMatchObject({ expectedEnd: null, days: 0 });
    const id = await team.draft({ rounds: [aRound({ subject: 'Hi {{creator.followers}}' })] });
    await paste(id, Array.from({ length: 300 }, (_, n) => `a${n}@one.example`).join(' '));
    const { data } = await team.call(checkTask, { params: { id } });
    const planLimit = data.findings.find(({ finding }) => finding === 'planLimit');
    const daily = Number(planLimit?.details['daily']);
    expect(daily).toBeLessThan(300);
    if (daily) expect(data.days).toBe(Math.ceil(300 / daily));
    expect(data.findings).toContainEqual({
      severity: 'warning',
      finding: 'missingValue',
      round: 1,
      details: { variable: 'creator.followers', count: 300 },
    });
  });

  test('is foreseen to end with the last hour that a domain’s limit needs', async () => {
    const pace = { domainHourlyLimit: 2 };
    const slow = await addSender(app.database.db, app.world, app.mail, team.accounts.owner, {
      port: 1,
      pace,
    });
    const id = await team.draft({ senderIds: [slow] });
    await paste(id, 'a@one.example b@one.example c@one.example d@one.example e@one.example f@two.example');
    const { data } = await team.call(checkTask, { params: { id } });
    const hour = 3_600_000;
    const thirdHour = (Math.floor(app.world.now().getTime() / hour) + 2) * hour;
    expect(data).toMatchObject({ expectedEnd: new Date(thirdHour).toISOString(), days: 1, ok: 6 });
  });

  test('of an outdated revision, or of a task that is not a draft, is refused', async () => {
    const id = await team.draft();
    await paste(id, 'ann@one.example');
    const { content } = await show(id);
    await team.call(saveDraft, { params: { id }, body: { content, revision: 2 } });
    expect((await team.start(id)).code).toBe(1015);
    await team.call(saveDraft, { params: { id }, body: { content, revision: 3 } }, 'stranger');
    const again = await team.draft();
    await paste(again, 'ann@one.example');
    expect((await team.start(again)).code).toBe(0);
    expect((await team.start(again)).code).toBe(1018);
    expect((await team.call(saveDraft, { params: { id: again }, body: { content, revision: 2 } })).code).toBe(
      1018,
    );
    expect((await team.call(deleteTask, { params: { id: again } })).code).toBe(1018);
    expect((await team.call(getTask, { params: { id: again } }, 'bo')).data.mine).toBe(false);
    expect((await team.call(getTask, { params: { id: again } }, 'stranger')).code).toBe(404);
  });
});

describe('a timed task', () => {
  const at = () => new Date(app.world.now().getTime() + 3_600_000).toISOString();
  const startDue = () => startTimedTasks(app.database.db, app.world, app.mail);

  test('starts at its time, with the recipients that go then', async () => {
    const id = await team.draft();
    await paste(id, 'ann@one.example bob@two.example');
    expect((await team.start(id, at())).data).toEqual({ recipients: 2, leftOut: 0, queued: null });
    expect(await show(id)).toMatchObject({ state: 'timed', startedAt: null });
    expect((await team.call(listTasks, { query: { state: 'timed' } }, 'bo')).data.total).toBe(1);
    expect(await startDue()).toBe(0);
    const proof = { way: 'page', address: '', agent: '', task: '', note: '' } as const;
    const { teamId } = team.accounts.owner;
    const entry = { address: 'bob@two.example', reason: 'unsubscribed', proof } as const;
    await team.as(db => suppressAddress(db, app.world, teamId, entry));
    app.world.pass(3_600_000);
    expect(await startDue()).toBe(1);
    expect((await recipients(id)).map(({ state, reason }) => [state, reason])).toEqual([
      ['waiting', ''],
      ['left_out', 'suppressed'],
    ]);
    expect(await startDue()).toBe(0);
  });

  test('is not sent without recipients, and becomes a draft again without senders', async () => {
    const [nobody, senderless] = [await team.draft(), await team.draft()];
    for (const id of [nobody, senderless]) {
      await paste(id, 'ann@one.example');
      await team.start(id, at());
    }
    await team.as(async db => {
      await db.deleteFrom('mail_recipients').where('task_id', '=', nobody).execute();
      const gone = sql<string>`jsonb_set(content, '{senderIds}', '[]')`;
      await db.updateTable('mail_tasks').set({ content: gone }).where('id', '=', senderless).execute();
    });
    app.world.pass(3_600_000);
    expect(await startDue()).toBe(2);
    expect(await show(nobody)).toMatchObject({ state: 'not_sent', endedAt: app.world.now().toISOString() });
    expect(await show(senderless)).toMatchObject({ state: 'draft', timedAt: null });
  });

  test('is a draft again on request', async () => {
    const id = await team.draft();
    await paste(id, 'ann@one.example');
    await team.start(id, at());
    expect((await team.call(untimeTask, { params: { id } }, 'bo')).code).toBe(403);
    expect((await team.call(untimeTask, { params: { id } }, 'stranger')).code).toBe(404);
    expect((await team.call(untimeTask, { params: { id } })).code).toBe(0);
    app.world.pass(3_600_000);
    expect(await startDue()).toBe(0);
    expect((await show(id)).state).toBe('draft');
    expect((await team.call(untimeTask, { params: { id } })).code).toBe(1018);
  });
});

test('20,000 recipients start in one call', async () => {
  const id = await team.draft();
  const { teamId } = team.accounts.owner;
  await team.as(db =>
    sql`insert into mail_recipients (team_id, task_id, address)
      select ${teamId}, ${id}, 'r' || n || '@d' || n % 50 || '.example' from generate_series(1, 20000) n`.execute(
      db,
    ),
  );
  const from = performance.now();
  expect((await team.start(id)).data).toMatchObject({ recipients: 20_000, leftOut: 0 });
  expect(performance.now() - from).toBeLessThan(60_000);
});
