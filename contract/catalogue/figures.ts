import { z } from 'zod';
import { figureNames, type FigureName } from './figure-rules.ts';

/**
 * A computed figure with everything that explains it: its formula, the sums that went in, how many posts, from when to
 * when. If both make sense, `value` is the mean, and a median is given beside it.
 */
export const figureSchema = z.object({
  /** e.g. `interaction_rate.plays.v1`; its text is in the translations under `formula.*`. */
  formula: z.string(),
  value: z.number(),
  median: z.number().nullable(),
  /** The number of posts (or snapshots) that went in. */
  sample: z.int(),
  from: z.iso.datetime().nullable(),
  to: z.iso.datetime().nullable(),
  /** The same formula over the posts (or days) just before these; null if there are too few. */
  previous: z.number().nullable().default(null),
  inputs: z.record(z.string(), z.number()),
});
export type Figure = z.output<typeof figureSchema>;

/** `percentile`: how many of a hundred peers have less; `peerMedian` is in the unit of the figure's value. */
export const peerRankSchema = z.object({
  percentile: z.int().min(0).max(100),
  /** Null for a figure where higher is not better. */
  level: z.int().min(1).max(5).nullable(),
  peerMedian: z.number(),
});
export type PeerRank = z.output<typeof peerRankSchema>;

export const figuresSchema = z.object({
  ...(Object.fromEntries(figureNames.map(name => [name, figureSchema.nullable().default(null)])) as Record<
    FigureName,
    z.ZodDefault<z.ZodNullable<typeof figureSchema>>
  >),
  topHashtags: z.array(z.object({ tag: z.string(), posts: z.int() })),
  /** Sponsored by the platform's flag, and by a disclosure in the caption, counted separately (last 90 days). */
  sponsoredByPlatform: z.int(),
  sponsoredByCaption: z.int(),
  /** Posts with figures in the window of the analysis; fewer than `analysisPosts` are too few. */
  countedPosts: z.int().default(0),
  /** When the data was observed: windows like "the last 30 days" end then, not today. */
  asOf: z.iso.datetime(),
});
export type Figures = z.output<typeof figuresSchema>;
