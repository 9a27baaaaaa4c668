import { z } from 'zod';
import { collaborationLimits, draftStates } from './collaboration-kinds.ts';
import { endpoint } from '../core/endpoint.ts';
import { limits } from '../core/limits.ts';

const tag = 'collaborations';
const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const path = '/office/api/collaborations/:id/drafts';
const collaborationId = z.object({ id });
const draftId = z.object({ id, draftId: id });
const comment = z.string().trim().min(1).max(collaborationLimits.commentLength);

const draftCommentSchema = z.object({
  id: z.int(),
  text: z.string(),
  at: z.iso.datetime(),
  /** Null for the creator; empty if the account was deleted. */
  by: z.string().nullable(),
});

const collaborationDraftSchema = z.object({
  id: z.int(),
  deliverableId: z.int().nullable(),
  /** Either an address or a file. */
  url: z.string(),
  file: z.object({ id: z.int(), name: z.string(), size: z.int() }).nullable(),
  note: z.string(),
  /** Null for the creator; empty if the account was deleted. */
  by: z.string().nullable(),
  handedInAt: z.iso.datetime(),
  state: z.enum(draftStates),
  decidedBy: z.string(),
  decidedAt: z.iso.datetime().nullable(),
  comments: z.array(draftCommentSchema),
});
export type CollaborationDraft = z.output<typeof collaborationDraftSchema>;

export const listDrafts = endpoint({
  method: 'GET',
  path,
  access: 'account',
  summary: 'Drafts of a collaboration with what was said of them, newest first',
  tag,
  params: collaborationId,
  reply: z.object({ drafts: z.array(collaborationDraftSchema) }),
});

/** The fields of a draft, besides a file. */
export const draftFieldsSchema = z.object({
  deliverableId: id.optional(),
  note: z.string().trim().max(collaborationLimits.commentLength).default(''),
});

export const addDraftLink = endpoint({
  method: 'POST',
  path,
  access: 'campaigns.edit',
  summary: 'A draft as an address',
  tag,
  params: collaborationId,
  body: draftFieldsSchema.extend({ url: z.string().trim().min(1).max(2000) }),
  reply: z.object({ id: z.int() }),
});

export const addDraftFile = endpoint({
  method: 'POST',
  path: `${path}/file`,
  access: 'campaigns.edit',
  summary: 'A draft as a file of at most 10 MB',
  tag,
  params: collaborationId,
  body: draftFieldsSchema,
  fileBytes: limits.uploadBytes,
  reply: z.object({ id: z.int() }),
});

export const decideDraft = endpoint({
  method: 'POST',
  path: `${path}/:draftId/decision`,
  access: 'drafts.review',
  summary: 'Approve a draft, or ask for changes with a word on what',
  tag,
  params: draftId,
  body: z.object({ state: z.enum(['approved', 'changesWanted']), comment: comment.optional() }),
  reply: z.object({}),
});

export const commentDraft = endpoint({
  method: 'POST',
  path: `${path}/:draftId/comments`,
  access: 'drafts.review',
  summary: 'Say something of a draft; the creator reads it on their page',
  tag,
  params: draftId,
  body: z.object({ text: comment }),
  reply: z.object({ id: z.int() }),
});
