import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { platformSchema } from '../core/platform.ts';

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

export const blocklistFilterSchema = z.object({
  /** A part of the name, handle or reason. */
  keyword: z.string().max(100).optional(),
  platform: platformSchema.optional(),
  /** 0 means every list. */
  listId: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  /** Removed entries instead of active ones. */
  removed: z.enum(['0', '1']).default('0'),
});
export type BlocklistFilter = z.output<typeof blocklistFilterSchema>;

const blocklistEntrySchema = z.object({
  id: z.int(),
  creatorId: z.int(),
  platform: platformSchema,
  handle: z.string(),
  name: z.string(),
  avatarUrl: z.string(),
  homepageUrl: z.string(),
  followers: z.int().nullable(),
  reason: z.string(),
  /** Null means every list. */
  list: z.object({ id: z.int(), name: z.string() }).nullable(),
  addedBy: z.string(),
  addedAt: z.iso.datetime(),
  removed: z.object({ by: z.string(), at: z.iso.datetime(), reason: z.string() }).nullable(),
});
export type BlocklistEntry = z.output<typeof blocklistEntrySchema>;

export const listBlocklist = endpoint({
  method: 'GET',
  path: '/kol/api/blocklist',
  access: 'account',
  summary: 'The blacklist of the team, newest first',
  tag: 'blocklist',
  query: blocklistFilterSchema.extend({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  reply: z.object({ entries: z.array(blocklistEntrySchema), total: z.int() }),
});

export const unblock = endpoint({
  method: 'POST',
  path: '/kol/api/blocklist/:id/remove',
  access: 'creators.edit',
  summary: 'Take a creator off the blacklist, with the reason',
  tag: 'blocklist',
  params: z.object({ id }),
  body: z.object({ reason: z.string().trim().min(1).max(300) }),
  reply: z.object({}),
});
