import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getBoard, moveCard } from '../../../../contract/campaigns/board.ts';
import {
  bindCampaignProject,
  createCampaignProject,
  getCampaignProject,
} from '../../../../contract/campaigns/campaign-projects.ts';
import * as contract from '../../../../contract/campaigns/payables.ts';
import { deletePaidPrice, getCreatorPrice } from '../../../../contract/creators/creator-prices.ts';
import {
  addCost,
  changeCost,
  getEffect,
  listCosts,
  removeCost,
} from '../../../../contract/monitoring/effects/effects.ts';
import { realtimeCodes } from '../../../../contract/core/realtime-channel.ts';
import { listenIn } from '../../../../test/harness/app/notices-heard.ts';
import { callApp } from '../../../../test/harness/app/call-endpoint.ts';
import { MoneyFixture } from '../../../../test/fixtures/campaigns/money-fixture.ts';
import { addDeliverable } from '../../../../test/fixtures/campaigns/some-collaborations.ts';
import { somePayable } from '../../../../test/fixtures/campaigns/some-payables.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { wordsOfRefusal } from '../../board/refusal-texts.ts';
import { syncDueCampaigns } from '../../campaign-sync/sync-due-campaigns.ts';
import { requireCollaboration } from '../../collaborations/service.ts';
import { syncCampaignLater } from '../../shared/campaign-access.ts';

let fixture: MoneyFixture;
let first: number;
beforeAll(async () => {
  fixture = await MoneyFixture.open();
});
beforeEach(async () => {
  await fixture.begin();
  [first = 0] = fixture.ids;
  const { teamId } = fixture.campaign;
  await inTeam(db => db.deleteFrom('paid_prices').where('team_id', '=', teamId).execute());
});
afterAll(() => fixture.close());

const asked = (id: number) => ({ token: fixture.tokens.owner, params: { id } });
const inTeam = <T>(work: Parameters<typeof asTeam<T>>[2]) =>
  asTeam(fixture.db, fixture.campaign.teamId, work);
const add = (fields = {}, id = first) =>
  somePayable(fixture.db, fixture.app.world, fixture.accounts.owner, id, fields);
const pay = (id: number) =>
  callApp(fixture.app, contract.payPayable, { ...asked(id), body: { paidOn: '2026-11-20' } });
const takeBack = (id: number) =>
  callApp(fixture.app, contract.takeBackPayment, { ...asked(id), body: { reason: 'Bounced' } });
const cancel = (id: number) =>
  callApp(fixture.app, contract.changePayableState, { ...asked(id), body: { state: 'cancelled' } });
const sync = async () => {
  const { teamId, id } = fixture.campaign;
  await inTeam(db => syncCampaignLater(db, teamId, id, fixture.app.world.now()));
  await syncDueCampaigns(fixture.db, fixture.app.world);
};
const stateOf = (id: number) =>
  inTeam(async db => (await requireCollaboration(db, fixture.ctx, id)).collaboration.state);
const move = (to: 'paid' | 'cancelled') =>
  callApp(fixture.app, moveCard, { ...asked(first), body: { from: 'checked', to, reason: 'Budget cut' } });

const creator = () => ({ platform: 'tiktok', id: fixture.creatorIds[0] ?? 0 });
const price = async () =>
  (await callApp(fixture.app, getCreatorPrice, { token: fixture.tokens.owner, params: creator() })).data;
const prices = async () => (await price()).paid.map(({ priceFen, posts }) => [priceFen, posts]);

describe('a deposit is no price', () => {
  it('and moves no card to paid, until the rest is paid', async () => {
    await addDeliverable(fixture.db, { ...fixture.accounts.owner, campaignId: fixture.campaign.id }, first, {
      post_url: 'https://www.tiktok.com/@a/video/1',
    });
    await fixture.put(first, 'checked', 1_200_000);
    await pay(await add({ label: 'Deposit 50%', amountMinor: 600_000 }));
    expect(await price()).toMatchObject({ paid: [], medianPaidFen: null, paidCpmFen: null });
    expect(await stateOf(first)).toBe('checked');
    expect(await move('paid')).toMatchObject({ code: 1027, msg: wordsOfRefusal('zh', 'partPaid') });

    const rest = await add({ label: 'Rest', amountMinor: 600_000 });
    await pay(rest);
    expect(await prices()).toEqual([[1_200_000, 1]]);
    expect(await stateOf(first)).toBe('paid');
    await takeBack(rest);
    expect([await prices(), await stateOf(first)]).toEqual([[], 'checked']);
  });

  it('nor is a payment without an agreed fee, until the fee is entered', async () => {
    await pay(await add({ amountMinor: 600_000 }));
    await sync();
    expect(await prices()).toEqual([]);
    await fixture.put(first, 'agreed', 600_000);
    await sync();
    await sync();
    expect(await prices()).toEqual([[600_000, 1]]);
  });

  it('nor is what was the whole, once more is agreed', async () => {
    await fixture.put(first, 'agreed', 600_000);
    await pay(await add({ amountMinor: 600_000 }));
    expect(await prices()).toEqual([[600_000, 1]]);
    await fixture.put(first, 'agreed', 900_000);
    await sync();
    expect(await prices()).toEqual([]);
  });

  it('and a paid card whose fee is raised is paid in part', async () => {
    const open = async () => {
      const { data } = await callApp(fixture.app, getBoard, { ...asked(fixture.campaign.id), query: {} });
      return data.columns.flatMap(({ cards }) => cards).find(({ id }) => id === first)?.openMinor;
    };
    await fixture.put(first, 'paid', 600_000);
    await pay(await add({ amountMinor: 600_000 }));
    expect(await open()).toBeNull();
    await fixture.put(first, 'paid', 900_000);
    expect(await open()).toBe(300_000);
    const rest = await add({ amountMinor: 300_000 });
    expect(await open()).toBe(300_000);
    await pay(rest);
    expect(await open()).toBeNull();
  });

  it('and the price is of all that is delivered', async () => {
    await fixture.put(first, 'agreed', 600_000);
    await pay(await add({ amountMinor: 600_000 }));
    const of = { ...fixture.accounts.owner, campaignId: fixture.campaign.id };
    for (const place of [0, 1]) await addDeliverable(fixture.db, of, first, { place });
    await sync();
    expect(await prices()).toEqual([[600_000, 2]]);
  });

  it('and a price that somebody deleted stays deleted', async () => {
    await fixture.put(first, 'agreed', 600_000);
    await pay(await add({ amountMinor: 600_000 }));
    const [kept] = (await price()).paid;
    const params = { ...creator(), priceId: kept?.id ?? 0 };
    await callApp(fixture.app, deletePaidPrice, { token: fixture.tokens.owner, params });
    await sync();
    expect(await prices()).toEqual([]);
  });
});

describe('usual terms', () => {
  const schedule = (terms: 'halves' | 'afterPosting', by: 'owner' | 'viewer' = 'owner') =>
    callApp(fixture.app, contract.scheduleFee, {
      token: fixture.tokens[by],
      params: { id: first },
      body: { schedule: terms },
    });
  const planned = async () => {
    const query = { collaborationId: first };
    const listed = await callApp(fixture.app, contract.listPayables, { token: fixture.tokens.owner, query });
    return listed.data.payables
      .map(({ amountMinor, currency, dueWhen }) => `${amountMinor} ${currency} ${dueWhen}`)
      .toSorted();
  };

  it('plan a fee by halves in one click, however often it is clicked', async () => {
    await fixture.put(first, 'agreed', 12_001);
    const replies = await Promise.all([schedule('halves'), schedule('halves'), schedule('afterPosting')]);
    expect(replies.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(replies.flatMap(({ data }) => data.ids)).toHaveLength((await planned()).length);
    const sum = (await planned()).reduce((all, line) => all + Number.parseInt(line, 10), 0);
    expect(sum).toBe(12_001);
  });

  it('plan only what is still open', async () => {
    await fixture.put(first, 'agreed', 12_000);
    await add({ label: 'Deposit', amountMinor: 5000 });
    await schedule('afterPosting');
    expect(await planned()).toEqual(['5000 CNY date', '7000 CNY published']);
    expect((await schedule('halves')).data.ids).toEqual([]);
  });

  it('plan nothing where nobody knows what is open', async () => {
    expect((await schedule('halves')).data.ids).toEqual([]);
    await fixture.put(first, 'agreed', 12_000);
    await add({ amountMinor: 500, currency: 'USD' });
    expect((await schedule('halves')).data.ids).toEqual([]);
    expect((await schedule('halves', 'viewer')).status).toBe(403);
  });
});

describe('what is agreed is a cost of the project', () => {
  let projectId: number;
  beforeEach(async () => {
    projectId = (await callApp(fixture.app, createCampaignProject, asked(fixture.campaign.id))).data
      .projectId;
  });
  const list = async () =>
    (await callApp(fixture.app, listCosts, { ...asked(projectId), query: {} })).data.costs;
  const costs = async () =>
    (await list())
      .map(({ amountMinor, isAgreed }) => `${isAgreed ? 'agreed' : 'paid'} ${amountMinor}`)
      .toSorted();
  const total = async () => (await callApp(fixture.app, getEffect, asked(projectId))).data.totals.costFen;

  it('without being typed, and turns into what is paid, part by part', async () => {
    await fixture.put(first, 'agreed', 1_200_000);
    await sync();
    expect(await costs()).toEqual(['agreed 1200000']);
    const deposit = await add({ amountMinor: 600_000, taxMinor: 36_000 });
    await sync();
    expect(await total()).toBe(1_236_000);
    await pay(deposit);
    expect(await costs()).toEqual(['agreed 600000', 'paid 636000']);
    await takeBack(deposit);
    expect(await costs()).toEqual(['agreed 1236000']);
    await cancel(deposit);
    await pay(await add({ amountMinor: 1_200_000 }));
    expect(await costs()).toEqual(['paid 1200000']);
    await sync();
    expect(await total()).toBe(1_200_000);
  });

  it('and none any more once it is cancelled, or the project is another', async () => {
    await fixture.put(first, 'checked', 50_000);
    await sync();
    expect(await costs()).toEqual(['agreed 50000']);
    await move('cancelled');
    await syncDueCampaigns(fixture.db, fixture.app.world);
    expect(await costs()).toEqual([]);
    await fixture.put(first, 'agreed', 50_000);
    await sync();
    await callApp(fixture.app, bindCampaignProject, {
      ...asked(fixture.campaign.id),
      body: { projectId: null },
    });
    await syncDueCampaigns(fixture.db, fixture.app.world);
    expect(await costs()).toEqual([]);
  });

  it('less what somebody has typed for the creator already', async () => {
    const [creatorId = null] = fixture.creatorIds;
    const typed = {
      kind: 'fee',
      creatorId,
      day: '2026-11-20',
      currency: 'CNY',
      rateOn: '2026-11-20',
    } as const;
    const body = { ...typed, amountMinor: 40_000, rateE8: 100_000_000 };
    await callApp(fixture.app, addCost, { ...asked(projectId), body });
    await fixture.put(first, 'agreed', 50_000);
    await sync();
    expect(await costs()).toEqual(['agreed 10000', 'paid 40000']);
    await pay(await add({ amountMinor: 50_000 }));
    expect(await total(), 'a payment is a cost even beside a typed one').toBe(90_000);
  });

  it('in another currency only at a rate, and is unknown without one', async () => {
    await inTeam(db =>
      db
        .updateTable('collaborations')
        .set({ fee_minor: 10_000, currency: 'USD' })
        .where('team_id', '=', fixture.campaign.teamId)
        .where('id', '=', first)
        .execute(),
    );
    await sync();
    expect(await costs()).toEqual([]);
    const { data } = await callApp(fixture.app, getCampaignProject, asked(fixture.campaign.id));
    expect(data.figures).toMatchObject({ costFen: null, uncosted: 1 });
  });

  it('after the sync that open pages hear of, and is called unknown only when it was tried', async () => {
    const { teamId, id: campaignId } = fixture.campaign;
    await callApp(fixture.app, bindCampaignProject, { ...asked(campaignId), body: { projectId: null } });
    await pay(await add({ amountMinor: 60_000 }));
    await callApp(fixture.app, bindCampaignProject, { ...asked(campaignId), body: { projectId } });
    const figures = async () =>
      (await callApp(fixture.app, getCampaignProject, asked(campaignId))).data.figures;
    expect(await figures()).toMatchObject({ costFen: null, uncosted: 0 });
    const ear = await listenIn(fixture.app.database.appUrl);
    await syncDueCampaigns(fixture.db, fixture.app.world);
    const heard = { target: { teamId }, message: { code: realtimeCodes.campaign, id: campaignId } };
    expect(await ear.heard()).toContainEqual(heard);
    expect(await figures()).toMatchObject({ costFen: 60_000, uncosted: 0 });
    await sync();
    expect(await ear.heard(), 'nothing new, nothing said').not.toContainEqual(heard);
    await ear.close();
  });

  it('that is changed in the collaboration, not here', async () => {
    await fixture.put(first, 'agreed', 50_000);
    await sync();
    const [cost] = await list();
    const params = { id: projectId, costId: cost?.id ?? 0 };
    const token = fixture.tokens.owner;
    expect((await callApp(fixture.app, removeCost, { token, params })).status).toBe(400);
    const body = {
      kind: 'fee',
      amountMinor: 1,
      currency: 'CNY',
      rateE8: 1,
      rateOn: '2026-11-20',
      day: '2026-11-20',
    } as const;
    const changed = await callApp(fixture.app, changeCost, { token, params, body });
    expect(changed).toMatchObject({ status: 400, fields: ['amountMinor'] });
  });
});

describe('what of the fees is not planned', () => {
  it('is what no payable covers, not only fees without any', async () => {
    await fixture.put(first, 'agreed', 12_000);
    await add({ amountMinor: 5000 });
    const { data } = await callApp(fixture.app, contract.getCampaignMoney, asked(fixture.campaign.id));
    expect(data.unplanned).toEqual([{ currency: 'CNY', minor: 7000 }]);
  });
});
