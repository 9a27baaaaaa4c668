import { z } from 'zod';
import { searchFilterSchema, sorts } from './search/search-filter.ts';
import { endpoint } from '../core/endpoint.ts';
import { memberFilterSchema } from './lists.ts';
import { searchPlatformSchema } from '../core/platform.ts';
import { creatorStatuses } from './team-creators/team-creators.ts';

const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const tag = z.string().trim().min(1).max(40);

/** Selects creators: some of them, all results of a search (within the plan), or all matching members of a list. */
export const selectionSchema = z.discriminatedUnion('of', [
  z.object({ of: z.literal('ids'), ids: z.array(id).min(1).max(1000) }),
  z.object({
    of: z.literal('search'),
    platform: searchPlatformSchema,
    filter: searchFilterSchema,
    sort: z.enum(sorts).optional(),
    /** Leaves out blocked creators, like the search does. */
    hideBlocked: z.boolean().default(true),
    /** Only the first ones, up to this number. */
    most: z.int().min(1).max(10_000).optional(),
  }),
  z.object({ of: z.literal('list'), listId: id, filter: memberFilterSchema }),
]);
export type Selection = z.output<typeof selectionSchema>;

/** An action on each of the creators. Doing it twice changes nothing. */
const bulkActionSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('addToList'), listId: id }),
  z.object({ do: z.literal('removeFromList'), listId: id }),
  z.object({ do: z.literal('moveToList'), from: id, listId: id }),
  z.object({ do: z.literal('addTags'), tags: z.array(tag).min(1).max(10) }),
  z.object({ do: z.literal('removeTags'), tags: z.array(tag).min(1).max(10) }),
  z.object({ do: z.literal('setStatus'), status: z.enum(creatorStatuses) }),
  z.object({ do: z.literal('addNote'), text: z.string().trim().min(1).max(2000) }),
  z.object({
    do: z.literal('block'),
    reason: z.string().trim().min(1).max(300),
    /** In one list; without it in every list. */
    listId: id.optional(),
  }),
]);
export type BulkAction = z.output<typeof bulkActionSchema>;
export type BulkActionName = BulkAction['do'];

/** How many creators were changed, left unchanged (in the list already, …), and refused with reasons. */
const bulkResultSchema = z.object({
  asked: z.int(),
  done: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  /** e.g. blocked; with one of the reasons. */
  refusals: z.array(z.object({ creatorId: z.int(), name: z.string(), reason: z.string() })).max(20),
});
export type BulkResult = z.output<typeof bulkResultSchema>;

/** Up to 200 creators are handled at once; more become a background task in the tray. */
export const actOnCreators = endpoint({
  method: 'POST',
  path: '/kol/api/creators/bulk',
  access: 'creators.edit',
  summary: 'Do something to many creators at once',
  tag: 'bulk',
  body: z.object({ selection: selectionSchema, action: bulkActionSchema }),
  reply: z.object({ result: bulkResultSchema.nullable(), workId: z.int().nullable() }),
});

/** What to know before saving these creators or writing to them: contacts of colleagues, and missing addresses. */
export const checkContacts = endpoint({
  method: 'POST',
  path: '/kol/api/creators/contacts',
  access: 'account',
  summary:
    'Who of the team was in touch with these creators in the last 30 days, and how many have no address',
  tag: 'bulk',
  body: z.object({ selection: selectionSchema }),
  reply: z.object({
    total: z.int(),
    /** Of these creators: those to whom nobody can write, because no address of theirs is known. */
    withoutAddress: z.int(),
    contacts: z
      .array(z.object({ creatorId: z.int(), name: z.string(), by: z.string(), at: z.iso.datetime() }))
      .max(20),
  }),
});
