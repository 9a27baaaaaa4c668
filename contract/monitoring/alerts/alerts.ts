import { z } from 'zod';
import { alertKinds, alertLimits, alertMailStates } from './alert-kinds.ts';
import { endpoint } from '../../core/endpoint.ts';
import { gapReasons, postStates } from '../../catalogue/post-metrics.ts';
import { postKeySchema } from '../monitored-posts.ts';
import { email } from '../../core/patterns.ts';
import { platformSchema } from '../../core/platform.ts';

const tag = 'monitors';
const path = '/kol/api/monitors/:id';
const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const projectId = z.object({ id });
const count = z.int().nullable();
const plays = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const hours = z.int().min(1).max(alertLimits.hours);
const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
const milestones = z.array(plays).max(alertLimits.milestones);

const alertSettingsSchema = z.object({
  /** Plays are this many percent above what is usual at the post's age, or this many times those of a day before. */
  takesOff: z.object({
    isOn: z.boolean(),
    overUsualPercent: z.int().min(10).max(10_000),
    timesInADay: z.int().min(2).max(1000),
  }),
  /** Plays fell this many percent below their maximum. */
  drops: z.object({ isOn: z.boolean(), percent: z.int().min(1).max(100) }),
  /** Deleted or private. */
  deleted: z.object({ isOn: z.boolean() }),
  /** The brief's disclosure requirement failed, this long after publication. */
  missingDisclosure: z.object({ isOn: z.boolean(), hours }),
  milestone: z.object({ isOn: z.boolean(), perPost: milestones, perProject: milestones }),
  /** Figures could not be fetched for this long. */
  gap: z.object({ isOn: z.boolean(), hours }),
  /** The bell always notifies the project's owner and creator; this is additional mail. Null for none. */
  mail: z
    .object({
      senderId: z.int().min(1),
      addresses: z.array(z.string().trim().max(254).regex(email)).min(1).max(alertLimits.addresses),
    })
    .nullable(),
  /** In the project's time zone, over midnight if `from` is later; mail waits for the end. */
  quiet: z.object({ from: clock, to: clock }).nullable(),
});
export type AlertSettings = z.output<typeof alertSettingsSchema>;

export const getAlertSettings = endpoint({
  method: 'GET',
  path: `${path}/alert-settings`,
  access: 'account',
  summary: 'Of what a monitor project tells, and whom',
  tag,
  params: projectId,
  reply: z.object({
    settings: alertSettingsSchema,
    /** 0 means the defaults, before anybody changed them. */
    revision: z.int(),
    /** Verified senders that can send the mail. */
    senders: z.array(z.object({ id: z.int(), address: z.string() })),
    /** Whether the brief requires a disclosure: without it none can be missing. */
    asksDisclosure: z.boolean(),
    mine: z.boolean(),
  }),
});

export const changeAlertSettings = endpoint({
  method: 'PUT',
  path: `${path}/alert-settings`,
  access: 'monitoring.edit',
  summary: 'Change of what a monitor project tells, and whom; what was before is not told of',
  tag,
  params: projectId,
  body: alertSettingsSchema.extend({ revision: z.int().min(0) }),
  reply: z.object({ revision: z.int() }),
});

export const testAlertMail = endpoint({
  method: 'POST',
  path: `${path}/alert-settings/test`,
  access: 'monitoring.edit',
  summary: 'Send one mail as alerts come, by a sender to addresses',
  tag,
  params: projectId,
  body: z.object({
    senderId: z.int().min(1),
    addresses: z.array(z.string().trim().max(254).regex(email)).min(1).max(alertLimits.addresses),
  }),
  reply: z.object({
    /** Those that the server accepted. */
    to: z.array(z.string()),
  }),
});

/** What an alert says, by its kind; fields that do not apply are null. */
const alertFactsSchema = z.object({
  /** Empty for alerts about the whole project. */
  handle: z.string(),
  platform: platformSchema.nullable(),
  url: z.string(),
  caption: z.string(),
  plays: count,
  /** The plays compared with: a day before, the maximum, or usual at this age. */
  before: count,
  beforeAt: z.iso.datetime().nullable(),
  /** For a take-off: compared with what. */
  against: z.enum(['usual', 'day']).nullable(),
  /** The mark that was passed. */
  mark: count,
  state: z.enum(postStates).nullable(),
  /** The number of posts affected by a gap. */
  posts: count,
  reason: z.enum(gapReasons).nullable(),
  publishedAt: z.iso.datetime().nullable(),
});
export type AlertFacts = z.output<typeof alertFactsSchema>;

const alertSchema = z.object({
  id: z.int(),
  kind: z.enum(alertKinds),
  /** Null for the whole project. */
  key: postKeySchema.nullable(),
  /** When it happened, by the answer that showed it. */
  at: z.iso.datetime(),
  /** When it was reported. */
  toldAt: z.iso.datetime(),
  facts: alertFactsSchema,
  mail: z.enum(alertMailStates),
});
export type Alert = z.output<typeof alertSchema>;

export const listAlerts = endpoint({
  method: 'GET',
  path: `${path}/alerts`,
  access: 'account',
  summary: 'What a monitor project told of, newest first',
  tag,
  params: projectId,
  query: z.object({
    kind: z.enum(alertKinds).optional(),
    key: postKeySchema.optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  reply: z.object({
    alerts: z.array(alertSchema),
    total: z.int(),
    /** Of each kind, whatever the filter. */
    counts: z.array(z.object({ kind: z.enum(alertKinds), alerts: z.int() })),
  }),
});
