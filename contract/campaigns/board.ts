import { z } from 'zod';
import { campaignLimits } from './campaign-kinds.ts';
import { checkSums, collaborationLimits, collaborationStates } from './collaboration-kinds.ts';
import { currencySchema } from '../monitoring/effects/effect-shapes.ts';
import { endpoint } from '../core/endpoint.ts';
import { platformSchema } from '../core/platform.ts';

const tag = 'collaborations';
const path = '/office/api/campaigns/:id/board';
const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const bodyId = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const campaignId = z.object({ id });
const state = z.enum(collaborationStates);

/** A collaboration on the board and in the table. */
export const cardSchema = z.object({
  id: z.int(),
  state,
  creator: z.object({
    id: z.int(),
    platform: platformSchema,
    name: z.string(),
    handle: z.string(),
    avatarUrl: z.string(),
    followers: z.int().nullable(),
  }),
  /** In the smallest unit of `currency`; null if nothing was agreed yet. */
  feeMinor: z.int().nullable(),
  currency: currencySchema,
  /** What is not paid of a fee that was raised after it had been paid; null if nothing, or nobody can tell. */
  openMinor: z.int().nullable(),
  deliverables: z.int(),
  posted: z.int(),
  /** The result for all posts together; null if there is nothing to check. */
  checks: z.enum(checkSums).nullable(),
  /** The next day by which something is due, and what; null if nothing is. */
  nextDue: z.object({ on: z.iso.date(), what: z.enum(['draft', 'post', 'payment']) }).nullable(),
  waitingDrafts: z.int(),
  stateSince: z.iso.datetime(),
  revision: z.int(),
});
export type Card = z.output<typeof cardSchema>;

const boardFilterSchema = z.object({
  /** A part of the creator's name or handle. */
  keyword: z.string().max(100).optional(),
  /** Only those that are late today in the campaign's time zone. */
  overdue: z.stringbool().optional(),
});
export type BoardFilter = z.output<typeof boardFilterSchema>;

const boardColumnSchema = z.object({
  state,
  total: z.int(),
  /** Agreed fees, by currency. */
  fees: z.array(z.object({ currency: currencySchema, minor: z.int() })),
  /** The first cards, in order. */
  cards: z.array(cardSchema),
});
export type BoardColumn = z.output<typeof boardColumnSchema>;

export const getBoard = endpoint({
  method: 'GET',
  path,
  access: 'account',
  summary: 'The board of a campaign: every column with its sums and first cards',
  tag,
  params: campaignId,
  query: boardFilterSchema,
  reply: z.object({ columns: z.array(boardColumnSchema) }),
});

export const listColumn = endpoint({
  method: 'GET',
  path: `${path}/:state`,
  access: 'account',
  summary: 'More cards of a column, behind one of them',
  tag,
  params: campaignId.extend({ state }),
  query: boardFilterSchema.extend({
    /** The id of the card before; without it from the top. */
    after: id.optional(),
    size: z.coerce.number().int().min(1).max(200).default(collaborationLimits.cardsAtOnce),
  }),
  reply: z.object({ cards: z.array(cardSchema) }),
});

export const cardSorts = ['newest', 'state', 'name', 'fee', 'due'] as const;

export const listCards = endpoint({
  method: 'GET',
  path: '/office/api/campaigns/:id/cards',
  access: 'account',
  summary: 'Collaborations of a campaign as a table',
  tag,
  params: campaignId,
  query: boardFilterSchema.extend({
    state: state.optional(),
    sort: z.enum(cardSorts).default('state'),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(50),
  }),
  reply: z.object({ cards: z.array(cardSchema), total: z.int() }),
});

export const moveCard = endpoint({
  method: 'POST',
  path: '/office/api/collaborations/:id/move',
  access: 'campaigns.edit',
  summary: 'Put a card into a column, behind another; refused with a reason, or when somebody else moved it',
  tag,
  params: campaignId,
  body: z.object({
    /** The column where the caller saw it. */
    from: state,
    to: state,
    /** The card above it; null for the top. If omitted: the top of another column, else unchanged. */
    after: bodyId.nullable().optional(),
    /** For a cancellation. */
    reason: z.string().trim().max(campaignLimits.reasonLength).default(''),
  }),
  reply: cardSchema,
});

export const moveCards = endpoint({
  method: 'POST',
  path: '/office/api/campaigns/:id/cards/move',
  access: 'campaigns.edit',
  summary: 'Put several cards into a column; those that may not go there say why',
  tag,
  params: campaignId,
  body: z.object({
    ids: z.array(bodyId).min(1).max(500),
    to: state,
    reason: z.string().trim().max(campaignLimits.reasonLength).default(''),
  }),
  reply: z.object({
    moved: z.int(),
    unchanged: z.int(),
    refused: z.array(z.object({ id: z.int(), name: z.string(), reason: z.string() })),
  }),
});
