import type { Lang } from '../../../../contract/core/error-texts.ts';
import { dateTime, day, money } from '../../../../contract/core/format.ts';
import { escapeHtml } from '../../../outside/mail-protocol/mime/mime-pieces.ts';
import type { SystemEmail } from '../../../outside/mail-protocol/smtp/system-mail.ts';

/** The data of a payment's confirmation mail. */
export interface PaidOrder {
  number: string;
  planName: string;
  months: number;
  fen: number;
  paidAt: Date;
  /** Null if its time was credited towards another plan meanwhile. */
  period: { beginsAt: Date; endsAt: Date } | null;
  teamName: string;
  /** IANA name of the time zone for all times. */
  zone: string;
  receiptUrl: string;
}

const texts = {
  zh: {
    subject: ({ planName, months }: PaidOrder) => `支付成功，权益已生效：${planName} ${months} 个月`,
    lead: ({ teamName }: PaidOrder) =>
      `“${teamName}”的订单已支付成功，权益已经生效：团队里每个账号现在就能使用，不用重新登录。`,
    number: '订单号',
    plan: '版本',
    planFor: ({ planName, months }: PaidOrder) => `${planName} · ${months} 个月`,
    sum: '实付金额',
    paidAt: '支付时间',
    period: '有效期',
    to: ' 至 ',
    receipt: '查看收据、申请发票',
    colon: '：',
    end: '这封邮件由星桥自动发出，请不要直接回复。下单时填了这个邮箱，所以会收到它。',
  },
  en: {
    subject: ({ planName, months }: PaidOrder) =>
      `Payment successful, benefits have become effective: ${planName}, ${months} ${months === 1 ? 'month' : 'months'}`,
    lead: ({ teamName }: PaidOrder) =>
      `The order for “${teamName}” has been paid and its benefits are now active. Everyone on the team can use them without signing in again.`,
    number: 'Order',
    plan: 'Plan',
    planFor: ({ planName, months }: PaidOrder) =>
      `${planName}, ${months} ${months === 1 ? 'month' : 'months'}`,
    sum: 'Paid',
    paidAt: 'Paid at',
    period: 'Valid',
    to: ' to ',
    receipt: 'View receipt, request an invoice',
    colon: ': ',
    end: 'This is an automated message from Starbridge. Please don’t reply. You’re receiving it because this address was entered with the order.',
  },
} as const satisfies Record<Lang, object>;

/** The confirmation mail of an honoured payment, in words and as a table. */
export function orderMail(lang: Lang, order: PaidOrder): Pick<SystemEmail, 'subject' | 'text' | 'html'> {
  const words = texts[lang];
  const { period, zone } = order;
  const dayOf = (moment: Date) => day(moment.toISOString(), zone);
  const facts = [
    [words.number, order.number],
    [words.plan, words.planFor(order)],
    [words.sum, money(order.fen)],
    [words.paidAt, `${dateTime(order.paidAt.toISOString(), zone)} (${zone})`],
    ...(period ? [[words.period, dayOf(period.beginsAt) + words.to + dayOf(period.endsAt)]] : []),
  ] as const;
  const lead = words.lead(order);
  const text = [
    lead,
    '',
    ...facts.map(([name, value]) => `${name}${words.colon}${value}`),
    '',
    `${words.receipt}${words.colon}${order.receiptUrl}`,
    '',
    words.end,
    '',
  ].join('\n');
  const rows = facts.map(
    ([name = '', value = '']) =>
      `<tr><td style="padding:4px 24px 4px 0;color:#5b6472">${escapeHtml(name)}</td><td style="padding:4px 0">${escapeHtml(value)}</td></tr>`,
  );
  const html = [
    `<div lang="${lang}" style="max-width:560px;font:15px/1.6 sans-serif;color:#1f2733">`,
    `<p>${escapeHtml(lead)}</p>`,
    `<table style="border-collapse:collapse">${rows.join('')}</table>`,
    `<p><a href="${escapeHtml(order.receiptUrl)}">${escapeHtml(words.receipt)}</a></p>`,
    `<p style="color:#5b6472;font-size:13px">${escapeHtml(words.end)}</p>`,
    '</div>',
  ].join('\n');
  return { subject: words.subject(order), text, html };
}
