import { z } from 'zod';

/** Plays at day 30, if they can be forecast. */
export const forecastSchema = z.object({
  low: z.int(),
  expected: z.int(),
  high: z.int(),
  /** From the creator's own posts, the platform's posts here, or only the post's own curve. */
  by: z.enum(['creator', 'platform', 'own']),
  /** Number of posts, or of points of the own curve, that it is based on. */
  sample: z.int(),
});
export type Forecast = z.output<typeof forecastSchema>;
