import { z } from 'zod';
import { agendaKinds, workSteps } from './agenda-kinds.ts';
import { collaborationStates } from '../collaboration-kinds.ts';
import { currencySchema } from '../../monitoring/effects/effect-shapes.ts';
import { endpoint } from '../../core/endpoint.ts';
import { platformSchema } from '../../core/platform.ts';
import { namedDay } from '../../core/time/dates.ts';

const tag = 'agenda';
const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

const agendaItemSchema = z.object({
  /** Unique: `draft:12`. */
  key: z.string(),
  kind: z.enum(agendaKinds),
  on: z.iso.date(),
  /** Its day is over in the campaign's time zone, and it is not done. */
  isOverdue: z.boolean(),
  isDone: z.boolean(),
  title: z.string(),
  campaignId: z.int(),
  campaignName: z.string(),
  collaborationId: z.int().nullable(),
  state: z.enum(collaborationStates).nullable(),
  creator: z.object({ id: z.int(), platform: platformSchema, name: z.string() }).nullable(),
  amount: z.object({ currency: currencySchema, minor: z.int() }).nullable(),
});
export type AgendaItem = z.output<typeof agendaItemSchema>;

export const getCalendar = endpoint({
  method: 'GET',
  path: '/office/api/calendar',
  access: 'account',
  summary: 'Deadlines, publications and payments of campaigns that the caller may see, by day',
  tag,
  query: z.object({
    /** Both included; at most 62 days. */
    from: namedDay,
    to: namedDay,
    campaignId: id.optional(),
    kind: z.enum(agendaKinds).optional(),
  }),
  reply: z.object({
    items: z.array(agendaItemSchema),
    /** Late items from before `from`. */
    overdue: z.array(agendaItemSchema),
    /** The current day in the team's time zone. */
    today: z.iso.date(),
  }),
});

const workItemSchema = z.object({
  key: z.string(),
  step: z.enum(workSteps),
  /** Since when it waits; for a late one, the moment its day ended. */
  since: z.iso.datetime(),
  isOverdue: z.boolean(),
  campaignId: z.int(),
  campaignName: z.string(),
  collaborationId: z.int().nullable(),
  /** The conversation to answer. */
  threadId: z.int().nullable(),
  creator: z.object({ id: z.int(), platform: platformSchema, name: z.string(), avatarUrl: z.string() }),
  amount: z.object({ currency: currencySchema, minor: z.int() }).nullable(),
});
export type WorkItem = z.output<typeof workItemSchema>;

export const getMyWork = endpoint({
  method: 'GET',
  path: '/office/api/myWork',
  access: 'account',
  summary:
    'What waits for the caller across campaigns that they may edit: what is late first, then the oldest',
  tag,
  query: z.object({
    campaignId: id.optional(),
    step: z.enum(workSteps).optional(),
    /** Only campaigns that the caller owns. */
    mine: z.stringbool().optional(),
    page: z.coerce.number().int().min(1).max(1000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(50),
  }),
  reply: z.object({
    items: z.array(workItemSchema),
    total: z.int(),
    counts: z.record(z.enum(workSteps), z.int()),
  }),
});
