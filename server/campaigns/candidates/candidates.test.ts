import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { CandidateRoom } from '../../../test/fixtures/campaigns/candidate-fixture.ts';
import { addCandidates, excludeCandidates } from '../../../contract/campaigns/candidates.ts';
import { createDraft, listTasks, getTask } from '../../../contract/outreach/mail-tasks/mail-tasks.ts';
import { changeCampaignState } from '../../../contract/campaigns/campaigns.ts';
import { recordPaidPrice } from '../../../contract/creators/creator-prices.ts';
import { blockCreators } from '../../creators/blocklist/service.ts';
import { addMembers, makeList } from '../../creators/lists/service.ts';

let app: TestApp;
let room: CandidateRoom;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.world.pass(1000);
  room = await CandidateRoom.open(app);
});

const actions = () =>
  room.team.as(async db => {
    const rows = await db
      .selectFrom('audit_log_entries')
      .select('action')
      .where('team_id', '=', room.team.accounts.owner.teamId)
      .orderBy('id')
      .execute();
    return rows.map(row => row.action).filter(action => action.startsWith('candidate.'));
  });

describe('adding candidates', () => {
  it('reports how many were added, existed, or are blocked', async () => {
    const [a, b, c, d] = room.creators as [number, number, number, number];
    await room.team.as(db => blockCreators(db, room.team.ctxOf('mei'), [d], { reason: 'late' }));
    expect((await room.add([a, b])).data).toEqual({ added: 2, already: 0, blocked: 0, leftOut: 0 });
    app.world.pass(1000);
    const more = await room.add([b, c, d, 999_999_999]);
    expect(more.data).toEqual({ added: 1, already: 1, blocked: 1, leftOut: 0 });
    const { candidates, total, counts, excluded } = (await room.list()).data;
    expect(candidates.map(({ creatorId }) => creatorId)).toEqual([c, b, a]);
    expect(candidates[2]).toMatchObject({
      platform: 'tiktok',
      name: 'creator 1',
      handle: 'handle_1',
      status: 'candidate',
      origin: 'search',
      invitedAt: null,
      taskId: null,
      threadId: null,
      collaborationId: null,
      excluded: null,
      blocked: false,
      price: null,
    });
    expect({ total, candidate: counts.candidate, invited: counts.invited, excluded }).toEqual({
      total: 3,
      candidate: 3,
      invited: 0,
      excluded: 0,
    });
    expect(await actions()).toEqual(['candidate.add', 'candidate.add']);
  });

  it('takes all of a list, and marks creators blocked later', async () => {
    const ctx = room.team.ctxOf('mei');
    const [a = 0, b = 0] = room.creators;
    const listId = await room.team.as(async db => {
      const id = await makeList(db, ctx, { name: 'Tea', description: '', color: 1, visibility: 'team' });
      await addMembers(db, ctx, id, [a, b]);
      return id;
    });
    const body = { selection: { of: 'list' as const, listId, filter: {} }, origin: 'list' as const };
    const added = await room.team.call(addCandidates, { params: room.params, body });
    expect(added.data.added).toBe(2);
    await room.team.as(db => blockCreators(db, ctx, [a], { reason: 'late' }));
    const { candidates } = (await room.list()).data;
    const marked = candidates.filter(({ blocked }) => blocked);
    expect(marked.map(({ creatorId, origin }) => [creatorId, origin])).toEqual([[a, 'list']]);
    const strangers = await room.team.call(addCandidates, { params: room.params, body }, 'stranger');
    expect(strangers.status).toBe(404);
  });

  it('shows the team’s own payments before any estimate', async () => {
    const [a = 0] = room.creators;
    await room.add([a]);
    await room.team.call(recordPaidPrice, {
      params: { platform: 'tiktok', id: a },
      body: { priceFen: 60_000, posts: 2, paidOn: '2026-11-01', note: '' },
    });
    const [candidate] = (await room.list()).data.candidates;
    expect(candidate?.price).toEqual({ lowFen: 30_000, highFen: 30_000, isPaid: true });
  });

  it('finds by part of the name or handle, as it is written', async () => {
    await room.add(room.creators);
    const found = async (keyword: string) => (await room.list({ keyword })).data.total;
    expect(await found('ATOR 2')).toBe(1);
    expect(await found('handle_3')).toBe(1);
    expect(await found('handle%3')).toBe(0);
    expect(await found(' ')).toBe(6);
  });

  it('pages', async () => {
    await room.add(room.creators);
    const { candidates, total } = (await room.list({ page: 2, size: 4 })).data;
    expect([candidates.length, total]).toEqual([2, 6]);
  });
});

describe('permissions', () => {
  it('hides the campaign from accounts that are not members, and is read-only for viewers', async () => {
    await room.add([room.creator(0)]);
    expect((await room.list({}, 'bo')).status).toBe(404);
    expect((await room.list({}, 'stranger')).status).toBe(404);
    expect((await room.tasks('bo')).status).toBe(404);
    await room.letIn('bo', 'viewer');
    expect((await room.list({}, 'bo')).data.total).toBe(1);
    const ids = [room.creator(0)];
    const refused = [
      await room.add([room.creator(1)], 'bo'),
      await room.invite(ids, 'bo'),
      await room.exclude(ids, 'no', 'bo'),
      await room.include(ids, 'bo'),
      await room.answer(ids, 'declined', 'bo'),
      await room.collaborate(ids, 'bo'),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
    await room.letIn('bo', 'editor');
    expect((await room.answer(ids, 'interested', 'bo')).data.changed).toBe(1);
    expect((await room.list({}, 'owner')).data.total).toBe(1);
  });

  it('refuses changes of an archived campaign', async () => {
    await room.add([room.creator(0)]);
    await room.team.call(changeCampaignState, { params: room.params, body: { state: 'archived' } });
    const ids = [room.creator(0)];
    const codes = [
      (await room.add([room.creator(1)])).code,
      (await room.invite(ids)).code,
      (await room.exclude(ids)).code,
      (await room.answer(ids, 'declined')).code,
      (await room.collaborate(ids)).code,
    ];
    expect(codes).toEqual([1026, 1026, 1026, 1026, 1026]);
    expect((await room.list()).data.total).toBe(1);
  });
});

describe('inviting', () => {
  it('creates a draft of a mail task bound to the campaign, without excluded candidates', async () => {
    const [a = 0, b = 0, c = 0] = room.creators;
    await room.add([a, b, c]);
    await room.exclude([c]);
    const { data } = await room.invite([a, b, c]);
    expect(data.recipients).toBe(2);
    const task = (await room.team.call(getTask, { params: { id: data.taskId } })).data;
    expect([task.name, task.state, task.counts.recipients]).toEqual(['Spring tea · 邀请', 'draft', 2]);
    const { tasks, total } = (await room.tasks('owner')).data;
    expect([tasks.map(({ id }) => id), total]).toEqual([[data.taskId], 1]);
    expect(await actions()).toContain('candidate.invite');
  });

  it('is refused if no candidate remains', async () => {
    await room.add([room.creator(0)]);
    await room.exclude([room.creator(0)]);
    const refused = await room.invite([room.creator(0), 999_999_999]);
    expect([refused.status, refused.fields]).toEqual([400, ['selection']]);
  });

  it('shows drafts of colleagues to members of the campaign alone, and copies belong to none', async () => {
    await room.add([room.creator(0)]);
    await room.letIn('bo', 'editor');
    const { data } = await room.invite([room.creator(0)]);
    const [row] = (await room.tasks('bo')).data.tasks;
    expect([row?.id, row?.mine]).toEqual([data.taskId, false]);
    const drafts = await room.team.call(listTasks, { query: { state: 'draft' } }, 'bo');
    expect(drafts.data.total).toBe(0);
    await room.team.call(createDraft, { body: { copyOf: data.taskId } });
    expect((await room.tasks()).data.total).toBe(1);
  });
});

describe('excluding and answering', () => {
  it('records who did it and why, keeps the first reason, and can be undone', async () => {
    const [a = 0, b = 0] = room.creators;
    await room.add([a, b]);
    expect((await room.exclude([a], '  too dear ')).data.changed).toBe(1);
    expect((await room.exclude([a, b], 'later')).data.changed).toBe(1);
    const { candidates, counts, excluded } = (await room.list({ excluded: 'true' })).data;
    expect(candidates.find(({ creatorId }) => creatorId === a)?.excluded).toEqual({
      at: app.world.now().toISOString(),
      by: `${room.team.accounts.mei.username} nick`,
      reason: 'too dear',
    });
    expect([candidates.length, counts.candidate, excluded]).toEqual([2, 0, 2]);
    expect((await room.list()).data.total).toBe(0);
    expect((await room.include([a, b])).data.changed).toBe(2);
    expect((await room.list()).data.total).toBe(2);
    expect((await room.exclude([a], ' ')).status).toBe(400);
  });

  it('records their answer, and can be undone', async () => {
    const [a = 0, b = 0] = room.creators;
    await room.add([a, b]);
    expect((await room.answer([a, b], 'interested')).data.changed).toBe(2);
    expect((await room.answer([a, b], 'interested')).data.changed).toBe(0);
    await room.answer([b], 'declined');
    expect(await room.statuses()).toEqual({ 0: 'interested', 1: 'declined' });
    const { candidates, total } = (await room.list({ status: 'declined' })).data;
    expect([candidates.map(({ creatorId }) => creatorId), total]).toEqual([[b], 1]);
    await room.answer([b], null);
    expect(await room.statuses()).toEqual({ 0: 'interested', 1: 'candidate' });
  });

  it('opens collaborations once, without excluded candidates', async () => {
    const [a = 0, b = 0, c = 0] = room.creators;
    await room.add([a, b, c]);
    await room.exclude([c]);
    expect((await room.collaborate([a, b, c])).data).toEqual({ added: 2, already: 0 });
    expect((await room.collaborate([a, c])).data).toEqual({ added: 0, already: 1 });
    const { candidates } = (await room.list()).data;
    expect(candidates.every(({ collaborationId }) => collaborationId !== null)).toBe(true);
    expect((await room.collaborate([c])).data).toEqual({ added: 0, already: 0 });
  });

  it('does to all that fit a filter', async () => {
    await room.add(room.creators);
    await room.answer([room.creator(0), room.creator(1)], 'declined');
    const selection = { of: 'filter' as const, filter: { status: 'declined' as const } };
    const body = { selection, reason: 'said no' };
    const { data } = await room.team.call(excludeCandidates, { params: room.params, body });
    expect([data.changed, Object.keys(await room.statuses()).length]).toEqual([2, 4]);
  });
});
