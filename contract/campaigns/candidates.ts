import { z } from 'zod';
import { selectionSchema } from '../creators/bulk.ts';
import {
  campaignLimits,
  candidateOrigins,
  candidateStatuses,
  fitChecks,
  fitResults,
} from './campaign-kinds.ts';
import { endpoint } from '../core/endpoint.ts';
import { taskRowSchema } from '../outreach/mail-tasks/mail-task-rows.ts';
import { platformSchema } from '../core/platform.ts';

const tag = 'candidates';
const path = '/office/api/campaigns/:id/candidates';
const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const campaignId = z.object({ id });
const paging = {
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  size: z.coerce.number().int().min(1).max(100).default(20),
};

const candidateFilterSchema = z.object({
  status: z.enum(candidateStatuses).optional(),
  /** Only excluded ones; by default none of them. */
  excluded: z.stringbool().optional(),
  /** A part of the name or handle. */
  keyword: z.string().max(100).optional(),
});
export type CandidateFilter = z.output<typeof candidateFilterSchema>;

const candidateSchema = z.object({
  creatorId: z.int(),
  platform: platformSchema,
  name: z.string(),
  handle: z.string(),
  avatarUrl: z.string(),
  region: z.string(),
  /** The address that the team would write to; null if it may see none. */
  email: z.string().nullable(),
  /** There is one, perhaps not unlocked. */
  hasEmail: z.boolean(),
  followers: z.int().nullable(),
  averagePlays: z.int().nullable(),
  /** Hundredths of a percent. */
  interactionBp: z.int().nullable(),
  /** Per post in fen: the team's paid prices, else the estimate; null if nothing is known. */
  price: z.object({ lowFen: z.int(), highFen: z.int(), isPaid: z.boolean() }).nullable(),
  /** Without the checks that do not apply: the campaign states nothing to compare with. */
  fit: z.partialRecord(z.enum(fitChecks), z.enum(fitResults)),
  origin: z.enum(candidateOrigins),
  status: z.enum(candidateStatuses),
  invitedAt: z.iso.datetime().nullable(),
  openedAt: z.iso.datetime().nullable(),
  repliedAt: z.iso.datetime().nullable(),
  /** The mail task of the last invitation. */
  taskId: z.int().nullable(),
  /** The conversation in which they answered. */
  threadId: z.int().nullable(),
  collaborationId: z.int().nullable(),
  blocked: z.boolean(),
  excluded: z.object({ at: z.iso.datetime(), by: z.string(), reason: z.string() }).nullable(),
  addedAt: z.iso.datetime(),
});
export type Candidate = z.output<typeof candidateSchema>;

export const listCandidates = endpoint({
  method: 'GET',
  path,
  access: 'account',
  summary: 'Candidates of a campaign with how far each is, the last added first',
  tag,
  params: campaignId,
  query: candidateFilterSchema.extend(paging),
  reply: z.object({
    candidates: z.array(candidateSchema),
    total: z.int(),
    /** Counts of those who are not excluded. */
    counts: z.record(z.enum(candidateStatuses), z.int()),
    excluded: z.int(),
  }),
});

/** Selects candidates: some by their creators, or all that match a filter. */
const candidateSelectionSchema = z.discriminatedUnion('of', [
  z.object({ of: z.literal('ids'), creatorIds: z.array(z.int().min(1)).min(1).max(1000) }),
  z.object({ of: z.literal('filter'), filter: candidateFilterSchema }),
]);
export type CandidateSelection = z.output<typeof candidateSelectionSchema>;

export const addCandidates = endpoint({
  method: 'POST',
  path,
  access: 'campaigns.edit',
  summary: 'Put creators of a selection into a campaign as candidates',
  tag,
  params: campaignId,
  body: z.object({ selection: selectionSchema, origin: z.enum(candidateOrigins) }),
  reply: z.object({
    added: z.int(),
    already: z.int(),
    /** Left out because they are blocked. */
    blocked: z.int(),
    /** Left out because there was no room. */
    leftOut: z.int(),
  }),
});

export const inviteCandidates = endpoint({
  method: 'POST',
  path: `${path}/invite`,
  access: 'mail.send',
  summary: 'A draft of a mail task to candidates, bound to the campaign; the composer goes on with it',
  tag,
  params: campaignId,
  body: z.object({ selection: candidateSelectionSchema }),
  reply: z.object({ taskId: z.int(), recipients: z.int() }),
});

export const excludeCandidates = endpoint({
  method: 'POST',
  path: `${path}/exclude`,
  access: 'campaigns.edit',
  summary: 'Exclude candidates with a reason; nothing is sent to them by tasks of this campaign any more',
  tag,
  params: campaignId,
  body: z.object({
    selection: candidateSelectionSchema,
    reason: z.string().trim().min(1).max(campaignLimits.reasonLength),
  }),
  reply: z.object({ changed: z.int() }),
});

export const includeCandidates = endpoint({
  method: 'POST',
  path: `${path}/include`,
  access: 'campaigns.edit',
  summary: 'Take candidates back who were excluded',
  tag,
  params: campaignId,
  body: z.object({ selection: candidateSelectionSchema }),
  reply: z.object({ changed: z.int() }),
});

export const answerForCandidates = endpoint({
  method: 'POST',
  path: `${path}/answer`,
  access: 'campaigns.edit',
  summary: 'What candidates answered: interested, declined, or nothing yet',
  tag,
  params: campaignId,
  body: z.object({
    selection: candidateSelectionSchema,
    answer: z.enum(['interested', 'declined']).nullable(),
  }),
  reply: z.object({ changed: z.int() }),
});

export const collaborateWith = endpoint({
  method: 'POST',
  path: `${path}/collaborate`,
  access: 'campaigns.edit',
  summary: 'Open a collaboration with candidates; who has one keeps it',
  tag,
  params: campaignId,
  body: z.object({ selection: candidateSelectionSchema }),
  reply: z.object({ added: z.int(), already: z.int() }),
});

export const estimateCandidates = endpoint({
  method: 'POST',
  path: `${path}/estimate`,
  access: 'money.read',
  summary: 'What a post of each selected candidate would cost beside what is agreed, against the budget',
  tag,
  params: campaignId,
  body: z.object({ selection: candidateSelectionSchema }),
  reply: z.object({
    /** In fen; null without a budget, or without a rate for its currency. */
    budgetFen: z.int().nullable(),
    /** What collaborations of the campaign are known to cost, in the budget's currency. */
    knownFen: z.int().nullable(),
    /** Candidates that are estimated: not excluded, not declined, and nothing is agreed with them. */
    estimated: z.int(),
    lowFen: z.int(),
    highFen: z.int(),
    /** Candidates whose price nobody knows: they come on top. */
    unknown: z.int(),
  }),
});

export const listCampaignTasks = endpoint({
  method: 'GET',
  path: '/office/api/campaigns/:id/mailTasks',
  access: 'account',
  summary: 'Mail tasks of a campaign with their funnels, the last changed first',
  tag,
  params: campaignId,
  query: z.object(paging),
  reply: z.object({ tasks: z.array(taskRowSchema), total: z.int() }),
});
