import { z } from 'zod';
import { costSpreads, effectLimits, emvFigures, emvPlatforms } from './effect-kinds.ts';
import { projectStates } from '../monitor-kinds.ts';
import { currencyCodes, type Currency } from '../../core/currencies.ts';
import { platformSchema } from '../../core/platform.ts';

const count = z.int().nullable();

export const currencySchema = z.enum(currencyCodes as [Currency, ...Currency[]]);

/** RMB for one of a currency; of RMB itself the server puts 1. */
export const rateSchema = z.object({
  /** Times 10^8. */
  rateE8: z.int().min(1).max(effectLimits.rateE8),
  /** The day for which it held. */
  rateOn: z.iso.date(),
  /** As the user names it: a bank, a bill. */
  rateFrom: z.string().trim().max(effectLimits.rateFromLength).default(''),
});

/** What is put in. Absent is null: nobody told it, or nothing was put in. */
const inputsSchema = z.object({
  plays: count,
  likes: count,
  comments: count,
  shares: count,
  /** Likes + comments + shares of posts that tell likes. */
  engagements: count,
  /** Visits of people on short links of the project. */
  clicks: count,
  orders: count,
  revenueFen: count,
  costFen: count,
  /** The part of the cost that was paid for posts of held-back sources: not in CPM and CPE. */
  heldBackCostFen: count,
});

/** What follows: contract/monitoring/effects/effect-formulas.ts says how, and in which units. */
export const effectFiguresSchema = inputsSchema.extend({
  cpmE4: count,
  cpcE4: count,
  cpeE4: count,
  clickRatePpm: count,
  conversionPpm: count,
  orderValueFen: count,
  emvFen: count,
  roiBp: count,
  roasBp: count,
});
export type EffectFigures = z.output<typeof effectFiguresSchema>;

const worth = z.int().min(0).max(effectLimits.worth).optional();
const worthsSchema = z.object(Object.fromEntries(emvFigures.map(name => [name, worth])) as Worths).optional();
type Worths = Record<(typeof emvFigures)[number], typeof worth>;

/** What figures are worth, in ten-thousandths of one of the currency; `plays` a thousand, all others each. */
export const coefficientsSchema = rateSchema.extend({
  currency: currencySchema,
  worth: z.object(
    Object.fromEntries(emvPlatforms.map(name => [name, worthsSchema])) as Record<
      (typeof emvPlatforms)[number],
      typeof worthsSchema
    >,
  ),
});

export const effectSettingsSchema = z.object({
  spread: z.enum(costSpreads),
  /** Null: nobody said what figures are worth, so there is no EMV. */
  coefficients: coefficientsSchema.nullable(),
});
export type EffectSettings = z.output<typeof effectSettingsSchema>;

export const effectProjectSchema = z.object({
  id: z.int(),
  name: z.string(),
  state: z.enum(projectStates),
  beginsOn: z.iso.date(),
  endsOn: z.iso.date(),
  zone: z.string(),
  /** May change what belongs to it. */
  mine: z.boolean(),
});

const postCountsSchema = z.object({
  all: z.int(),
  /** Of which plays are known and may be computed with. */
  counted: z.int(),
  /** Whose source lets figures be shown and nothing be computed from them. */
  heldBack: z.int(),
});

const creatorSchema = z.object({ id: z.int(), name: z.string(), handle: z.string(), avatarUrl: z.string() });

/** Figures of a creator: one of the catalogue, or whoever a link names. */
export const creatorEffectSchema = z.object({
  /** Null: the catalogue does not know them. */
  creator: creatorSchema.nullable(),
  /** As links name them; empty where they do not. */
  handle: z.string(),
  /** Null: of a creator whom the catalogue does not have any more. */
  platform: platformSchema.nullable(),
  posts: postCountsSchema,
  figures: effectFiguresSchema,
  /** What of `costFen` is a share of costs of the whole project. */
  spreadFen: z.int(),
});
export type CreatorEffect = z.output<typeof creatorEffectSchema>;

export const platformEffectSchema = z.object({
  platform: platformSchema,
  posts: postCountsSchema,
  figures: effectFiguresSchema,
});

/** A local day of the project. What the posts gained, and what was clicked, sold and paid on it. */
export const effectDaySchema = z.object({
  day: z.iso.date(),
  plays: count,
  engagements: count,
  clicks: count,
  orders: count,
  revenueFen: count,
  costFen: count,
  /** Posts that were out and of which it is not known what the day brought: not by day, or no plays known at all. */
  unknownPosts: z.int(),
});
export type EffectDay = z.output<typeof effectDaySchema>;

export const effectLinkSchema = z.object({
  id: z.int(),
  /** Empty when it was deleted since. */
  name: z.string(),
  isGone: z.boolean(),
  creator: creatorSchema.nullable(),
  /** Since the project's first day. */
  clicks: z.int(),
});

export const effectCouponSchema = z.object({
  id: z.int(),
  code: z.string(),
  creator: creatorSchema.nullable(),
  /** Null: no uses were put in. */
  orders: count,
  revenueFen: count,
  days: z.int(),
  lastDay: z.iso.date().nullable(),
});

const heldBackPostSchema = z.object({
  key: z.string(),
  platform: platformSchema,
  url: z.string(),
  caption: z.string(),
  coverUrl: z.string(),
  handle: z.string(),
  creator: creatorSchema.nullable(),
  plays: count,
  likes: count,
  comments: count,
  shares: count,
});

/** Everything that is known of the effect of a project. */
export const effectSchema = z.object({
  project: effectProjectSchema,
  posts: postCountsSchema,
  totals: effectFiguresSchema,
  /** The most plays first. */
  byCreator: z.array(creatorEffectSchema),
  /** What belongs to no creator: links, codes and costs of the whole project; null: nothing does. */
  notByCreator: effectFiguresSchema.nullable(),
  byPlatform: z.array(platformEffectSchema),
  notByPlatform: effectFiguresSchema.nullable(),
  /** Without holes between the first and the last. With `notByDay` they add up to the totals. */
  days: z.array(effectDaySchema),
  /** What came before, or in spans in which nothing was told, and clicks whose records are gone. */
  notByDay: z.object({ plays: count, engagements: count, clicks: count }),
  /** At most 200; `posts.heldBack` counts all. */
  heldBack: z.array(heldBackPostSchema),
  links: z.array(effectLinkSchema),
  coupons: z.array(effectCouponSchema),
  settings: effectSettingsSchema,
  /** The rates to RMB that the team typed last. */
  rates: z.array(rateSchema.extend({ currency: currencySchema })),
});
export type Effect = z.output<typeof effectSchema>;
