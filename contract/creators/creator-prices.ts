import { z } from 'zod';
import { creatorPagePath } from '../catalogue/creator-path.ts';
import { creatorParams } from '../catalogue/creator-params.ts';
import { endpoint } from '../core/endpoint.ts';
import { basePriceSchema } from '../catalogue/base-price.ts';
import { namedDay } from '../core/time/dates.ts';

const tag = 'creator prices';
/** For a price that was paid. */
export const priceLimits = { fen: 100_000_000_000 } as const;
const fen = z.int().min(1).max(priceLimits.fen);

const paidPriceInput = z.object({
  priceFen: fen,
  posts: z.int().min(1).max(1000),
  paidOn: namedDay,
  note: z.string().trim().max(500).default(''),
});
const paidPriceSchema = paidPriceInput.extend({
  id: z.int(),
  /** Empty if the account was deleted. */
  by: z.string(),
  mayDelete: z.boolean(),
});
export type PaidPrice = z.output<typeof paidPriceSchema>;

export const getCreatorPrice = endpoint({
  method: 'GET',
  path: `${creatorPagePath}/price`,
  access: 'account',
  summary: 'What a post of a creator costs: what the team paid, else an estimate with its formula',
  tag,
  params: creatorParams,
  reply: z.object({
    /** Newest first. */
    paid: z.array(paidPriceSchema),
    /** Null without plays or a base price. */
    estimate: z
      .object({
        lowFen: z.int(),
        estimateFen: z.int(),
        highFen: z.int(),
        averagePlays: z.int(),
        cpmFen: z.int(),
        /** The line of the table that gave the CPM, and whose table it is. */
        base: basePriceSchema.extend({ basis: z.enum(['team', 'general']) }),
        /** Hundredths. */
        qualityCenti: z.int(),
        level: z.int().nullable(),
      })
      .nullable(),
    /** From the median paid price of a post and the average plays; null if one is missing. */
    paidCpmFen: z.int().nullable(),
    medianPaidFen: z.int().nullable(),
  }),
});

export const recordPaidPrice = endpoint({
  method: 'POST',
  path: `${creatorPagePath}/paid-prices`,
  access: 'creators.edit',
  summary: 'Write down what the team paid a creator',
  tag,
  params: creatorParams,
  body: paidPriceInput,
  reply: z.object({ id: z.int() }),
});

export const deletePaidPrice = endpoint({
  method: 'DELETE',
  path: `${creatorPagePath}/paid-prices/:priceId`,
  access: 'creators.edit',
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
  access: 'team.settings',
  summary: 'Replace the team’s own base CPM; without lines the rule of thumb holds',
  tag,
  body: z.object({ prices: z.array(basePriceSchema).max(500) }),
  reply: z.object({}),
});
