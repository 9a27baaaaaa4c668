import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { platformSchema } from '../core/platform.ts';
import { shownTaskStates } from '../outreach/mail-tasks/mail-task-rows.ts';

/** So many of each kind are found at most. */
export const foundOfKind = 5;
const longestText = 100;

const id = z.int();
const name = z.string();

const foundSchema = z.object({
  creators: z.array(
    z.object({
      id,
      platform: platformSchema,
      handle: z.string(),
      name,
      avatarUrl: z.string(),
      followers: z.int().nullable(),
    }),
  ),
  lists: z.array(z.object({ id, name, color: z.int(), members: z.int() })),
  /** Drafts as well. */
  tasks: z.array(z.object({ id, name, state: z.enum(shownTaskStates), subject: z.string() })),
  threads: z.array(
    z.object({ id, subject: z.string(), counterpart: z.object({ name, address: z.string() }) }),
  ),
  campaigns: z.array(z.object({ id, name, product: z.string() })),
  links: z.array(z.object({ id, name, shortUrl: z.string() })),
  monitors: z.array(z.object({ id, name, beginsOn: z.iso.date(), endsOn: z.iso.date() })),
  /** Only for the main account. */
  orders: z.array(z.object({ number: z.string(), planName: z.string(), orderedAt: z.iso.datetime() })),
});
export type Found = z.output<typeof foundSchema>;

export const findEverything = endpoint({
  method: 'GET',
  path: '/office/api/find',
  access: 'account',
  summary: 'Creators and what the team has by a typed text, a few of each kind, as the caller may see them',
  tag: 'find',
  query: z.object({ q: z.string().trim().min(1).max(longestText) }),
  reply: foundSchema,
});
