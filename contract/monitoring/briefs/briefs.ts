import { z } from 'zod';
import {
  briefLimits,
  briefLinkWays,
  checkDecisions,
  checkOutcomes,
  checkReasons,
  disclosureWays,
  requirementKinds,
} from './brief-kinds.ts';
import { endpoint } from '../../core/endpoint.ts';
import { postStates } from '../../catalogue/post-metrics.ts';
import { postKeySchema } from '../monitored-posts.ts';
import { platformSchema } from '../../core/platform.ts';
import { namedDay } from '../../core/time/dates.ts';

const tag = 'monitors';
const path = '/kol/api/monitors/:id';
const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const projectId = z.object({ id });
const count = z.int().nullable();

const tags = z.array(z.string().trim().min(1).max(briefLimits.tagLength)).max(briefLimits.tags).default([]);

/** The requirements for every post of a project; null for those that do not apply. */
const requirementsSchema = z.object({
  /** All of them, with or without #. */
  hashtags: tags,
  /** Handles, all of them, with or without @. */
  mentions: tags,
  /** In the caption: any of `texts`, compared without scheme and query; or a short link of the creator's. */
  link: z
    .object({
      way: z.enum(briefLinkWays),
      texts: z.array(z.string().trim().min(1).max(briefLimits.linkLength)).max(briefLimits.links),
    })
    .nullable()
    .default(null),
  disclosure: z.enum(disclosureWays).nullable().default(null),
  /** Published on these days of the project's time zone, both included. */
  window: z.object({ from: namedDay, to: namedDay }).nullable().default(null),
  /** Still online after this many times 24 hours. */
  onlineDays: z.int().min(1).max(briefLimits.onlineDays).nullable().default(null),
});
export type Requirements = z.output<typeof requirementsSchema>;

export const getBrief = endpoint({
  method: 'GET',
  path: `${path}/brief`,
  access: 'account',
  summary: 'What the posts of a monitor project have to fulfil',
  tag,
  params: projectId,
  reply: z.object({
    requirements: requirementsSchema,
    /** 0 if none was written yet. */
    revision: z.int(),
    changedBy: z.string(),
    changedAt: z.iso.datetime().nullable(),
    /** May change it. */
    mine: z.boolean(),
  }),
});

export const changeBrief = endpoint({
  method: 'PUT',
  path: `${path}/brief`,
  access: 'monitoring.edit',
  summary: 'Change what the posts of a monitor project have to fulfil; all are judged again',
  tag,
  params: projectId,
  body: requirementsSchema.extend({ revision: z.int().min(0) }),
  reply: z.object({ revision: z.int() }),
});

/** `hashtag:summer`, `mention:brand`, `link`, `disclosure`, `window`, `online`. */
const requirementKeySchema = z
  .string()
  .max(120)
  .regex(/^(?:(?:hashtag|mention):.+|link|disclosure|window|online)$/);

export const requirementSchema = z.object({
  key: requirementKeySchema,
  kind: z.enum(requirementKinds),
  /** For a hashtag or mention: as it was written, without its sign; else empty. */
  word: z.string(),
});
export type Requirement = z.output<typeof requirementSchema>;

const checkSchema = z.object({
  requirement: requirementKeySchema,
  outcome: z.enum(checkOutcomes),
  reason: z.enum(checkReasons),
  /** Since when, by the answer that showed it. */
  since: z.iso.datetime(),
  decision: z.enum(checkDecisions).nullable(),
});

const checkedPostSchema = z.object({
  key: postKeySchema,
  platform: platformSchema,
  url: z.string(),
  handle: z.string(),
  caption: z.string(),
  coverUrl: z.string(),
  publishedAt: z.iso.datetime().nullable(),
  state: z.enum(postStates),
  checks: z.array(checkSchema),
});
export type CheckedPost = z.output<typeof checkedPostSchema>;

export const checkFilterSchema = z.object({
  /** Posts with such a check; decisions by hand count. */
  outcome: z.enum(checkOutcomes).optional(),
  /** Only of this requirement. */
  requirement: requirementKeySchema.optional(),
});
export type CheckFilter = z.output<typeof checkFilterSchema>;

export const listChecks = endpoint({
  method: 'GET',
  path: `${path}/checks`,
  access: 'account',
  summary: 'Posts of a monitor project against its brief, those with failures first',
  tag,
  params: projectId,
  query: checkFilterSchema.extend({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  reply: z.object({
    /** Counts of posts; decisions by hand count. */
    requirements: z.array(
      requirementSchema.extend({ met: z.int(), failed: z.int(), waiting: z.int(), decided: z.int() }),
    ),
    posts: z.array(checkedPostSchema),
    total: z.int(),
    /** Posts with and without failures. */
    all: z.int(),
  }),
});

/** What was seen when a check got its outcome; it is kept unchanged. */
const evidenceSchema = z.object({
  /** The requirement at that time, as text: a tag, addresses, days. */
  wanted: z.string(),
  /** What was found: the tag as written, an address, the date. */
  found: z.string(),
  caption: z.string(),
  coverUrl: z.string(),
  publishedAt: z.iso.datetime().nullable(),
  state: z.enum(postStates),
  plays: count,
  likes: count,
  comments: count,
  shares: count,
});
export type Evidence = z.output<typeof evidenceSchema>;

const checkChangeSchema = z.object({
  id: z.int(),
  /** When it was seen, by the answer that showed it; for a decision, when it was made. */
  at: z.iso.datetime(),
  outcome: z.enum(checkOutcomes),
  reason: z.enum(checkReasons),
  evidence: evidenceSchema,
  /** Null if it was judged; else by whom and why. An empty decision means that it was withdrawn. */
  decided: z
    .object({ decision: z.enum(checkDecisions).nullable(), by: z.string(), note: z.string() })
    .nullable(),
});
export type CheckChange = z.output<typeof checkChangeSchema>;

export const getPostChecks = endpoint({
  method: 'GET',
  path: `${path}/checks/:key`,
  access: 'account',
  summary: 'Checks of a post with their evidence and all that changed',
  tag,
  params: z.object({ id, key: postKeySchema }),
  reply: z.object({
    post: checkedPostSchema.omit({ checks: true }),
    checks: z.array(
      requirementSchema.extend({
        outcome: z.enum(checkOutcomes),
        reason: z.enum(checkReasons),
        since: z.iso.datetime(),
        firstMetAt: z.iso.datetime().nullable(),
        evidence: evidenceSchema,
        decided: z
          .object({
            decision: z.enum(checkDecisions),
            by: z.string(),
            at: z.iso.datetime(),
            note: z.string(),
          })
          .nullable(),
        /** Newest first. */
        changes: z.array(checkChangeSchema),
      }),
    ),
  }),
});
export type PostChecks = z.output<(typeof getPostChecks)['reply']>;
export type DetailedCheck = PostChecks['checks'][number];

export const decideCheck = endpoint({
  method: 'POST',
  path: `${path}/checks/:key/decision`,
  access: 'monitoring.edit',
  summary: 'Decide a check by hand, or take a decision back; what was judged stays beside it',
  tag,
  params: z.object({ id, key: postKeySchema }),
  body: z.object({
    requirement: requirementKeySchema,
    /** Null withdraws the decision. */
    decision: z.enum(checkDecisions).nullable(),
    note: z.string().trim().max(briefLimits.noteLength).default(''),
  }),
  reply: z.object({}),
});
