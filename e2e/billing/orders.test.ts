import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { asTeam } from '../../server/core/db/tenant.ts';
import { Person } from '../harness/person.ts';
import { callAs } from '../harness/calls-as.ts';
import { bothLooks, isUsable, isUsableInBothLooks } from '../harness/appearances.ts';
import { newTeam, type TeamAccount, withDb } from '../fixtures/new-team.ts';
import { type Tokens, tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

async function freeTeam(): Promise<{ team: TeamAccount; tokens: Tokens }> {
  const team = await newTeam(appUrl);
  return { team, tokens: await tokensOf(address, team) };
}

const names = { zh: '基础版', en: 'Basic' };
const code = (person: Person) =>
  person.page.getByRole('img', {
    name: new RegExp(filled(person.words.orders.pay.codeOf, { number: '[0-9A-Z]+' })),
  });

/** Orders a month of the basic plan on the page of plans, up to its payment code. @returns the order number */
async function ordersBasic(person: Person, lang: 'zh' | 'en' = 'zh'): Promise<string> {
  const { orders } = person.words;
  await person.opens('/vip?months=1');
  await person.button(filled(orders.offer.beginOf, { plan: names[lang] })).click();
  await person.button(filled(orders.offer.orderFor, { sum: '¥299' })).click();
  return numberOfCode(person);
}

/** The number of the order whose code is shown. */
async function numberOfCode(person: Person): Promise<string> {
  const link = person.page.getByRole('link', { name: person.words.orders.pay.sandbox });
  await person.sees(link);
  return new URL((await link.getAttribute('href')) ?? '', address).pathname.split('/').at(-1) ?? '';
}

/** Another window of the same browser. */
async function anotherTab(person: Person, path: string, lang: 'zh' | 'en' = 'zh'): Promise<Person> {
  const other = new Person(await person.page.context().newPage(), lang);
  await other.opens(path);
  return other;
}

const pays = (person: Person) => person.button(person.words.sandboxPayments.deed.pay).click();
const row = (person: Person, number: string): Locator =>
  person.page
    .getByRole('table', { name: person.words.orders.title, exact: true })
    .getByRole('row')
    .filter({ hasText: number });

async function chooses(person: Person, number: string, action: 'receipt' | 'invoice' | 'cancel') {
  const { orders } = person.words;
  await person.button(filled(orders.action.more, { number })).click();
  await person.page.getByRole('menuitem', { name: orders.action[action] }).click();
}

test('A team at its limit buys a plan with a phone, and the limit is lifted in the other window too', async () => {
  const { tokens } = await freeTeam();
  const targetUrl = 'https://shop.example.com/rose';
  for (const name of ['一', '二', '三', '四', '五'])
    await callAs(address, tokens, 'POST', '/office/api/shortLinks', {
      name,
      productType: 'ecommerce',
      targetUrl,
    });
  const person = await visit({ tokens });
  const { orders, shortLinks, sandboxPayments } = person.words;
  await person.opens('/shortDetail/new');
  const field = (label: string) => person.page.getByLabel(label, { exact: true });
  await field(shortLinks.form.name).fill('第六条');
  await field(shortLinks.form.productUrl).fill(targetUrl);
  await person.button(shortLinks.form.create).click();
  await person.sees(person.page.getByText(/免费版/).filter({ hasText: '5' }));

  const buyer = await anotherTab(person, '/vip');
  const number = await ordersBasic(buyer);
  await buyer.sees(code(buyer));
  const phone = await anotherTab(person, `/sandbox/phone/${number}`);
  await pays(phone);
  await phone.sees(sandboxPayments.outcome.paid);
  await buyer.sees(orders.outcome.paid);
  await buyer.button(orders.outcome.done).click();
  await buyer.sees(buyer.page.getByText(/^当前为基础版，有效期至/));

  await person.sees(person.page.getByRole('banner').getByText('基础版'));
  await person.button(shortLinks.form.create).click();
  await person.sees(filled(shortLinks.made.title, { name: '第六条' }));

  await buyer.opens(`/orderManage?number=${number}`);
  await buyer.sees(row(buyer, number).getByText(orders.state.paid));
  const panel = buyer.page.getByRole('dialog', { name: filled(orders.panel, { number }) });
  await buyer.sees(panel.getByText(orders.cause.codeGiven));
  await buyer.opens(`/orderManage/receipt?number=${number}`);
  const receipt = buyer.page.getByRole('article', { name: orders.receipt.title });
  await buyer.sees(receipt.getByText(number));
  await buyer.sees(receipt.getByText('溪流传媒'));
  expect(await receipt.innerText()).toContain('¥299');
});

test('A confirmation mail is sent to the address given with the order; every step is usable in both looks', async () => {
  const { tokens } = await freeTeam();
  const person = await visit({ ...bothLooks, tokens });
  const { orders, sandbox, shell } = person.words;
  await person.opens('/vip?months=1');
  await person.button(filled(orders.offer.beginOf, { plan: names.en })).click();
  const dialog = person.page.getByRole('dialog');
  const field = dialog.getByLabel(orders.mail.label, { exact: true });
  const pay = person.button(filled(orders.offer.orderFor, { sum: '¥299' }));
  await field.fill('li@example.com');
  await isUsableInBothLooks(person, 'the offer');
  await pay.click();
  const number = await numberOfCode(person);
  await person.sees(code(person));
  await isUsableInBothLooks(person, 'the code');
  await pays(await anotherTab(person, `/sandbox/phone/${number}`, 'en'));
  await person.sees(orders.outcome.paid);
  await person.sees(filled(orders.mail.sent, { address: 'li@example.com' }));
  await isUsableInBothLooks(person, 'a payment that was told of by mail');
  await person.button(orders.outcome.done).click();

  await person.button(shell.top.sandbox).click();
  const panel = person.page.getByRole('dialog', { name: shell.top.sandbox });
  await person.sees(panel.getByRole('heading', { name: sandbox.letters.title }));
  await panel.getByText(/^Payment successful.*Basic/).click();
  await person.sees(panel.getByText(number));
  await isUsable(person, 'the system emails of the sandbox');

  await person.opens(`/orderManage?number=${number}`);
  const details = person.page.getByRole('dialog', { name: filled(orders.panel, { number }) });
  await person.sees(details.getByText(`${orders.mail.state.sent} · li@example.com`));
  await person.sees(person.page.getByText(orders.cause.codeGiven));
  await isUsableInBothLooks(person, 'the order');
  await person.goesTo(`/orderManage/receipt?number=${number}`);
  await person.sees(person.page.getByRole('article'));
  await isUsableInBothLooks(person, 'the receipt');
  await person.goesTo('/vip?months=1');
  await person.button(filled(orders.offer.renewOf, { plan: names.en })).click();
  expect(await field.inputValue()).toBe('li@example.com');
});

test('An expired code is renewed with one click, and the earlier order is closed', async () => {
  const { team, tokens } = await freeTeam();
  const person = await visit({ tokens });
  const { orders } = person.words;
  const number = await ordersBasic(person);
  await withDb(appUrl, db =>
    asTeam(db, team.teamId, async db =>
      db
        .updateTable('orders')
        .set({ payable_until: new Date() })
        .where('team_id', '=', team.teamId)
        .where('number', '=', number)
        .execute(),
    ),
  );
  await person.sees(orders.outcome.expired);
  await person.seesNothingOf(code(person));
  await person.button(orders.outcome.renew).click();
  await person.sees(code(person));
  const next = await numberOfCode(person);
  expect(next).not.toBe(number);
  await pays(await anotherTab(person, `/sandbox/phone/${next}`));
  await person.sees(orders.outcome.paid);
  await person.opens('/orderManage');
  await person.sees(row(person, number).getByText(orders.state.closed));
  await person.sees(row(person, next).getByText(orders.state.paid));
});

test('A team orders, pays on from the details and cancels with the keyboard alone', async () => {
  const { tokens } = await freeTeam();
  const person = await visit({ tokens });
  const { orders } = person.words;
  const press = (key: string) => person.page.keyboard.press(key);
  const focused = person.page.locator(':focus');
  await person.opens('/vip?months=1');
  const begin = person.button(filled(orders.offer.beginOf, { plan: names.zh }));
  await begin.focus();
  await press('Enter');
  const order = person.button(filled(orders.offer.orderFor, { sum: '¥299' }));
  await person.sees(order.and(person.page.locator(':enabled')));
  for (let step = 0; step < 12 && !(await order.and(focused).isVisible()); step++) await press('Tab');
  await press('Enter');
  await person.sees(code(person));
  const number = await numberOfCode(person);
  await press('Escape');
  await person.seesNothingOf(code(person));
  await person.opens(`/orderManage?number=${number}`);
  const panel = person.page.getByRole('dialog', { name: filled(orders.panel, { number }) });
  await person.button(orders.action.pay, panel).focus();
  await press('Enter');
  await person.sees(code(person));
  await press('Escape');
  await person.seesNothingOf(code(person));
  await person.button(filled(orders.action.more, { number })).focus();
  await press('Enter');
  const cancelling = person.page.getByRole('menuitem', { name: orders.action.cancel }).and(focused);
  await expect
    .poll(async () => {
      await press('ArrowDown');
      return cancelling.isVisible();
    })
    .toBe(true);
  await press('Enter');
  const cancel = person.button(orders.cancel.confirm);
  for (let step = 0; step < 4 && !(await cancel.and(focused).isVisible()); step++) await press('Tab');
  await press('Enter');
  await person.sees(row(person, number).getByText(orders.state.closed));
  await person.seesNothingOf(person.button(filled(orders.action.payOf, { number })));
});

test('A paid plan is renewed and credited to an upgrade; the operator settles its invoice, changes a price, gives time and pays it back', async () => {
  const { team, tokens } = await freeTeam();
  const person = await visit({ tokens });
  const { orders } = person.words;
  const number = await ordersBasic(person);
  const phone = await anotherTab(person, `/sandbox/phone/${number}`);
  await pays(phone);
  await person.sees(orders.outcome.paid);
  await person.opens('/vip?months=1');
  await person.sees(person.button(filled(orders.offer.renewOf, { plan: '基础版' })));
  await person.button(filled(orders.offer.upgradeOf, { plan: '专业版' })).click();
  const dialog = person.page.getByRole('dialog', { name: filled(orders.offer.title, { plan: '专业版' }) });
  await person.sees(dialog.getByText(orders.sum.credit));
  await person.sees(dialog.getByText(new RegExp(number)));

  await person.opens('/orderManage');
  await chooses(person, number, 'invoice');
  const form = person.page.getByRole('dialog', { name: orders.invoice.title });
  await form.getByLabel(orders.invoice.companyName).fill('溪流传媒有限公司');
  await form.getByLabel(orders.invoice.email).fill('fapiao@example.com');
  await form.getByLabel(orders.invoice.taxNumber).fill('91310000MA1FL00000');
  await person.button(orders.invoice.ask).click();
  await person.sees(person.page.getByRole('status').filter({ hasText: orders.invoice.asked }));

  const operator = await visit({ tokens: await tokensOf(address) });
  const words = operator.words.operatorOrders;
  await operator.opens('/operator/orders?tab=invoices');
  await operator.button(filled(words.invoice.settleOf, { title: '溪流传媒有限公司' })).click();
  await operator.button(words.invoice.settle, operator.page.getByRole('dialog')).click();
  await operator.sees(operator.page.getByRole('status').filter({ hasText: words.invoice.done }));
  await person.opens(`/orderManage?number=${number}`);
  await person.sees(person.page.getByText(new RegExp(orders.invoice.state.issued)));

  await operator.goesTo('/operator/plans');
  await operator.button(filled(words.plan.edit, { plan: '旗舰版' })).click();
  await operator.page.getByLabel(words.plan.field.monthly).fill('3099');
  await operator.button(words.plan.review).click();
  await operator.sees(words.plan.keeps);
  await operator.button(words.plan.save).click();
  await operator.sees(operator.page.getByRole('region', { name: words.plan.history }).getByText('¥3,099'));

  await operator.goesTo(`/operator/orders?tab=money&number=${number}`);
  await operator.button(number).click();
  await operator.button(words.refund.begin).click();
  await operator.page.getByLabel(words.reason.label).fill('重复下单');
  await operator.button(filled(words.refund.confirm, { sum: '¥299' })).click();
  await operator.sees(operator.page.getByRole('dialog').getByText(words.refund.state.done));
  await person.goesTo('/vip');
  await person.sees(person.page.getByText(/^当前为免费版/));

  await operator.page.keyboard.press('Escape');
  await operator.seesNothingOf(operator.page.getByRole('dialog'));
  await operator.goesTo('/operator/orders?tab=expiring');
  await operator.page.getByLabel(words.time.teamId).fill(String(team.teamId));
  await operator.button(words.time.give).first().click();
  await operator.page.getByLabel(words.reason.label).fill('补偿');
  await operator.button(words.time.give, operator.page.getByRole('dialog')).click();
  await person.sees(person.page.getByText(/^当前为基础版/));
});

test('The pages of the operator are usable and accessible', async () => {
  const person = await visit({ ...bothLooks, tokens: await tokensOf(address) });
  const words = person.words.operatorOrders;
  await person.opens('/operator/plans');
  await person.sees(
    person.button(person.words.common.change).or(person.page.getByRole('cell', { name: 'pro' })),
  );
  await isUsableInBothLooks(person, 'plans');
  for (const tab of ['revenue', 'money', 'expiring', 'invoices', 'notices', 'bills'] as const) {
    await person.goesTo(`/operator/orders?tab=${tab}`);
    await person.sees(person.page.getByRole('tab', { name: words.tab[tab], selected: true }));
    await person.seesNothingOf(person.page.locator('[aria-busy="true"]'));
    await isUsableInBothLooks(person, tab);
  }
});
