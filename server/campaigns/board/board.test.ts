import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { collaborationStates } from '../../../contract/campaigns/collaboration-kinds.ts';
import { CollaborationFixture } from '../../../test/fixtures/campaigns/collaboration-fixture.ts';

let fixture: CollaborationFixture;
beforeAll(async () => {
  fixture = await CollaborationFixture.open();
});
beforeEach(() => fixture.begin());
afterAll(() => fixture.close());

const columnOf = async (state: string, query = {}) => {
  const { columns } = (await fixture.board(query)).data;
  const column = columns.find(each => each.state === state);
  if (!column) throw new Error(`no column ${state}`);
  return column;
};

describe('the board', () => {
  it('has every column in its order, with totals and fees by currency', async () => {
    const [first = 0, second = 0, third = 0] = await fixture.add(4);
    await fixture.put(first, 'agreed', 25_000);
    await fixture.put(second, 'agreed', 5000);
    await fixture.put(third, 'agreed', null);
    await fixture.change(second, { feeMinor: 7, currency: 'CNY' });
    const { columns } = (await fixture.board()).data;
    expect(columns.map(({ state }) => state)).toEqual([...collaborationStates]);
    const agreed = await columnOf('agreed');
    expect(agreed.total).toBe(3);
    expect(agreed.fees).toEqual([
      { currency: 'CNY', minor: 7 },
      { currency: 'USD', minor: 25_000 },
    ]);
    expect(await columnOf('paid')).toEqual({ state: 'paid', total: 0, fees: [], cards: [] });
    expect((await columnOf('negotiating')).fees).toEqual([]);
  });

  it('shows the creator, the deliverables and their checks', async () => {
    const id = await fixture.addIn('published', { post_url: 'https://a.example/1' });
    const other = await fixture.deliver(id, { publish_on: '2026-12-01', place: 1 });
    const [card] = (await columnOf('published')).cards;
    expect(card).toMatchObject({
      id,
      creator: {
        id: fixture.creators[0],
        platform: 'tiktok',
        name: 'creator 1',
        handle: 'handle_1',
        followers: 999_999,
      },
      deliverables: 2,
      posted: 1,
      checks: null,
      nextDue: { on: '2026-12-01', what: 'post' },
      waitingDrafts: 0,
      feeMinor: 10_000,
      currency: 'USD',
      revision: 1,
    });
    const judge = (check_outcome: 'passed' | 'waiting' | 'failed', all = true) =>
      fixture.asTeam(db =>
        db
          .updateTable('deliverables')
          .set({ check_outcome })
          .where('team_id', '=', fixture.teamId)
          .where('collaboration_id', '=', id)
          .$if(!all, query => query.where('id', '=', other))
          .execute(),
      );
    const checks = async () => (await columnOf('published')).cards[0]?.checks;
    await judge('passed');
    expect(await checks()).toBe('passed');
    await judge('waiting', false);
    expect(await checks()).toBe('waiting');
    await judge('failed', false);
    expect(await checks()).toBe('failed');
  });

  it('finds by name and handle', async () => {
    const ids = await fixture.add(12);
    const idsOf = async (keyword: string) =>
      (await columnOf('negotiating', { keyword })).cards.map(({ id }) => id);
    expect(await idsOf('CREATOR 12')).toEqual([ids[11]]);
    expect(await idsOf('@handle_12')).toEqual([ids[11]]);
    expect(await idsOf('nobody')).toEqual([]);
    expect((await columnOf('negotiating', { keyword: 'creator 1' })).total).toBe(4);
    expect((await fixture.cards({ keyword: 'creator 1' })).data.total).toBe(4);
  });

  it('continues after a card, to the end of the column', async () => {
    const ids = await fixture.add(7);
    const after = async (id?: number) =>
      (await fixture.column('negotiating', { size: 3, ...(id && { after: id }) })).data.cards.map(
        card => card.id,
      );
    expect(await after()).toEqual(ids.slice(0, 3));
    expect(await after(ids[2])).toEqual(ids.slice(3, 6));
    expect(await after(ids[5])).toEqual(ids.slice(6));
    expect(await after(ids[6])).toEqual([]);
    await fixture.put(ids[2] ?? 0, 'agreed');
    const moved = await fixture.column('negotiating', { after: ids[2] ?? 0 });
    expect([moved.code, moved.msg]).toEqual([1028, '这张卡片已被移到“已达成”，请确认后再移动']);
    expect((await fixture.column('negotiating', { after: 987_654 })).code).toBe(404);
  });

  it('asks the same few statements, however many cards there are', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const count = async () => {
      query.mockClear();
      expect((await fixture.board({ overdue: 'true' })).code).toBe(0);
      return query.mock.calls.length;
    };
    await fixture.add(1);
    const few = await count();
    await fixture.add(30);
    expect(await count()).toBe(few);
    query.mockRestore();
    expect(few).toBeLessThanOrEqual(7);
  });

  it.each(['outsider', 'stranger'] as const)('is not there for an %s', async who => {
    expect([(await fixture.board({}, who)).code, (await fixture.cards({}, who)).code]).toEqual([404, 404]);
  });
});

describe('the next due item', () => {
  const dueOf = async (id: number) =>
    (await fixture.cards()).data.cards.find(card => card.id === id)?.nextDue;
  const addPayable = (id: number, fields: object) =>
    fixture.asTeam(db =>
      db
        .insertInto('payables')
        .values({
          team_id: fixture.teamId,
          campaign_id: fixture.campaign.id,
          collaboration_id: id,
          amount_minor: 1,
          currency: 'USD',
          created_by: 1,
          created_at: fixture.app.world.now(),
          changed_at: fixture.app.world.now(),
          ...fields,
        })
        .execute(),
    );

  it('is the earliest of drafts, posts and payments that are still missing', async () => {
    const id = await fixture.addIn('agreed', { draft_due_on: '2026-11-25', publish_on: '2026-11-28' });
    await addPayable(id, { due_on: '2026-11-26' });
    expect(await dueOf(id)).toEqual({ on: '2026-11-25', what: 'draft' });
    await fixture.put(id, 'draftApproved');
    expect(await dueOf(id)).toEqual({ on: '2026-11-26', what: 'payment' });
    await fixture.asTeam(db =>
      db.updateTable('payables').set({ state: 'paid' }).where('team_id', '=', fixture.teamId).execute(),
    );
    expect(await dueOf(id)).toEqual({ on: '2026-11-28', what: 'post' });
    await fixture.put(id, 'cancelled');
    expect(await dueOf(id)).toBeNull();
  });

  it('waits with a payment for the state that makes it due', async () => {
    const id = await fixture.addIn('agreed');
    await addPayable(id, { due_on: '2026-11-26', due_when: 'published' });
    expect(await dueOf(id)).toBeNull();
    await fixture.put(id, 'published');
    expect(await dueOf(id)).toEqual({ on: '2026-11-26', what: 'payment' });
  });

  it('is no draft that was handed in, until it is sent back', async () => {
    const id = await fixture.addIn('draftDue', { draft_due_on: '2026-11-25' });
    const drafts = { team_id: fixture.teamId, campaign_id: fixture.campaign.id, collaboration_id: id };
    await fixture.asTeam(db =>
      db
        .insertInto('collaboration_drafts')
        .values({ ...drafts, handed_in_at: fixture.app.world.now(), url: 'https://a.example' })
        .execute(),
    );
    expect(await dueOf(id)).toBeNull();
    expect((await columnOf('draftDue')).cards[0]?.waitingDrafts).toBe(1);
    await fixture.asTeam(db =>
      db
        .updateTable('collaboration_drafts')
        .set({ state: 'changesWanted' })
        .where('team_id', '=', fixture.teamId)
        .execute(),
    );
    expect(await dueOf(id)).toEqual({ on: '2026-11-25', what: 'draft' });
  });

  it('is late by the day of the campaign', async () => {
    // 20 November 08:00 UTC: the 20th in Shanghai, still the 19th on Midway.
    const today = await fixture.addIn('agreed', { publish_on: '2026-11-19' });
    expect((await fixture.cards({ overdue: 'true' })).data.cards.map(({ id }) => id)).toEqual([today]);
    expect((await columnOf('agreed', { overdue: 'true' })).total).toBe(1);
    await fixture.begin({ zone: 'Pacific/Midway' });
    const [there = 0] = await fixture.add(1);
    await fixture.deliver(there, { publish_on: '2026-11-19' });
    expect((await fixture.cards({ overdue: 'true' })).data).toEqual({ cards: [], total: 0 });
  });
});

describe('the table', () => {
  it('sorts and pages', async () => {
    const ids = await fixture.add(5);
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = ids;
    await fixture.put(b, 'paid', 300);
    await fixture.put(d, 'agreed', 700);
    await fixture.deliver(e, { publish_on: '2026-12-02' });
    await fixture.deliver(c, { publish_on: '2026-12-01' });
    const by = async (sort: 'newest' | 'state' | 'name' | 'fee' | 'due') =>
      (await fixture.cards({ sort })).data.cards.map(({ id }) => id);
    expect(await by('newest')).toEqual([e, d, c, b, a]);
    expect(await by('state')).toEqual([a, c, e, d, b]);
    expect(await by('name')).toEqual([a, b, c, d, e]);
    expect(await by('fee')).toEqual([d, b, a, c, e]);
    expect(await by('due')).toEqual([c, e, a, b, d]);
    const second = (await fixture.cards({ sort: 'newest', page: 2, size: 2 })).data;
    expect([second.cards.map(({ id }) => id), second.total]).toEqual([[c, b], 5]);
    expect((await fixture.cards({ state: 'paid' })).data.cards.map(({ id }) => id)).toEqual([b]);
  });
});
