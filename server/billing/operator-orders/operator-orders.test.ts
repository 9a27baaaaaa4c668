import { afterAll, beforeAll, expect, test } from 'vitest';
import * as operator from '../../../contract/billing/operator-orders.ts';
import * as plans from '../../../contract/billing/operator-plans.ts';
import {
  createOrder,
  payOrder,
  requestInvoice,
  getOffer,
  getOrder,
} from '../../../contract/billing/orders.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { memoryGateway, type MemoryGateway } from '../../../test/harness/payments/memory-gateway.ts';
import { makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { settlePayment } from '../orders/payments/settle-payment.ts';
import { processDueRefunds } from '../orders/refunds/due-refunds.ts';

let app: TestApp;
let gateway: MemoryGateway;
let boss: string;
let team: Account;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  gateway = memoryGateway(() => app.world.now());
  app.payments.current = gateway;
  boss = await app.signInAs(await makeTeam(db, app.world, 'boss', { isOperator: true }));
  team = await makeTeam(db, app.world, 'li', { plan: 'free' });
  token = await app.signInAs(team);
});
afterAll(() => app.close());

async function buy(plan: string): Promise<string> {
  const { data } = await callApp(app, getOffer, { token, query: { plan, months: '1' } });
  const body = { plan, months: 1, payFen: data.sum?.payFen ?? 0 };
  const { number } = (await callApp(app, createOrder, { token, body })).data;
  await callApp(app, payOrder, { token, params: { number } });
  const payment = gateway.pay(number, app.world.now());
  await settlePayment(app.database.db, app.world, 'wechat', payment, 'notified');
  app.world.pass(1000);
  return number;
}

test('a price is changed with its history, and invalid input is named', async () => {
  const { data: before } = await callApp(app, plans.getOperatorPlans, { token: boss });
  const basic = before.plans.find(({ code }) => code === 'basic');
  const body = {
    nameZh: basic?.nameZh ?? '',
    nameEn: 'Starter',
    monthlyFen: 19_900,
    values: { 'list.count': '25', 'sender.count': '3' },
  };
  await callApp(app, plans.changePlanRow, { token: boss, params: { code: 'basic' }, body });
  const { data } = await callApp(app, plans.getOperatorPlans, { token: boss });
  expect(data.plans.find(({ code }) => code === 'basic')).toMatchObject({
    monthlyFen: 19_900,
    values: { 'list.count': '25', 'sender.count': '3' },
  });
  expect(data.changes).toEqual([
    {
      plan: 'basic',
      at: app.world.now().toISOString(),
      by: 'boss nick',
      changes: [
        { field: 'nameEn', before: 'Basic', after: 'Starter' },
        { field: 'monthlyFen', before: '29900', after: '19900' },
        { field: 'list.count', before: '20', after: '25' },
      ],
    },
  ]);
  const wrong = { ...body, monthlyFen: 0, values: { 'list.count': 'many', 'red_center.save_koc_task': '2' } };
  const refused = await app.inject({
    method: 'PUT',
    path: '/operator/api/plans/basic',
    token: boss,
    body: wrong,
  });
  expect(refused.statusCode).toBe(400);
  expect(JSON.stringify(refused.json())).toContain('values.list.count');
});

test('an order is refunded by hand, with a reason, and its time is removed', async () => {
  const number = await buy('pro');
  const params = { number };
  const { data: seen } = await callApp(app, operator.getOperatorOrder, { token: boss, params });
  expect(seen).toMatchObject({
    teamId: team.teamId,
    noRefund: null,
    payments: [{ isHonoured: true, fen: 89_900 }],
  });
  const reason = '客户电话要求退款';
  const refund = () =>
    app.inject({
      method: 'POST',
      path: `/operator/api/orders/${number}/refund`,
      token: boss,
      body: { reason },
    });
  const answers = await Promise.all([refund(), refund(), refund()]);
  expect(answers.map(reply => reply.json<{ code: number }>().code).toSorted((a, b) => a - b)).toEqual([
    0, 1031, 1031,
  ]);
  await processDueRefunds(app.database.db, app.world, app.payments);
  const { data: gone } = await callApp(app, operator.getOperatorOrder, { token: boss, params });
  expect(gone).toMatchObject({
    state: 'refunded',
    noRefund: 'notPaid',
    refundRows: [{ state: 'done', note: reason, reason: 'byOperator', fault: '' }],
  });
  expect((await callApp(app, getOrder, { token, params })).data.state).toBe('refunded');
  const { data: time } = await callApp(app, plans.getTeamTime, {
    token: boss,
    params: { teamId: team.teamId },
  });
  expect(time).toMatchObject({ plan: 'free', endsAt: null, periods: [{ number, plan: 'pro' }] });
  expect(time.periods[0]?.endedAt).not.toBeNull();
});

test('money is seen by day and plan, and move by move', async () => {
  const number = await buy('basic');
  const day = '2026-11-20';
  const query = { from: day, to: day };
  const { data } = await callApp(app, operator.getRevenue, { token: boss, query });
  expect(data).toMatchObject({
    rows: [
      { day, plan: 'basic', payments: 1, paidFen: 19_900, refunds: 0, refundedFen: 0 },
      { day, plan: 'pro', payments: 1, paidFen: 89_900, refunds: 1, refundedFen: 89_900 },
    ],
    paidFen: 109_800,
    refundedFen: 89_900,
  });
  const { data: money } = await callApp(app, operator.listMoney, { token: boss, query: { number } });
  expect(money).toMatchObject({ total: 1, moves: [{ kind: 'paid', teamId: team.teamId, fen: 19_900 }] });
  const far = { from: '2024-01-01', to: day };
  const path = `/operator/api/revenue?from=${far.from}&to=${far.to}`;
  expect((await app.inject({ method: 'GET', path, token: boss })).statusCode).toBe(400);
});

test('time is given by hand, and plans that end soon are listed', async () => {
  const params = { teamId: team.teamId };
  const body = { plan: 'basic', how: 'behind' as const, days: 10, reason: '补偿' };
  const { data: given } = await callApp(app, plans.giveTime, { token: boss, params, body });
  expect(given.beginsAt.slice(0, 10)).toBe('2026-12-20');
  const { data: none } = await callApp(app, plans.listExpiring, { token: boss, query: { days: '30' } });
  expect(none.total).toBe(0);
  const { data: soon } = await callApp(app, plans.listExpiring, { token: boss, query: { days: '60' } });
  expect(soon).toMatchObject({
    total: 1,
    teams: [{ teamId: team.teamId, owner: 'li', plan: 'basic', endsAt: given.endsAt }],
  });
  const wrong = { ...body, plan: 'free' };
  const path = `/operator/api/teams/${team.teamId}/time`;
  expect((await app.inject({ method: 'POST', path, token: boss, body: wrong })).json()).toMatchObject({
    code: 404,
  });
});

test('an invoice is fetched again until it is issued', async () => {
  const number = await buy('basic');
  const params = { number };
  const ask = (body: object) =>
    app.inject({ method: 'POST', path: `/office/api/orders/${number}/invoice`, token, body });
  const company = {
    kind: 'company',
    title: '星桥科技',
    taxNumber: '91310000ma1k000000',
    email: 'li@example.com',
  };
  expect((await ask({ ...company, taxNumber: '123' })).statusCode).toBe(400);
  expect((await ask(company)).json()).toMatchObject({ code: 0 });
  await callApp(app, requestInvoice, {
    token,
    params,
    body: { kind: 'company', title: '星桥网络', taxNumber: '91310000MA1K000000', email: 'li@example.com' },
  });
  const { data } = await callApp(app, operator.listInvoiceRequests, { token: boss });
  expect(data).toMatchObject({
    total: 1,
    requests: [{ number, title: '星桥网络', taxNumber: '91310000MA1K000000', payFen: 19_900 }],
  });
  const settled = { state: 'issued' as const, note: '发票号 25312000000001' };
  await callApp(app, operator.settleInvoice, { token: boss, params, body: settled });
  expect((await callApp(app, operator.listInvoiceRequests, { token: boss })).data.total).toBe(0);
  expect((await callApp(app, getOrder, { token, params })).data.invoice).toMatchObject(settled);
  expect((await ask(company)).json()).toMatchObject({ code: 1031 });
});

test('refused notifications and bills are listed', async () => {
  await app.inject({ method: 'POST', path: '/office/api/pay/notify/wechat', body: '{}' });
  const { data } = await callApp(app, operator.listNotices, { token: boss, query: { outcome: 'refused' } });
  expect(data).toMatchObject({ total: 1, notices: [{ reason: 'signature', address: '127.0.0.1' }] });
  expect((await callApp(app, operator.listBills, { token: boss })).data).toEqual({ bills: [], total: 0 });
});
