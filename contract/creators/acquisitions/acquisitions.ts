import { z } from 'zod';
import {
  acquisitionKinds,
  acquisitionLimits,
  acquisitionOutcomes,
  acquisitionReasons,
  acquisitionSchedules,
  acquisitionStates,
} from './acquisition-kinds.ts';
import { endpoint } from '../../core/endpoint.ts';
import { lineResultSchema } from '../../core/line-results.ts';
import { platformSchema } from '../../core/platform.ts';
import { sourceCodes, sourceFaults } from '../../core/sources/source-codes.ts';

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const acquisitionId = z.object({ id });
const paging = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  size: z.coerce.number().int().min(1).max(100).default(20),
};

const acquisitionSchema = z.object({
  id: z.int(),
  name: z.string(),
  platform: platformSchema,
  kind: z.enum(acquisitionKinds),
  /** Terms as they were typed; for links only their number is given. */
  terms: z.array(z.string()),
  links: z.int(),
  /** The list whose members are the examples; its name is empty if it is deleted. */
  like: z.object({ id: z.int(), name: z.string() }).nullable(),
  region: z.string().nullable(),
  list: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** The most creators that a run adds to the list; for links: all that are named. */
  most: z.int(),
  schedule: z.enum(acquisitionSchedules),
  state: z.enum(acquisitionStates),
  /** Why it continues later, and when; null while it runs. Without a source: none is set up any more. */
  holdUp: z
    .object({
      fault: z.enum(sourceFaults),
      source: z.enum(sourceCodes).nullable(),
      freeAt: z.iso.datetime().nullable(),
    })
    .nullable(),
  run: z.int(),
  /** In this run: how many were named or found so far, with their results; the others wait. */
  found: z.int(),
  /** More may be found. */
  isSearching: z.boolean(),
  added: z.int(),
  already: z.int(),
  failed: z.int(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  nextRunAt: z.iso.datetime().nullable(),
  /** May pause, stop and remove it: its creator and the main account. */
  mine: z.boolean(),
});
export type Acquisition = z.output<typeof acquisitionSchema>;

const acquisitionItemSchema = z.object({
  position: z.int(),
  /** As it was pasted, or the handle that was found. */
  asked: z.string(),
  homepageUrl: z.string(),
  creator: z
    .object({
      id: z.int(),
      name: z.string(),
      handle: z.string(),
      avatarUrl: z.string(),
      followers: z.int().nullable(),
    })
    .nullable(),
  /** Null while it waits. */
  outcome: z.enum(acquisitionOutcomes).nullable(),
  reason: z.enum(acquisitionReasons).nullable(),
  /** The fault that the source reported. */
  fault: z.enum(sourceFaults).nullable(),
  source: z.enum(sourceCodes).nullable(),
  settledAt: z.iso.datetime().nullable(),
});
export type AcquisitionItem = z.output<typeof acquisitionItemSchema>;

/**
 * What can be collected on a platform now, by kind, and why not. `like` is always ready: it begins with the catalogue,
 * and `source` is asked for more.
 */
export const acquisitionWaysSchema = z.object({
  platform: platformSchema,
  kind: z.enum(acquisitionKinds),
  source: z.enum(sourceCodes).nullable(),
  /** `noSource`: no source that is set up can do it. */
  state: z.enum(['ready', 'noSource', 'waiting', 'resting']),
  freeAt: z.iso.datetime().nullable(),
});

export const listAcquisitions = endpoint({
  method: 'GET',
  path: '/kol/api/acquisitions',
  access: 'account',
  summary: 'Data acquisitions of the team, newest first',
  tag: 'acquisitions',
  query: z.object({
    state: z.enum(acquisitionStates).optional(),
    name: z.string().max(60).optional(),
    ...paging,
  }),
  reply: z.object({
    acquisitions: z.array(acquisitionSchema),
    total: z.int(),
    ways: z.array(acquisitionWaysSchema),
    /** Creators collected this month, and the plan's limit. */
    used: z.int(),
    limit: z.int(),
    renewsAt: z.iso.datetime().nullable(),
  }),
});

const newAcquisition = {
  platform: platformSchema,
  kind: z.enum(acquisitionKinds),
  /** One per line, as people paste them. */
  links: z.string().max(200_000).default(''),
  terms: z
    .array(z.string().trim().min(1).max(acquisitionLimits.termLength))
    .max(acquisitionLimits.terms)
    .default([]),
  likeListId: id.optional(),
  region: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
};

export const tryAcquisition = endpoint({
  method: 'POST',
  path: '/kol/api/acquisitions/try',
  access: 'creators.acquire',
  summary:
    'What an acquisition would start from, before it is made: links that lead nowhere, duplicates, the source',
  tag: 'acquisitions',
  body: z.object(newAcquisition),
  reply: z.object({
    /** Creators that are named. */
    named: z.int(),
    /** Links that name a creator are `added`. */
    lines: z.array(lineResultSchema(acquisitionReasons)),
    way: acquisitionWaysSchema,
    room: z.int(),
  }),
});

export const createAcquisition = endpoint({
  method: 'POST',
  path: '/kol/api/acquisitions',
  access: 'creators.acquire',
  summary: 'Start a data acquisition',
  tag: 'acquisitions',
  body: z.object({
    ...newAcquisition,
    name: z.string().trim().min(1).max(acquisitionLimits.nameLength),
    /** The target: an existing list, or the name of a new one. */
    listId: id.optional(),
    newListName: z.string().trim().min(1).max(60).optional(),
    most: z.int().min(1).max(acquisitionLimits.creators).default(100),
    schedule: z.enum(acquisitionSchedules).default('once'),
  }),
  reply: z.object({ id: z.int() }),
});

export const getAcquisition = endpoint({
  method: 'GET',
  path: '/kol/api/acquisitions/:id',
  access: 'account',
  summary: 'One acquisition with a page of those it named or found',
  tag: 'acquisitions',
  params: acquisitionId,
  query: z.object({
    outcome: z.enum([...acquisitionOutcomes, 'waiting']).optional(),
    /** Only those that failed for this reason. */
    reason: z.enum(acquisitionReasons).optional(),
    /** An earlier run, whose creators are kept for 90 days; by default the current one. */
    run: z.coerce.number().int().min(1).max(1_000_000).optional(),
    ...paging,
  }),
  reply: z.object({
    acquisition: acquisitionSchema,
    items: z.array(acquisitionItemSchema),
    total: z.int(),
    /** How many of the run failed for each reason, most frequent first. */
    reasons: z.array(z.object({ reason: z.enum(acquisitionReasons), items: z.int() })),
  }),
});

export const changeAcquisitionState = endpoint({
  method: 'POST',
  path: '/kol/api/acquisitions/:id/steer',
  access: 'creators.acquire',
  summary:
    'Pause, resume or stop an acquisition, run it once more now, or try again what failed for a reason that passes',
  tag: 'acquisitions',
  params: acquisitionId,
  body: z.object({ deed: z.enum(['pause', 'resume', 'stop', 'runAgain', 'retry']) }),
  reply: z.object({ acquisition: acquisitionSchema }),
});

export const removeAcquisition = endpoint({
  method: 'DELETE',
  path: '/kol/api/acquisitions/:id',
  access: 'creators.acquire',
  summary: 'Remove an acquisition that does not run; its creators and its list stay',
  tag: 'acquisitions',
  params: acquisitionId,
  reply: z.object({}),
});
