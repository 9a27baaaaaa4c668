import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { startMailSink, type SinkRules, type SunkMail } from '../../../../test/harness/mail/mail-sink.ts';
import { openOrderRoom, type OrderRoom } from '../../../../test/fixtures/billing/order-fixture.ts';
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

interface MailRoom extends OrderRoom {
  /** The mails that the server accepted. */
  taken: SunkMail[];
  rules: SinkRules;
  /** One round of the worker. */
  mail(system?: SystemMailer | null): Promise<void>;
  /** Orders and pays. @returns the number */
  buy(mailAddress?: string): Promise<string>;
  mailOf(number: string): Promise<unknown>;
}

async function openMailRoom(lang: 'zh' | 'en' = 'zh'): Promise<MailRoom> {
  const room = await openOrderRoom();
  room.ctx.lang = lang;
  const taken: SunkMail[] = [];
  const rules: SinkRules = {
    keepSource: true,
    onRcpt: to => mailRoom.rules.onRcpt?.(to),
    onTaken: mail => {
      taken.push(mail);
      return mailRoom.rules.onTaken?.(mail);
    },
  };
  const sink = await startMailSink(rules);
  onTestFinished(() => sink.close());
  const access = readSmtpUrl(`smtp://robot:secret@127.0.0.1:${sink.port}`);
  const from = { name: '星桥', address: 'no-reply@stars.example' };
  const mailer = access && smtpSystemMailer(access, from);
  const mailRoom: MailRoom = {
    ...room,
    taken,
    rules: {},
    mail: (system = mailer) =>
      mailPaidOrders(room.db, room.ctx, { publicUrl: 'https://stars.example', system }),
    async buy(mailAddress = address) {
      const number = await room.begin('pro', 3, mailAddress);
      await settlePayment(room.db, room.ctx, 'wechat', room.gateway.pay(number, room.ctx.now()), 'notified');
      return number;
    },
    mailOf: async number => (await room.show(number)).mail,
  };
  return mailRoom;
}

const parsed = ({ source }: SunkMail) => PostalMime.parse(source);

test('a payment is confirmed by one mail, however often it is reported', async () => {
  const room = await openMailRoom();
  const number = await room.buy();
  expect(await room.mailOf(number)).toEqual({ address, state: 'waiting', sentAt: null, fault: '' });
  const payment = room.gateway.held.get(number)?.paid[0];
  if (payment) await settlePayment(room.db, room.ctx, 'wechat', payment, 'asked');
  await Promise.all([room.mail(), room.mail(), room.mail()]);
  room.ctx.pass(60 * minute);
  await room.mail();
  expect(room.taken.map(({ to }) => to)).toEqual([[address]]);
  const [mail] = await Promise.all(room.taken.map(parsed));
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
  expect(await room.mailOf(number)).toMatchObject({ state: 'sent', sentAt: '2026-11-26T04:00:02.000Z' });
});

test('it is in the language in which it was ordered', async () => {
  const room = await openMailRoom('en');
  await room.buy();
  await room.mail();
  const [mail] = await Promise.all(room.taken.map(parsed));
  expect(mail?.subject).toBe('Payment successful, benefits have become effective: Pro, 3 months');
  expect(mail?.html).toContain('Asia/Shanghai');
});

test('no mail is sent for payments without a benefit, or without an address', async () => {
  const room = await openMailRoom();
  await room.buy('');
  const number = await room.begin('pro', 1, address);
  const wrong = room.gateway.pay(number, room.ctx.now(), { fen: 1 });
  await settlePayment(room.db, room.ctx, 'wechat', wrong, 'notified');
  await room.mail();
  expect(room.taken).toEqual([]);
  expect(await room.mailOf(number)).toMatchObject({ state: 'waiting' });
});

test('no mail is sent for an order refunded before it', async () => {
  const room = await openMailRoom();
  const number = await room.buy();
  const ids = await teamOfNumber(room.db, number);
  if (ids) await refundWhole(room.db, room.ctx, ids, 'asked for by phone');
  await processDueRefunds(room.db, room.ctx, room.payments);
  await room.mail();
  expect(room.taken).toEqual([]);
  expect(await room.mailOf(number)).toMatchObject({ state: 'failed', fault: '' });
});

test('a busy server is retried, each time later', async () => {
  const room = await openMailRoom();
  const number = await room.buy();
  room.rules.onRcpt = () => '451 4.3.0 busy';
  await room.mail();
  expect(await room.mailOf(number)).toMatchObject({ state: 'waiting', fault: '451 4.3.0 busy' });
  delete room.rules.onRcpt;
  room.ctx.pass(minute - 1);
  await room.mail();
  expect(room.taken).toEqual([]);
  room.ctx.pass(1);
  await room.mail();
  expect(await room.mailOf(number)).toMatchObject({ state: 'sent', fault: '' });
});

test('an unknown address is not retried', async () => {
  const room = await openMailRoom();
  const number = await room.buy();
  room.rules.onRcpt = () => '550 5.1.1 no such user';
  await room.mail();
  delete room.rules.onRcpt;
  room.ctx.pass(24 * 60 * minute);
  await room.mail();
  expect(room.taken).toEqual([]);
  expect(await room.mailOf(number)).toMatchObject({ state: 'failed', fault: '550 5.1.1 no such user' });
});

test('a server that cannot be reached for a day is given up', async () => {
  const room = await openMailRoom();
  const number = await room.buy();
  const access = readSmtpUrl('smtp://127.0.0.1:1');
  const nobody = access && smtpSystemMailer(access, { name: '', address: 'no-reply@stars.example' });
  const states = [];
  for (let tries = 0; tries < 8; tries++) {
    await room.mail(nobody);
    states.push(((await room.mailOf(number)) as { state: string }).state);
    room.ctx.pass(12 * 60 * minute);
  }
  expect(states).toEqual([...Array<string>(6).fill('waiting'), 'failed', 'failed']);
});

test('if acceptance is unknown, the same mail is sent again', async () => {
  const room = await openMailRoom();
  await room.buy();
  room.rules.onTaken = () => 'cut';
  await room.mail();
  delete room.rules.onTaken;
  room.ctx.pass(minute);
  await room.mail();
  const mails = await Promise.all(room.taken.map(parsed));
  expect(mails).toHaveLength(2);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
});

test('the address is that of the last click, and is offered the next time', async () => {
  const room = await openMailRoom();
  const offer = () => loadOffer(room.db, room.ctx, room.payments, { plan: 'pro', months: 1 });
  expect((await offer()).mailAddress).toBe('');
  const number = await room.order('pro', 1, 'first@example.com');
  expect(await room.order('pro', 1, address)).toBe(number);
  expect(await room.mailOf(number)).toMatchObject({ address });
  expect((await offer()).mailAddress).toBe(address);
  expect(await room.order('pro', 1, '')).toBe(number);
  expect(await room.mailOf(number)).toBeNull();
});

test('without a mailer no address is requested and no mail promised', async () => {
  const room = await openMailRoom();
  const payments = Object.assign(room.payments, { hasMailer: false });
  const offer = await loadOffer(room.db, room.ctx, payments, { plan: 'pro', months: 1 });
  expect(offer.mailAddress).toBeNull();
  const number = await room.buy();
  expect(await room.mailOf(number)).toBeNull();
  const due = await asTeam(room.db, room.team.teamId, db =>
    db.selectFrom('due_work').select('id').where('kind', '=', 'order.mail').execute(),
  );
  expect(due).toEqual([]);
});
