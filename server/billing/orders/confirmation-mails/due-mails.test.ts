import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { startMailSink, type SinkRules, type SunkMail } from '../../../../test/harness/mail/mail-sink.ts';
import { openOrderFixture, type OrderFixture } from '../../../../test/fixtures/billing/order-fixture.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { readSmtpUrl } from '../../../core/settings/system-mail-settings.ts';
import { smtpSystemMailer, type SystemMailer } from '../../../outside/mail-protocol/smtp/system-mail.ts';
import { mailPaidOrders } from './due-mails.ts';
import { processDueRefunds } from '../refunds/due-refunds.ts';
import { loadOffer } from '../offer.ts';
import { teamOfNumber } from '../queries.ts';
import { refundWhole } from '../refunds/refund-order.ts';
import { settlePayment } from '../payments/settle-payment.ts';

const minute = 60_000;
const address = 'li@example.com';

interface MailFixture extends OrderFixture {
  /** The mails that the server accepted. */
  taken: SunkMail[];
  rules: SinkRules;
  /** One round of the worker. */
  mail(system?: SystemMailer | null): Promise<void>;
  /** Orders and pays. @returns the number */
  buy(mailAddress?: string): Promise<string>;
  mailOf(number: string): Promise<unknown>;
}

async function openMailFixture(lang: 'zh' | 'en' = 'zh'): Promise<MailFixture> {
  const fixture = await openOrderFixture();
  fixture.ctx.lang = lang;
  const taken: SunkMail[] = [];
  const rules: SinkRules = {
    keepSource: true,
    onRcpt: to => mailFixture.rules.onRcpt?.(to),
    onTaken: mail => {
      taken.push(mail);
      return mailFixture.rules.onTaken?.(mail);
    },
  };
  const sink = await startMailSink(rules);
  onTestFinished(() => sink.close());
  const access = readSmtpUrl(`smtp://robot:secret@127.0.0.1:${sink.port}`);
  const from = { name: '星桥', address: 'no-reply@stars.example' };
  const mailer = access && smtpSystemMailer(access, from);
  const mailFixture: MailFixture = {
    ...fixture,
    taken,
    rules: {},
    mail: (system = mailer) =>
      mailPaidOrders(fixture.db, fixture.ctx, { publicUrl: 'https://stars.example', system }),
    async buy(mailAddress = address) {
      const number = await fixture.begin('pro', 3, mailAddress);
      await settlePayment(
        fixture.db,
        fixture.ctx,
        'wechat',
        fixture.gateway.pay(number, fixture.ctx.now()),
        'notified',
      );
      return number;
    },
    mailOf: async number => (await fixture.show(number)).mail,
  };
  return mailFixture;
}

const parsed = ({ source }: SunkMail) => PostalMime.parse(source);

test('a payment is confirmed by one mail, however often it is reported', async () => {
  const fixture = await openMailFixture();
  const number = await fixture.buy();
  expect(await fixture.mailOf(number)).toEqual({ address, state: 'waiting', sentAt: null, fault: '' });
  const payment = fixture.gateway.held.get(number)?.paid[0];
  if (payment) await settlePayment(fixture.db, fixture.ctx, 'wechat', payment, 'asked');
  await Promise.all([fixture.mail(), fixture.mail(), fixture.mail()]);
  fixture.ctx.pass(60 * minute);
  await fixture.mail();
  expect(fixture.taken.map(({ to }) => to)).toEqual([[address]]);
  const [mail] = await Promise.all(fixture.taken.map(parsed));
  expect(mail).toMatchObject({
    subject: '支付成功，权益已生效：专业版 3 个月',
    messageId: `<paid.${number}@stars.example>`,
  });
  expect(mail?.text).toContain(
    [
      `订单号：${number}`,
      '版本：专业版 · 3 个月',
      '实付金额：¥2,562.15',
      '支付时间：2026-11-26 12:00 (Asia/Shanghai)',
      '有效期：2026-11-26 至 2027-02-26',
      '',
      `查看收据、申请发票：https://stars.example/orderManage/receipt?number=${number}`,
    ].join('\n'),
  );
  expect(await fixture.mailOf(number)).toMatchObject({ state: 'sent', sentAt: '2026-11-26T04:00:02.000Z' });
});

test('it is in the language in which it was ordered', async () => {
  const fixture = await openMailFixture('en');
  await fixture.buy();
  await fixture.mail();
  const [mail] = await Promise.all(fixture.taken.map(parsed));
  expect(mail?.subject).toBe('Payment successful, benefits have become effective: Pro, 3 months');
  expect(mail?.html).toContain('Asia/Shanghai');
});

test('no mail is sent for payments without a benefit, or without an address', async () => {
  const fixture = await openMailFixture();
  await fixture.buy('');
  const number = await fixture.begin('pro', 1, address);
  const wrong = fixture.gateway.pay(number, fixture.ctx.now(), { fen: 1 });
  await settlePayment(fixture.db, fixture.ctx, 'wechat', wrong, 'notified');
  await fixture.mail();
  expect(fixture.taken).toEqual([]);
  expect(await fixture.mailOf(number)).toMatchObject({ state: 'waiting' });
});

test('no mail is sent for an order refunded before it', async () => {
  const fixture = await openMailFixture();
  const number = await fixture.buy();
  const ids = await teamOfNumber(fixture.db, number);
  if (ids) await refundWhole(fixture.db, fixture.ctx, ids, 'asked for by phone');
  await processDueRefunds(fixture.db, fixture.ctx, fixture.payments);
  await fixture.mail();
  expect(fixture.taken).toEqual([]);
  expect(await fixture.mailOf(number)).toMatchObject({ state: 'failed', fault: '' });
});

test('a busy server is retried, each time later', async () => {
  const fixture = await openMailFixture();
  const number = await fixture.buy();
  fixture.rules.onRcpt = () => '451 4.3.0 busy';
  await fixture.mail();
  expect(await fixture.mailOf(number)).toMatchObject({ state: 'waiting', fault: '451 4.3.0 busy' });
  delete fixture.rules.onRcpt;
  fixture.ctx.pass(minute - 1);
  await fixture.mail();
  expect(fixture.taken).toEqual([]);
  fixture.ctx.pass(1);
  await fixture.mail();
  expect(await fixture.mailOf(number)).toMatchObject({ state: 'sent', fault: '' });
});

test('an unknown address is not retried', async () => {
  const fixture = await openMailFixture();
  const number = await fixture.buy();
  fixture.rules.onRcpt = () => '550 5.1.1 no such user';
  await fixture.mail();
  delete fixture.rules.onRcpt;
  fixture.ctx.pass(24 * 60 * minute);
  await fixture.mail();
  expect(fixture.taken).toEqual([]);
  expect(await fixture.mailOf(number)).toMatchObject({ state: 'failed', fault: '550 5.1.1 no such user' });
});

test('a server that cannot be reached for a day is given up', async () => {
  const fixture = await openMailFixture();
  const number = await fixture.buy();
  const access = readSmtpUrl('smtp://127.0.0.1:1');
  const nobody = access && smtpSystemMailer(access, { name: '', address: 'no-reply@stars.example' });
  const states = [];
  for (let tries = 0; tries < 8; tries++) {
    await fixture.mail(nobody);
    states.push(((await fixture.mailOf(number)) as { state: string }).state);
    fixture.ctx.pass(12 * 60 * minute);
  }
  expect(states).toEqual([...Array<string>(6).fill('waiting'), 'failed', 'failed']);
});

test('if acceptance is unknown, the same mail is sent again', async () => {
  const fixture = await openMailFixture();
  await fixture.buy();
  fixture.rules.onTaken = () => 'cut';
  await fixture.mail();
  delete fixture.rules.onTaken;
  fixture.ctx.pass(minute);
  await fixture.mail();
  const mails = await Promise.all(fixture.taken.map(parsed));
  expect(mails).toHaveLength(2);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
});

test('the address is that of the last click, and is offered the next time', async () => {
  const fixture = await openMailFixture();
  const offer = () => loadOffer(fixture.db, fixture.ctx, fixture.payments, { plan: 'pro', months: 1 });
  expect((await offer()).mailAddress).toBe('');
  const number = await fixture.order('pro', 1, 'first@example.com');
  expect(await fixture.order('pro', 1, address)).toBe(number);
  expect(await fixture.mailOf(number)).toMatchObject({ address });
  expect((await offer()).mailAddress).toBe(address);
  expect(await fixture.order('pro', 1, '')).toBe(number);
  expect(await fixture.mailOf(number)).toBeNull();
});

test('without a mailer no address is requested and no mail promised', async () => {
  const fixture = await openMailFixture();
  const payments = Object.assign(fixture.payments, { hasMailer: false });
  const offer = await loadOffer(fixture.db, fixture.ctx, payments, { plan: 'pro', months: 1 });
  expect(offer.mailAddress).toBeNull();
  const number = await fixture.buy();
  expect(await fixture.mailOf(number)).toBeNull();
  const due = await asTeam(fixture.db, fixture.team.teamId, db =>
    db.selectFrom('due_work').select('id').where('kind', '=', 'order.mail').execute(),
  );
  expect(due).toEqual([]);
});
