import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listOrders, payOrder, requestInvoice, getOrder } from '../../../contract/billing/orders.ts';
import { clicks, dialog, filled, fills, isWrong, sees, user } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import orders from '../../i18n/zh/billing/orders.ts';

const number = 'A1B2C3D4';
const later = '2026-03-02T08:30:00.000Z';
const order = {
  number,
  planName: '基础版',
  months: 1,
  sum: { payFen: 29_900 },
  state: 'paying',
  payableUntil: later,
} as const;
const paid = { ...order, state: 'paid', paidAt: '2026-03-02T07:00:00.000Z' } as const;

async function chooses(action: string) {
  await clicks(filled(orders.action.more, { number }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

test('an open order is paid on from its row', async () => {
  server.answers(listOrders, { orders: [order], total: 1 });
  server.answers(getOrder, order);
  server.answers(payOrder, { codeUrl: 'weixin://pay', payableUntil: later });
  await opens('/orderManage');
  await clicks(filled(orders.action.payOf, { number }));
  await screen.findByRole('img', { name: filled(orders.pay.codeOf, { number }) });
});

test.each([
  ['that is closed', { ...order, state: 'closed' }],
  ['that is paid', paid],
  ['whose time is over', { ...order, payableUntil: '2026-03-02T07:59:00.000Z' }],
] as const)('an order %s is not offered for paying', async (_what, given) => {
  server.answers(listOrders, { orders: [given], total: 1 });
  await opens('/orderManage');
  await sees(number);
  expect(screen.queryByRole('button', { name: filled(orders.action.payOf, { number }) })).toBeNull();
});

test('what the address asks for is asked of the server', async () => {
  await opens('/orderManage?state=closed');
  await sees(orders.none);
  expect(server.askedOf(listOrders).at(-1)?.query).toMatchObject({ state: 'closed' });
});

test('a code whose time is over gives way to a new one', async () => {
  const closed = { ...order, state: 'closed', payableUntil: '2026-03-02T07:59:00.000Z' } as const;
  server.answers(listOrders, { orders: [order], total: 1 });
  server.answers(getOrder, closed);
  await opens('/orderManage');
  await clicks(filled(orders.action.payOf, { number }));
  await screen.findByRole('button', { name: orders.outcome.renew });
});

test('what is wrong with an invoice stands beside its field', async () => {
  server.answers(listOrders, { orders: [paid], total: 1 });
  server.answers(requestInvoice, {});
  await opens('/orderManage');
  await chooses(orders.action.invoice);
  const form = await dialog(orders.invoice.title);
  await fills(orders.invoice.taxNumber, '123', form);
  await clicks(orders.invoice.ask, form);
  await isWrong(orders.invoice.companyName, orders.invoice.missing, form);
  await isWrong(orders.invoice.email, orders.invoice.missingEmail, form);
  const wrong = filled(orders.invoice.wrongTaxNumber, { min: 15, max: 20 });
  await isWrong(orders.invoice.taxNumber, wrong, form);
  await fills(orders.invoice.companyName, '溪流传媒有限公司', form);
  await fills(orders.invoice.email, 'fapiao@example.com', form);
  await fills(orders.invoice.taxNumber, '91310000ma1fl00000', form);
  await clicks(orders.invoice.ask, form);
  await waitFor(() =>
    expect(server.askedOf(requestInvoice)).toMatchObject([{ body: { taxNumber: '91310000MA1FL00000' } }]),
  );
});
