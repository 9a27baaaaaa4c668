import { z } from 'zod';
import { costKinds, effectLimits } from './effect-kinds.ts';
import {
  currencySchema,
  effectFiguresSchema,
  effectProjectSchema,
  effectSchema,
  effectSettingsSchema,
  rateSchema,
} from './effect-shapes.ts';
import { refusedUseReasons } from './coupon-uses.ts';
import { endpoint } from '../../core/endpoint.ts';
import { lineResultSchema } from '../../core/line-results.ts';
import { postKeySchema } from '../monitored-posts.ts';
import { platformSchema } from '../../core/platform.ts';
import { namedDay } from '../../core/time/dates.ts';

const tag = 'effects';
const path = '/kol/api/effects';
const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const projectId = z.object({ id });
const creatorId = z.int().min(1).nullable().default(null);
const paging = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  size: z.coerce.number().int().min(1).max(100).default(20),
};

const effectRowSchema = effectProjectSchema.extend({
  posts: z.int(),
  heldBack: z.int(),
  figures: effectFiguresSchema,
});
export type EffectRow = z.output<typeof effectRowSchema>;

export const listEffects = endpoint({
  method: 'GET',
  path,
  access: 'money.read',
  summary: 'Monitor projects of the team with what they brought and cost, newest first',
  tag,
  query: z.object({ name: z.string().max(60).optional(), ...paging }),
  reply: z.object({ projects: z.array(effectRowSchema), total: z.int() }),
});

export const getEffect = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  access: 'money.read',
  summary: 'What a monitor project brought and cost: in all, by creator, by platform, by day',
  tag,
  params: projectId,
  reply: effectSchema,
});

export const changeEffectSettings = endpoint({
  method: 'PUT',
  path: `${path}/:id/settings`,
  access: 'monitoring.edit',
  summary: 'What figures are worth for EMV, and whether costs of the whole project are spread over creators',
  tag,
  params: projectId,
  body: effectSettingsSchema,
  reply: z.object({}),
});

export const offerLinks = endpoint({
  method: 'GET',
  path: `${path}/:id/links/offered`,
  access: 'account',
  summary: 'Short links that are not in the project yet; those of its creators first, then the newest',
  tag,
  params: projectId,
  query: z.object({ keyword: z.string().max(100).optional() }),
  reply: z.object({
    links: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        creatorId: z.int().nullable(),
        creatorName: z.string(),
        /** It belongs to a creator of the project. */
        isOfProject: z.boolean(),
        /** By people, since it was created. */
        clicks: z.int(),
      }),
    ),
  }),
});

export const putLinks = endpoint({
  method: 'POST',
  path: `${path}/:id/links`,
  access: 'monitoring.edit',
  summary: 'Put short links into the project; of one that is in it already the creator is changed',
  tag,
  params: projectId,
  body: z.object({
    links: z
      .array(z.object({ linkId: z.int().min(1), creatorId }))
      .min(1)
      .max(effectLimits.links),
  }),
  reply: z.object({ added: z.int() }),
});

export const removeLink = endpoint({
  method: 'DELETE',
  path: `${path}/:id/links/:linkId`,
  access: 'monitoring.edit',
  summary: 'Take a short link out of the project; the link itself stays',
  tag,
  params: z.object({ id, linkId: id }),
  reply: z.object({}),
});

const couponSchema = z.object({
  code: z.string().trim().min(1).max(effectLimits.codeLength),
  creatorId,
});

export const addCoupon = endpoint({
  method: 'POST',
  path: `${path}/:id/coupons`,
  access: 'monitoring.edit',
  summary: 'Put a coupon code into the project',
  tag,
  params: projectId,
  body: couponSchema,
  reply: z.object({ id: z.int() }),
});

export const changeCoupon = endpoint({
  method: 'PUT',
  path: `${path}/:id/coupons/:couponId`,
  access: 'monitoring.edit',
  summary: 'Change a coupon code, or whose it is',
  tag,
  params: z.object({ id, couponId: id }),
  body: couponSchema,
  reply: z.object({}),
});

export const removeCoupon = endpoint({
  method: 'DELETE',
  path: `${path}/:id/coupons/:couponId`,
  access: 'monitoring.edit',
  summary: 'Remove a coupon code with its uses',
  tag,
  params: z.object({ id, couponId: id }),
  reply: z.object({}),
});

const couponUseSchema = rateSchema.extend({
  day: z.iso.date(),
  orders: z.int(),
  /** In the smallest unit of the currency. */
  revenueMinor: z.int(),
  currency: currencySchema,
  revenueFen: z.int(),
});
export type StoredUse = z.output<typeof couponUseSchema>;

export const listUses = endpoint({
  method: 'GET',
  path: `${path}/:id/coupons/:couponId/uses`,
  access: 'account',
  summary: 'What a coupon code brought, the newest day first',
  tag,
  params: z.object({ id, couponId: id }),
  reply: z.object({ uses: z.array(couponUseSchema) }),
});

export const putUses = endpoint({
  method: 'POST',
  path: `${path}/:id/coupons/:couponId/uses`,
  access: 'monitoring.edit',
  summary: 'Put in what a code brought, a day a line: day, orders, revenue. A day that is there is replaced',
  tag,
  params: z.object({ id, couponId: id }),
  body: rateSchema.extend({ lines: z.string().min(1).max(100_000), currency: currencySchema }),
  reply: z.object({
    lines: z.array(lineResultSchema(refusedUseReasons)),
  }),
});

export const removeUse = endpoint({
  method: 'DELETE',
  path: `${path}/:id/coupons/:couponId/uses/:day`,
  access: 'monitoring.edit',
  summary: 'Remove what a coupon code brought on a day',
  tag,
  params: z.object({ id, couponId: id, day: namedDay }),
  reply: z.object({}),
});

const costFieldsSchema = rateSchema.extend({
  kind: z.enum(costKinds),
  /** Null without a post means the whole project. */
  creatorId,
  /** A post of the project; the cost belongs to its creator. */
  postKey: postKeySchema.nullable().default(null),
  /** Local day of the project. */
  day: namedDay,
  /** In the smallest unit of the currency. */
  amountMinor: z.int().min(0).max(effectLimits.amount),
  currency: currencySchema,
  note: z.string().trim().max(effectLimits.noteLength).default(''),
});
export type CostFields = z.output<typeof costFieldsSchema>;

const costSchema = costFieldsSchema.extend({
  id: z.int(),
  amountFen: z.int(),
  creatorName: z.string(),
  platform: platformSchema.nullable(),
  /** Caption of its post; empty without one. */
  caption: z.string(),
  /** Empty if the account was deleted. */
  createdBy: z.string(),
  /** Agreed in a collaboration and not paid yet: its campaign keeps it, and it is changed there. */
  isAgreed: z.boolean(),
});
export type Cost = z.output<typeof costSchema>;

export const listCosts = endpoint({
  method: 'GET',
  path: `${path}/:id/costs`,
  access: 'money.read',
  summary: 'Costs of the project, the newest day first',
  tag,
  params: projectId,
  query: z.object({ kind: z.enum(costKinds).optional(), ...paging }),
  reply: z.object({
    costs: z.array(costSchema),
    total: z.int(),
    /** Of all that match, not only of this page. */
    sumFen: z.int(),
  }),
});

export const addCost = endpoint({
  method: 'POST',
  path: `${path}/:id/costs`,
  access: 'monitoring.edit',
  summary: 'Write down a cost of the project',
  tag,
  params: projectId,
  body: costFieldsSchema,
  reply: z.object({ id: z.int() }),
});

export const changeCost = endpoint({
  method: 'PUT',
  path: `${path}/:id/costs/:costId`,
  access: 'monitoring.edit',
  summary: 'Change a cost of the project',
  tag,
  params: z.object({ id, costId: id }),
  body: costFieldsSchema,
  reply: z.object({}),
});

export const removeCost = endpoint({
  method: 'DELETE',
  path: `${path}/:id/costs/:costId`,
  access: 'monitoring.edit',
  summary: 'Remove a cost of the project',
  tag,
  params: z.object({ id, costId: id }),
  reply: z.object({}),
});
