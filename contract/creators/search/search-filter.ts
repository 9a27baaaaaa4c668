import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { searchPlatformSchema } from '../../core/platform.ts';
import { namedDay } from '../../core/time/dates.ts';

/** Filters arrive as text; an empty one is not set. */
const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema.optional());
const wholeNumber = optional(z.coerce.number().int().min(0).max(1e12));
const decimal = optional(z.coerce.number().min(0).max(1e6));
const flag = optional(
  z.enum(['0', '1', 'true', 'false']).transform(value => value === '1' || value === 'true'),
);
const codes = (item: RegExp, { max = 50, length = 400 } = {}) =>
  optional(
    z
      .string()
      .max(length)
      .transform(text => [
        ...new Set(
          text
            .split(',')
            .map(part => part.trim())
            .filter(Boolean),
        ),
      ])
      .pipe(z.array(z.string().regex(item)).max(max)),
  );
/** Each of them costs a condition of its own. */
const alternatives = (item: RegExp) => codes(item, { max: limits.searchAlternatives, length: 2000 });

export const sorts = [
  'relevance',
  'followers',
  'avg_plays',
  'avg_intrate',
  'follower_plays',
  'growth',
  'price',
  'newest_post',
] as const;
export type Sort = (typeof sorts)[number];

/** What a search can be filtered by. The names stay as they are, because clients and saved addresses use them. */
export const searchFilterSchema = z.object({
  /** Name, handle, tags and bio. */
  keyword: optional(z.string().max(limits.keywordLength)),
  /** Name and handle only. */
  user_name: optional(z.string().max(limits.keywordLength)),
  /** Bio only. */
  description: optional(z.string().max(limits.keywordLength)),
  /** ISO 3166-1 alpha-2, separated by commas. */
  region: codes(/^[A-Z]{2}$/),
  /** All of them must match; separated by commas. */
  tags: codes(/^.{1,40}$/u),
  /** ISO 639, separated by commas. */
  language: codes(/^[a-z]{2,3}$/),
  category: codes(/^.{1,100}$/u),
  /** The newest post is at most this many days old, or not older than a day `yyyy-MM-dd`. */
  sendVideoDate: optional(z.union([z.coerce.number().int().min(1).max(3650), namedDay])),
  followerCount_start: wholeNumber,
  followerCount_end: wholeNumber,
  avg_plays_start: wholeNumber,
  avg_plays_end: wholeNumber,
  /** Percent: 5 is 5 %. */
  avg_intrate_start: decimal,
  avg_intrate_end: decimal,
  /** Ratio: 0.5 is one play for two followers. */
  follower_plays_start: decimal,
  follower_plays_end: decimal,
  verified: flag,
  has_email: flag,
  /** 1 (差) to 5 (优秀), separated by commas. */
  level: codes(/^[1-5]$/),
  /** Members of this list of the team. */
  list: optional(z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)),
  /** As the team has set it, separated by commas. */
  status: codes(/^(new|contacted|replied|negotiating|agreed|rejected)$/),
  /** Whether any account of the team was ever in touch. */
  contacted: flag,
  /** In any list of the team that the caller may see. */
  in_list: flag,
  /**
   * Any of these, none of these; besides `tags` and `keyword`, which require all. Separated by commas; a keyword is one
   * or more words.
   */
  tags_any: alternatives(/^.{1,40}$/u),
  tags_not: alternatives(/^.{1,40}$/u),
  keyword_any: alternatives(/^.{1,100}$/u),
  keyword_not: alternatives(/^.{1,100}$/u),
  /** Followers gained within 30 days, in percent: 5 is 5 %. */
  growth_start: optional(z.coerce.number().min(-100).max(1e6)),
  growth_end: optional(z.coerce.number().min(-100).max(1e6)),
  /** The estimate by the general rule of thumb, in RMB yuan per post. */
  price_start: wholeNumber,
  price_end: wholeNumber,
  posts_week_start: decimal,
  posts_week_end: decimal,
  /** Advertised any of these brands within a year, separated by commas. */
  brands: alternatives(/^.{1,60}$/u),
  /** Has a sponsored post within 90 days. */
  has_ads: flag,
});
export type SearchFilter = z.output<typeof searchFilterSchema>;

export const searchQuerySchema = searchFilterSchema.extend({
  platform: z.preprocess(blankIsUnset, searchPlatformSchema.default('tiktok')),
  /** Blocked creators are left out unless this is off. */
  hide_blocked: z.preprocess(blankIsUnset, flag.default(true)),
  sort: optional(z.enum(sorts)),
  page: z.preprocess(blankIsUnset, z.coerce.number().int().min(1).max(limits.searchResults).default(1)),
  size: z.preprocess(
    blankIsUnset,
    z.coerce
      .number()
      .refine(size => (limits.pageSizes as readonly number[]).includes(size))
      .default(limits.pageSizes[0]),
  ),
});
export type SearchQuery = z.output<typeof searchQuerySchema>;

/** How many a search finds, exactly; null if the database has to count them and that takes too long: ask again. */
export const totalSchema = z.int().nullable();
