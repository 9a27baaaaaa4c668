import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { givingHows } from './operator-order-kinds.ts';
import { orderLimits } from './order-kinds.ts';
import { entitlementKeySchema, planSchema } from './plans.ts';

const tag = 'operator';
const path = '/operator/api';
const fen = z.int().min(0);
const code = z.string().regex(/^[a-z][a-z0-9_-]{0,39}$/);
const reason = z.string().trim().min(1).max(orderLimits.reasonLength);
const teamId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const paging = {
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  size: z.coerce.number().int().min(1).max(100).default(20),
};

/** Who changed what of a plan; values by field name, an entitlement by its key. */
const planChangeSchema = z.object({
  plan: z.string(),
  at: z.iso.datetime(),
  /** Empty if the account was deleted. */
  by: z.string(),
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
});

export const getOperatorPlans = endpoint({
  method: 'GET',
  path: `${path}/plans`,
  access: 'operator',
  summary: 'Plans with prices and entitlements, and who changed what of them, newest first',
  tag,
  reply: z.object({
    plans: z.array(planSchema),
    changes: z.array(planChangeSchema),
  }),
});

/** Existing orders keep their price. */
export const changePlanRow = endpoint({
  method: 'PUT',
  path: `${path}/plans/:code`,
  access: 'operator',
  summary: 'Change names, price and entitlements of a plan',
  tag,
  params: z.object({ code }),
  body: z.object({
    nameZh: z.string().trim().min(1).max(40),
    nameEn: z.string().trim().min(1).max(40),
    /** The free plan stays at 0, the others are never free. */
    monthlyFen: z.int().min(0).max(100_000_000),
    /** Only those that change. */
    values: z.partialRecord(entitlementKeySchema, z.string().trim().min(1).max(200)),
  }),
  reply: z.object({}),
});

export const giveTime = endpoint({
  method: 'POST',
  path: `${path}/teams/:teamId/time`,
  access: 'operator',
  summary: 'Give a team time of a plan by hand; nothing that was paid for is lost',
  tag,
  params: z.object({ teamId }),
  body: z.object({
    plan: code,
    /** `now`: it begins now, and the team's existing time follows it; `behind`: it begins when that time ends. */
    how: z.enum(givingHows),
    days: z.int().min(1).max(3660),
    reason,
  }),
  reply: z.object({ beginsAt: z.iso.datetime(), endsAt: z.iso.datetime() }),
});

const periodSchema = z.object({
  plan: z.string(),
  paidFen: fen,
  /** Null if it was given by hand. */
  number: z.string().nullable(),
  beginsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
  /** Set if it was withdrawn, or credited towards another plan. */
  endedAt: z.iso.datetime().nullable(),
  reason: z.string(),
});

export const getTeamTime = endpoint({
  method: 'GET',
  path: `${path}/teams/:teamId/time`,
  access: 'operator',
  summary: 'Which plan a team has and what time it was given',
  tag,
  params: z.object({ teamId }),
  reply: z.object({
    teamId: z.int(),
    teamName: z.string(),
    owner: z.string(),
    plan: z.string(),
    endsAt: z.iso.datetime().nullable(),
    periods: z.array(periodSchema),
  }),
});

export const listExpiring = endpoint({
  method: 'GET',
  path: `${path}/expiring`,
  access: 'operator',
  summary: 'Teams whose plan ends soon, the soonest first',
  tag,
  query: z.object({ days: z.coerce.number().int().min(1).max(90).default(30), ...paging }),
  reply: z.object({
    teams: z.array(
      z.object({
        teamId: z.int(),
        teamName: z.string(),
        owner: z.string(),
        plan: z.string(),
        endsAt: z.iso.datetime(),
      }),
    ),
    total: z.int(),
  }),
});
