import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { estimateCandidates } from '../../../contract/campaigns/candidates.ts';
import { recordPaidPrice } from '../../../contract/creators/creator-prices.ts';
import { CandidateFixture } from '../../../test/fixtures/campaigns/candidate-fixture.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';

let app: TestApp;
let fixture: CandidateFixture;
let creators: number[];

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.world.pass(1000);
  fixture = await CandidateFixture.open(app, { creators: 4 });
  ({ creators } = fixture);
  await setCampaign({ currency: 'CNY', budget_minor: 100_000 });
  await fixture.add(creators);
  for (const [place, priceFen] of [40_000, 50_000, 60_000].entries()) {
    const params = { platform: 'tiktok', id: fixture.creator(place) };
    await fixture.team.call(recordPaidPrice, { params, body: { priceFen, posts: 1, paidOn: '2026-11-01' } });
  }
  // Of the fourth neither a price nor plays are known.
});

const setCampaign = (fields: { currency?: string; budget_minor?: number | null }) =>
  fixture.team.as(db =>
    db
      .updateTable('campaigns')
      .set(fields)
      .where('team_id', '=', fixture.campaign.teamId)
      .where('id', '=', fixture.campaign.id)
      .execute(),
  );
const estimate = async (ids?: number[]) => {
  const selection = ids ? { of: 'ids' as const, creatorIds: ids } : { of: 'filter' as const, filter: {} };
  const body = { selection };
  return (await fixture.team.call(estimateCandidates, { params: fixture.params, body })).data;
};

describe('a budget where candidates are chosen', () => {
  it('is compared with what all of them would cost, or those who were selected', async () => {
    expect(await estimate()).toEqual({
      budgetFen: 100_000,
      knownFen: 0,
      estimated: 3,
      lowFen: 150_000,
      highFen: 150_000,
      unknown: 1,
    });
    expect(await estimate(creators.slice(0, 1))).toMatchObject({ estimated: 1, lowFen: 40_000, unknown: 0 });
  });

  it('counts a fee instead of an estimate, and nobody who is out', async () => {
    const [a = 0, b = 0, c = 0] = creators;
    await fixture.collaborate([a]);
    await fixture.team.as(db =>
      db
        .updateTable('collaborations')
        .set({ fee_minor: 33_000 })
        .where('team_id', '=', fixture.campaign.teamId)
        .where('campaign_id', '=', fixture.campaign.id)
        .execute(),
    );
    await fixture.exclude([b]);
    await fixture.answer([c], 'declined');
    expect(await estimate()).toMatchObject({ knownFen: 33_000, estimated: 0, lowFen: 0, unknown: 1 });
  });

  it('in another currency is unknown until the team has typed a rate', async () => {
    await setCampaign({ currency: 'USD', budget_minor: 10_000 });
    expect(await estimate()).toMatchObject({ budgetFen: null, knownFen: null });
    const rate = { currency: 'USD', rate_e8: 700_000_000, rate_on: '2026-11-20', rate_from: '' } as const;
    const { teamId } = fixture.campaign;
    await fixture.team.as(db =>
      db
        .insertInto('effect_rates')
        .values({ team_id: teamId, ...rate })
        .execute(),
    );
    expect(await estimate()).toMatchObject({ budgetFen: 70_000, knownFen: 0 });
    await setCampaign({ budget_minor: null });
    expect(await estimate()).toMatchObject({ budgetFen: null });
  });
});
