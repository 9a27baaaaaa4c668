import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  invoiceKinds,
  invoiceStates,
  orderCauses,
  orderLimits,
  orderMailStates,
  orderStates,
  refundReasons,
} from './order-kinds.ts';
import { email } from '../core/patterns.ts';
import { namedDay } from '../core/time/dates.ts';

const tag = 'orders';
const path = '/office/api/orders';
const fen = z.int().min(0);
const plan = z.string().min(1).max(40);
const months = z.coerce.number().int().min(1).max(120);
const number = z.string().regex(/^[0-9A-Za-z]{6,32}$/);
const byNumber = z.object({ number });

const orderSumSchema = z.object({
  listFen: fen,
  discountFen: fen,
  creditFen: fen,
  payFen: fen,
  lostFen: fen,
});

/** `renew`: the same plan, after the paid time; `upgrade`: at once, with credit; `begin`: from the free plan. */
export const offerKinds = ['begin', 'renew', 'upgrade'] as const;
/** Why a plan cannot be ordered now: it is cheaper than the current one, or the current one never ends. */
export const noOfferReasons = ['lower', 'endless', 'free'] as const;

export const getOffer = endpoint({
  method: 'GET',
  path: `${path}/offer`,
  access: 'billing.manage',
  summary: 'What a plan costs this team now, line by line, and until when it would last',
  tag,
  query: z.object({ plan, months }),
  reply: z.object({
    kind: z.enum(offerKinds).nullable(),
    refusal: z.enum(noOfferReasons).nullable(),
    monthlyFen: fen,
    discountBp: z.int(),
    sum: orderSumSchema.nullable(),
    /** What the credit consists of: unused paid time. */
    credits: z.array(
      z.object({
        number: z.string(),
        paidFen: fen,
        beginsAt: z.iso.datetime(),
        endsAt: z.iso.datetime(),
        creditFen: fen,
      }),
    ),
    beginsAt: z.iso.datetime().nullable(),
    endsAt: z.iso.datetime().nullable(),
    /** The address for the mail about the last order, or empty; null if this installation sends no mail. */
    mailAddress: z.string().nullable(),
  }),
});

export const orderSchema = z.object({
  number: z.string(),
  plan: z.string(),
  planName: z.string(),
  months: z.int(),
  monthlyFen: fen,
  discountBp: z.int(),
  sum: orderSumSchema.omit({ lostFen: true }),
  state: z.enum(orderStates),
  /** Empty until it is paid. */
  channel: z.string(),
  payer: z.string(),
  transactionId: z.string(),
  orderedBy: z.string(),
  orderedAt: z.iso.datetime(),
  payableUntil: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  closedAt: z.iso.datetime().nullable(),
  refundedAt: z.iso.datetime().nullable(),
  /** The period that it gave; null if none (yet). */
  period: z.object({ beginsAt: z.iso.datetime(), endsAt: z.iso.datetime() }).nullable(),
  refunds: z.array(
    z.object({
      fen,
      reason: z.enum(refundReasons),
      isDone: z.boolean(),
      askedAt: z.iso.datetime(),
      doneAt: z.iso.datetime().nullable(),
    }),
  ),
  invoice: z
    .object({
      kind: z.enum(invoiceKinds),
      title: z.string(),
      taxNumber: z.string(),
      email: z.string(),
      state: z.enum(invoiceStates),
      requestedAt: z.iso.datetime(),
      note: z.string(),
    })
    .nullable(),
  /** The mail about the payment; null if there is none. */
  mail: z
    .object({
      address: z.string(),
      state: z.enum(orderMailStates),
      sentAt: z.iso.datetime().nullable(),
      /** The mail server's reply when it last refused the mail. */
      fault: z.string(),
    })
    .nullable(),
});
export type Order = z.output<typeof orderSchema>;

export const orderFilterSchema = z.object({
  state: z.enum(orderStates).optional(),
  /** Days of orders in the team's time zone, both included. */
  from: namedDay.optional(),
  to: namedDay.optional(),
});
export type OrderFilter = z.output<typeof orderFilterSchema>;

export const listOrders = endpoint({
  method: 'GET',
  path,
  access: 'billing.manage',
  summary: 'Orders of the team, newest first',
  tag,
  query: orderFilterSchema.extend({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  reply: z.object({ orders: z.array(orderSchema), total: z.int() }),
});

export const createOrder = endpoint({
  method: 'POST',
  path,
  access: 'billing.manage',
  summary: 'Order a plan at the sum that was shown; an open order before it is closed',
  tag,
  body: z.object({
    plan,
    months,
    /** The sum as it was shown; if it has changed, the order is refused (`changed_meanwhile`). */
    payFen: z.int().min(1),
    /** The address for the mail about the payment; empty for none. */
    mailAddress: z
      .string()
      .trim()
      .max(orderLimits.emailLength)
      .refine(text => text === '' || email.test(text))
      .default(''),
  }),
  reply: z.object({ number: z.string() }),
});

export const getOrder = endpoint({
  method: 'GET',
  path: `${path}/:number`,
  access: 'billing.manage',
  summary: 'An order with its moves; of one that is being paid the gateway is asked when it was not just now',
  tag,
  params: byNumber,
  reply: orderSchema.extend({
    events: z.array(
      z.object({
        at: z.iso.datetime(),
        cause: z.enum(orderCauses),
        from: z.enum(orderStates),
        to: z.enum(orderStates),
        /** Null for nobody; empty if the account was deleted. */
        by: z.string().nullable(),
      }),
    ),
    teamName: z.string(),
    /** The seller, as the operator wrote it for receipts. */
    seller: z.string(),
  }),
});

export const payOrder = endpoint({
  method: 'POST',
  path: `${path}/:number/pay`,
  access: 'billing.manage',
  summary: 'The code that a phone scans to pay an order; the same as long as it can be paid',
  tag,
  params: byNumber,
  reply: z.object({
    codeUrl: z.string(),
    payableUntil: z.iso.datetime(),
    payFen: fen,
    isSandbox: z.boolean(),
  }),
});

export const cancelOrder = endpoint({
  method: 'POST',
  path: `${path}/:number/cancel`,
  access: 'billing.manage',
  summary: 'Close an order that is not paid; refused when somebody was quicker',
  tag,
  params: byNumber,
  reply: z.object({}),
});

export const requestInvoice = endpoint({
  method: 'POST',
  path: `${path}/:number/invoice`,
  access: 'billing.manage',
  summary: 'Ask for the invoice of a paid order; until it is issued it can be fetched again',
  tag,
  params: byNumber,
  body: z.object({
    kind: z.enum(invoiceKinds),
    title: z.string().trim().min(1).max(orderLimits.titleLength),
    /** For a company: 15 to 20 digits and letters. */
    taxNumber: z.string().trim().max(orderLimits.taxNumber.max).default(''),
    email: z.email().max(orderLimits.emailLength),
  }),
  reply: z.object({}),
});
