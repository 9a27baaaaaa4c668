import { z } from 'zod';
import { creatorPagePath } from './creator-path.ts';
import { creatorParams } from './creator-params.ts';
import { endpoint } from '../core/endpoint.ts';
import { sourceModes } from '../core/sources/source-codes.ts';

/** What of a creator has an origin of its own, besides posts. */
export const originFields = [
  'name',
  'handle',
  'avatarUrl',
  'homepageUrl',
  'bio',
  'region',
  'language',
  'category',
  'tags',
  'verified',
  'followers',
  'likes',
  'postCount',
  'audience',
  'posts',
  'snapshots',
] as const;
export type OriginField = (typeof originFields)[number];

export const originSchema = z.object({
  field: z.enum(originFields),
  /** Code of the source, and its name in the caller's language. */
  source: z.string(),
  sourceName: z.string(),
  /** Of posts and snapshots the newest. */
  at: z.iso.datetime(),
  /** Of posts and snapshots: how many, and when the oldest was told. */
  count: z.int().nullable(),
  oldestAt: z.iso.datetime().nullable(),
  /** When the source's rules want the first of it gone unless it is refreshed; null: no such rule. */
  keepUntil: z.iso.datetime().nullable(),
});
export type Origin = z.output<typeof originSchema>;

export const showOrigins = endpoint({
  method: 'GET',
  path: `${creatorPagePath}/origins`,
  access: 'account',
  summary: 'Which source told what of a creator, when, and how long it may be kept',
  tag: 'origins',
  params: creatorParams,
  reply: z.object({
    origins: z.array(originSchema),
    /** Posts that figures may not be computed from under their source's mode. */
    heldBackPosts: z.int(),
    /** Of the source whose rules that depends on; null where no such source told of posts. */
    mode: z.enum(sourceModes).nullable(),
  }),
});
