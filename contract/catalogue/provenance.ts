import { z } from 'zod';
import { creatorPagePath } from './creator-path.ts';
import { creatorParams } from './creator-params.ts';
import { endpoint } from '../core/endpoint.ts';
import { creatorFieldNames } from '../core/sources/creator-fields.ts';
import { sourceModes } from '../core/sources/source-codes.ts';

/** The fields of a creator with a provenance of their own, besides posts. */
export const originFields = [...creatorFieldNames, 'audience', 'posts', 'snapshots'] as const;

const originSchema = z.object({
  field: z.enum(originFields),
  /** Code of the source, and its name in the caller's language. */
  source: z.string(),
  sourceName: z.string(),
  /** For posts and snapshots: the newest. */
  at: z.iso.datetime(),
  /** For posts and snapshots: how many, and when the oldest was reported. */
  count: z.int().nullable(),
  oldestAt: z.iso.datetime().nullable(),
  /** When the source's terms require the first of it to be deleted unless it is refreshed; null without such a rule. */
  keepUntil: z.iso.datetime().nullable(),
});
export type Origin = z.output<typeof originSchema>;

export const getOrigins = endpoint({
  method: 'GET',
  path: `${creatorPagePath}/origins`,
  access: 'account',
  summary: 'Which source told what of a creator, when, and how long it may be kept',
  tag: 'origins',
  params: creatorParams,
  reply: z.object({
    origins: z.array(originSchema),
    /** Posts that must not be used for figures under their source's mode. */
    heldBackPosts: z.int(),
    /** The mode of the source whose terms decide that; null if no such source reported posts. */
    mode: z.enum(sourceModes).nullable(),
  }),
});
