import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getMyWork } from '../../../contract/campaigns/agenda/agenda.ts';
import { bindCampaignProject, createCampaignProject } from '../../../contract/campaigns/campaign-projects.ts';
import { changeCampaignState } from '../../../contract/campaigns/campaigns.ts';
import { getCreatorPrice } from '../../../contract/creators/creator-prices.ts';
import { listCosts } from '../../../contract/monitoring/effects/effects.ts';
import * as contract from '../../../contract/campaigns/payables.ts';
import type { PayableFilter } from '../../../contract/campaigns/payables.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { MoneyFixture } from '../../../test/fixtures/campaigns/money-fixture.ts';
import { addDeliverable } from '../../../test/fixtures/campaigns/some-collaborations.ts';
import { payableFields, somePayable } from '../../../test/fixtures/campaigns/some-payables.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { syncDueCampaigns } from '../campaign-sync/sync-due-campaigns.ts';
import { syncCampaignLater, requireCampaign } from '../shared/campaign-access.ts';
import { addCampaignFile } from '../shared/campaign-files.ts';
import { requireCollaboration } from '../collaborations/service.ts';
import { listPayables } from './list-payables.ts';
import { payPayable } from './payments/pay-payable.ts';

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

const token = (of: keyof MoneyFixture['tokens'] = 'owner') => fixture.tokens[of];
const add = (fields = {}, collaborationId = first) =>
  somePayable(fixture.db, fixture.app.world, fixture.accounts.owner, collaborationId, fields);
const list = (query: PayableFilter = {}) =>
  listPayables(fixture.db, fixture.ctx, { campaignId: fixture.campaign.id, page: 1, size: 50, ...query });
const only = async (id: number) => {
  const { payables } = await list();
  const found = payables.find(each => each.id === id);
  if (!found) throw new Error('it is not listed');
  return found;
};
const pay = (id: number, body = {}, by: keyof MoneyFixture['tokens'] = 'owner') =>
  callApp(fixture.app, contract.payPayable, {
    token: token(by),
    params: { id },
    body: { paidOn: '2026-11-20', ...body },
  });
const takeBack = (id: number, reason = 'Bounced') =>
  callApp(fixture.app, contract.takeBackPayment, { token: token(), params: { id }, body: { reason } });
const changeState = (
  id: number,
  state: 'planned' | 'approved' | 'cancelled',
  by: keyof MoneyFixture['tokens'] = 'owner',
) => callApp(fixture.app, contract.changePayableState, { token: token(by), params: { id }, body: { state } });
const money = async () =>
  (
    await callApp(fixture.app, contract.getCampaignMoney, {
      token: token(),
      params: { id: fixture.campaign.id },
    })
  ).data;
const asOwner = <T>(work: Parameters<typeof asTeam<T>>[2]) =>
  asTeam(fixture.db, fixture.campaign.teamId, work);
const stateOf = (id: number) =>
  asOwner(async db => (await requireCollaboration(db, fixture.ctx, id)).collaboration.state);
const eventsOf = (id: number) =>
  asOwner(db =>
    db
      .selectFrom('collaboration_events')
      .select(['kind', 'from_state', 'to_state', 'details'])
      .where('team_id', '=', fixture.campaign.teamId)
      .where('collaboration_id', '=', id)
      .orderBy('id')
      .execute(),
  );
const proofOf = (collaborationId: number, kind: 'proof' | 'contract' = 'proof') =>
  addCampaignFile(
    fixture.db,
    fixture.ctx,
    {
      teamId: fixture.campaign.teamId,
      campaignId: fixture.campaign.id,
      collaborationId,
      kind,
      accountId: fixture.accounts.owner.accountId,
      file: { name: 'receipt.pdf', bytes: Buffer.from('%PDF-1.4') },
    },
    () => Promise.resolve(),
  );

describe('payables', () => {
  it('is due by the day of the campaign, whatever the reader’s clock', async () => {
    const id = await add({ dueOn: '2026-11-20' });
    expect((await only(id)).due).toBe('due');
    // 23:59:59 of the day in Shanghai, then its midnight.
    fixture.app.world.pass(8 * 3_600_000 - 1000);
    expect((await only(id)).due).toBe('due');
    fixture.app.world.pass(1000);
    expect((await only(id)).due).toBe('overdue');
  });

  it.each([
    // New York puts its clocks back on 1 November 2026: the day has 25 hours.
    ['America/New_York', '2026-11-02T04:59:59Z', '2026-11-01', 'due'],
    ['America/New_York', '2026-11-02T05:00:00Z', '2026-11-01', 'overdue'],
    ['America/New_York', '2026-11-01T03:59:59Z', '2026-11-01', 'waiting'],
    ['America/New_York', '2026-11-01T04:00:00Z', '2026-11-01', 'due'],
    ['Pacific/Kiritimati', '2026-11-19T10:00:00Z', '2026-11-20', 'due'],
    ['Pacific/Pago_Pago', '2026-11-21T10:59:59Z', '2026-11-20', 'due'],
  ] as const)('in %s at %s a payable due on %s is %s', async (zone, at, dueOn, due) => {
    await fixture.begin({ zone });
    const id = await add({ dueOn }, fixture.ids[0]);
    fixture.app.world.pass(Date.parse(at) - fixture.app.world.now().getTime());
    const { payables } = await list();
    expect(payables.find(each => each.id === id)?.due).toBe(due);
  });

  it.each([
    ['negotiating', 'agreed', '2026-11-19', 'waiting'],
    ['agreed', 'agreed', '2026-11-19', 'overdue'],
    ['agreed', 'agreed', null, 'due'],
    ['draftDue', 'published', '2026-11-20', 'waiting'],
    ['published', 'published', '2026-11-20', 'due'],
    ['published', 'published', '2026-11-21', 'waiting'],
    ['checked', 'checked', null, 'due'],
    ['cancelled', 'agreed', '2026-11-19', 'waiting'],
    ['negotiating', 'date', null, 'none'],
    ['negotiating', 'date', '2026-11-21', 'waiting'],
  ] as const)('of a collaboration that is %s, when %s, on %s: %s', async (state, dueWhen, dueOn, due) => {
    await fixture.put(first, state);
    expect((await only(await add({ dueWhen, dueOn }))).due).toBe(due);
  });

  it('is listed with overdue ones first, and paid ones last', async () => {
    const paid = await add({ label: 'paid', dueOn: '2026-11-01' });
    const later = await add({ label: 'later', dueOn: '2026-12-01' });
    const due = await add({ label: 'today', dueOn: '2026-11-20' });
    const late = await add({ label: 'late', dueOn: '2026-11-19', currency: 'USD', taxMinor: 60 });
    const latest = await add({ label: 'latest', dueOn: '2026-11-18' });
    await changeState(late, 'approved');
    await pay(paid);
    const { payables, total, sums } = await list();
    expect(payables.map(({ id }) => id)).toEqual([latest, late, due, later, paid]);
    expect(total).toBe(5);
    expect(sums).toEqual([
      { currency: 'CNY', openMinor: 300_000, paidMinor: 100_000 },
      { currency: 'USD', openMinor: 100_060, paidMinor: 0 },
    ]);
  });

  it('is found by state, by being due and by a part of a name', async () => {
    const late = await add({ label: 'Deposit 50%', dueOn: '2026-11-19' });
    const other = await add({ label: 'Rest' }, second);
    const found = async (query: PayableFilter) => (await list(query)).payables.map(({ id }) => id);
    expect(await found({ due: 'overdue' })).toEqual([late]);
    expect(await found({ keyword: '50%' })).toEqual([late]);
    expect(await found({ keyword: 'CREATOR 2' })).toEqual([other]);
    expect(await found({ keyword: '%' })).toEqual([late]);
    expect(await found({ state: 'approved' })).toEqual([]);
    expect(await found({ collaborationId: second })).toEqual([other]);
  });
});

describe('a change of a payable', () => {
  it('is refused if another user changed it meanwhile', async () => {
    const id = await add();
    const change = (revision: number, label: string) =>
      callApp(fixture.app, contract.changePayable, {
        token: token(),
        params: { id },
        body: { ...payableFields({ label }), revision },
      });
    expect((await change(1, 'Deposit')).data).toEqual({ revision: 2 });
    expect((await change(1, 'Other')).code).toBe(1015);
    expect((await only(id)).label).toBe('Deposit');
  });

  it('of the amount wants a new approval, another does not', async () => {
    const id = await add();
    await changeState(id, 'approved');
    const change = async (fields: object) => {
      const { revision } = await only(id);
      const body = { ...payableFields(fields), revision };
      await callApp(fixture.app, contract.changePayable, { token: token(), params: { id }, body });
      return (await only(id)).state;
    };
    expect(await change({ label: 'Deposit' })).toBe('approved');
    expect(await change({ label: 'Deposit', amountMinor: 100_001 })).toBe('planned');
  });

  it('is refused once it is paid or cancelled', async () => {
    const id = await add();
    await pay(id);
    const change = { token: token(), params: { id }, body: { ...payableFields(), revision: 2 } };
    expect((await callApp(fixture.app, contract.changePayable, change)).code).toBe(1029);
    expect((await changeState(id, 'cancelled')).code).toBe(1029);
  });

  it('a cancelled one cannot be paid or approved until it is planned again', async () => {
    const id = await add();
    await changeState(id, 'cancelled');
    expect((await pay(id)).code).toBe(1029);
    expect((await changeState(id, 'approved')).code).toBe(1029);
    expect((await changeState(id, 'planned')).code).toBe(0);
  });
});

describe('a payment', () => {
  it('is recorded once, whoever reports it at the same time', async () => {
    await addDeliverable(fixture.db, { ...fixture.accounts.owner, campaignId: fixture.campaign.id }, first);
    await addDeliverable(fixture.db, { ...fixture.accounts.owner, campaignId: fixture.campaign.id }, first);
    await fixture.put(first, 'checked');
    const id = await add();
    const replies = await Promise.all([pay(id), pay(id, {}, 'editor'), pay(id)]);
    expect(replies.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect((await eventsOf(first)).map(({ kind }) => kind)).toEqual([
      'added',
      'payableAdded',
      'paid',
      'moved',
    ]);
    expect(await stateOf(first)).toBe('paid');
    const params = { platform: 'tiktok', id: fixture.creatorIds[0] };
    const price = await callApp(fixture.app, getCreatorPrice, { token: token(), params });
    // The others belong to other tests.
    const ofTwo = price.data.paid.filter(({ posts }) => posts === 2);
    expect(ofTwo).toMatchObject([{ priceFen: 100_000, paidOn: '2026-11-20' }]);
  });

  it('becomes a real price when all of it is paid, not with a deposit', async () => {
    await fixture.put(second, 'negotiating', 100_000);
    const deposit = await add({ amountMinor: 30_000 }, second);
    const rest = await add({ amountMinor: 70_000, taxMinor: 4200 }, second);
    const params = { platform: 'tiktok', id: fixture.creatorIds[1] };
    const prices = async () =>
      (await callApp(fixture.app, getCreatorPrice, { token: token(), params })).data.paid.map(
        ({ priceFen }) => priceFen,
      );
    await pay(deposit);
    expect(await prices()).toEqual([]);
    await pay(rest);
    expect(await prices()).toEqual([100_000]);
    await takeBack(deposit);
    expect(await prices()).toEqual([]);
  });

  it('in another currency is no real price', async () => {
    await pay(await add({ currency: 'USD' }, second));
    const params = { platform: 'tiktok', id: fixture.creatorIds[1] };
    expect((await callApp(fixture.app, getCreatorPrice, { token: token(), params })).data.paid).toEqual([]);
  });

  it('moves no card while another payable is open, and moves it when that is cancelled', async () => {
    await fixture.put(first, 'checked');
    const id = await add();
    const other = await add();
    await pay(id);
    expect(await stateOf(first)).toBe('checked');
    await changeState(other, 'cancelled');
    expect(await stateOf(first)).toBe('paid');
  });

  it('that is undone is approved again, and the card moves back and says why', async () => {
    await fixture.put(first, 'checked');
    const id = await add();
    await pay(id, { method: 'Bank', reference: 'R1' });
    expect((await takeBack(id)).code).toBe(0);
    expect(await only(id)).toMatchObject({
      state: 'approved',
      paidOn: null,
      method: '',
      reference: '',
      paidBy: '',
    });
    expect(await stateOf(first)).toBe('checked');
    expect((await eventsOf(first)).at(-1)).toMatchObject({
      kind: 'moved',
      from_state: 'paid',
      to_state: 'checked',
      details: { reason: 'Bounced' },
    });
    expect((await takeBack(id)).code).toBe(1029);
  });

  it('has a proof of this collaboration and no other', async () => {
    const id = await add();
    const others = await proofOf(second);
    expect(await pay(id, { proofId: others })).toMatchObject({ status: 400, fields: ['proofId'] });
    const contracts = await proofOf(first, 'contract');
    expect(await pay(id, { proofId: contracts })).toMatchObject({ status: 400, fields: ['proofId'] });
    const own = await proofOf(first);
    expect((await pay(id, { proofId: own })).code).toBe(0);
    expect((await only(id)).proof).toEqual({ id: own, name: 'receipt.pdf' });
  });

  it('is not of tomorrow in the zone of the campaign', async () => {
    const id = await add();
    expect(await pay(id, { paidOn: '2026-11-21' })).toMatchObject({ status: 400, fields: ['paidOn'] });
    fixture.app.world.pass(8 * 3_600_000);
    const paid = { paidOn: '2026-11-21', method: '', reference: '', proofId: null };
    await payPayable(fixture.db, fixture.ctx, id, paid);
    expect((await only(id)).state).toBe('paid');
  });
});

describe('the cost of a payment', () => {
  const costs = async (projectId: number) =>
    (
      await callApp(fixture.app, listCosts, {
        token: token(),
        params: { id: projectId },
        query: { page: 1, size: 20 },
      })
    ).data.costs
      .map(({ note, amountMinor }) => `${note} ${amountMinor}`)
      .toSorted();
  const sync = async () => {
    const { teamId, id } = fixture.campaign;
    await asOwner(db => syncCampaignLater(db, teamId, id, fixture.app.world.now()));
    await syncDueCampaigns(fixture.db, fixture.app.world);
  };
  const campaign = () => ({ token: token(), params: { id: fixture.campaign.id } });

  it('is in the project once, even if paid before the project existed, and is removed with the payment', async () => {
    const early = await add({ label: 'Deposit', amountMinor: 10_000, currency: 'CNY', taxMinor: 500 });
    await pay(early);
    const { projectId } = (await callApp(fixture.app, createCampaignProject, campaign())).data;
    await syncDueCampaigns(fixture.db, fixture.app.world);
    expect(await costs(projectId)).toEqual(['Deposit 10500']);

    const late = await add({ label: 'Rest', amountMinor: 20_000, currency: 'CNY' });
    await Promise.all([pay(late), pay(late)]);
    await sync();
    const both = ['Deposit 10500', 'Rest 20000'];
    expect(await costs(projectId)).toEqual(both);

    await callApp(fixture.app, bindCampaignProject, { ...campaign(), body: { projectId: null } });
    await sync();
    expect(await costs(projectId)).toEqual(both);
    await takeBack(early);
    expect(await costs(projectId)).toEqual(['Rest 20000']);
  });
});

describe('the money of a campaign', () => {
  it('is exact up to the largest amounts, and refuses larger ones', async () => {
    const most = { amountMinor: 10_000_000_000_000, taxMinor: 10_000_000_000_000 };
    const id = await add(most);
    const { data } = await callApp(fixture.app, getMyWork, { token: token(), query: {} });
    expect(data.items.find(({ key }) => key.endsWith(`:${id}`))?.amount?.minor).toBe(20_000_000_000_000);
    const larger = { ...payableFields(), amountMinor: most.amountMinor + 1 };
    expect(contract.addPayable.body.safeParse(larger).success).toBe(false);
  });

  it('is summed by currency, never across currencies', async () => {
    await fixture.begin({ budgetMinor: 300_000 });
    [first = 0, second = 0] = fixture.ids;
    await fixture.put(first, 'agreed', 150_000);
    await fixture.put(second, 'agreed', 80_000);
    const late = await add({ amountMinor: 100_000, taxMinor: 6000, dueOn: '2026-11-19' });
    const paid = await add({ amountMinor: 60_000 });
    await add({ amountMinor: 500, currency: 'JPY' });
    await changeState(late, 'approved');
    await pay(paid);
    expect(await money()).toEqual({
      budget: { currency: 'CNY', minor: 300_000 },
      committed: [{ currency: 'CNY', minor: 230_000 }],
      planned: [{ currency: 'JPY', minor: 500 }],
      approved: [{ currency: 'CNY', minor: 106_000 }],
      paid: [{ currency: 'CNY', minor: 60_000 }],
      overdue: [{ currency: 'CNY', minor: 106_000 }],
      // 166,000 to pay the first, more than the fee of 150,000; 80,000 agreed with the second.
      left: 54_000,
      unplanned: [{ currency: 'CNY', minor: 80_000 }],
    });
  });

  it.each([
    ['nothing agreed', null, [], 100_000],
    ['a fee', 40_000, [], 60_000],
    ['a fee and its deposit', 40_000, [10_000], 60_000],
    ['payables beyond the fee', 40_000, [30_000, 30_000], 40_000],
    ['more than there is', 140_000, [], -40_000],
    ['payables without a fee', null, [25_000], 75_000],
  ])('leaves, with %s', async (_name, fee, amounts, left) => {
    await fixture.begin({ budgetMinor: 100_000 });
    await fixture.put(fixture.ids[0] ?? 0, 'agreed', fee);
    for (const amountMinor of amounts) await add({ amountMinor }, fixture.ids[0]);
    expect((await money()).left).toBe(left);
  });

  it('does not count cancelled payables, and has no remainder without a budget', async () => {
    await fixture.begin({ budgetMinor: null });
    await fixture.put(fixture.ids[0] ?? 0, 'cancelled', 40_000);
    await changeState(await add({}, fixture.ids[0]), 'cancelled');
    expect(await money()).toMatchObject({ budget: null, committed: [], planned: [], left: null });
  });
});

describe('the rights', () => {
  it.each([
    ['owner', 200],
    ['editor', 200],
    ['viewer', 403],
    ['outsider', 404],
    ['stranger', 404],
  ] as const)('of %s', async (by, status) => {
    const id = await add();
    const change = { token: token(by), params: { id } };
    const replies = [
      await changeState(id, 'approved', by),
      await pay(id, {}, by),
      await callApp(fixture.app, contract.takeBackPayment, { ...change, body: { reason: 'No' } }),
      await callApp(fixture.app, contract.addPayable, {
        token: token(by),
        params: { id: first },
        body: payableFields(),
      }),
    ];
    expect(replies.map(reply => reply.status)).toEqual(replies.map(() => status));
    const isMember = by === 'owner' || by === 'editor' || by === 'viewer';
    const query = { campaignId: fixture.campaign.id };
    const listed = await callApp(fixture.app, contract.listPayables, { token: token(by), query });
    expect(listed.data.payables.length > 0).toBe(isMember);
    expect(listed.data.payables.every(({ mine }) => mine === (by !== 'viewer'))).toBe(true);
    const asked = { token: token(by), params: { id: fixture.campaign.id } };
    expect((await callApp(fixture.app, contract.getCampaignMoney, asked)).status).toBe(isMember ? 200 : 404);
  });

  it('allow no changes in an archived campaign', async () => {
    const id = await add();
    const asked = { token: token(), params: { id: fixture.campaign.id } };
    expect(
      (await callApp(fixture.app, changeCampaignState, { ...asked, body: { state: 'archived' } })).code,
    ).toBe(0);
    expect((await asOwner(db => requireCampaign(db, fixture.ctx, fixture.campaign.id))).state).toBe(
      'archived',
    );
    expect((await pay(id)).code).toBe(1026);
    expect((await changeState(id, 'approved')).code).toBe(1026);
    expect((await only(id)).mine).toBe(false);
  });
});
