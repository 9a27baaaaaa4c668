import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { CandidateFixture } from '../../../test/fixtures/campaigns/candidate-fixture.ts';
import { addCandidates, excludeCandidates } from '../../../contract/campaigns/candidates.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import { moveCard } from '../../../contract/campaigns/board.ts';
import { createDraft, listTasks, getTask } from '../../../contract/outreach/mail-tasks/mail-tasks.ts';
import { changeCampaignState } from '../../../contract/campaigns/campaigns.ts';
import { recordPaidPrice } from '../../../contract/creators/creator-prices.ts';
import { blockCreators } from '../../creators/blocklist/service.ts';
import { addMembers, makeList } from '../../creators/lists/service.ts';

let app: TestApp;
let fixture: CandidateFixture;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.world.pass(1000);
  fixture = await CandidateFixture.open(app);
});

const actions = () =>
  fixture.team.as(async db => {
    const rows = await db
      .selectFrom('audit_log_entries')
      .select('action')
      .where('team_id', '=', fixture.team.accounts.owner.teamId)
      .orderBy('id')
      .execute();
    return rows.map(row => row.action).filter(action => action.startsWith('candidate.'));
  });

describe('adding candidates', () => {
  it('reports how many were added, existed, or are blocked', async () => {
    const [a, b, c, d] = fixture.creators as [number, number, number, number];
    await fixture.team.as(db => blockCreators(db, fixture.team.ctxOf('mei'), [d], { reason: 'late' }));
    expect((await fixture.add([a, b])).data).toEqual({ added: 2, already: 0, blocked: 0, leftOut: 0 });
    app.world.pass(1000);
    const more = await fixture.add([b, c, d, 999_999_999]);
    expect(more.data).toEqual({ added: 1, already: 1, blocked: 1, leftOut: 0 });
    const { candidates, total, counts, excluded } = (await fixture.list()).data;
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
    const ctx = fixture.team.ctxOf('mei');
    const [a = 0, b = 0] = fixture.creators;
    const listId = await fixture.team.as(async db => {
      const id = await makeList(db, ctx, { name: 'Tea', description: '', color: 1, visibility: 'team' });
      await addMembers(db, ctx, id, [a, b]);
      return id;
    });
    const body = { selection: { of: 'list' as const, listId, filter: {} }, origin: 'list' as const };
    const added = await fixture.team.call(addCandidates, { params: fixture.params, body });
    expect(added.data.added).toBe(2);
    await fixture.team.as(db => blockCreators(db, ctx, [a], { reason: 'late' }));
    const { candidates } = (await fixture.list()).data;
    const marked = candidates.filter(({ blocked }) => blocked);
    expect(marked.map(({ creatorId, origin }) => [creatorId, origin])).toEqual([[a, 'list']]);
    const strangers = await fixture.team.call(addCandidates, { params: fixture.params, body }, 'stranger');
    expect(strangers.status).toBe(404);
  });

  it('shows the team’s own payments before any estimate', async () => {
    const [a = 0] = fixture.creators;
    await fixture.add([a]);
    await fixture.team.call(recordPaidPrice, {
      params: { platform: 'tiktok', id: a },
      body: { priceFen: 60_000, posts: 2, paidOn: '2026-11-01', note: '' },
    });
    const [candidate] = (await fixture.list()).data.candidates;
    expect(candidate?.price).toEqual({ lowFen: 30_000, highFen: 30_000, isPaid: true });
  });

  it('shows the address that the team would write to, and only that there is one where it may not see it', async () => {
    const [a = 0, b = 0] = fixture.creators;
    await fixture.add([a, b]);
    await fixture.team.as(db =>
      db
        .deleteFrom('unlocked_addresses')
        .where('team_id', '=', fixture.campaign.teamId)
        .where('creator_id', '=', b)
        .execute(),
    );
    const { candidates } = (await fixture.list()).data;
    expect(candidates.map(({ creatorId, email }) => [creatorId, email])).toEqual([
      [b, null],
      [a, `c${a}@creators.example`],
    ]);
  });

  it('compares creators with what the campaign states', async () => {
    const [a = 0, b = 0, c = 0] = fixture.creators;
    await fixture.add([a, b, c]);
    const fits = async () => (await fixture.list()).data.candidates.map(({ fit }) => fit).toReversed();
    const states = (fields: { platforms: Platform[]; regions: string[]; budget_minor: number | null }) =>
      fixture.team.as(db =>
        db
          .updateTable('campaigns')
          .set({ ...fields, currency: 'CNY' })
          .where('team_id', '=', fixture.campaign.teamId)
          .where('id', '=', fixture.campaign.id)
          .execute(),
      );
    await states({ platforms: [], regions: [], budget_minor: null });
    expect(await fits()).toEqual([{ posting: 'unknown' }, { posting: 'unknown' }, { posting: 'unknown' }]);

    await states({ platforms: ['youtube'], regions: ['TH'], budget_minor: 100_000 });
    const { db } = app.database;
    await db
      .updateTable('creators')
      .set({ region: 'TH', last_post_at: app.world.now() })
      .where('id', '=', a)
      .execute();
    await db.updateTable('creators').set({ region: 'JP' }).where('id', '=', b).execute();
    const priced = { platform: 'tiktok', id: a } as const;
    const body = { priceFen: 60_000, posts: 1, paidOn: '2026-11-01' };
    await fixture.team.call(recordPaidPrice, { params: priced, body });
    expect(await fits()).toEqual([
      { platform: 'missed', region: 'met', price: 'met', posting: 'met' },
      { platform: 'missed', region: 'missed', price: 'unknown', posting: 'unknown' },
      { platform: 'missed', region: 'unknown', price: 'unknown', posting: 'unknown' },
    ]);

    // What is agreed with another leaves less, and a fee is no estimate.
    await fixture.collaborate([b]);
    await fixture.team.as(db =>
      db
        .updateTable('collaborations')
        .set({ fee_minor: 50_000 })
        .where('team_id', '=', fixture.campaign.teamId)
        .where('campaign_id', '=', fixture.campaign.id)
        .execute(),
    );
    const [first, second] = await fits();
    expect(first).toMatchObject({ price: 'missed' });
    expect(second).not.toHaveProperty('price');
  });

  it('finds by part of the name or handle, as it is written', async () => {
    await fixture.add(fixture.creators);
    const found = async (keyword: string) => (await fixture.list({ keyword })).data.total;
    expect(await found('ATOR 2')).toBe(1);
    expect(await found('handle_3')).toBe(1);
    expect(await found('handle%3')).toBe(0);
    expect(await found(' ')).toBe(6);
  });

  it('pages', async () => {
    await fixture.add(fixture.creators);
    const { candidates, total } = (await fixture.list({ page: 2, size: 4 })).data;
    expect([candidates.length, total]).toEqual([2, 6]);
  });
});

describe('permissions', () => {
  it('hides the campaign from accounts that are not members, and is read-only for viewers', async () => {
    await fixture.add([fixture.creator(0)]);
    expect((await fixture.list({}, 'bo')).status).toBe(404);
    expect((await fixture.list({}, 'stranger')).status).toBe(404);
    expect((await fixture.tasks('bo')).status).toBe(404);
    await fixture.letIn('bo', 'viewer');
    expect((await fixture.list({}, 'bo')).data.total).toBe(1);
    const ids = [fixture.creator(0)];
    const refused = [
      await fixture.add([fixture.creator(1)], 'bo'),
      await fixture.invite(ids, 'bo'),
      await fixture.exclude(ids, 'no', 'bo'),
      await fixture.include(ids, 'bo'),
      await fixture.answer(ids, 'declined', 'bo'),
      await fixture.collaborate(ids, 'bo'),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
    await fixture.letIn('bo', 'editor');
    expect((await fixture.answer(ids, 'interested', 'bo')).data.changed).toBe(1);
    expect((await fixture.list({}, 'owner')).data.total).toBe(1);
  });

  it('refuses changes of an archived campaign', async () => {
    await fixture.add([fixture.creator(0)]);
    await fixture.team.call(changeCampaignState, { params: fixture.params, body: { state: 'archived' } });
    const ids = [fixture.creator(0)];
    const codes = [
      (await fixture.add([fixture.creator(1)])).code,
      (await fixture.invite(ids)).code,
      (await fixture.exclude(ids)).code,
      (await fixture.answer(ids, 'declined')).code,
      (await fixture.collaborate(ids)).code,
    ];
    expect(codes).toEqual([1026, 1026, 1026, 1026, 1026]);
    expect((await fixture.list()).data.total).toBe(1);
  });
});

describe('inviting', () => {
  it('creates a draft of a mail task bound to the campaign, without excluded candidates', async () => {
    const [a = 0, b = 0, c = 0] = fixture.creators;
    await fixture.add([a, b, c]);
    await fixture.exclude([c]);
    const { data } = await fixture.invite([a, b, c]);
    expect(data.recipients).toBe(2);
    const task = (await fixture.team.call(getTask, { params: { id: data.taskId } })).data;
    expect([task.name, task.state, task.counts.recipients]).toEqual(['Spring tea · 邀请', 'draft', 2]);
    const { tasks, total } = (await fixture.tasks('owner')).data;
    expect([tasks.map(({ id }) => id), total]).toEqual([[data.taskId], 1]);
    expect(await actions()).toContain('candidate.invite');
  });

  it('is refused if no candidate remains', async () => {
    await fixture.add([fixture.creator(0)]);
    await fixture.exclude([fixture.creator(0)]);
    const refused = await fixture.invite([fixture.creator(0), 999_999_999]);
    expect([refused.status, refused.fields]).toEqual([400, ['selection']]);
  });

  it('shows drafts of colleagues to members of the campaign alone, and copies belong to none', async () => {
    await fixture.add([fixture.creator(0)]);
    await fixture.letIn('bo', 'editor');
    const { data } = await fixture.invite([fixture.creator(0)]);
    const [row] = (await fixture.tasks('bo')).data.tasks;
    expect([row?.id, row?.mine]).toEqual([data.taskId, false]);
    const drafts = await fixture.team.call(listTasks, { query: { state: 'draft' } }, 'bo');
    expect(drafts.data.total).toBe(0);
    await fixture.team.call(createDraft, { body: { copyOf: data.taskId } });
    expect((await fixture.tasks()).data.total).toBe(1);
  });
});

describe('excluding and answering', () => {
  it('records who did it and why, keeps the first reason, and can be undone', async () => {
    const [a = 0, b = 0] = fixture.creators;
    await fixture.add([a, b]);
    expect((await fixture.exclude([a], '  too dear ')).data.changed).toBe(1);
    expect((await fixture.exclude([a, b], 'later')).data.changed).toBe(1);
    const { candidates, counts, excluded } = (await fixture.list({ excluded: 'true' })).data;
    expect(candidates.find(({ creatorId }) => creatorId === a)?.excluded).toEqual({
      at: app.world.now().toISOString(),
      by: `${fixture.team.accounts.mei.username} nick`,
      reason: 'too dear',
    });
    expect([candidates.length, counts.candidate, excluded]).toEqual([2, 0, 2]);
    expect((await fixture.list()).data.total).toBe(0);
    expect((await fixture.include([a, b])).data.changed).toBe(2);
    expect((await fixture.list()).data.total).toBe(2);
    expect((await fixture.exclude([a], ' ')).status).toBe(400);
  });

  it('records their answer, and can be undone', async () => {
    const [a = 0, b = 0] = fixture.creators;
    await fixture.add([a, b]);
    expect((await fixture.answer([a, b], 'interested')).data.changed).toBe(2);
    expect((await fixture.answer([a, b], 'interested')).data.changed).toBe(0);
    await fixture.answer([b], 'declined');
    expect(await fixture.statuses()).toEqual({ 0: 'interested', 1: 'declined' });
    const { candidates, total } = (await fixture.list({ status: 'declined' })).data;
    expect([candidates.map(({ creatorId }) => creatorId), total]).toEqual([[b], 1]);
    await fixture.answer([b], null);
    expect(await fixture.statuses()).toEqual({ 0: 'interested', 1: 'candidate' });
  });

  it('opens collaborations once, without excluded candidates', async () => {
    const [a = 0, b = 0, c = 0] = fixture.creators;
    await fixture.add([a, b, c]);
    await fixture.exclude([c]);
    expect((await fixture.collaborate([a, b, c])).data).toEqual({ added: 2, already: 0 });
    expect((await fixture.collaborate([a, c])).data).toEqual({ added: 0, already: 1 });
    const { candidates } = (await fixture.list()).data;
    expect(candidates.every(({ collaborationId }) => collaborationId !== null)).toBe(true);
    expect((await fixture.collaborate([c])).data).toEqual({ added: 0, already: 0 });
  });

  it('are not to be invited any more once a collaboration began, unless it is cancelled', async () => {
    const [a = 0, b = 0] = fixture.creators;
    await fixture.add([a, b]);
    await fixture.collaborate([a, b]);
    expect(await fixture.statuses()).toEqual({ 0: 'collaborating', 1: 'collaborating' });
    const { candidates, counts } = (await fixture.list({ status: 'collaborating' })).data;
    expect([candidates.length, counts.candidate, counts.collaborating]).toEqual([2, 0, 2]);
    const params = { id: candidates.find(({ creatorId }) => creatorId === b)?.collaborationId ?? 0 };
    expect(await fixture.invite([a, b])).toMatchObject({ code: 400, fields: ['selection'] });
    const body = { from: 'negotiating', to: 'cancelled', reason: 'Too dear' } as const;
    expect((await fixture.team.call(moveCard, { params, body })).code).toBe(0);
    expect(await fixture.sync()).toBe(true);
    expect(await fixture.statuses()).toEqual({ 0: 'collaborating', 1: 'candidate' });
    expect((await fixture.invite([a, b])).data.recipients).toBe(1);
  });

  it('does to all that fit a filter', async () => {
    await fixture.add(fixture.creators);
    await fixture.answer([fixture.creator(0), fixture.creator(1)], 'declined');
    const selection = { of: 'filter' as const, filter: { status: 'declined' as const } };
    const body = { selection, reason: 'said no' };
    const { data } = await fixture.team.call(excludeCandidates, { params: fixture.params, body });
    expect([data.changed, Object.keys(await fixture.statuses()).length]).toEqual([2, 4]);
  });
});
