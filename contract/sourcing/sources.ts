import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { platformSchema } from '../core/platform.ts';
import {
  capabilities,
  platformMoods,
  sourceCodes,
  sourceFaults,
  sourceModes,
  spendPurposes,
} from '../core/sources/source-codes.ts';

const code = z.object({ code: z.enum(sourceCodes) });
const credentialId = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });

/** `off` by the operator; `noCredential`: none that works; `waiting` for quota or rate; `resting` after failures. */
const sourceStates = ['ready', 'off', 'noCredential', 'waiting', 'resting'] as const;
export type SourceState = (typeof sourceStates)[number];

const credentialSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** Credentials of one group share one quota. */
  group: z.string(),
  isSandbox: z.boolean(),
  /** `refused`: the source did not accept it. */
  state: z.enum(['ok', 'off', 'refused']),
  refusedText: z.string(),
  /** Not to be used before this time. */
  freeAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** The fields that are no secrets, as typed. */
  values: z.record(z.string(), z.string()),
});
export type SourceCredential = z.output<typeof credentialSchema>;

/** A quota of one group of credentials, with its current use. */
const quotaSchema = z.object({
  group: z.string(),
  bucket: z.string(),
  per: z.enum(['pacificDay', 'day', 'hour', 'minute']),
  limit: z.int(),
  /** Used, or taken for calls whose result is unknown. */
  used: z.int(),
  /** When units become available again: those of a Pacific day all at once, others gradually from then on. */
  resetsAt: z.iso.datetime(),
  /** The source itself reported that it is used up. */
  isExhausted: z.boolean(),
  spends: z.array(
    z.object({ purpose: z.enum(spendPurposes), units: z.int(), calls: z.int(), open: z.int() }),
  ),
});
export type SourceQuota = z.output<typeof quotaSchema>;

const sourceFaultSchema = z.object({
  at: z.iso.datetime(),
  kind: z.enum(sourceFaults),
  purpose: z.enum(spendPurposes),
  text: z.string(),
});

const sourceSchema = z.object({
  code: z.enum(sourceCodes),
  platforms: z.array(platformSchema),
  can: z.array(z.enum(capabilities)),
  state: z.enum(sourceStates),
  /** When it can be asked again, if it cannot now. */
  freeAt: z.iso.datetime().nullable(),
  isOn: z.boolean(),
  /** Null if the source has no modes. */
  mode: z.enum(sourceModes).nullable(),
  keepDays: z.int().nullable(),
  credentialFields: z.array(z.object({ name: z.string(), isSecret: z.boolean() })),
  credentials: z.array(credentialSchema),
  /** Its credentials can be checked by a call. */
  canCheck: z.boolean(),
  buckets: z.array(
    z.object({ name: z.string(), units: z.int(), limit: z.int(), per: quotaSchema.shape.per }),
  ),
  quotas: z.array(quotaSchema),
  lastAnswerAt: z.iso.datetime().nullable(),
  lastFault: sourceFaultSchema.nullable(),
  /** Consecutive failures. */
  failures: z.int(),
});
export type Source = z.output<typeof sourceSchema>;

/** The planner's last decision for a platform. */
export const refreshPlanSchema = z.object({
  platform: platformSchema,
  decidedAt: z.iso.datetime().nullable(),
  /** Creators due at that time, and those that were chosen. */
  due: z.int(),
  chosen: z.int(),
  waiting: z.int(),
  /** In the last 24 hours. */
  doneLastDay: z.int(),
  tookMs: z.int(),
});

export const listSources = endpoint({
  method: 'GET',
  path: '/operator/api/sources',
  access: 'operator',
  summary: 'Where creators come from: state, quotas, credentials, and the refreshes that are planned',
  tag: 'operator',
  reply: z.object({
    sources: z.array(sourceSchema),
    plans: z.array(refreshPlanSchema),
    /** The folder that is watched for files. */
    folder: z.string(),
    /** Where a platform sends creators back to after they connected; it must be entered in the platform's console. */
    callbackUrl: z.string(),
    /** How the platforms of the sandbox behave; empty without a sandbox. */
    moods: z.array(z.object({ host: z.string(), mood: z.enum(platformMoods) })),
  }),
});

export const changeSource = endpoint({
  method: 'PUT',
  path: '/operator/api/sources/:code',
  access: 'operator',
  summary: 'Turn a source on or off, choose its policy mode, or correct its quotas',
  tag: 'operator',
  params: code,
  body: z.object({
    isOn: z.boolean().optional(),
    mode: z.enum(sourceModes).optional(),
    /** Units by bucket, if the source has granted another number; null for the default. */
    limits: z.record(z.string().max(40), z.int().min(0).max(1_000_000_000).nullable()).optional(),
  }),
  reply: z.object({}),
});

const credentialFields = {
  name: z.string().trim().min(1).max(60),
  group: z
    .string()
    .trim()
    .regex(/^[\w.-]{0,40}$/)
    .default(''),
  values: z.record(z.string().max(40), z.string().max(4000)),
};

export const addCredential = endpoint({
  method: 'POST',
  path: '/operator/api/sources/:code/credentials',
  access: 'operator',
  summary: 'Add a credential; it is stored encrypted and used at once',
  tag: 'operator',
  params: code,
  body: z.object(credentialFields),
  reply: z.object({ id: z.int() }),
});

export const changeCredential = endpoint({
  method: 'PUT',
  path: '/operator/api/credentials/:id',
  access: 'operator',
  summary: 'Rename a credential, turn it on or off, or give it new values; secrets left out stay',
  tag: 'operator',
  params: credentialId,
  body: z.object({
    name: credentialFields.name.optional(),
    isOn: z.boolean().optional(),
    values: credentialFields.values.optional(),
  }),
  reply: z.object({}),
});

export const removeCredential = endpoint({
  method: 'DELETE',
  path: '/operator/api/credentials/:id',
  access: 'operator',
  summary: 'Remove a credential',
  tag: 'operator',
  params: credentialId,
  reply: z.object({}),
});

export const checkCredential = endpoint({
  method: 'POST',
  path: '/operator/api/credentials/:id/check',
  access: 'operator',
  summary: 'Ask the source whether it takes the credential, by its cheapest call',
  tag: 'operator',
  params: credentialId,
  reply: z.object({ works: z.boolean(), fault: z.enum(sourceFaults).nullable(), text: z.string() }),
});

export const listSourceFaults = endpoint({
  method: 'GET',
  path: '/operator/api/sources/:code/faults',
  access: 'operator',
  summary: 'What went wrong with a source in the last 30 days, newest first',
  tag: 'operator',
  params: code,
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  reply: z.object({ faults: z.array(sourceFaultSchema), total: z.int() }),
});

export const tellPlatform = endpoint({
  method: 'POST',
  path: '/operator/api/sandbox/platforms',
  access: 'operator',
  summary: 'Let a platform of the sandbox fail in some way, to see what happens; sandbox only',
  tag: 'operator',
  body: z.object({ host: z.string().max(100).optional(), mood: z.enum(platformMoods) }),
  reply: z.object({}),
});
