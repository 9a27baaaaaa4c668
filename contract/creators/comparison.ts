import { z } from 'zod';
import { creatorDetailSchema } from './search/creator-search.ts';
import { getGrowth } from './insights/insights.ts';
import { endpoint } from '../core/endpoint.ts';
import { limits } from '../core/limits.ts';

/** Values that at least two of the compared creators share, with the ids of those creators. */
const shared = z.array(z.object({ value: z.string(), creators: z.array(z.int()) }));

export const comparisonSchema = z.object({
  creators: z.array(
    creatorDetailSchema.omit({ posts: true, snapshots: true }).extend({
      growth: getGrowth.reply.shape.days,
      /** Plays of the latest 30 posts, oldest first. */
      plays: z.array(z.object({ publishedAt: z.iso.datetime(), plays: z.int().nullable() })),
      brands: z.array(z.string()),
      hashtags: z.array(z.string()),
    }),
  ),
  sharedHashtags: shared,
  sharedBrands: shared,
});
export type Comparison = z.output<typeof comparisonSchema>;
export type ComparedCreator = Comparison['creators'][number];

/** Ids separated by commas, at most 6, in display order; one is enough, because the page begins with one creator. */
const comparedIds = z
  .string()
  .max(200)
  .transform(text => [...new Set(text.split(',').filter(Boolean))].map(Number))
  .pipe(z.array(z.int().min(1).max(Number.MAX_SAFE_INTEGER)).min(1).max(limits.compared.max));

export const compareCreators = endpoint({
  method: 'GET',
  path: '/kol/api/creators/compare',
  access: 'account',
  summary: 'Up to six creators side by side',
  tag: 'comparison',
  query: z.object({ ids: comparedIds }),
  reply: comparisonSchema,
});
