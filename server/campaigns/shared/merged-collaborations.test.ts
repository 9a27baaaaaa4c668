import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { someCampaign } from '../../../test/fixtures/campaigns/some-campaigns.ts';
import {
  addCollaborations,
  addDeliverable,
  putIntoState,
} from '../../../test/fixtures/campaigns/some-collaborations.ts';
import { makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import type { StoredCollaboration } from './merged-collaborations.queries.ts';
import { moveCampaignCreators } from './merged-creators.ts';

const ctx = testContext();
let database: TestDatabase;
let team: Account;
let campaignId: number;
/** The cards of both spellings. */
let own: number;
let old: number;
const [into, from] = [11, 12];

beforeAll(async () => {
  database = await freshDatabase();
  team = await makeTeam(database.db, ctx, 'merging');
});
afterAll(() => database.drop());
beforeEach(async () => {
  ({ id: campaignId } = await someCampaign(database.db, ctx, team));
  const of = { ...team, campaignId };
  [own = 0, old = 0] = await addCollaborations(database.db, ctx, of, [into, from]);
});

const change = (id: number, fields: Partial<StoredCollaboration>) =>
  asTeam(database.db, team.teamId, db =>
    db.updateTable('collaborations').set(fields).where('id', '=', id).execute(),
  );
const deliver = (id: number) =>
  addDeliverable(database.db, { ...team, campaignId }, id, { post_url: 'https://www.youtube.com/watch?v=a' });

/** Merges; returns the cards of the campaign, and whether the creator has to stay. */
async function merge() {
  const kept = new Set<number>();
  return asTeam(database.db, team.teamId, async db => {
    await moveCampaignCreators(db, ctx, { teamId: team.teamId, pairs: [{ from, into }], kept });
    const cards = await db
      .selectFrom('collaborations')
      .selectAll()
      .where('campaign_id', '=', campaignId)
      .orderBy('id')
      .execute();
    const events = await db
      .selectFrom('collaboration_events')
      .select('collaboration_id')
      .where('campaign_id', '=', campaignId)
      .execute();
    return { cards, events: events.map(event => event.collaboration_id), isKept: kept.has(from) };
  });
}

describe('two cards of one campaign for one creator', () => {
  it('become one where one of them was merely opened, with the notes and history of both', async () => {
    await putIntoState(database.db, team, old, 'agreed', 50_000);
    await change(old, { notes: 'Wants the red one' });
    await change(own, { notes: 'Met in Hangzhou', coupon: 'RED10' });
    const { cards, events, isKept } = await merge();
    expect(cards).toMatchObject([
      {
        id: old,
        creator_id: into,
        state: 'agreed',
        fee_minor: 50_000,
        coupon: 'RED10',
        notes: 'Wants the red one\nMet in Hangzhou',
      },
    ]);
    expect(events.length).toBeGreaterThan(1);
    expect(new Set(events)).toEqual(new Set([old]));
    expect(isKept).toBe(false);
  });

  it('become the one that is negotiated where the other was cancelled, and the reason is kept', async () => {
    await putIntoState(database.db, team, own, 'cancelled', null);
    await change(own, { cancel_reason: 'No answer' });
    const { cards } = await merge();
    expect(cards).toMatchObject([
      { id: own, creator_id: into, state: 'negotiating', cancel_reason: '', notes: 'No answer' },
    ]);
  });

  it.each([
    ['fees', () => Promise.all([own, old].map(id => putIntoState(database.db, team, id, 'agreed')))],
    ['a fee and a post', () => Promise.all([putIntoState(database.db, team, own, 'agreed'), deliver(old)])],
    ['coupons', () => Promise.all([change(own, { coupon: 'A' }), change(old, { coupon: 'B' })])],
  ])('stay two where both hold facts: %s', async (_, write) => {
    await write();
    const { cards, isKept } = await merge();
    expect(cards.map(card => [card.id, card.creator_id])).toEqual([
      [own, into],
      [old, from],
    ]);
    expect(isKept).toBe(true);
  });
});
