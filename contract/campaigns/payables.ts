import { z } from 'zod';
import { dueStates } from './agenda/agenda-kinds.ts';
import {
  collaborationLimits,
  collaborationStates,
  payableDueWhen,
  payableStates,
} from './collaboration-kinds.ts';
import { feeSchedules } from './fee-parts.ts';
import { currencySchema, enteredAmount } from '../monitoring/effects/effect-shapes.ts';
import { endpoint } from '../core/endpoint.ts';
import { platformSchema } from '../core/platform.ts';
import { namedDay } from '../core/time/dates.ts';

const tag = 'payables';
const path = '/office/api/payables';
const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const bodyId = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const payableId = z.object({ id });
const text = (max: number) => z.string().trim().max(max).default('');

export const payableFieldsSchema = z.object({
  label: text(collaborationLimits.titleLength),
  /** Without tax, in the smallest unit of `currency`. */
  amountMinor: enteredAmount.min(1),
  currency: currencySchema,
  /** Tax on top, in the same unit; null if none was given. */
  taxMinor: enteredAmount.nullable().default(null),
  taxNote: text(300),
  dueOn: namedDay.nullable().default(null),
  dueWhen: z.enum(payableDueWhen).default('date'),
  note: text(2000),
});
export type PayableFields = z.output<typeof payableFieldsSchema>;

const payableSchema = payableFieldsSchema.extend({
  amountMinor: z.int(),
  taxMinor: z.int().nullable(),
  id: z.int(),
  campaignId: z.int(),
  campaignName: z.string(),
  collaborationId: z.int(),
  collaborationState: z.enum(collaborationStates),
  creator: z.object({ id: z.int(), platform: platformSchema, name: z.string(), handle: z.string() }),
  state: z.enum(payableStates),
  due: z.enum(dueStates),
  paidOn: z.iso.date().nullable(),
  paidBy: z.string(),
  method: z.string(),
  reference: z.string(),
  proof: z.object({ id: z.int(), name: z.string() }).nullable(),
  revision: z.int(),
  /** May change it. */
  mine: z.boolean(),
});
export type Payable = z.output<typeof payableSchema>;

export const payableFilterSchema = z.object({
  campaignId: id.optional(),
  collaborationId: id.optional(),
  state: z.enum(payableStates).optional(),
  due: z.enum(dueStates).optional(),
  /** A part of the creator's name, the label or the reference. */
  keyword: z.string().max(100).optional(),
});
export type PayableFilter = z.output<typeof payableFilterSchema>;

export const listPayables = endpoint({
  method: 'GET',
  path,
  access: 'money.read',
  summary: 'What is to be paid and what was, of campaigns that the caller may see: what is late first',
  tag,
  query: payableFilterSchema.extend({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  reply: z.object({
    payables: z.array(payableSchema),
    total: z.int(),
    /** Sums of all that match, including tax: open and paid. */
    sums: z.array(z.object({ currency: currencySchema, openMinor: z.int(), paidMinor: z.int() })),
  }),
});

export const addPayable = endpoint({
  method: 'POST',
  path: '/office/api/collaborations/:id/payables',
  access: 'payments.plan',
  summary: 'Something to pay for a collaboration',
  tag,
  params: payableId,
  body: payableFieldsSchema,
  reply: z.object({ id: z.int() }),
});

export const scheduleFee = endpoint({
  method: 'POST',
  path: '/office/api/collaborations/:id/payables/schedule',
  access: 'payments.plan',
  summary: 'Plan what is still open of the fee by usual terms; with nothing open it changes nothing',
  tag,
  params: payableId,
  body: z.object({ schedule: z.enum(feeSchedules) }),
  reply: z.object({ ids: z.array(z.int()) }),
});

export const changePayable = endpoint({
  method: 'PUT',
  path: `${path}/:id`,
  access: 'payments.plan',
  summary: 'Change what is to be paid and is not paid yet; refused when somebody else changed it meanwhile',
  tag,
  params: payableId,
  body: payableFieldsSchema.extend({ revision: z.int() }),
  reply: z.object({ revision: z.int() }),
});

export const changePayableState = endpoint({
  method: 'POST',
  path: `${path}/:id/state`,
  access: 'payments.approve',
  summary: 'Approve something to pay, cancel it, or plan it again; what is paid is paid',
  tag,
  params: payableId,
  body: z.object({ state: z.enum(['planned', 'approved', 'cancelled']) }),
  reply: z.object({}),
});

export const payPayable = endpoint({
  method: 'POST',
  path: `${path}/:id/paid`,
  access: 'payments.pay',
  summary: 'Write down that something was paid, with its proof; done twice it changes nothing',
  tag,
  params: payableId,
  body: z.object({
    paidOn: namedDay,
    method: text(60),
    reference: text(120),
    /** Of campaign files. */
    proofId: bodyId.nullable().default(null),
  }),
  reply: z.object({}),
});

export const takeBackPayment = endpoint({
  method: 'POST',
  path: `${path}/:id/unpaid`,
  access: 'payments.pay',
  summary: 'It was not paid after all: the payable is approved again, its collaboration falls back',
  tag,
  params: payableId,
  body: z.object({ reason: z.string().trim().min(1).max(300) }),
  reply: z.object({}),
});

const sum = z.object({ currency: currencySchema, minor: z.int() });

export const getCampaignMoney = endpoint({
  method: 'GET',
  path: '/office/api/campaigns/:id/money',
  access: 'money.read',
  summary: 'Budget of a campaign against what is agreed, approved and paid; each currency for itself',
  tag,
  params: payableId,
  reply: z.object({
    budget: sum.nullable(),
    /** Agreed fees of collaborations that were not cancelled. */
    committed: z.array(sum),
    /** Payables, tax included. */
    planned: z.array(sum),
    approved: z.array(sum),
    paid: z.array(sum),
    overdue: z.array(sum),
    /**
     * In the budget's currency: budget minus the greater of fee and payables of each collaboration; negative if above
     * budget.
     */
    left: z.int().nullable(),
    /** What of the agreed fees is in no payable, by currency. */
    unplanned: z.array(sum),
  }),
});
