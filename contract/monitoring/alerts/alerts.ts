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

export const alertSettingsSchema = z.object({
  /** Plays are so many percent over what is usual at the post's age, or so many times those of a day before. */
  takesOff: z.object({
    isOn: z.boolean(),
    overUsualPercent: z.int().min(10).max(10_000),
    timesInADay: z.int().min(2).max(1000),
  }),
  /** Plays fell so many percent below their highest. */
  drops: z.object({ isOn: z.boolean(), percent: z.int().min(1).max(100) }),
  /** Gone or private. */
  deleted: z.object({ isOn: z.boolean() }),
  /** The brief's disclosure failed, so long after publishing. */
  missingDisclosure: z.object({ isOn: z.boolean(), hours }),
  milestone: z.object({ isOn: z.boolean(), perPost: milestones, perProject: milestones }),
  /** Figures could not be fetched for so long. */
  gap: z.object({ isOn: z.boolean(), hours }),
  /** The bell always tells who answers for the project and who made it; mail besides. Null: none. */
  mail: z
    .object({
      senderId: z.int().min(1),
      addresses: z.array(z.string().trim().max(254).regex(email)).min(1).max(alertLimits.addresses),
    })
    .nullable(),
  /** By the project's clocks, over midnight where `from` is later; mail waits for the end. */
  quiet: z.object({ from: clock, to: clock }).nullable(),
});
export type AlertSettings = z.output<typeof alertSettingsSchema>;

export const showAlertSettings = endpoint({
  method: 'GET',
  path: `${path}/alert-settings`,
  access: 'account',
  summary: 'Of what a monitor project tells, and whom',
  tag,
  params: projectId,
  reply: z.object({
    settings: alertSettingsSchema,
    /** 0: as they are for every project until somebody changes them. */
    revision: z.int(),
    /** Verified senders, by which mail can go. */
    senders: z.array(z.object({ id: z.int(), address: z.string() })),
    /** Whether the brief asks for a disclosure: without it none is missed. */
    asksDisclosure: z.boolean(),
    mine: z.boolean(),
  }),
});

export const changeAlertSettings = endpoint({
  method: 'PUT',
  path: `${path}/alert-settings`,
  access: 'account',
  summary: 'Change of what a monitor project tells, and whom; what was before is not told of',
  tag,
  params: projectId,
  body: alertSettingsSchema.extend({ revision: z.int().min(0) }),
  reply: z.object({ revision: z.int() }),
});

export const testAlertMail = endpoint({
  method: 'POST',
  path: `${path}/alert-settings/test`,
  access: 'account',
  summary: 'Send one mail as alerts come, by a sender to addresses',
  tag,
  params: projectId,
  body: z.object({
    senderId: z.int().min(1),
    addresses: z.array(z.string().trim().max(254).regex(email)).min(1).max(alertLimits.addresses),
  }),
  reply: z.object({
    /** Those that the server took. */
    to: z.array(z.string()),
  }),
});

/** What an alert says, by its kind; what does not apply is null. */
export const alertFactsSchema = z.object({
  /** Empty of alerts about the whole project. */
  handle: z.string(),
  platform: platformSchema.nullable(),
  url: z.string(),
  caption: z.string(),
  plays: count,
  /** Plays they are compared with: a day before, the highest, or usual at this age. */
  before: count,
  beforeAt: z.iso.datetime().nullable(),
  /** Of a take-off: against what. */
  against: z.enum(['usual', 'day']).nullable(),
  /** The mark that was passed. */
  mark: count,
  state: z.enum(postStates).nullable(),
  /** Posts concerned by a gap. */
  posts: count,
  reason: z.enum(gapReasons).nullable(),
  publishedAt: z.iso.datetime().nullable(),
});
export type AlertFacts = z.output<typeof alertFactsSchema>;

export const alertSchema = z.object({
  id: z.int(),
  kind: z.enum(alertKinds),
  /** Null: about the whole project. */
  key: postKeySchema.nullable(),
  /** When it happened, by the answer that showed it. */
  at: z.iso.datetime(),
  /** When it was told. */
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
    /** Of each kind, whichever is asked for. */
    counts: z.array(z.object({ kind: z.enum(alertKinds), alerts: z.int() })),
  }),
});
