import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { searchPlatformSchema } from '../core/platform.ts';

const tag = 'saved searches';
const params = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });
const name = z.string().trim().min(1).max(60);

const savedSearchSchema = z.object({
  id: z.int(),
  name: z.string(),
  platform: searchPlatformSchema,
  /** The address of the search without the page, as `paths.search` takes it. */
  query: z.string(),
  seenAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  /** Results that came into the catalogue since it was last opened; at most `limits.newCreators`. */
  newCreators: z.int(),
});
export type SavedSearch = z.output<typeof savedSearchSchema>;

export const listSavedSearches = endpoint({
  method: 'GET',
  path: '/kol/api/savedSearches',
  access: 'account',
  summary: 'The searches that an account saved, with how many creators are new since it looked',
  tag,
  reply: z.object({ searches: z.array(savedSearchSchema), most: z.int() }),
});

export const saveSearch = endpoint({
  method: 'POST',
  path: '/kol/api/savedSearches',
  access: 'account',
  summary: 'Save a search',
  tag,
  body: z.object({ name, platform: searchPlatformSchema, query: z.string().max(4000) }),
  reply: z.object({ id: z.int() }),
});

export const renameSavedSearch = endpoint({
  method: 'PUT',
  path: '/kol/api/savedSearches/:id',
  access: 'account',
  summary: 'Give a saved search another name',
  tag,
  params,
  body: z.object({ name }),
  reply: z.object({}),
});

export const markSearchSeen = endpoint({
  method: 'POST',
  path: '/kol/api/savedSearches/:id/seen',
  access: 'account',
  summary: 'Count as new only who comes from now on',
  tag,
  params,
  reply: z.object({}),
});

export const deleteSavedSearch = endpoint({
  method: 'DELETE',
  path: '/kol/api/savedSearches/:id',
  access: 'account',
  summary: 'Forget a saved search',
  tag,
  params,
  reply: z.object({}),
});
