import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { CandidateFixture } from '../../../test/fixtures/campaigns/candidate-fixture.ts';
import { startMailSink, type MailSink } from '../../../test/harness/mail/mail-sink.ts';
import { aRound, sendDue } from '../../../test/fixtures/outreach/mailing-fixture.ts';
import {
  addRecipients,
  cancelTask,
  createDraft,
  listDraftRecipients,
} from '../../../contract/outreach/mail-tasks/mail-tasks.ts';
import { asTeam } from '../../core/db/tenant.ts';
import {
  recordAutoReply,
  recordBounce,
  recordReply,
  reviseFacts,
} from '../../outreach/recipient-events/service.ts';
import { include } from './change-candidates.ts';
import { threadOfCandidate } from '../shared/candidate-threads.ts';
import { refreshCandidates } from './refresh-candidates.ts';

const day = 86_400_000;
const soon = 11_000;

let app: TestApp;
let fixture: CandidateFixture;
let sink: MailSink;
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
  app.world.pass(1000);
  taken = [];
  fixture = await CandidateFixture.open(app, { port: sink.port });
  await fixture.add(fixture.creators.slice(0, 4));
});

const send = () => sendDue(app.database.db, app.world, app.mail);
const twoRounds = [aRound(), aRound({ subject: 'Again', wait: { kind: 'after', amount: 3, unit: 'days' } })];

/** Invites candidates and sends the first round. @returns the recipients by the index of their creator */
async function invited(places: number[], rounds = [aRound()]) {
  const { data } = await fixture.invite(places.map(fixture.creator));
  expect(await fixture.send(data.taskId, rounds)).toBe(0);
  await send();
  return recipientsOf(data.taskId);
}

async function recipientsOf(taskId: number) {
  const rows = await fixture.team.as(db =>
    db
      .selectFrom('mail_recipients')
      .select(['id', 'creator_id', 'state', 'reason'])
      .where('team_id', '=', fixture.campaign.teamId)
      .where('task_id', '=', taskId)
      .orderBy('id')
      .execute(),
  );
  const of = (place: number) => {
    const row = rows.find(each => each.creator_id === fixture.creator(place));
    return { taskId, recipientId: row?.id ?? 0, state: row?.state, reason: row?.reason };
  };
  return { taskId, of };
}

const reply = async (key: { taskId: number; recipientId: number }) => {
  await fixture.team.as(db =>
    recordReply(db, app.world, fixture.campaign.teamId, { ...key, at: app.world.now() }),
  );
};

const collaborations = async () => {
  const { candidates } = (await fixture.list({ size: 100 })).data;
  return candidates
    .filter(({ collaborationId }) => collaborationId !== null)
    .map(({ creatorId }) => fixture.creators.indexOf(creatorId))
    .toSorted((one, other) => one - other);
};

describe('updates of candidates from mail', () => {
  it('is invited once the mail went, and the campaign falls due by it', async () => {
    await fixture.sync();
    const { taskId } = await invited([0, 1]);
    expect(await fixture.statuses()).toEqual({
      0: 'candidate',
      1: 'candidate',
      2: 'candidate',
      3: 'candidate',
    });
    app.world.pass(soon);
    expect(await fixture.sync()).toBe(true);
    expect(await fixture.statuses()).toEqual({ 0: 'invited', 1: 'invited', 2: 'candidate', 3: 'candidate' });
    const { candidates, counts } = (await fixture.list({ status: 'invited' })).data;
    expect([candidates.length, counts.invited, candidates[0]?.taskId]).toEqual([2, 2, taskId]);
    expect(candidates[0]?.invitedAt).not.toBeNull();
    expect(await fixture.sync()).toBe(false);
  });

  it('is replied at once, with a collaboration that the reply opened', async () => {
    const { of } = await invited([0, 1]);
    await reply(of(0));
    expect(await fixture.sync()).toBe(true);
    expect(await fixture.statuses()).toMatchObject({ 0: 'replied', 1: 'invited' });
    expect(await collaborations()).toEqual([0]);
    const [opened] = await fixture.team.as(db =>
      db
        .selectFrom('collaborations')
        .select(['created_by', 'state'])
        .where('team_id', '=', fixture.campaign.teamId)
        .execute(),
    );
    expect(opened).toEqual({ created_by: null, state: 'negotiating' });
  });

  it('opens nothing for excluded or declined candidates, for automatic events, or twice', async () => {
    const { of } = await invited([0, 1, 2, 3]);
    await fixture.exclude([fixture.creator(0)]);
    await fixture.answer([fixture.creator(1)], 'declined');
    await reply(of(0));
    await reply(of(1));
    const key = of(2);
    await fixture.team.as(db =>
      recordAutoReply(db, app.world, fixture.campaign.teamId, { ...key, at: app.world.now() }),
    );
    await fixture.sync();
    expect(await fixture.statuses()).toEqual({ 1: 'declined', 2: 'invited', 3: 'invited' });
    expect(await collaborations()).toEqual([]);
    await reply(of(3));
    await fixture.sync();
    await reply(of(3));
    await fixture.sync();
    expect(await collaborations()).toEqual([3]);
  });

  it('takes a reply back that was none', async () => {
    const { of } = await invited([0]);
    await reply(of(0));
    await fixture.sync();
    const none = { repliedAt: null, autoRepliedAt: null, bounce: null };
    await fixture.team.as(db => reviseFacts(db, app.world, fixture.campaign.teamId, of(0), none));
    expect(await fixture.sync()).toBe(true);
    expect(await fixture.statuses()).toMatchObject({ 0: 'invited' });
  });

  it('is no answer seven days after the last message, not while a round waits', async () => {
    await invited([0], twoRounds);
    const bounced = await invited([1]);
    await fixture.team.as(db =>
      recordBounce(db, app.world, fixture.campaign.teamId, {
        ...bounced.of(1),
        at: app.world.now(),
        permanence: 'hard',
        text: '550',
      }),
    );
    await fixture.sync();
    app.world.pass(3 * day + 3_600_000);
    await send();
    app.world.pass(soon);
    await fixture.sync();
    expect(await fixture.statuses()).toMatchObject({ 0: 'invited', 1: 'invited' });
    app.world.pass(4 * day);
    expect(await fixture.sync()).toBe(true);
    expect(await fixture.statuses()).toMatchObject({ 0: 'invited', 1: 'noAnswer' });
    app.world.pass(3 * day);
    expect(await fixture.sync()).toBe(true);
    expect(await fixture.statuses()).toMatchObject({ 0: 'noAnswer', 1: 'noAnswer' });
  });

  it('adds recipients added to the task by hand, and sees its end', async () => {
    const { data } = await fixture.invite([fixture.creator(0)]);
    const selection = { of: 'ids' as const, ids: [fixture.creator(5)] };
    await fixture.team.call(addRecipients, { params: { id: data.taskId }, body: { selection } });
    await fixture.send(data.taskId, twoRounds);
    await send();
    app.world.pass(soon);
    await fixture.sync();
    expect(await fixture.statuses()).toMatchObject({ 0: 'invited', 5: 'invited' });
    const { candidates } = (await fixture.list()).data;
    expect(candidates.find(({ creatorId }) => creatorId === fixture.creator(5))?.origin).toBe('hand');
    await fixture.team.call(cancelTask, { params: { id: data.taskId } });
    app.world.pass(7 * day + soon);
    expect(await fixture.sync()).toBe(true);
    expect(await fixture.statuses()).toMatchObject({ 0: 'noAnswer', 5: 'noAnswer' });
  });

  it('leads to the conversation in which they answered', async () => {
    const { of } = await invited([0]);
    const { taskId, recipientId } = of(0);
    const { teamId, id } = fixture.campaign;
    const at = app.world.now();
    const found = () => fixture.team.as(db => threadOfCandidate(db, teamId, id, fixture.creator(0)));
    expect(await found()).toBeNull();
    const thread = await fixture.team.as(db =>
      db
        .insertInto('inbox_threads')
        .values({
          team_id: teamId,
          subject: 'Re: tea',
          sender_id: fixture.team.senderId,
          kind: 'reply',
          last_at: at,
          last_in_at: at,
          task_id: taskId,
          recipient_id: recipientId,
          creator_id: fixture.creator(0),
          archived_at: null,
          snoozed_until: null,
          assigned_to: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    await reply(of(0));
    await fixture.sync();
    expect(await found()).toBe(thread.id);
    const [candidate] = (await fixture.list({ status: 'replied' })).data.candidates;
    expect(candidate?.threadId).toBe(thread.id);
  });
});

describe('excluded candidates', () => {
  it('get no more mail, and get it once the exclusion is undone', async () => {
    const { taskId } = await invited([0, 1], twoRounds);
    expect(taken.length).toBe(2);
    await fixture.exclude([fixture.creator(0)]);
    const excluded = await recipientsOf(taskId);
    expect([excluded.of(0).state, excluded.of(0).reason, excluded.of(1).state]).toEqual([
      'ended',
      'excluded',
      'waiting',
    ]);
    app.world.pass(3 * day + 3_600_000);
    await send();
    expect(taken.slice(2)).toEqual([`c${fixture.creator(1)}@creators.example`]);
    const back = { of: 'ids' as const, creatorIds: [fixture.creator(0)] };
    await include(app.database.db, fixture.team.ctxOf('mei'), fixture.campaign.id, back);
    await send();
    expect(taken.slice(3)).toEqual([`c${fixture.creator(0)}@creators.example`]);
  });

  it('are left out of a draft with the reason, and of a due message', async () => {
    const { data } = await fixture.invite([fixture.creator(0), fixture.creator(1)]);
    await fixture.exclude([fixture.creator(0)], 'too dear');
    const params = { id: data.taskId };
    const draft = (await fixture.team.call(listDraftRecipients, { params, query: {} })).data;
    expect(draft.recipients.map(({ reason, details }) => [reason, details])).toEqual([
      ['excluded', 'too dear'],
      [null, ''],
    ]);
    await fixture.send(data.taskId);
    // Acts as if it had been excluded while a worker decided: the row says so, but the recipient still waits.
    await asTeam(app.database.db, fixture.campaign.teamId, db =>
      db
        .updateTable('candidates')
        .set({ excluded_at: app.world.now() })
        .where('team_id', '=', fixture.campaign.teamId)
        .where('creator_id', '=', fixture.creator(1))
        .execute(),
    );
    await send();
    expect(taken).toEqual([]);
    const { of } = await recipientsOf(data.taskId);
    expect([of(0).state, of(1).reason]).toEqual(['left_out', 'excluded']);
  });

  it('only of this campaign', async () => {
    await fixture.exclude([fixture.creator(0)]);
    const selection = { of: 'ids' as const, ids: [fixture.creator(0)] };
    const { data } = await fixture.team.call(createDraft, { body: { selection } });
    await fixture.send(data.id);
    await send();
    expect(taken).toEqual([`c${fixture.creator(0)}@creators.example`]);
    expect(await fixture.sync()).toBe(false);
  });
});

it('processes the mail of 5,000 candidates in one run', async () => {
  const { db } = app.database;
  const { teamId, id: campaignId } = fixture.campaign;
  const at = app.world.now();
  await asTeam(db, teamId, async db => {
    await sql`
      insert into candidates (team_id, campaign_id, creator_id, origin, added_by, added_at)
      select ${teamId}::bigint, ${campaignId}::bigint, 5000000 + n, 'list', 1, ${at}::timestamptz
      from generate_series(1, 4996) n`.execute(db);
    const { data } = await fixture.invite([fixture.creator(0)]);
    await db.updateTable('mail_tasks').set({ state: 'sending' }).where('team_id', '=', teamId).where('id', '=', data.taskId).execute(); // oxfmt-ignore
    await sql`
      insert into mail_recipients (team_id, task_id, creator_id, address, state, accepted_at, last_sent_at, replied_at)
      select ${teamId}::bigint, ${data.taskId}::bigint, 5000000 + n, 'c' || n || '@many.example', 'ended',
        ${at}::timestamptz, ${at}::timestamptz, case when n <= 10 then ${at}::timestamptz end
      from generate_series(1, 4996) n`.execute(db);
  });
  const campaign = fixture.campaign;
  await asTeam(db, teamId, db => refreshCandidates(db, app.world, teamId, campaign));
  const { counts } = (await fixture.list()).data;
  expect([counts.replied, counts.invited, counts.candidate]).toEqual([10, 4986, 4]);
});
