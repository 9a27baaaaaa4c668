import { z } from 'zod';
import { platformSchema } from '../core/platform.ts';

/** A line of the base CPM table: `regionTier` 0 and an empty category mean any. */
export const basePriceSchema = z.object({
  platform: platformSchema,
  regionTier: z.int().min(0).max(3),
  category: z.string().trim().max(100),
  cpmFen: z.int().min(1).max(100_000_00),
});
export type BasePrice = z.output<typeof basePriceSchema>;
