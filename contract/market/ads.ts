import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { platformSchema } from '../core/platform.ts';
import { rankingLimits, rankingWindows } from './ranking-kinds.ts';
import { sourceFaults } from '../core/sources/source-codes.ts';

const tag = 'ads';
const path = '/kol/api/ads';
const count = z.int().nullable();

/** An ad as an official ad library reports it. */
const adSchema = z.object({
  id: z.int(),
  platform: platformSchema,
  /** The library's own number. */
  adId: z.string(),
  advertiser: z.string(),
  paidBy: z.string(),
  firstShownOn: z.iso.date(),
  lastShownOn: z.iso.date(),
  isActive: z.boolean(),
  /** People reached in all countries together, as reported: "11K"; empty if nothing is reported. */
  reachText: z.string(),
  /** The same as a number, the lower end of a range. */
  reach: count,
  /** Countries in which it was found, ISO 3166-1 alpha-2. */
  regions: z.array(z.string()),
  seenAt: z.iso.datetime(),
});
export type Ad = z.output<typeof adSchema>;

export const rankAds = endpoint({
  method: 'GET',
  path,
  access: 'account',
  summary: 'Hot ads of the official libraries of ads',
  tag,
  query: z.object({
    platform: platformSchema.default('tiktok'),
    region: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    window: z.coerce
      .number()
      .pipe(z.union(rankingWindows.map(days => z.literal(days))))
      .default(7),
    /** In the name of the advertiser. */
    words: z.string().max(100).optional(),
    onlySaved: z.stringbool().default(false),
    page: z.coerce.number().int().min(1).max(rankingLimits.places).default(1),
    size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  reply: z.object({
    /** If there are no ads: `noSource`: no library is set up; `none`: nothing was fetched yet. */
    state: z.enum(['ready', 'noSource', 'none']),
    /** When the newest of its data was fetched. */
    madeAt: z.iso.datetime().nullable(),
    /** The day of the previous edition, to which `before` belongs; null if there is none. */
    comparedWith: z.iso.date().nullable(),
    /** Why nothing newer arrives now, and until when if that is known. */
    trouble: z.object({ fault: z.enum(sourceFaults), freeAt: z.iso.datetime().nullable() }).nullable(),
    /** The number of ranked ads that were shown in the window. */
    considered: z.int(),
    total: z.int(),
    regions: z.array(z.string()),
    /** With `words` or `onlySaved`, only those ads are ranked, whatever their number: then `before` is null. */
    ads: z.array(
      adSchema.extend({
        rank: z.int(),
        before: count,
        /** People reached within the window; null if no reach is reported. */
        score: count,
        /**
         * `reach` now minus `before`, which was reported `days` days ago. `isNew` 1: first shown within the window, so
         * its whole reach counts; neither: nothing older is known, and its whole reach counts too.
         */
        why: z.record(z.string(), z.int().nullable()),
        /** Scores of the last editions, one per day, oldest first. */
        spark: z.array(z.int().nullable()),
        firstSeenOn: z.iso.date(),
        isSaved: z.boolean(),
      }),
    ),
  }),
});

export const getAd = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  access: 'account',
  summary:
    'An ad: its advertiser, run dates, reach by country, other ads of the advertiser, and creators who name it',
  tag,
  params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  reply: z.object({
    ad: adSchema.extend({
      isSaved: z.boolean(),
      /** Its page in the library, which shows the ad itself; empty for a sample. */
      libraryUrl: z.string(),
    }),
    /**
     * Reach by country is fetched when somebody opens an ad: `asked`: it is being fetched; `told`: as of `detailedAt`.
     */
    detail: z.enum(['asked', 'told', 'noSource']),
    detailedAt: z.iso.datetime().nullable(),
    byRegion: z.array(z.object({ region: z.string(), reachText: z.string(), reach: count })),
    /** In all countries together; days without a report are left out. */
    reachHistory: z.array(z.object({ day: z.iso.date(), reach: count })),
    others: z.array(adSchema),
    /** The normalised brand, as the search for creators takes it. */
    brand: z.string(),
    /** Creators of the catalogue whose sponsored posts name the advertiser's brand. */
    creators: z.array(
      z.object({
        id: z.int(),
        platform: platformSchema,
        name: z.string(),
        handle: z.string(),
        avatarUrl: z.string(),
        followers: count,
        /** The number of posts that name it. */
        posts: z.int(),
      }),
    ),
  }),
});

export const saveAd = endpoint({
  method: 'PUT',
  path: `${path}/:id/saved`,
  access: 'creators.edit',
  summary: 'Keep an ad on the team’s board, or take it off',
  tag,
  params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  body: z.object({ isSaved: z.boolean() }),
  reply: z.object({}),
});
