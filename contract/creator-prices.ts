import { z } from 'zod';
import { creatorPagePath, creatorParams } from './creator-page.ts';
import { endpoint } from './endpoint.ts';
import { platformSchema } from './platform.ts';

const tag = 'creator prices';
const fen = z.int().min(1).max(100_000_000_000);

/** Regions whose readers advertisers pay most for, and those after them; all others are tier 3. */
export const regionTiers: Readonly<Record<1 | 2, readonly string[]>> = {
  1: [
    'AT',
    'AU',
    'BE',
    'CA',
    'CH',
    'DE',
    'DK',
    'FI',
    'FR',
    'GB',
    'IE',
    'JP',
    'NL',
    'NO',
    'NZ',
    'SE',
    'SG',
    'US',
  ],
  2: ['AE', 'CZ', 'ES', 'GR', 'HK', 'IL', 'IT', 'KR', 'KW', 'PL', 'PT', 'QA', 'SA', 'TW'],
};

export function regionTierOf(region: string | null): 0 | 1 | 2 | 3 {
  if (region === null) return 0;
  if (regionTiers[1].includes(region)) return 1;
  return regionTiers[2].includes(region) ? 2 : 3;
}

/** A line of the table of base CPM: `regionTier` 0 and an empty category stand for any. */
export const basePriceSchema = z.object({
  platform: platformSchema,
  regionTier: z.int().min(0).max(3),
  category: z.string().trim().max(100),
  cpmFen: fen.max(100_000_00),
});
export type BasePrice = z.output<typeof basePriceSchema>;

/** A category tells more about a price than a region does. */
const weightOf = (line: BasePrice) => (line.category === '' ? 0 : 2) + (line.regionTier === 0 ? 0 : 1);

/**
 * The most specific line that holds there: category and tier, category, tier, platform alone. Categories are
 * compared without case; null where no line holds.
 */
export function closestLine(
  lines: readonly BasePrice[],
  { platform, regionTier, category }: Pick<BasePrice, 'platform' | 'regionTier' | 'category'>,
): BasePrice | null {
  const folded = category.toLowerCase();
  let best: BasePrice | null = null;
  for (const line of lines) {
    if (line.platform !== platform) continue;
    if (line.regionTier !== 0 && line.regionTier !== regionTier) continue;
    if (line.category !== '' && line.category.toLowerCase() !== folded) continue;
    if (best === null || weightOf(line) > weightOf(best)) best = line;
  }
  return best;
}

const paidPriceInput = z.object({
  priceFen: fen,
  posts: z.int().min(1).max(1000),
  paidOn: z.iso.date(),
  note: z.string().trim().max(500).default(''),
});
export const paidPriceSchema = paidPriceInput.extend({
  id: z.int(),
  /** Empty when that account was deleted. */
  by: z.string(),
  mayDelete: z.boolean(),
});
export type PaidPrice = z.output<typeof paidPriceSchema>;

export const showCreatorPrice = endpoint({
  method: 'GET',
  path: `${creatorPagePath}/price`,
  access: 'account',
  summary: 'What a post of a creator costs: what the team paid, else an estimate with its formula',
  tag,
  params: creatorParams,
  reply: z.object({
    /** Newest first. */
    paid: z.array(paidPriceSchema),
    /** Null where there are no plays or no base price. */
    estimate: z
      .object({
        lowFen: z.int(),
        estimateFen: z.int(),
        highFen: z.int(),
        averagePlays: z.int(),
        cpmFen: z.int(),
        /** Which line of the table gave the CPM, and whose table it is. */
        base: basePriceSchema.extend({ basis: z.enum(['team', 'general']) }),
        /** Hundredths. */
        qualityCenti: z.int(),
        level: z.int().nullable(),
      })
      .nullable(),
    /** Of the median price that was paid for a post and the average plays; null without either. */
    paidCpmFen: z.int().nullable(),
    medianPaidFen: z.int().nullable(),
  }),
});

export const recordPaidPrice = endpoint({
  method: 'POST',
  path: `${creatorPagePath}/paid-prices`,
  access: 'account',
  summary: 'Write down what the team paid a creator',
  tag,
  params: creatorParams,
  body: paidPriceInput,
  reply: z.object({ id: z.int() }),
});

export const deletePaidPrice = endpoint({
  method: 'DELETE',
  path: `${creatorPagePath}/paid-prices/:priceId`,
  access: 'account',
  summary: 'Delete a price that was written down: an own one, or as the main account any',
  tag,
  params: creatorParams.extend({ priceId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  reply: z.object({}),
});

export const listBasePrices = endpoint({
  method: 'GET',
  path: '/kol/api/basePrices',
  access: 'account',
  summary: 'The base CPM that estimates use: the rule of thumb, and what the team changed',
  tag,
  reply: z.object({
    general: z.array(basePriceSchema),
    team: z.array(basePriceSchema),
    mayChange: z.boolean(),
  }),
});

export const changeBasePrices = endpoint({
  method: 'PUT',
  path: '/kol/api/basePrices',
  access: 'owner',
  summary: 'Replace the team’s own base CPM; without lines the rule of thumb holds',
  tag,
  body: z.object({ prices: z.array(basePriceSchema).max(500) }),
  reply: z.object({}),
});
