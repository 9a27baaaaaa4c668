import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { namedDay } from '../core/time/dates.ts';
import { quotaKinds } from './quota-kinds.ts';

/**
 * What a plan allows. `counted`: a number at a time (`stock`), per day or month in the team's time zone, or in each
 * list or project (`each`); `choice`: one of several; `flag`: "1" or "0".
 */
export const entitlements = {
  'search.platforms': { kind: 'choice' },
  'search.filters': { kind: 'choice' },
  'search.results': { kind: 'counted', per: 'each' },
  'search.daily': { kind: 'counted', per: 'day' },
  'email.unlock': { kind: 'counted', per: 'month' },
  'list.count': { kind: 'counted', per: 'stock' },
  'list.members': { kind: 'counted', per: 'each' },
  'favourites.total': { kind: 'counted', per: 'stock' },
  'mail.daily': { kind: 'counted', per: 'day' },
  'sender.count': { kind: 'counted', per: 'stock' },
  'subaccount.count': { kind: 'counted', per: 'stock' },
  'monitor.projects': { kind: 'counted', per: 'stock' },
  'monitor.links': { kind: 'counted', per: 'each' },
  'shortlink.count': { kind: 'counted', per: 'stock' },
  'export.rows': { kind: 'counted', per: 'month' },
  'acquisition.creators': { kind: 'counted', per: 'month' },
  'red_center.save_koc_task': { kind: 'flag' },
} as const satisfies Record<
  string,
  { kind: 'choice' | 'flag' } | { kind: 'counted'; per: 'stock' | 'day' | 'month' | 'each' }
>;

export type EntitlementKey = keyof typeof entitlements;
export const entitlementKeys = Object.keys(entitlements) as EntitlementKey[];

/** The keys of one kind. */
export type KeyOf<K extends 'choice' | 'flag' | 'counted'> = {
  [Key in EntitlementKey]: (typeof entitlements)[Key]['kind'] extends K ? Key : never;
}[EntitlementKey];

export const entitlementKeySchema = z.enum(entitlementKeys as [EntitlementKey, ...EntitlementKey[]]);

/** A plan for comparison; `values` as the rows have them: a count, a list separated by commas or `all`, "0" or "1". */
export const planSchema = z.object({
  code: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
  monthlyFen: z.int(),
  values: z.record(entitlementKeySchema, z.string()),
});
export type Plan = z.output<typeof planSchema>;

/** A number of months bought at once, with its discount: 2,000 is 20 %. */
const planTermSchema = z.object({ months: z.int(), discountBp: z.int() });

export const listPlans = endpoint({
  method: 'GET',
  path: '/office/api/plans',
  access: 'open',
  summary: 'Plans side by side, with what each allows and what it costs',
  tag: 'plans',
  reply: z.object({ plans: z.array(planSchema), terms: z.array(planTermSchema) }),
});

export const getEquity = endpoint({
  method: 'GET',
  path: '/office/api/team/equity',
  access: 'account',
  summary: 'What the plan of a team allows (the team equity of the spec)',
  tag: 'plans',
  query: z.object({ teamId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional() }),
  reply: z.object({
    red_center: z.object({ save_koc_task: z.enum(['0', '1']) }),
    equityVersion: z.object({
      versionCode: z.string(),
      /** In the caller's language. */
      versionName: z.string(),
      /** Null if it never ends. */
      endsAt: z.iso.datetime().nullable(),
      /** There is a plan to upgrade to. */
      hasHigher: z.boolean(),
    }),
  }),
});

/** Used and remaining amount of one entitlement; `limit` is null if the plan has no number for it. */
export const entitlementUseSchema = z.object({
  key: entitlementKeySchema,
  value: z.string(),
  limit: z.int().nullable(),
  used: z.int().nullable(),
  remaining: z.int().nullable(),
  /** When a daily or monthly count resets. */
  renewsAt: z.iso.datetime().nullable(),
});
export type EntitlementUse = z.output<typeof entitlementUseSchema>;

/** What the caller may use of the team's plan in a month. */
const ownQuotaSchema = z.object({
  kind: z.enum(quotaKinds),
  max: z.int(),
  used: z.int(),
  /** The nickname of who set it; null if that account is gone. */
  setBy: z.string().nullable(),
  renewsAt: z.iso.datetime(),
});
export type OwnQuota = z.output<typeof ownQuotaSchema>;

export const getUsage = endpoint({
  method: 'GET',
  path: '/office/api/team/usage',
  access: 'account',
  summary: 'What the team has used of its plan, now and in the last 30 days',
  tag: 'plans',
  reply: z.object({
    plan: planSchema,
    endsAt: z.iso.datetime().nullable(),
    uses: z.array(entitlementUseSchema),
    /** One point per day in the team's time zone for each counted key that was used, oldest first. */
    days: z.array(z.object({ day: z.iso.date(), key: entitlementKeySchema, used: z.int() })),
    /** Quotas that somebody set for the caller; without one only the plan counts. */
    quotas: z.array(ownQuotaSchema),
  }),
});

export const getMemberUsage = endpoint({
  method: 'GET',
  path: '/office/api/team/data',
  access: 'usage.read',
  summary: 'Who of the team used what, over a range of days',
  tag: 'plans',
  query: z.object({ from: namedDay.optional(), to: namedDay.optional() }),
  reply: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    members: z.array(
      z.object({
        /** Null for deleted accounts. */
        accountId: z.int().nullable(),
        username: z.string(),
        nickName: z.string(),
        avatar: z.string(),
        used: z.array(z.object({ key: entitlementKeySchema, used: z.int() })),
      }),
    ),
    days: z.array(
      z.object({
        day: z.iso.date(),
        accountId: z.int().nullable(),
        key: entitlementKeySchema,
        used: z.int(),
      }),
    ),
  }),
});
