import { z } from 'zod';
import { costSpreads, effectLimits, emvFigures, emvPlatforms } from './effect-kinds.ts';
import { projectStates } from '../monitor-kinds.ts';
import { currencyCodes, type Currency } from '../../core/currencies.ts';
import { platformSchema } from '../../core/platform.ts';
import { namedDay } from '../../core/time/dates.ts';

const count = z.int().nullable();

export const currencySchema = z.enum(currencyCodes as [Currency, ...Currency[]]);

/** RMB for one unit of a currency; for RMB itself the server sets 1. */
export const rateSchema = z.object({
  /** × 10^8. */
  rateE8: z.int().min(1).max(effectLimits.rateE8),
  /** The day of the rate. */
  rateOn: namedDay,
  /** The user's source: a bank, a bill. */
  rateFrom: z.string().trim().max(effectLimits.rateFromLength).default(''),
});

/** The inputs. Null means that a value was not reported or entered. */
const inputsSchema = z.object({
  plays: count,
  likes: count,
  comments: count,
  shares: count,
  /** Likes + comments + shares of posts with known likes. */
  engagements: count,
  /** Visits by people on short links of the project. */
  clicks: count,
  orders: count,
  revenueFen: count,
  costFen: count,
  /** The part of the cost that was paid for posts of held-back sources: not in CPM and CPE. */
  heldBackCostFen: count,
});

/** The results: contract/monitoring/effects/effect-formulas.ts defines formulas and units. */
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

/**
 * The values of figures, in ten-thousandths of one unit of the currency; of `plays` per thousand, of all others per
 * unit.
 */
const coefficientsSchema = rateSchema.extend({
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
  /** Null if nobody entered values: then there is no EMV. */
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
  /** Posts whose plays are known and may be used. */
  counted: z.int(),
  /** Posts whose source allows figures to be shown but not to be computed with. */
  heldBack: z.int(),
});

const creatorSchema = z.object({ id: z.int(), name: z.string(), handle: z.string(), avatarUrl: z.string() });

/** Figures of a creator: one of the catalogue, or a person named in a link. */
const creatorEffectSchema = z.object({
  /** Null if the creator is not in the catalogue. */
  creator: creatorSchema.nullable(),
  /** As links name them; empty if they do not. */
  handle: z.string(),
  /** Null for a creator who is no longer in the catalogue. */
  platform: platformSchema.nullable(),
  posts: postCountsSchema,
  figures: effectFiguresSchema,
  /** The part of `costFen` that is a share of costs of the whole project. */
  spreadFen: z.int(),
});
export type CreatorEffect = z.output<typeof creatorEffectSchema>;

const platformEffectSchema = z.object({
  platform: platformSchema,
  posts: postCountsSchema,
  figures: effectFiguresSchema,
});

/** A local day of the project: what the posts gained, and what was clicked, sold and paid. */
const effectDaySchema = z.object({
  day: z.iso.date(),
  plays: count,
  engagements: count,
  clicks: count,
  orders: count,
  revenueFen: count,
  costFen: count,
  /** Published posts whose gain of the day is unknown: not by day, or no plays are known at all. */
  unknownPosts: z.int(),
});
export type EffectDay = z.output<typeof effectDaySchema>;

const effectLinkSchema = z.object({
  id: z.int(),
  /** Empty if it was deleted since. */
  name: z.string(),
  isGone: z.boolean(),
  creator: creatorSchema.nullable(),
  /** Since the project's first day. */
  clicks: z.int(),
});

const effectCouponSchema = z.object({
  id: z.int(),
  code: z.string(),
  creator: creatorSchema.nullable(),
  /** Null if no uses were entered. */
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

/** Everything that is known of a project's effect. */
export const effectSchema = z.object({
  project: effectProjectSchema,
  posts: postCountsSchema,
  totals: effectFiguresSchema,
  /** The most plays first. */
  byCreator: z.array(creatorEffectSchema),
  /** What belongs to no creator: links, codes and costs of the whole project; null if there is nothing. */
  notByCreator: effectFiguresSchema.nullable(),
  byPlatform: z.array(platformEffectSchema),
  notByPlatform: effectFiguresSchema.nullable(),
  /** Without holes between the first and the last. With `notByDay` they add up to the totals. */
  days: z.array(effectDaySchema),
  /** What was gained before the days, or in intervals without data, and clicks whose records are deleted. */
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

/** The largest amount that can be entered, in the smallest unit of its currency: sums of hundreds of them stay exact. */
const largestAmount = 10_000_000_000_000;

/** An amount as it is entered. What is read may be a sum, so it has no such limit. */
export const enteredAmount = z.int().min(0).max(largestAmount);
