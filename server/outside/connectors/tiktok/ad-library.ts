import { z } from 'zod';
import type { Gate } from '../source.ts';
import { askLibrary } from './ad-library-call.ts';

/** An ad as the Commercial Content Library shows it. Links to its media expire within hours, so they are left out. */
export interface ShownAd {
  id: string;
  advertiserId: string;
  advertiserName: string;
  paidBy: string;
  /** `YYYY-MM-DD` */
  firstShown: string;
  lastShown: string;
  isActive: boolean;
  /** Reach in all countries together, as the library writes it: "11K"; empty if unknown. */
  reach: string;
}

export interface AdQuery {
  /** At most 50 characters; a query with it ignores advertisers. */
  searchTerm?: string;
  advertiserIds?: readonly string[];
  /** Reach in all countries together, both ends included: "10K", "1M". */
  reach?: { min: string; max: string };
  /** One of `libraryCountries`, or `ALL`. */
  countryCode: string;
  /** The days of publication, `YYYY-MM-DD`; not before 2022-10-01. */
  from: string;
  to: string;
  next: string | null;
}

/**
 * The European Economic Area, Switzerland, the United Kingdom and Turkey: the library has no ads of other countries,
 * such as the United States (developers.tiktok.com/doc/commercial-content-api-supported-countries).
 */
export const libraryCountries: readonly string[] =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK TR'.split(
    ' ',
  );

const fullPage = 50;
const fields = [
  'ad.id',
  'ad.first_shown_date',
  'ad.last_shown_date',
  'ad.status',
  'ad.reach',
  'advertiser.business_id',
  'advertiser.business_name',
  'advertiser.paid_for_by',
];

const id = z.union([z.int(), z.string().min(1)]).transform(String);
const day = z
  .union([z.int(), z.string()])
  .transform(String)
  .pipe(z.string().regex(/^\d{8}$/));
const ads = z.object({
  ads: z.array(
    z.object({
      ad: z.object({
        id,
        first_shown_date: day,
        last_shown_date: day,
        status: z.string(),
        reach: z.object({ unique_users_seen: z.string() }).optional(),
      }),
      advertiser: z.object({
        business_id: id,
        business_name: z.string(),
        // The request has one of these names, the documented answer the other.
        paid_for_by: z.string().optional(),
        paid_by: z.string().optional(),
      }),
    }),
  ),
  has_more: z.union([z.boolean(), z.stringbool()]),
  search_id: z.string().optional(),
});

const plainDay = (text: string) => text.replaceAll('-', '');
const isoDay = (text: string) => `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;

/** Reads a page of the matching ads. @throws SourceFault */
export async function queryAds(gate: Gate, query: AdQuery): Promise<{ ads: ShownAd[]; next: string | null }> {
  const { searchTerm, advertiserIds, reach, countryCode, from, to, next } = query;
  const body = {
    filters: {
      ad_published_date_range: { min: plainDay(from), max: plainDay(to) },
      country_code: countryCode,
      ...(advertiserIds && { advertiser_business_ids: advertiserIds.map(Number) }),
      ...(reach && { unique_users_seen_size_range: { min: reach.min, max: reach.max } }),
    },
    ...(searchTerm && { search_term: searchTerm.slice(0, 50) }),
    max_count: fullPage,
    ...(next !== null && { search_id: next }),
  };
  const name = `ads ${JSON.stringify(body)}`;
  const found = await askLibrary(gate, { name, path: 'query', fields, body, answer: ads });
  return {
    ads: found.ads.map(({ ad, advertiser }) => ({
      id: ad.id,
      advertiserId: advertiser.business_id,
      advertiserName: advertiser.business_name,
      paidBy: advertiser.paid_for_by ?? advertiser.paid_by ?? '',
      firstShown: isoDay(ad.first_shown_date),
      lastShown: isoDay(ad.last_shown_date),
      isActive: ad.status === 'active',
      reach: ad.reach?.unique_users_seen ?? '',
    })),
    next: found.has_more ? (found.search_id ?? null) : null,
  };
}
