import { z } from 'zod';
import { searchQuerySchema, totalSchema } from './creators.ts';
import { endpoint } from './endpoint.ts';

export const facetNames = [
  'region',
  'language',
  'category',
  'tags',
  'level',
  'followers',
  'avg_plays',
  'verified',
  'has_email',
  'brands',
] as const;
export type FacetName = (typeof facetNames)[number];

/**
 * How many creators each value of one filter would leave, under all the other filters. Values of ranges are
 * `from-to` with an open end empty (`10000-50000`, `1000000-`), of flags `1` and `0`.
 */
export const countFacet = endpoint({
  method: 'GET',
  path: '/kol/api/creators/facets',
  access: 'account',
  summary: 'How many creators stand behind each value of a filter',
  tag: 'creators',
  query: searchQuerySchema.extend({ facet: z.enum(facetNames) }),
  reply: z.object({
    /** Commonest first, ranges in their order. */
    values: z.array(z.object({ value: z.string(), creators: totalSchema })),
    tookMs: z.number(),
  }),
});
