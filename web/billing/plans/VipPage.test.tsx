import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createOrder, payOrder, getOffer, getOrder } from '../../../contract/billing/orders.ts';
import { listPlans, getUsage } from '../../../contract/billing/plans.ts';
import { errorTexts } from '../../../contract/core/error-texts.ts';
import { somePlans, someTerms } from '../../../test/fixtures/pages/some-plans.ts';
import { button, clicks, dialog, filled, fills, isWrong, sees } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import orders from '../../i18n/zh/billing/orders.ts';
import plans from '../../i18n/zh/billing/plans.ts';
import shell from '../../i18n/zh/core/shell.ts';

const [free, pro] = somePlans;
const sum = { listFen: 89_900, payFen: 89_900 };
const offer = { kind: 'begin', monthlyFen: 89_900, sum } as const;
const beginPro = filled(orders.offer.beginOf, { plan: '专业版' });
const payPro = filled(orders.offer.orderFor, { sum: '¥899' });

beforeEach(() => {
  server.answers(listPlans, { plans: somePlans, terms: someTerms });
  server.answers(getUsage, { plan: free });
  server.answers(getOffer, offer);
});

test('a team sees which plan it has, until when, and whom to ask for another', async () => {
  server.answers(getUsage, { plan: pro, endsAt: '2026-06-02T08:00:00.000Z' });
  await opens('/vip');
  await sees('当前为专业版，有效期至 2026-06-02。');
  const current = screen.getByText(plans.current).closest('th');
  expect(current?.textContent).toContain('专业版');
  await sees(/溪流传媒/, within(screen.getByRole('region', { name: plans.vip.howTitle })));
});

test('a sub-account is sent to the main account', async () => {
  await opens('/vip', { role: 'member' });
  await sees(orders.offer.refusal.subAccount);
  await sees(plans.vip.askMain);
  expect(screen.queryByRole('button', { name: beginPro })).toBeNull();
});

test.each(['lower', 'endless'] as const)('a plan that cannot be ordered says why: %s', async refusal => {
  server.answers(getOffer, { kind: null, refusal });
  await opens('/vip');
  await sees(orders.offer.refusal[refusal]);
});

test('while the payment service is away it is said that nothing was paid, and a click tries again', async () => {
  const said = errorTexts.zh.payment_unavailable;
  server.refuses(createOrder, 'payment_unavailable');
  await opens('/vip?months=1');
  await clicks(beginPro);
  const form = await dialog();
  await clicks(payPro, form);
  await sees(said, form);
  const until = '2026-03-02T08:30:00.000Z';
  server.answers(createOrder, { number: 'A1B2C3D4' });
  server.answers(getOrder, { number: 'A1B2C3D4', state: 'created', payableUntil: until });
  server.refuses(payOrder, 'payment_unavailable');
  await clicks(payPro, form);
  await screen.findByRole('heading', { name: orders.pay.title });
  await sees(said);
  server.answers(payOrder, { codeUrl: 'weixin://pay/A1B2C3D4', payableUntil: until });
  await clicks(shell.retry);
  await screen.findByRole('img', { name: filled(orders.pay.codeOf, { number: 'A1B2C3D4' }) });
});

test('an address that is none stands beside its field, and no order is made', async () => {
  server.answers(getOffer, { ...offer, mailAddress: 'wang@example.com' });
  await opens('/vip?months=1');
  await clicks(beginPro);
  const form = await dialog();
  expect((await form.findByLabelText<HTMLInputElement>(orders.mail.label)).value).toBe('wang@example.com');
  await fills(orders.mail.label, 'li@nowhere', form);
  await clicks(payPro, form);
  await isWrong(orders.mail.label, orders.mail.wrong, form);
  expect(server.askedOf(createOrder)).toEqual([]);
});

test('an address that names a plan opens its order, and closing it stays on the page', async () => {
  server.answers(getOffer, { ...offer, mailAddress: 'wang@example.com' });
  await opens('/vip?plan=pro&months=1');
  const form = await dialog(filled(orders.offer.title, { plan: '专业版' }));
  expect((await form.findByLabelText<HTMLInputElement>(orders.mail.label)).value).toBe('wang@example.com');
  await clicks(orders.offer.cancel, form);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.search).toBe('?months=1');
});

test.each([
  ['a sub-account', '/vip?plan=pro', { role: 'member' }],
  ['the free plan', '/vip?plan=free', {}],
  ['an unknown plan', '/vip?plan=gold', {}],
  ['an installation without payment', '/vip?plan=pro', { site: { takesPayments: false } }],
] as const)('%s has no order to open', async (_whose, address, visitor) => {
  await opens(address, visitor);
  await sees(/^¥/);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what was paid counts towards more, line by line', async () => {
  server.answers(getOffer, {
    ...offer,
    kind: 'upgrade',
    sum: { listFen: 89_900, creditFen: 29_000, payFen: 60_900 },
    credits: [{ number: 'A1B2C3D4', paidFen: 29_900, creditFen: 29_000 }],
  });
  await opens('/vip?months=1');
  await clicks(filled(orders.offer.upgradeOf, { plan: '专业版' }));
  const form = await dialog(filled(orders.offer.title, { plan: '专业版' }));
  await sees(orders.sum.credit, form);
  await sees(/A1B2C3D4/, form);
  await button(filled(orders.offer.orderFor, { sum: '¥609' }), form);
});

test('where plans are not paid online, nothing is offered that could not be paid', async () => {
  await opens('/vip?months=1', { site: { takesPayments: false } });
  await sees(plans.vip.notOnline);
  await sees('¥899');
  await waitFor(() => expect(screen.queryByRole('button', { name: beginPro })).toBeNull());
});
