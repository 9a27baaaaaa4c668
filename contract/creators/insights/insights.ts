import { z } from 'zod';
import { audienceSchema } from '../../core/sources/audience.ts';
import { creatorPagePath } from '../../catalogue/creator-path.ts';
import { creatorParams } from '../../catalogue/creator-params.ts';
import { creatorPostSchema } from '../search/creator-search.ts';
import { endpoint } from '../../core/endpoint.ts';
import { figureNames } from '../../catalogue/figure-rules.ts';
import { limits } from '../../core/limits.ts';
import { postKinds, postSorts } from './post-choices.ts';

const tag = 'creator insights';

/** The history of a creator: a value for each observed day; other days are gaps. */
export const getGrowth = endpoint({
  method: 'GET',
  path: `${creatorPagePath}/growth`,
  access: 'account',
  summary: 'Followers, likes, posts and plays by day',
  tag,
  params: creatorParams,
  reply: z.object({
    /** Oldest first; all known days. */
    days: z.array(
      z.object({
        day: z.iso.date(),
        followers: z.int().nullable(),
        likes: z.int().nullable(),
        postCount: z.int().nullable(),
        averagePlays: z.int().nullable(),
      }),
    ),
  }),
});

/** One post as a point of the charts. */
const postPointSchema = z.object({
  platformPostId: z.string(),
  publishedAt: z.iso.datetime(),
  durationMs: z.int().nullable(),
  plays: z.int().nullable(),
  likes: z.int().nullable(),
  comments: z.int().nullable(),
  shares: z.int().nullable(),
  isSponsored: z.boolean(),
  /** Far from the creator's other posts by plays (by likes if there are none); see post-outliers.ts. */
  outlier: z.enum(['high', 'low']).nullable(),
});
export type PostPoint = z.output<typeof postPointSchema>;

const countedTag = z.object({ tag: z.string(), posts: z.int(), medianPlays: z.int().nullable() });

/** The data for charts of posts, at most the newest `limits.chartPosts`. */
export const getPostFigures = endpoint({
  method: 'GET',
  path: `${creatorPagePath}/post-figures`,
  access: 'account',
  summary: 'Posts as points: when, how long, how they did; hashtags, mentions, ads against the rest',
  tag,
  params: creatorParams,
  reply: z.object({
    /** Newest first. */
    posts: z.array(postPointSchema),
    hashtags: z.array(countedTag),
    mentions: z.array(countedTag),
    /**
     * A post within this range of plays (likes if there are no plays) is no outlier: the quartiles plus 1.5 times their
     * distance on either side (Tukey). Null with fewer than eight posts.
     */
    usual: z.object({ measure: z.enum(['plays', 'likes']), from: z.int(), to: z.int() }).nullable(),
    /** Medians of plays and of interactions ÷ plays (1/10,000), over the posts of these charts. */
    sponsored: z.object({
      posts: z.int(),
      medianPlays: z.int().nullable(),
      medianInteractionBp: z.int().nullable(),
    }),
    organic: z.object({
      posts: z.int(),
      medianPlays: z.int().nullable(),
      medianInteractionBp: z.int().nullable(),
    }),
  }),
});

const listedPostSchema = creatorPostSchema.extend({
  hashtags: z.array(z.string()),
  mentions: z.array(z.string()),
  brands: z.array(z.string()),
  /** (likes + comments + shares) ÷ plays, 1/10,000. */
  interactionBp: z.int().nullable(),
  outlier: z.enum(['high', 'low']).nullable(),
});
export type ListedPost = z.output<typeof listedPostSchema>;

/** Posts of a creator; with `figure` exactly those from which the figure was computed, in its order. */
export const listCreatorPosts = endpoint({
  method: 'GET',
  path: `${creatorPagePath}/posts`,
  access: 'account',
  summary: 'Posts of a creator, or the very posts behind one of its figures',
  tag,
  params: creatorParams,
  query: z.object({
    figure: z.enum(figureNames).optional(),
    kind: z.enum(postKinds).default('all'),
    /** Words of the caption, or a hashtag. */
    keyword: z.string().max(limits.keywordLength).default(''),
    brand: z.string().max(200).default(''),
    sort: z.enum(postSorts).default('newest'),
    page: z.coerce.number().int().min(1).max(500).default(1),
    size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  reply: z.object({ posts: z.array(listedPostSchema), total: z.int() }),
});

const signalKinds = [
  'follower_jump',
  'likes_to_plays',
  'comments_to_likes',
  'repeated_comments',
  'interaction_far',
] as const;
export type SignalKind = (typeof signalKinds)[number];

/** Something in the public figures that is worth a look, with its evidence. Never a score. */
const signalSchema = z.object({
  kind: z.enum(signalKinds),
  /** `ok`: checked and unremarkable; `look`: unusual; `unknown`: too little data. */
  verdict: z.enum(['ok', 'look', 'unknown']),
  direction: z.enum(['high', 'low']).nullable(),
  /** Numbers for the sentence, by name. */
  facts: z.record(z.string(), z.number()),
  /**
   * What to look at: jumps (from `since` to `day`, `value` followers) with the posts near them, posts, repeated texts.
   */
  evidence: z.array(
    z.object({
      since: z.iso.date().nullable(),
      day: z.iso.date().nullable(),
      platformPostId: z.string().nullable(),
      url: z.string(),
      text: z.string(),
      value: z.number().nullable(),
    }),
  ),
});
export type Signal = z.output<typeof signalSchema>;

export const getSignals = endpoint({
  method: 'GET',
  path: `${creatorPagePath}/signals`,
  access: 'account',
  summary: 'What is out of the ordinary in public figures, each with its evidence',
  tag,
  params: creatorParams,
  reply: z.object({ signals: z.array(signalSchema), asOf: z.iso.datetime() }),
});

/** Where the data on an audience comes from. */
const audienceBases = ['source', 'comments', 'none'] as const;

export const getAudience = endpoint({
  method: 'GET',
  path: `${creatorPagePath}/audience`,
  access: 'account',
  summary: 'Who follows a creator: from a source that knows, else estimated from comments, else nothing',
  tag,
  params: creatorParams,
  reply: z.object({
    basis: z.enum(audienceBases),
    audience: audienceSchema,
    /** The basis of an estimate: comments with words, and their authors; `und` is for undetermined languages. */
    sample: z.object({ comments: z.int(), people: z.int(), posts: z.int() }).nullable(),
    source: z.object({ zh: z.string(), en: z.string() }).nullable(),
    observedAt: z.iso.datetime().nullable(),
  }),
});

const brandSchema = z.object({
  /** In the most frequent spelling; `key` is its folded form, for the filter of posts. */
  name: z.string(),
  key: z.string(),
  /** The origin: stated by the source, or mentioned in a sponsored post. */
  basis: z.enum(['stated', 'mention']),
  posts: z.int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  medianPlays: z.int().nullable(),
  medianInteractionBp: z.int().nullable(),
  /** Median plays ÷ the creator's organic median, 1/10,000. */
  againstOrganicBp: z.int().nullable(),
});
export type Brand = z.output<typeof brandSchema>;

export const getBrands = endpoint({
  method: 'GET',
  path: `${creatorPagePath}/brands`,
  access: 'account',
  summary: 'Sponsored posts, and the brands in them against what the creator reaches without',
  tag,
  params: creatorParams,
  reply: z.object({
    brands: z.array(brandSchema),
    posts: z.int(),
    sponsored: z.object({
      posts: z.int(),
      byPlatform: z.int(),
      byCaption: z.int(),
      withoutBrand: z.int(),
      /** Posts with plays, from which the medians are computed. */
      countedPosts: z.int(),
      medianPlays: z.int().nullable(),
      medianInteractionBp: z.int().nullable(),
    }),
    organic: z.object({
      posts: z.int(),
      countedPosts: z.int(),
      medianPlays: z.int().nullable(),
      medianInteractionBp: z.int().nullable(),
    }),
    /** Sponsored and all posts by month `yyyy-MM`, oldest first, including months without posts. */
    months: z.array(z.object({ month: z.string(), posts: z.int(), sponsored: z.int() })),
  }),
});
