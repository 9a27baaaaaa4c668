import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const creatorId = z.object({ id });
const noteId = z.object({ id, noteId: id });

export const creatorStatuses = ['new', 'contacted', 'replied', 'negotiating', 'agreed', 'rejected'] as const;
export type CreatorStatus = (typeof creatorStatuses)[number];

/** What a team knows of a creator; it is shown wherever the creator appears. */
export const teamMarksSchema = z.object({
  status: z.enum(creatorStatuses),
  /** Lists that the caller may see. */
  lists: z.array(z.object({ id: z.int(), name: z.string(), color: z.int() })),
  teamTags: z.array(z.string()),
  notes: z.int(),
  /** Blocked in every list, or only in these. */
  blocked: z
    .object({ reason: z.string(), everywhere: z.boolean(), by: z.string(), at: z.iso.datetime() })
    .nullable(),
  lastContact: z.object({ at: z.iso.datetime(), by: z.string(), mine: z.boolean() }).nullable(),
});
export type TeamMarks = z.output<typeof teamMarksSchema>;

export const noteSchema = z.object({
  id: z.int(),
  text: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
  changedAt: z.iso.datetime().nullable(),
  revision: z.int(),
  mine: z.boolean(),
});
export type Note = z.output<typeof noteSchema>;

export const getTeamCreator = endpoint({
  method: 'GET',
  path: '/kol/api/creators/:id/team',
  access: 'account',
  summary: 'What the team knows of a creator: lists, status, tags, notes, last contact',
  tag: 'team creators',
  params: creatorId,
  reply: z.object({ marks: teamMarksSchema, notes: z.array(noteSchema) }),
});

const noteText = z.object({ text: z.string().trim().min(1).max(2000) });

export const addNote = endpoint({
  method: 'POST',
  path: '/kol/api/creators/:id/notes',
  access: 'creators.edit',
  summary: 'Note something on a creator, for the whole team',
  tag: 'team creators',
  params: creatorId,
  body: noteText,
  reply: z.object({ id: z.int() }),
});

export const changeNote = endpoint({
  method: 'PUT',
  path: '/kol/api/creators/:id/notes/:noteId',
  access: 'creators.edit',
  summary: 'Change an own note; refused when it was changed elsewhere meanwhile',
  tag: 'team creators',
  params: noteId,
  body: noteText.extend({ revision: z.int() }),
  reply: z.object({ revision: z.int() }),
});

export const deleteNote = endpoint({
  method: 'DELETE',
  path: '/kol/api/creators/:id/notes/:noteId',
  access: 'creators.edit',
  summary: 'Delete an own note; the main account any',
  tag: 'team creators',
  params: noteId,
  reply: z.object({}),
});

export const listTeamTags = endpoint({
  method: 'GET',
  path: '/kol/api/teamTags',
  access: 'account',
  summary: 'The tags of the team, commonest first',
  tag: 'team creators',
  reply: z.object({ tags: z.array(z.object({ tag: z.string(), creators: z.int() })) }),
});
