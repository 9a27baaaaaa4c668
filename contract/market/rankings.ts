import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { platformSchema } from '../core/platform.ts';
import { rankingLimits, rankingWindows } from './ranking-kinds.ts';

const tag = 'rankings';
const path = '/kol/api/rankings';
const count = z.int().nullable();

/** Selects a ranking: of one platform; region and category narrow it, and each combination has its own ranking. */
const asked = {
  platform: platformSchema,
  region: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  category: z.string().max(100).optional(),
  window: z.coerce
    .number()
    .pipe(z.union(rankingWindows.map(days => z.literal(days))))
    .default(7),
  page: z.coerce.number().int().min(1).max(rankingLimits.places).default(1),
  size: z.coerce.number().int().min(1).max(100).default(20),
};
const query = z.object(asked);

/** The fields of every row. */
const place = {
  rank: z.int(),
  /** The rank in the edition of the day before; null if it had none, or there was no edition. */
  before: count,
  /** The value it is ranked by: plays. */
  score: z.int(),
  /** The formula's inputs when the edition was made: `rankingParts` by kind; null if unknown. */
  why: z.record(z.string(), z.int().nullable()),
  /** Scores of the last editions, one per day, oldest first, this one last; null where it was not ranked. */
  spark: z.array(z.int().nullable()),
  /**
   * UTC day of the first of the consecutive daily editions that contain it; the day of this edition means that it is
   * new.
   */
  firstSeenOn: z.iso.date(),
};

/** How fresh a ranking is, and its data; `madeAt` is null if none has been made yet. */
const edition = {
  madeAt: z.iso.datetime().nullable(),
  /** UTC day of the edition; `before` is the rank of the day before. */
  day: z.iso.date().nullable(),
  /** The number of posts, creators or tags in the window that were considered. */
  considered: z.int(),
  /** Posts of the window that were left out, because their source does not allow computing from them. */
  heldBack: z.int(),
  total: z.int(),
  /** The choices beside the other filter; a ranking with fewer than `rankingLimits.fewest` places does not exist. */
  regions: z.array(z.string()),
  categories: z.array(z.string()),
};

const rankedCreator = z.object({
  id: z.int(),
  platform: platformSchema,
  name: z.string(),
  handle: z.string(),
  avatarUrl: z.string(),
  homepageUrl: z.string(),
  followers: count,
  region: z.string().nullable(),
  category: z.string().nullable(),
});
export type RankedCreator = z.output<typeof rankedCreator>;

const rankedVideoSchema = z.object({
  ...place,
  key: z.string(),
  url: z.string(),
  caption: z.string(),
  coverUrl: z.string(),
  durationSeconds: count,
  publishedAt: z.iso.datetime(),
  plays: count,
  likes: count,
  comments: count,
  shares: count,
  hashtags: z.array(z.string()),
  isSponsored: z.boolean(),
  observedAt: z.iso.datetime(),
  creator: rankedCreator,
});
export type RankedVideo = z.output<typeof rankedVideoSchema>;

export const rankVideos = endpoint({
  method: 'GET',
  path: `${path}/videos`,
  access: 'account',
  summary: 'Hot videos',
  tag,
  query,
  reply: z.object({ ...edition, videos: z.array(rankedVideoSchema) }),
});

const rankedTopCreatorSchema = z.object({ ...place, creator: rankedCreator });
export type RankedTopCreator = z.output<typeof rankedTopCreatorSchema>;

export const rankCreators = endpoint({
  method: 'GET',
  path: `${path}/creators`,
  access: 'account',
  summary: 'Top influencers',
  tag,
  query,
  reply: z.object({ ...edition, creators: z.array(rankedTopCreatorSchema) }),
});

const rankedTagSchema = z.object({
  ...place,
  tag: z.string(),
  posts: z.int(),
  creators: z.int(),
  plays: count,
});
export type RankedTag = z.output<typeof rankedTagSchema>;

export const rankTags = endpoint({
  method: 'GET',
  path: `${path}/tags`,
  access: 'account',
  summary: 'Hot tags',
  tag,
  query: query.extend({ words: z.string().max(100).optional() }),
  reply: z.object({ ...edition, tags: z.array(rankedTagSchema) }),
});

export const getTag = endpoint({
  method: 'GET',
  path: `${path}/tags/:platform/:tag`,
  access: 'account',
  summary:
    'A tag that is in some ranking: its growth, where it is used, its best posts, and who used it first',
  tag,
  params: z.object({ platform: platformSchema, tag: z.string().min(1).max(150) }),
  reply: z.object({
    tag: z.string(),
    platform: platformSchema,
    madeAt: z.iso.datetime().nullable(),
    /** By day of publication (UTC), oldest first: the last 30, including days without posts. */
    days: z.array(z.object({ day: z.iso.date(), posts: z.int(), plays: count })),
    /** Of the last 30 days, most posts first. */
    regions: z.array(z.object({ region: z.string().nullable(), posts: z.int() })),
    categories: z.array(z.object({ category: z.string().nullable(), posts: z.int() })),
    /** Of the last 30 days, one per creator, most plays first. */
    posts: z.array(
      rankedVideoSchema.omit({
        rank: true,
        before: true,
        score: true,
        why: true,
        spark: true,
        firstSeenOn: true,
      }),
    ),
    /** Who used it first within the last 90 days, in order; with the plays of that post. */
    early: z.array(z.object({ creator: rankedCreator, firstAt: z.iso.datetime(), plays: count })),
    /** How many creators used it in the last 30 days. */
    creators: z.int(),
  }),
});
