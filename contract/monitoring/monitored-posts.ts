import { forecastSchema } from '../catalogue/post-forecast.ts';
import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { lineResultSchema } from '../core/line-results.ts';
import { postFinders, postStateFilters } from './monitor-kinds.ts';
import { gapReasons, postStates } from '../catalogue/post-metrics.ts';
import { platformSchema } from '../core/platform.ts';
import { sourceCodes } from '../core/sources/source-codes.ts';

const tag = 'monitored-posts';
const path = '/kol/api/monitors';
const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const projectId = z.object({ id });
const paging = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  size: z.coerce.number().int().min(1).max(100).default(20),
};
const count = z.int().nullable();

/** `tiktok:7301…`: platform and the platform's own id of a post. */
export const postKeySchema = z.string().regex(/^(?:tiktok|youtube|instagram):.{1,200}$/);

const gapSchema = z.object({
  from: z.iso.datetime(),
  /** Null while it lasts. */
  to: z.iso.datetime().nullable(),
  reason: z.enum(gapReasons),
});

export const postCreatorSchema = z.object({
  id: z.int(),
  platform: platformSchema,
  name: z.string(),
  handle: z.string(),
  avatarUrl: z.string(),
  followers: count,
});

export const monitorPostSchema = z.object({
  key: postKeySchema,
  platform: platformSchema,
  url: z.string(),
  state: z.enum(postStates),
  stateSince: z.iso.datetime().nullable(),
  /** The creator's handle in the link, while the creator is unknown. */
  handle: z.string(),
  creator: postCreatorSchema.nullable(),
  caption: z.string(),
  coverUrl: z.string(),
  durationSeconds: count,
  publishedAt: z.iso.datetime().nullable(),
  isSponsored: z.boolean(),
  foundBy: z.enum(postFinders),
  addedAt: z.iso.datetime(),
  /** Of the last answer. */
  plays: count,
  likes: count,
  comments: count,
  shares: count,
  seenAt: z.iso.datetime().nullable(),
  /** When it is polled next; null if polling has ended. */
  nextAt: z.iso.datetime().nullable(),
  source: z.enum(sourceCodes).nullable(),
  /** Its source allows figures to be shown but not to be computed with. */
  isHeldBack: z.boolean(),
  gainedLastDay: count,
  engagementBp: count,
  /** Plays compared with what is usual for the creator's posts at this age, ratio × 10,000. */
  usualRatioBp: count,
  forecast: forecastSchema.nullable(),
  /** The current gap. */
  gap: gapSchema.nullable(),
  edits: z.int(),
  spark: z.array(z.int().nullable()),
});
export type MonitorPost = z.output<typeof monitorPostSchema>;

/** One per line or mixed with words, as people paste them. */
const pasted = z.object({ links: z.string().min(1).max(500_000) });
/** `twice`: the same post as in a line above. */
const postLineSchema = lineResultSchema(['notALink', 'otherSite', 'notAPost', 'shortLink', 'twice']);
export type PostLine = z.output<typeof postLineSchema>;

export const tryPosts = endpoint({
  method: 'POST',
  path: `${path}/:id/posts/try`,
  access: 'monitoring.edit',
  summary: 'What pasted links would add, before they are added: line by line, room, and who can tell figures',
  tag,
  params: projectId,
  body: pasted,
  reply: z.object({
    posts: z.array(
      z.object({ key: postKeySchema, platform: platformSchema, url: z.string(), handle: z.string() }),
    ),
    lines: z.array(postLineSchema),
    room: z.int(),
    /** For each platform in the links; null if no source that is set up reports figures of its posts. */
    ways: z.array(
      z.object({
        platform: platformSchema,
        source: z.enum(sourceCodes).nullable(),
        /** The source finds posts only through their creator, so a link must name the creator. */
        wantsCreator: z.boolean(),
        /** Units of the source's quota that these posts cost in their first day, and its daily quota. */
        unitsCenti: z.int(),
        quota: z.int(),
      }),
    ),
  }),
});

export const addPosts = endpoint({
  method: 'POST',
  path: `${path}/:id/posts`,
  access: 'monitoring.edit',
  summary: 'Put posts into a monitor project by their links; those in it already stay as they are',
  tag,
  params: projectId,
  body: pasted,
  reply: z.object({ added: z.int(), already: z.int(), lines: z.array(postLineSchema) }),
});

export const postSorts = [
  'plays',
  'gained',
  'engagement',
  'usual',
  'published',
  'added',
  'forecast',
] as const;
export const postFilterSchema = z.object({
  platform: platformSchema.optional(),
  state: z.enum(postStateFilters).optional(),
  foundBy: z.enum(postFinders).optional(),
  creatorId: id.optional(),
  /** In caption, name or handle. */
  words: z.string().max(100).optional(),
  sort: z.enum(postSorts).default('plays'),
});
export type PostFilter = z.output<typeof postFilterSchema>;

export const listPosts = endpoint({
  method: 'GET',
  path: `${path}/:id/posts`,
  access: 'account',
  summary: 'Posts of a monitor project',
  tag,
  params: projectId,
  query: postFilterSchema.extend(paging),
  reply: z.object({ posts: z.array(monitorPostSchema), total: z.int() }),
});

/** Seconds since 1970, then plays, likes, comments, shares; null if not reported. */
const point = z.tuple([z.int(), count, count, count, count]);

export const getPost = endpoint({
  method: 'GET',
  path: `${path}/:id/posts/:key`,
  access: 'account',
  summary: 'The series of a post, against what its creator usually has at the same age',
  tag,
  params: z.object({ id, key: postKeySchema }),
  reply: z.object({
    post: monitorPostSchema,
    points: z.array(point),
    gaps: z.array(gapSchema),
    edits: z.array(z.object({ at: z.iso.datetime(), before: z.string() })),
    /** Plays by age in hours, from the creator's other posts; null if too little is known. */
    usual: z
      .object({
        ages: z.array(z.int()),
        low: z.array(z.int().nullable()),
        median: z.array(z.int().nullable()),
        high: z.array(z.int().nullable()),
        posts: z.int(),
      })
      .nullable(),
  }),
});

export const refetchPost = endpoint({
  method: 'POST',
  path: `${path}/:id/posts/:key/fetch`,
  access: 'monitoring.edit',
  summary: 'Ask for the figures of a post before all others',
  tag,
  params: z.object({ id, key: postKeySchema }),
  reply: z.object({ nextAt: z.iso.datetime() }),
});

export const removePosts = endpoint({
  method: 'POST',
  path: `${path}/:id/posts/remove`,
  access: 'monitoring.edit',
  summary: 'Take posts out of a monitor project; what is followed does not find them again',
  tag,
  params: projectId,
  body: z.object({ keys: z.array(postKeySchema).min(1).max(2000) }),
  reply: z.object({ removed: z.int() }),
});
