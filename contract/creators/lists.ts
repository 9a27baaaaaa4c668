import { z } from 'zod';
import { teamRowSchema } from './search/creator-search.ts';
import { endpoint } from '../core/endpoint.ts';
import { creatorStatuses, noteSchema } from './team-creators/team-creators.ts';

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const listId = z.object({ id });

const visibilities = ['team', 'private'] as const;

const listFields = {
  name: z.string().trim().min(1).max(60),
  description: z.string().trim().max(300).default(''),
  color: z.int().min(1).max(5),
  visibility: z.enum(visibilities),
};

const listSchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  color: z.int(),
  visibility: z.enum(visibilities),
  /** Empty if the account was deleted since. */
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  archivedAt: z.iso.datetime().nullable(),
  members: z.int(),
  /** Avatars of its newest members, for its card. */
  faces: z.array(z.object({ id: z.int(), name: z.string(), avatarUrl: z.string() })),
  /** May change it: its creator and the main account. */
  mine: z.boolean(),
  /** Beyond the number of lists of the current plan: it is read-only. */
  readOnly: z.boolean(),
});
export type List = z.output<typeof listSchema>;

export const listLists = endpoint({
  method: 'GET',
  path: '/kol/api/lists',
  access: 'account',
  summary: 'The lists of the team that the caller may see, newest first',
  tag: 'lists',
  query: z.object({
    archived: z.enum(['0', '1']).default('0'),
    /** A part of the name. */
    name: z.string().max(60).optional(),
  }),
  reply: z.object({
    lists: z.array(listSchema),
    /** Number of the team's lists, including archived and private ones, and the plan's limit. */
    used: z.int(),
    limit: z.int(),
    membersLimit: z.int(),
  }),
});

export const createList = endpoint({
  method: 'POST',
  path: '/kol/api/lists',
  access: 'creators.edit',
  summary: 'Make a list',
  tag: 'lists',
  body: z.object(listFields),
  reply: z.object({ id: z.int() }),
});

export const updateList = endpoint({
  method: 'PUT',
  path: '/kol/api/lists/:id',
  access: 'creators.edit',
  summary: 'Rename, describe, colour or open a list',
  tag: 'lists',
  params: listId,
  body: z.object(listFields),
  reply: z.object({}),
});

export const archiveList = endpoint({
  method: 'PUT',
  path: '/kol/api/lists/:id/archived',
  access: 'creators.edit',
  summary: 'Put a list away, or bring it back',
  tag: 'lists',
  params: listId,
  body: z.object({ archived: z.boolean() }),
  reply: z.object({}),
});

/** What a deletion would remove: members that are in no other list, and blocklist entries of this list. */
export const getListEnd = endpoint({
  method: 'GET',
  path: '/kol/api/lists/:id/end',
  access: 'account',
  summary: 'What would go with a list',
  tag: 'lists',
  params: listId,
  reply: z.object({ members: z.int(), onlyHere: z.int(), blocked: z.int() }),
});

export const deleteList = endpoint({
  method: 'DELETE',
  path: '/kol/api/lists/:id',
  access: 'creators.edit',
  summary: 'Delete a list; what the team knows of its creators stays',
  tag: 'lists',
  params: listId,
  reply: z.object({}),
});

export const memberSorts = [
  'added_at',
  'followers',
  'avg_plays',
  'avg_intrate',
  'follower_plays',
  'growth',
  'price',
  'newest_post',
] as const;

export const memberFilterSchema = z.object({
  /** A part of name or handle. */
  keyword: z.string().max(100).optional(),
  status: z.enum(creatorStatuses).optional(),
  tag: z.string().max(40).optional(),
  collector: id.optional(),
});
export type MemberFilter = z.output<typeof memberFilterSchema>;

const listMemberSchema = teamRowSchema.omit({ matches: true }).extend({
  /** The address that the team would write to; null if it may see none. */
  email: z.string().nullable(),
  /** The newest of the team's notes. */
  note: noteSchema.nullable(),
  addedAt: z.iso.datetime(),
  addedBy: z.string(),
});
export type ListMember = z.output<typeof listMemberSchema>;

export const getList = endpoint({
  method: 'GET',
  path: '/kol/api/lists/:id',
  access: 'account',
  summary: 'A list with a page of its members',
  tag: 'lists',
  params: listId,
  query: memberFilterSchema.extend({
    sort: z.enum(memberSorts).default('added_at'),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  reply: z.object({
    list: listSchema,
    members: z.array(listMemberSchema),
    total: z.int(),
    /** For the filter. */
    collectors: z.array(z.object({ id: z.int(), name: z.string() })),
    tags: z.array(z.string()),
  }),
});
