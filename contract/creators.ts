import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { figuresSchema, standingNames, standingSchema, unanalysableReasons } from './figures.ts';
import { limits } from './limits.ts';
import { platformSchema } from './platform.ts';
import { teamMarksSchema } from './team-creators.ts';

/** Fields of the spec's filter come as text; an empty one is not set. */
const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema.optional());
const wholeNumber = optional(z.coerce.number().int().min(0).max(1e12));
const decimal = optional(z.coerce.number().min(0).max(1e6));
const flag = optional(
  z.enum(['0', '1', 'true', 'false']).transform(value => value === '1' || value === 'true'),
);
const codes = (item: RegExp, { most = 50, length = 400 } = {}) =>
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
      .pipe(z.array(z.string().regex(item)).max(most)),
  );
/** Each of them costs a condition of its own. */
const alternatives = (item: RegExp) => codes(item, { most: limits.searchAlternatives, length: 2000 });

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

/** The filters of spec §3 by the spec's names, and those of product §6 that need no other capability. */
export const searchFilterSchema = z.object({
  /** Name, handle, tags and bio. */
  keyword: optional(z.string().max(limits.keywordLength)),
  /** Name and handle only. */
  user_name: optional(z.string().max(limits.keywordLength)),
  /** Bio only. */
  description: optional(z.string().max(limits.keywordLength)),
  /** ISO 3166-1 alpha-2, several by comma. */
  region: codes(/^[A-Z]{2}$/),
  /** All of them, by comma. */
  tags: codes(/^.{1,40}$/u),
  /** ISO 639, several by comma. */
  language: codes(/^[a-z]{2,3}$/),
  category: codes(/^.{1,100}$/u),
  /** Newest post at most so many days ago, or since a day `yyyy-MM-dd`. */
  sendVideoDate: optional(z.union([z.coerce.number().int().min(1).max(3650), z.iso.date()])),
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
  /** 1 (差) to 5 (优秀), several by comma. */
  level: codes(/^[1-5]$/),
  /** In this list of the team. */
  list: optional(z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)),
  /** As the team has set it, several by comma. */
  status: codes(/^(new|contacted|replied|negotiating|agreed|rejected)$/),
  /** Whether anybody of the team was ever in touch. */
  contacted: flag,
  /** In any list of the team that the caller may see. */
  in_list: flag,
  /** Any of these, none of these; beside `tags` and `keyword`, which want all. By comma; a keyword is one or more words. */
  tags_any: alternatives(/^.{1,40}$/u),
  tags_not: alternatives(/^.{1,40}$/u),
  keyword_any: alternatives(/^.{1,100}$/u),
  keyword_not: alternatives(/^.{1,100}$/u),
  /** Followers gained within 30 days, percent: 5 is 5 %. */
  growth_start: optional(z.coerce.number().min(-100).max(1e6)),
  growth_end: optional(z.coerce.number().min(-100).max(1e6)),
  /** The estimate by the general rule of thumb, RMB yuan for a post. */
  price_start: wholeNumber,
  price_end: wholeNumber,
  posts_week_start: decimal,
  posts_week_end: decimal,
  /** Advertised any of these brands within a year, by comma. */
  brands: alternatives(/^.{1,60}$/u),
  /** Posted anything sponsored within 90 days. */
  has_ads: flag,
});
export type SearchFilter = z.output<typeof searchFilterSchema>;

export const searchQuerySchema = searchFilterSchema.extend({
  platform: z.preprocess(blankIsUnset, platformSchema.default('tiktok')),
  /** Creators on the team's blacklist are left out unless this is off. */
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

export const analysisSchema = z.enum(['pending', 'analysed', 'unanalysable']);
export type Analysis = z.output<typeof analysisSchema>;

/** Why a row is there: the field in which words of the keyword were found, and how. */
export const matchSchema = z.object({
  field: z.enum(['handle', 'name', 'tags', 'bio']),
  kind: z.enum(['exact', 'prefix', 'word', 'substring', 'similar']),
  /** The creator's own words that matched, as they are written there. */
  words: z.array(z.string()),
  /** The piece of the bio around the first match. */
  excerpt: z.string().nullable(),
});
export type Match = z.output<typeof matchSchema>;

export const creatorRowSchema = z.object({
  id: z.int(),
  platform: platformSchema,
  handle: z.string(),
  name: z.string(),
  homepageUrl: z.string(),
  avatarUrl: z.string(),
  region: z.string().nullable(),
  regionBasis: z.enum(['stated', 'assumed']).nullable(),
  language: z.string().nullable(),
  category: z.string().nullable(),
  /** `derived` from the creator's tags where no source states one. */
  categoryBasis: z.enum(['stated', 'derived']).nullable(),
  tags: z.array(z.string()),
  verified: z.boolean().nullable(),
  hasEmail: z.boolean(),
  followers: z.int().nullable(),
  averagePlays: z.int().nullable(),
  medianPlays: z.int().nullable(),
  /** Plays of the latest ten posts, oldest first. */
  recentPlays: z.array(z.int()),
  /** Hundredths of a percent. */
  interactionBp: z.int().nullable(),
  level: z.int().min(1).max(5).nullable(),
  /** Ratio times 10,000. */
  playsToFollowersBp: z.int().nullable(),
  growthBp: z.int().nullable(),
  /** RMB fen; an estimate by rule of thumb. */
  priceLowFen: z.int().nullable(),
  priceHighFen: z.int().nullable(),
  lastPostAt: z.iso.datetime().nullable(),
  analysis: analysisSchema,
  /** New posts are being worked in. */
  isAnalysing: z.boolean(),
  unanalysableReason: z.enum(unanalysableReasons).nullable(),
  sample: z.boolean(),
  matches: z.array(matchSchema),
});
export type CreatorRow = z.output<typeof creatorRowSchema>;

/** A creator as a team sees it. */
export const teamRowSchema = creatorRowSchema.extend({ marks: teamMarksSchema });
export type TeamRow = z.output<typeof teamRowSchema>;

/** Exact up to 10,000; above that the planner's estimate, said to be one (product §6). */
export const totalSchema = z.object({ value: z.int(), exact: z.boolean() });

export const searchReplySchema = z.object({
  creators: z.array(teamRowSchema),
  total: totalSchema,
  page: z.int(),
  size: z.int(),
  sort: z.enum(sorts),
  /** Words of the keyword that were found only under a similar spelling. */
  similar: z.array(z.object({ asked: z.string(), found: z.array(z.string()) })),
  /** The keyword has nothing that can be searched (punctuation only). */
  unsearchable: z.boolean(),
  /** Of all results, so many the team's plan shows. */
  shown: z.int(),
  tookMs: z.number(),
});
export type SearchReply = z.output<typeof searchReplySchema>;
/** What a search finds, before a plan limits what is shown of it. */
export type Found = Omit<SearchReply, 'shown' | 'creators'> & { creators: CreatorRow[] };

export const searchCreators = endpoint({
  method: 'GET',
  path: '/kol/api/creators',
  access: 'account',
  summary: 'Search the creators of a platform',
  tag: 'creators',
  query: searchQuerySchema,
  reply: searchReplySchema,
});

/** What can be chosen in filters, from what the catalogue holds of a platform. */
export const filterChoices = endpoint({
  method: 'GET',
  path: '/kol/api/creators/choices',
  access: 'account',
  summary: 'Regions, languages, categories and common tags to choose from',
  tag: 'creators',
  query: z.object({ platform: platformSchema }),
  reply: z.object({
    regions: z.array(z.string()),
    languages: z.array(z.string()),
    categories: z.array(z.string()),
    tags: z.array(z.string()),
  }),
});

export const creatorPostSchema = z.object({
  platformPostId: z.string(),
  url: z.string(),
  caption: z.string(),
  coverUrl: z.string(),
  publishedAt: z.iso.datetime(),
  durationMs: z.int().nullable(),
  plays: z.int().nullable(),
  likes: z.int().nullable(),
  comments: z.int().nullable(),
  shares: z.int().nullable(),
  platformSponsored: z.boolean(),
  captionDisclosed: z.boolean(),
});
export type CreatorPost = z.output<typeof creatorPostSchema>;

export const creatorDetailSchema = creatorRowSchema.omit({ matches: true }).extend({
  /** E-mail addresses in it are replaced by `[e-mail]` until they are unlocked. */
  bio: z.string(),
  likes: z.int().nullable(),
  postCount: z.int().nullable(),
  percentile: z.int().nullable(),
  source: z.object({ zh: z.string(), en: z.string() }),
  firstSeenAt: z.iso.datetime(),
  refreshedAt: z.iso.datetime(),
  figuresAt: z.iso.datetime().nullable(),
  figures: figuresSchema.nullable(),
  /** Creators of the same platform and follower bracket. */
  peers: z
    .object({
      creators: z.int(),
      bracketFrom: z.int(),
      bracketTo: z.int().nullable(),
      medianAveragePlays: z.int().nullable(),
      medianPlaysToFollowersBp: z.int().nullable(),
      medianInteractionBp: z.int().nullable(),
    })
    .nullable(),
  /** Where it stands among its peers; null without a figure or with too few peers. */
  standing: z.object(
    Object.fromEntries(standingNames.map(name => [name, standingSchema.nullable()])) as Record<
      (typeof standingNames)[number],
      z.ZodNullable<typeof standingSchema>
    >,
  ),
  /** How many posts the reason of `unanalysableReason` counted. */
  countedPosts: z.int(),
  /** RMB fen a thousand plays; null where the operator gave none. */
  baseCpmFen: z.int().nullable(),
  /** The newest posts, newest first, at most 30. */
  posts: z.array(creatorPostSchema),
  snapshots: z.array(z.object({ day: z.iso.date(), followers: z.int().nullable() })),
});
export type CreatorDetail = z.output<typeof creatorDetailSchema>;

export const showCreator = endpoint({
  method: 'GET',
  path: '/kol/api/creators/:platform/:id',
  access: 'account',
  summary: 'One creator with figures, posts and growth',
  tag: 'creators',
  params: z.object({
    platform: platformSchema,
    id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  }),
  reply: creatorDetailSchema,
});
