import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { visitKinds, visitParts } from './link-kinds.ts';
import { botReasons, devices, inApps } from '../core/agent-kinds.ts';
import { namedDay } from '../core/time/dates.ts';

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const linkId = z.object({ id });

/** Days in the team's time zone, both included; at most three years. */
const rangeSchema = z.object({
  from: namedDay,
  to: namedDay,
  kind: z.enum(visitKinds).default('people'),
});
export type VisitRange = z.output<typeof rangeSchema>;

const pointSchema = z.object({ pv: z.int(), uv: z.int(), newVisitors: z.int() });

/**
 * PV: visits. UV: visitors, each once in the whole range, never a sum of days. Both are exact. Who keeps no cookie is
 * another visitor on each day.
 */
export const getLinkFigures = endpoint({
  method: 'GET',
  path: '/office/api/shortLinks/:id/figures',
  access: 'account',
  summary: 'Visits and visitors of a short link, in all and by day or hour',
  tag: 'visits',
  params: linkId,
  query: rangeSchema,
  reply: pointSchema.extend({
    /** Of the visitors, those whose browser sent its cookie back; the others are told by IP and browser of a day. */
    uvByCookie: z.int(),
    /** Includes days without visits, up to today. */
    days: z.array(pointSchema.extend({ day: z.iso.date() })),
    /**
     * By hour of the team's time zone, for at most seven days within the retention time; else null. `hour`:
     * `2026-11-22T15`
     */
    hours: z.array(pointSchema.extend({ hour: z.string() })).nullable(),
  }),
});

const partRowSchema = z.object({ value: z.string(), pv: z.int(), newVisitors: z.int() });

export const getLinkParts = endpoint({
  method: 'GET',
  path: '/office/api/shortLinks/:id/parts',
  access: 'account',
  summary: 'Visits of a short link by region, system, browser, device, app, referrer and source',
  tag: 'visits',
  params: linkId,
  query: rangeSchema,
  reply: z.object({
    /** Most visits first; at most 200 of each, the rest summed up under the value `*`. */
    parts: z.record(z.enum(visitParts), z.array(partRowSchema)),
  }),
});
export type PartRow = z.output<typeof partRowSchema>;

export const visitFilterSchema = z.object({
  linkId: id.optional(),
  kind: z.enum(visitKinds).default('people'),
  /** Days in the team's time zone, both included. */
  from: namedDay.optional(),
  to: namedDay.optional(),
  visitor: z.enum(['new', 'old']).optional(),
  /** A country, or a part of it: `CN`, `CN/广东`; `-` if unknown. */
  region: z.string().max(100).optional(),
  system: z.string().max(60).optional(),
  device: z.enum(devices).optional(),
  app: z.enum(inApps).optional(),
  /** Host; `-` for none. */
  referrer: z.string().max(253).optional(),
});
export type VisitFilter = z.output<typeof visitFilterSchema>;

const visitSchema = z.object({
  id: z.int(),
  link: z.object({ id: z.int(), name: z.string(), shortUrl: z.string() }),
  at: z.iso.datetime(),
  isNew: z.boolean(),
  /** Whether the visitor was identified by a cookie that came back, or by address and agent of the day. */
  isByCookie: z.boolean(),
  /** Empty for people. */
  botReason: z.enum(['', ...botReasons]),
  /** `US`, `CN/广东/深圳`; empty if unknown. */
  region: z.string(),
  system: z.string(),
  systemVersion: z.string(),
  browser: z.string(),
  browserVersion: z.string(),
  device: z.enum(['', ...devices]),
  app: z.enum(['', ...inApps]),
  /** Host; empty if none was sent. */
  referrer: z.string(),
  isByQr: z.boolean(),
  /** The recipient or creator whose own address was used. */
  creator: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** Sub-accounts see only its network, such as `203.0.113.*`; empty if it was not kept. */
  ip: z.string(),
});
export type Visit = z.output<typeof visitSchema>;

export const listVisits = endpoint({
  method: 'GET',
  path: '/office/api/visits',
  access: 'account',
  summary: 'Access records of one short link or of all, newest first',
  tag: 'visits',
  query: visitFilterSchema.extend({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  reply: z.object({
    visits: z.array(visitSchema),
    /** Exact up to 10,000, which then means "at least". */
    total: z.int(),
  }),
});
