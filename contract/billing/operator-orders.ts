import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { invoiceKinds, invoiceStates, orderLimits, refundReasons } from './order-kinds.ts';
import { orderSchema, getOrder } from './orders.ts';
import { billDifferenceKinds, moneyKinds, noticeOutcomes, refundStates } from './operator-order-kinds.ts';
import { namedDay } from '../core/time/dates.ts';

const tag = 'operator';
const path = '/operator/api';
const fen = z.int().min(0);
const number = z.string().regex(/^[0-9A-Za-z]{6,32}$/);
const reason = z.string().trim().min(1).max(orderLimits.reasonLength);
const teamId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const paging = {
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  size: z.coerce.number().int().min(1).max(100).default(20),
};
/** Days in China, both included. */
const days = { from: namedDay, to: namedDay };

export const getRevenue = endpoint({
  method: 'GET',
  path: `${path}/revenue`,
  access: 'operator',
  summary: 'Money that came and went by day (in China) and plan',
  tag,
  query: z.object(days),
  reply: z.object({
    rows: z.array(
      z.object({
        day: z.iso.date(),
        plan: z.string(),
        payments: z.int(),
        paidFen: fen,
        refunds: z.int(),
        refundedFen: fen,
      }),
    ),
    paidFen: fen,
    refundedFen: fen,
  }),
});

export const listMoney = endpoint({
  method: 'GET',
  path: `${path}/money`,
  access: 'operator',
  summary: 'Payments and refunds of all teams, newest first',
  tag,
  query: z.object({
    /** The whole number of an order. */
    number: z.string().trim().max(32).optional(),
    teamId: teamId.optional(),
    kind: z.enum(moneyKinds).optional(),
    ...paging,
  }),
  reply: z.object({
    moves: z.array(
      z.object({
        kind: z.enum(moneyKinds),
        number: z.string(),
        /** The gateway's number of a payment, or our number of a refund. */
        reference: z.string(),
        teamId: z.int(),
        plan: z.string(),
        channel: z.string(),
        fen,
        at: z.iso.datetime(),
      }),
    ),
    total: z.int(),
  }),
});

const operatorRefundSchema = z.object({
  number: z.string(),
  fen,
  reason: z.enum(refundReasons),
  note: z.string(),
  state: z.enum(refundStates),
  askedAt: z.iso.datetime(),
  doneAt: z.iso.datetime().nullable(),
  tries: z.int(),
  /** The gateway's last error; empty if there is none. */
  fault: z.string(),
});

export const getOperatorOrder = endpoint({
  method: 'GET',
  path: `${path}/orders/:number`,
  access: 'operator',
  summary: 'An order of any team, with its payments and refunds',
  tag,
  params: z.object({ number }),
  reply: orderSchema.extend({
    teamId: z.int(),
    teamName: z.string(),
    events: getOrder.reply.shape.events,
    payments: z.array(
      z.object({
        transactionId: z.string(),
        fen,
        paidAt: z.iso.datetime(),
        isHonoured: z.boolean(),
      }),
    ),
    refundRows: z.array(operatorRefundSchema),
    /** Why it cannot be refunded; null if it can. `counted`: its time was credited towards another plan. */
    noRefund: z.enum(['notPaid', 'asked', 'counted']).nullable(),
  }),
});

export const refundOrder = endpoint({
  method: 'POST',
  path: `${path}/orders/:number/refund`,
  access: 'operator',
  summary: 'Pay an order back whole; what it gave is taken back when the money is',
  tag,
  params: z.object({ number }),
  body: z.object({ reason }),
  reply: z.object({}),
});

export const retryRefund = endpoint({
  method: 'POST',
  path: `${path}/orders/:number/refunds/retry`,
  access: 'operator',
  summary: 'Ask the gateway again for refunds of an order that went wrong',
  tag,
  params: z.object({ number }),
  reply: z.object({}),
});

export const listNotices = endpoint({
  method: 'GET',
  path: `${path}/payment-notices`,
  access: 'operator',
  summary: 'What gateways told, and what was not believed, newest first',
  tag,
  query: z.object({ outcome: z.enum(noticeOutcomes).optional(), ...paging }),
  reply: z.object({
    notices: z.array(
      z.object({
        id: z.int(),
        channel: z.string(),
        noticeId: z.string(),
        number: z.string(),
        at: z.iso.datetime(),
        outcome: z.enum(noticeOutcomes),
        reason: z.string(),
        address: z.string(),
      }),
    ),
    total: z.int(),
  }),
});

export const listBills = endpoint({
  method: 'GET',
  path: `${path}/payment-bills`,
  access: 'operator',
  summary: 'Bills of gateways by day, with what they say differently from our record',
  tag,
  query: z.object(paging),
  reply: z.object({
    bills: z.array(
      z.object({
        channel: z.string(),
        day: z.iso.date(),
        comparedAt: z.iso.datetime(),
        payments: z.int(),
        paidFen: fen,
        refunds: z.int(),
        refundedFen: fen,
        differences: z.array(
          z.object({
            kind: z.enum(billDifferenceKinds),
            of: z.enum(['payment', 'refund']),
            number: z.string(),
            billFen: fen.nullable(),
            hereFen: fen.nullable(),
          }),
        ),
      }),
    ),
    total: z.int(),
  }),
});

export const listInvoiceRequests = endpoint({
  method: 'GET',
  path: `${path}/invoices`,
  access: 'operator',
  summary: 'Invoices that were asked for and are not settled, the oldest first',
  tag,
  query: z.object(paging),
  reply: z.object({
    requests: z.array(
      z.object({
        number: z.string(),
        teamId: z.int(),
        teamName: z.string(),
        payFen: fen,
        kind: z.enum(invoiceKinds),
        title: z.string(),
        taxNumber: z.string(),
        email: z.string(),
        state: z.enum(invoiceStates),
        requestedAt: z.iso.datetime(),
      }),
    ),
    total: z.int(),
  }),
});

export const settleInvoice = endpoint({
  method: 'POST',
  path: `${path}/invoices/:number`,
  access: 'operator',
  summary: 'Say that an invoice was issued, or why not',
  tag,
  params: z.object({ number }),
  body: z.object({
    state: z.enum(['issued', 'declined']),
    /** Its number, or why it was declined. */
    note: z.string().trim().max(orderLimits.reasonLength).default(''),
  }),
  reply: z.object({}),
});
