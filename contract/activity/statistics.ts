import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';

export const getStatisticsCount = endpoint({
  method: 'GET',
  path: '/kol/api/count/getStatisticsCount',
  access: 'open',
  summary: 'How much there is to search: counts of the catalogue, at most ten minutes old',
  tag: 'statistics',
  reply: z.object({
    creators: z.int(),
    tiktok: z.int(),
    youtube: z.int(),
    instagram: z.int(),
    /** Countries and regions with at least one creator. */
    regions: z.int(),
    languages: z.int(),
  }),
});
