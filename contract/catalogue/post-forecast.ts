import { z } from 'zod';

/** Plays at day 30, where they can be foretold. */
export const forecastSchema = z.object({
  low: z.int(),
  expected: z.int(),
  high: z.int(),
  /** By the creator's own posts, the platform's posts here, or the post's own curve alone. */
  by: z.enum(['creator', 'platform', 'own']),
  /** Posts, or points of the own curve, that it rests on. */
  sample: z.int(),
});
export type Forecast = z.output<typeof forecastSchema>;
