import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { monitorLimits, projectStates } from './monitor-kinds.ts';
import { currencyCodes } from '../core/currencies.ts';
import { enteredAmount } from './effects/effect-shapes.ts';
import { monitorPostSchema } from './monitored-posts.ts';
import { sourceCodes } from '../core/sources/source-codes.ts';
import { namedDay } from '../core/time/dates.ts';

const tag = 'monitors';
const path = '/kol/api/monitors';
const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const projectId = z.object({ id });
const paging = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  size: z.coerce.number().int().min(1).max(100).default(20),
};
const count = z.int().nullable();

/** An IANA time zone, in which a project's days begin and end. */
const zone = z.string().min(1).max(64);

const projectFieldsSchema = z.object({
  name: z.string().trim().min(1).max(monitorLimits.nameLength),
  /** Local days of `zone`, both included; follows do not find posts published outside of them. */
  beginsOn: namedDay,
  endsOn: namedDay,
  zone,
  /** In the smallest unit of `currency`; null if none was set. */
  budgetMinor: enteredAmount.nullable().default(null),
  currency: z.enum(currencyCodes as [string, ...string[]]).default('CNY'),
  /** The account that is responsible for it. */
  ownerId: z.int().min(1),
});
export type ProjectFields = z.output<typeof projectFieldsSchema>;

/** Figures of several posts together. Null if no post reported it. */
const figuresSchema = z.object({
  posts: z.int(),
  plays: count,
  likes: count,
  comments: count,
  shares: count,
  /** (likes + comments + shares) ÷ plays of posts with both, in hundredths of a percent. */
  engagementBp: count,
});

export const monitorProjectSchema = projectFieldsSchema.extend({
  budgetMinor: z.int().nullable(),
  id: z.int(),
  state: z.enum(projectStates),
  /** Empty if the account was deleted. */
  ownerName: z.string(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  posts: z.int(),
  follows: z.int(),
  /** Without posts that must not be used: `heldBack` counts those. */
  figures: figuresSchema,
  heldBack: z.int(),
  /** Posts that are private or deleted. */
  offline: z.int(),
  /** Posts that follows found but that had no room. */
  leftOut: z.int(),
  /** Plays at the ends of the last days, oldest first; null if unknown. */
  spark: z.array(z.int().nullable()),
  /** May change and remove it: its creator, its owner, and the main account. */
  mine: z.boolean(),
  /** Beyond the current plan: it takes no more posts and follows. */
  readOnly: z.boolean(),
});
export type MonitorProject = z.output<typeof monitorProjectSchema>;

export const listProjects = endpoint({
  method: 'GET',
  path,
  access: 'account',
  summary: 'Monitor projects of the team, newest first',
  tag,
  query: z.object({
    state: z.enum(projectStates).optional(),
    name: z.string().max(monitorLimits.nameLength).optional(),
    ownerId: id.optional(),
    ...paging,
  }),
  reply: z.object({
    projects: z.array(monitorProjectSchema),
    total: z.int(),
    /** Use of monitor.projects and, in each, of monitor.links. */
    used: z.int(),
    limit: z.int(),
    linksLimit: z.int(),
    /** Accounts that can own one. */
    owners: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
});

export const createProject = endpoint({
  method: 'POST',
  path,
  access: 'monitoring.edit',
  summary: 'Make a monitor project',
  tag,
  body: projectFieldsSchema,
  reply: z.object({ id: z.int() }),
});

/** A day of the project's time zone. A post counts from its first figure on, and with its latest one after that. */
export const projectDaySchema = z.object({
  day: z.iso.date(),
  /** What all posts have at the end of the day, or now; null if the value of a counted post is unknown. */
  plays: count,
  engagements: count,
  /** The day's gain of posts that were polled since it began; null if a start or end value is unknown. */
  playsGained: count,
  engagementsGained: count,
  /** Posts seen until then, and those of them whose value at its end is missing. */
  posts: z.int(),
  missing: z.int(),
});
export type ProjectDay = z.output<typeof projectDaySchema>;

export const getProject = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  access: 'account',
  summary: 'A monitor project with its figures by day, its best and its worst posts',
  tag,
  params: projectId,
  reply: z.object({
    project: monitorProjectSchema,
    days: z.array(projectDaySchema),
    /**
     * Plays at day 30: forecasts, and the actual values of older posts; null if nothing is known. `posts`: how many.
     */
    forecast: z.object({ low: z.int(), expected: z.int(), high: z.int(), posts: z.int() }).nullable(),
    /** By plays compared with the creator's usual ones at the same age; if these are unknown, by plays. */
    best: z.array(monitorPostSchema),
    worst: z.array(monitorPostSchema),
    linksLimit: z.int(),
    /** The average daily cost of fetching over the next week, in units of each source. */
    cost: z.array(z.object({ source: z.enum(sourceCodes), unitsCenti: z.int(), quota: z.int() })),
  }),
});

export const changeProject = endpoint({
  method: 'PUT',
  path: `${path}/:id`,
  access: 'monitoring.edit',
  summary: 'Change a monitor project',
  tag,
  params: projectId,
  body: projectFieldsSchema,
  reply: z.object({}),
});

export const changeProjectState = endpoint({
  method: 'POST',
  path: `${path}/:id/state`,
  access: 'monitoring.edit',
  summary: 'Close a monitor project, or open it again',
  tag,
  params: projectId,
  body: z.object({ state: z.enum(projectStates) }),
  reply: z.object({}),
});

export const removeProject = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  access: 'monitoring.edit',
  summary: 'Remove a monitor project with all that belongs to it',
  tag,
  params: projectId,
  reply: z.object({}),
});
