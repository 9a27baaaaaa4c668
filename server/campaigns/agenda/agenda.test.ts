import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '../../../contract/campaigns/agenda/agenda.ts';
import type { AgendaKind, WorkStep } from '../../../contract/campaigns/agenda/agenda-kinds.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { MoneyFixture } from '../../../test/fixtures/campaigns/money-fixture.ts';
import { addDeliverable } from '../../../test/fixtures/campaigns/some-collaborations.ts';
import { somePayable } from '../../../test/fixtures/campaigns/some-payables.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { loadCalendar } from './calendar.ts';
import { loadMyWork } from './my-work.ts';

let fixture: MoneyFixture;
let first: number;
let second: number;
beforeAll(async () => {
  fixture = await MoneyFixture.open();
});
beforeEach(async () => {
  await fixture.begin();
  [first = 0, second = 0] = fixture.ids;
});
afterAll(() => fixture.close());

const of = () => ({ teamId: fixture.campaign.teamId, campaignId: fixture.campaign.id });
const inTeam = <T>(work: Parameters<typeof asTeam<T>>[2]) =>
  asTeam(fixture.db, fixture.campaign.teamId, work);
const make = (fields: Parameters<typeof addDeliverable>[3], id = first) =>
  addDeliverable(fixture.db, of(), id, fields);
const owe = (fields: Parameters<typeof somePayable>[4], id = first) =>
  somePayable(fixture.db, fixture.app.world, fixture.accounts.owner, id, fields);
const calendar = (query: { from?: string; to?: string; kind?: AgendaKind } = {}) =>
  loadCalendar(fixture.db, fixture.ctx, {
    from: '2026-11-01',
    to: '2026-11-30',
    campaignId: fixture.campaign.id,
    ...query,
  });
const work = (query: { step?: WorkStep; mine?: boolean; page?: number; size?: number } = {}) =>
  loadMyWork(fixture.db, fixture.ctx, { campaignId: fixture.campaign.id, page: 1, size: 50, ...query });
const stepsOf = async () => (await work()).items.map(({ step }) => step);

const handIn = (state: 'waiting' | 'approved' | 'changesWanted', deliverableId: number | null = null) =>
  inTeam(db =>
    db
      .insertInto('collaboration_drafts')
      .values({
        team_id: of().teamId,
        campaign_id: of().campaignId,
        collaboration_id: first,
        deliverable_id: deliverableId,
        state,
        url: 'https://drive.example/1',
        campaign_file_id: null,
        account_id: null,
        decided_by: null,
        handed_in_at: fixture.app.world.now(),
      })
      .execute(),
  );

describe('the calendar', () => {
  it('contains everything with a day, and marks done and overdue items', async () => {
    const draft = await make({ draft_due_on: '2026-11-19', publish_on: '2026-11-20' });
    const posted = await make(
      { publish_on: '2026-11-18', post_url: 'https://www.tiktok.com/@a/video/1' },
      second,
    );
    const payment = await owe({ dueOn: '2026-11-25', amountMinor: 5000, taxMinor: 300 });
    const { items, overdue, today } = await calendar();
    expect(today).toBe('2026-11-20');
    expect(overdue).toEqual([]);
    expect(items.map(({ key, on, isDone, isOverdue }) => [key, on, isDone, isOverdue])).toEqual([
      [`post:${posted}`, '2026-11-18', true, false],
      [`draft:${draft}`, '2026-11-19', false, true],
      [`post:${draft}`, '2026-11-20', false, false],
      [`payment:${payment}`, '2026-11-25', false, false],
    ]);
    expect(items[3]).toMatchObject({
      amount: { currency: 'CNY', minor: 5300 },
      collaborationId: first,
      creator: { name: 'creator 1', platform: 'tiktok' },
    });
  });

  it('lists items overdue from before its first day separately, and the end of the campaign', async () => {
    const late = await make({ draft_due_on: '2026-11-02', publish_on: '2026-12-24' });
    const { items, overdue } = await calendar({ from: '2026-12-01', to: '2026-12-31' });
    expect(items.map(({ key }) => key)).toEqual([`campaignEnd:${of().campaignId}`, `post:${late}`]);
    expect(overdue.map(({ key }) => key)).toEqual([`draft:${late}`]);
  });

  it.each([
    ['waiting', true],
    ['approved', true],
    ['changesWanted', false],
  ] as const)('waits for a draft when the one handed in is %s: %s', async (state, isDone) => {
    const id = await make({ draft_due_on: '2026-11-19' });
    await handIn(state, id);
    expect((await calendar()).items[0]).toMatchObject({ isDone, isOverdue: !isDone });
  });

  it('is late by the clock of the campaign, not of the reader', async () => {
    await fixture.begin({ zone: 'America/Los_Angeles' });
    await make({ publish_on: '2026-11-20' }, fixture.ids[0]);
    const isLate = async () => (await calendar()).items[0]?.isOverdue;
    // 23:59:59 in Los Angeles, where the 21st begins long after Shanghai's.
    fixture.app.world.pass(Date.parse('2026-11-21T07:59:59Z') - fixture.app.world.now().getTime());
    expect(await isLate()).toBe(false);
    fixture.app.world.pass(1000);
    expect(await isLate()).toBe(true);
  });

  it('leaves out cancelled items, and can be filtered by kind', async () => {
    await make({ publish_on: '2026-11-20' });
    await owe({ dueOn: '2026-11-20' }, second);
    await fixture.put(first, 'cancelled');
    expect((await calendar()).items.map(({ kind }) => kind)).toEqual(['payment']);
    expect((await calendar({ kind: 'draft' })).items).toEqual([]);
  });

  it.each([
    ['2026-11-01', '2027-01-01', 0],
    ['2026-11-01', '2027-01-02', 400],
    ['2026-11-02', '2026-11-01', 400],
  ])('from %s to %s', async (from, to, code) => {
    const reply = await callApp(fixture.app, contract.getCalendar, {
      token: fixture.tokens.owner,
      query: { from, to },
    });
    expect(reply.code).toBe(code);
  });

  it.each([
    ['viewer', 1],
    ['outsider', 0],
    ['stranger', 0],
  ] as const)('shows %s %i', async (by, count) => {
    await make({ publish_on: '2026-11-20' });
    const query = { from: '2026-11-20', to: '2026-11-20', campaignId: fixture.campaign.id };
    const reply = await callApp(fixture.app, contract.getCalendar, { token: fixture.tokens[by], query });
    expect(reply.data.items).toHaveLength(count);
  });
});

describe('my work', () => {
  beforeEach(async () => {
    for (const id of fixture.ids) await fixture.put(id, 'negotiating');
  });

  const answerTo = async (
    thread: { last_at?: Date; archived_at?: Date; kind?: 'reply' | 'autoReply' } = {},
  ) => {
    const at = fixture.app.world.now();
    const [creatorId = 0] = fixture.creatorIds;
    // No other campaign has this task.
    const taskId = 1_000_000 + of().campaignId;
    await inTeam(async db => {
      await db
        .insertInto('candidates')
        .values({
          team_id: of().teamId,
          campaign_id: of().campaignId,
          creator_id: creatorId,
          origin: 'hand',
          status: 'replied',
          answer: null,
          task_id: taskId,
          recipient_id: 1,
          replied_at: at,
          excluded_by: null,
          added_by: 1,
          added_at: at,
        })
        .execute();
      await db
        .insertInto('inbox_threads')
        .values({
          team_id: of().teamId,
          subject: 'Re: tea',
          sender_id: 1,
          creator_id: creatorId,
          task_id: taskId,
          recipient_id: 1,
          kind: 'reply',
          last_at: at,
          last_in_at: at,
          assigned_to: null,
          ...thread,
        })
        .execute();
    });
  };

  it('is due if the creator wrote last', async () => {
    await answerTo();
    const { items } = await work();
    expect(items).toMatchObject([
      { step: 'reply', collaborationId: first, since: '2026-11-20T08:00:00.000Z' },
    ]);
    expect(items[0]?.threadId).toBeGreaterThan(0);
  });

  it.each([
    ['answered', { last_at: new Date('2026-11-20T09:00:00Z') }],
    ['filed away', { archived_at: new Date('2026-11-20T09:00:00Z') }],
    ['an answer of a machine', { kind: 'autoReply' as const }],
  ])('is not due if %s', async (_name, thread) => {
    await answerTo(thread);
    expect(await stepsOf()).toEqual([]);
  });

  it.each([
    [2, []],
    [3, ['agree']],
  ])('is to agree on a fee after %i days of silence: %j', async (days, steps) => {
    await fixture.put(first, 'negotiating', 5000);
    await fixture.put(second, 'closed');
    fixture.app.world.pass(days * 86_400_000);
    expect(await stepsOf()).toEqual(steps);
  });

  it.each([
    ['agreed', 'Tea', '', ['sendProduct']],
    ['agreed', 'Tea', 'SF1', []],
    ['agreed', '', '', []],
    ['negotiating', 'Tea', '', []],
  ] as const)('of one that is %s with product %j and number %j', async (state, product, number, steps) => {
    await fixture.put(first, state, 0);
    await inTeam(db =>
      db
        .updateTable('collaborations')
        .set({ product, tracking_number: number })
        .where('team_id', '=', of().teamId)
        .where('id', '=', first)
        .execute(),
    );
    expect(await stepsOf()).toEqual(steps);
  });

  it('is to look at drafts and at posts that fail their checks', async () => {
    await handIn('waiting');
    await handIn('waiting');
    const id = await make({ post_url: 'https://www.tiktok.com/@a/video/1' }, second);
    await inTeam(db =>
      db
        .updateTable('deliverables')
        .set({ check_outcome: 'failed', post_found_at: new Date('2026-11-19T08:00:00Z') })
        .where('team_id', '=', of().teamId)
        .where('id', '=', id)
        .execute(),
    );
    expect(await stepsOf()).toEqual(['failedChecks', 'reviewDraft']);
  });

  it.each([
    ['negotiating', null, ['enterFee']],
    ['published', null, ['enterFee']],
    ['negotiating', 0, []],
    ['closed', null, []],
    ['cancelled', null, []],
  ] as const)('is to enter the fee of a card that is %s with %j: %j', async (state, fee, steps) => {
    await fixture.put(first, state, fee);
    expect(await stepsOf()).toEqual(steps);
  });

  it.each([
    ['agreed', 900_000, ['planPayment']],
    ['checked', 900_000, ['planPayment']],
    ['agreed', 600_000, []],
    ['negotiating', 900_000, []],
    ['paid', 900_000, []],
    ['cancelled', 900_000, []],
  ] as const)('is to plan the rest of a fee that is %s with %j: %j', async (state, fee, steps) => {
    await owe({ amountMinor: 600_000 });
    await inTeam(db =>
      db.updateTable('payables').set({ state: 'paid' }).where('team_id', '=', of().teamId).execute(),
    );
    await fixture.put(first, state, fee);
    const { items } = await work();
    expect(items.map(({ step }) => step)).toEqual(steps);
    if (steps.length) expect(items[0]?.amount).toEqual({ currency: 'CNY', minor: 300_000 });
  });

  it.each([
    ['planned', { dueOn: '2026-12-24' }, ['approvePayment']],
    ['planned', {}, ['approvePayment']],
    ['planned', { dueWhen: 'published' }, ['approvePayment']],
    ['approved', { dueOn: '2026-12-24' }, []],
    ['approved', { dueWhen: 'published' }, []],
    ['approved', {}, ['pay']],
    ['approved', { dueOn: '2026-11-20' }, ['pay']],
    ['paid', {}, []],
    ['cancelled', {}, []],
  ] as const)('of a payable that is %s and due %j is %j', async (state, due, steps) => {
    const id = await owe(due);
    await inTeam(db =>
      db
        .updateTable('payables')
        .set({ state })
        .where('team_id', '=', of().teamId)
        .where('id', '=', id)
        .execute(),
    );
    expect(await stepsOf()).toEqual(steps);
  });

  it('lists overdue items first, then the oldest, and counts by step', async () => {
    await make({ draft_due_on: '2026-11-18', publish_on: '2026-11-17' });
    const due = await owe({ dueOn: '2026-11-20' });
    const late = await owe({ dueOn: '2026-11-10' });
    await handIn('changesWanted');
    await inTeam(db =>
      db
        .updateTable('payables')
        .set({ state: 'approved' })
        .where('team_id', '=', of().teamId)
        .where('id', '=', late)
        .execute(),
    );
    const { items, total, counts } = await work();
    expect(items.map(({ step, isOverdue }) => [step, isOverdue])).toEqual([
      ['pay', true],
      ['overduePost', true],
      ['overdueDraft', true],
      ['approvePayment', false],
    ]);
    expect(items[3]?.key).toContain(`:${due}`);
    // The day ended at midnight in Shanghai.
    expect(items[0]?.since).toBe('2026-11-10T16:00:00.000Z');
    expect(total).toBe(4);
    expect(counts).toMatchObject({ pay: 1, approvePayment: 1, overduePost: 1, reply: 0 });
    const page = await work({ step: 'pay', size: 1 });
    expect([page.total, page.items.length, page.counts.overdueDraft]).toEqual([1, 1, 1]);
  });

  it.each([
    ['owner', 1],
    ['editor', 1],
    ['viewer', 0],
    ['outsider', 0],
    ['stranger', 0],
  ] as const)('of %s has %i', async (by, total) => {
    await make({ draft_due_on: '2026-11-18' });
    const query = { campaignId: fixture.campaign.id };
    expect(
      (await callApp(fixture.app, contract.getMyWork, { token: fixture.tokens[by], query })).data.total,
    ).toBe(total);
    const mine = await callApp(fixture.app, contract.getMyWork, {
      token: fixture.tokens[by],
      query: { ...query, mine: 'true' },
    });
    expect(mine.data.total).toBe(by === 'owner' ? 1 : 0);
  });
});
