import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { lineResultSchema } from '../core/line-results.ts';
import { followKinds, monitorLimits } from './monitor-kinds.ts';
import { postCreatorSchema } from './monitored-posts.ts';
import { platformSchema } from '../core/platform.ts';

const tag = 'follows';
const path = '/kol/api/monitors';
const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const projectId = z.object({ id });

const words = z
  .array(z.string().trim().min(1).max(monitorLimits.wordLength))
  .max(monitorLimits.words)
  .default([]);

const followSchema = z.object({
  id: z.int(),
  kind: z.enum(followKinds),
  /** Null for a hashtag on every platform. */
  platform: platformSchema.nullable(),
  creator: postCreatorSchema.nullable(),
  /** Without #; empty for a creator. */
  hashtag: z.string(),
  /** For a creator: only posts with one of these words or hashtags; empty means all. */
  words: z.array(z.string()),
  found: z.int(),
  addedAt: z.iso.datetime(),
  /** When it was last looked for, and when it will be next. */
  lookedAt: z.iso.datetime().nullable(),
  nextAt: z.iso.datetime().nullable(),
});
export type Follow = z.output<typeof followSchema>;

/** `unknown`: the catalogue does not know the creator; `twice`: the same as in a line above. */
const followLineSchema = lineResultSchema([
  'notALink',
  'otherSite',
  'notAProfile',
  'shortLink',
  'badHandle',
  'unknownPlatform',
  'unknown',
  'twice',
]);
export type FollowLine = z.output<typeof followLineSchema>;

export const listFollows = endpoint({
  method: 'GET',
  path: `${path}/:id/follows`,
  access: 'account',
  summary: 'Creators and hashtags that a monitor project follows',
  tag,
  params: projectId,
  reply: z.object({ follows: z.array(followSchema) }),
});

export const addFollows = endpoint({
  method: 'POST',
  path: `${path}/:id/follows`,
  access: 'monitoring.edit',
  summary: 'Follow creators, or a hashtag, in a monitor project',
  tag,
  params: projectId,
  body: z.object({
    /** By id, as a whole list, or by their links. */
    creatorIds: z.array(z.int().min(1)).max(monitorLimits.follows).default([]),
    listId: z.int().min(1).optional(),
    links: z.string().max(20_000).default(''),
    hashtag: z.string().trim().max(100).default(''),
    /** For a hashtag; without it every platform. */
    platform: platformSchema.optional(),
    words,
  }),
  reply: z.object({
    added: z.int(),
    /** Followed already, now for other words. */
    updated: z.int(),
    already: z.int(),
    /** What became of each line of the links. */
    lines: z.array(followLineSchema),
  }),
});

export const removeFollow = endpoint({
  method: 'DELETE',
  path: `${path}/:id/follows/:followId`,
  access: 'monitoring.edit',
  summary: 'Follow a creator or hashtag no longer; posts that were found stay',
  tag,
  params: z.object({ id, followId: id }),
  reply: z.object({}),
});
