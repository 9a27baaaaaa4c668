import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  bindCampaignProject,
  createCampaignProject,
} from '../../../../contract/campaigns/campaign-projects.ts';
import * as contract from '../../../../contract/campaigns/payables.ts';
import { addCost, listCosts } from '../../../../contract/monitoring/effects/effects.ts';
import { callApp } from '../../../../test/harness/app/call-endpoint.ts';
import { MoneyFixture } from '../../../../test/fixtures/campaigns/money-fixture.ts';
import { someCampaign } from '../../../../test/fixtures/campaigns/some-campaigns.ts';
import { addCollaborations } from '../../../../test/fixtures/campaigns/some-collaborations.ts';
import { somePayable } from '../../../../test/fixtures/campaigns/some-payables.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { syncDueCampaigns } from '../../campaign-sync/sync-due-campaigns.ts';
import { syncCampaignLater } from '../../shared/campaign-access.ts';

let fixture: MoneyFixture;
let projectId: number;
/** The campaigns, each with a collaboration with the same creator. */
let campaignIds: [number, number];
let first: number;
let second: number;

const asked = (id: number) => ({ token: fixture.tokens.owner, params: { id } });
const sync = async (id: number) => {
  const { teamId } = fixture.campaign;
  await asTeam(fixture.db, teamId, db => syncCampaignLater(db, teamId, id, fixture.app.world.now()));
  await syncDueCampaigns(fixture.db, fixture.app.world);
};
const bind = async (id: number, to: number | null) => {
  await callApp(fixture.app, bindCampaignProject, { ...asked(id), body: { projectId: to } });
  await syncDueCampaigns(fixture.db, fixture.app.world);
};
const costs = async () =>
  (await callApp(fixture.app, listCosts, { ...asked(projectId), query: {} })).data.costs
    .map(({ amountMinor, isAgreed }) => `${isAgreed ? 'agreed' : 'known'} ${amountMinor}`)
    .toSorted();

beforeAll(async () => {
  fixture = await MoneyFixture.open();
});
beforeEach(async () => {
  await fixture.begin();
  const { app, accounts, db, campaign } = fixture;
  const creatorId = fixture.creatorIds[0] ?? 0;
  const other = await someCampaign(db, app.world, accounts.owner, { currency: 'CNY' });
  campaignIds = [campaign.id, other.id];
  first = fixture.ids[0] ?? 0;
  const of = { ...accounts.owner, campaignId: other.id };
  [second = 0] = await addCollaborations(db, app.world, of, [creatorId]);
  projectId = (await callApp(app, createCampaignProject, asked(campaign.id))).data.projectId;
  const day = '2026-11-20';
  const rate = { currency: 'CNY', rateOn: day, rateE8: 100_000_000 } as const;
  const body = { kind: 'fee', creatorId, day, amountMinor: 40_000, ...rate } as const;
  await callApp(app, addCost, { ...asked(projectId), body });
  await fixture.put(first, 'agreed', 30_000);
  await fixture.put(second, 'agreed', 50_000);
  await bind(other.id, projectId);
});
afterAll(() => fixture.close());

it('counts what is typed for a creator once in all campaigns of a project, in whatever order they are synced', async () => {
  expect(await costs()).toEqual(['agreed 40000', 'known 40000']);
  for (const id of campaignIds.toReversed()) await sync(id);
  expect(await costs()).toEqual(['agreed 40000', 'known 40000']);
});

it('lets the other campaign follow when less is agreed, or it is paid', async () => {
  await fixture.put(first, 'agreed', 10_000);
  await sync(campaignIds[0]);
  expect(await costs()).toEqual(['agreed 20000', 'known 40000']);
  const paid = await somePayable(fixture.db, fixture.app.world, fixture.accounts.owner, first, {
    amountMinor: 10_000,
  });
  await callApp(fixture.app, contract.payPayable, { ...asked(paid), body: { paidOn: '2026-11-20' } });
  expect(await costs()).toEqual(['agreed 10000', 'known 10000', 'known 40000']);
});

it('counts it for the campaigns that stay when one leaves', async () => {
  await bind(campaignIds[0], null);
  expect(await costs()).toEqual(['agreed 10000', 'known 40000']);
});

it('leaves an archived campaign as it is', async () => {
  const { teamId } = fixture.campaign;
  await asTeam(fixture.db, teamId, db =>
    db
      .updateTable('campaigns')
      .set({ state: 'archived' })
      .where('team_id', '=', teamId)
      .where('id', '=', campaignIds[1])
      .execute(),
  );
  await fixture.put(first, 'agreed', 70_000);
  await sync(campaignIds[0]);
  expect(await costs()).toEqual(['agreed 30000', 'agreed 40000', 'known 40000']);
});
