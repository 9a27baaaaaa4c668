import { z } from 'zod';
import type { Gate } from '../source.ts';
import { askLibrary } from './ad-library-call.ts';

const detail = z.object({
  ad: z.object({
    reach: z
      .object({
        unique_users_seen: z.string().default(''),
        unique_users_seen_by_country: z.record(z.string(), z.string()).default({}),
      })
      .optional(),
  }),
});

/** The reach of an ad, as the library writes it; empty if unknown. */
export interface ReachOfAd {
  reach: string;
  /** By country, ISO 3166-1 alpha-2. */
  byCountry: Record<string, string>;
}

/**
 * Reads the reach of an ad by country, which only its details contain
 * (developers.tiktok.com/doc/commercial-content-api-get-ad-details).
 * @throws SourceFault notFound if the ad left the library
 */
export async function askReach(gate: Gate, adId: string): Promise<ReachOfAd> {
  const { ad } = await askLibrary(gate, {
    name: `ad ${adId}`,
    path: 'detail',
    fields: ['ad.id', 'ad.reach'],
    body: { ad_id: Number(adId) },
    answer: detail,
  });
  return {
    reach: ad.reach?.unique_users_seen ?? '',
    byCountry: ad.reach?.unique_users_seen_by_country ?? {},
  };
}
