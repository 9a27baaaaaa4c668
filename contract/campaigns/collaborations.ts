import { z } from 'zod';
import { cardSchema } from './board.ts';
import { campaignRoles } from './campaign-kinds.ts';
import {
  checkSums,
  collaborationEventKinds,
  collaborationLimits,
  collaborationSigns,
  collaborationStates,
  deliverableKinds,
  postGivers,
} from './collaboration-kinds.ts';
import { currencySchema, enteredAmount } from '../monitoring/effects/effect-shapes.ts';
import { endpoint } from '../core/endpoint.ts';
import { namedDay } from '../core/time/dates.ts';

const tag = 'collaborations';
const path = '/office/api/collaborations';
const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const collaborationId = z.object({ id });
const day = namedDay.nullable().default(null);

const deliverableFieldsSchema = z.object({
  /** Null for a new one. */
  id: z.int().min(1).nullable().default(null),
  kind: z.enum(deliverableKinds),
  title: z.string().trim().max(collaborationLimits.titleLength).default(''),
  draftDueOn: day,
  publishOn: day,
  /** The address of the post; empty if there is none yet. */
  postUrl: z.string().trim().max(2000).default(''),
});
export type DeliverableFields = z.output<typeof deliverableFieldsSchema>;

const collaborationFieldsSchema = z.object({
  /** In the smallest unit of `currency`; null if nothing was agreed yet. */
  feeMinor: enteredAmount.nullable().default(null),
  currency: currencySchema,
  product: z.string().trim().max(collaborationLimits.productLength).default(''),
  carrier: z.string().trim().max(collaborationLimits.trackingLength).default(''),
  /** Entering it first means that the product was sent. */
  trackingNumber: z.string().trim().max(collaborationLimits.trackingLength).default(''),
  coupon: z.string().trim().max(collaborationLimits.couponLength).default(''),
  shortLinkId: z.int().min(1).nullable().default(null),
  /** Visits by people that its short link must bring; null if there is no goal. */
  visitsGoal: z.int().min(1).max(1_000_000_000).nullable().default(null),
  notes: z.string().trim().max(collaborationLimits.notesLength).default(''),
  /** All deliverables, in order: one that is left out is removed. */
  deliverables: z.array(deliverableFieldsSchema).max(collaborationLimits.deliverables).default([]),
});
export type CollaborationFields = z.output<typeof collaborationFieldsSchema>;

const deliverableSchema = deliverableFieldsSchema.extend({
  id: z.int(),
  /** The key of the post if it is watched; null if there is none, or its address cannot be watched. */
  postKey: z.string().nullable(),
  postBy: z.enum(postGivers).nullable(),
  postFoundAt: z.iso.datetime().nullable(),
  checks: z.enum(checkSums).nullable(),
});
export type Deliverable = z.output<typeof deliverableSchema>;

const collaborationSchema = collaborationFieldsSchema.extend({
  feeMinor: z.int().nullable(),
  id: z.int(),
  campaignId: z.int(),
  campaignName: z.string(),
  /** What the caller may do. */
  role: z.enum(campaignRoles),
  state: z.enum(collaborationStates),
  stateSince: z.iso.datetime(),
  cancelReason: z.string(),
  creator: cardSchema.shape.creator,
  /**
   * What the creator usually costs the team: paid prices, else the estimate. Fen per post; null if nothing is known.
   */
  usualPrice: z.object({ lowFen: z.int(), highFen: z.int(), isPaid: z.boolean() }).nullable(),
  deliverables: z.array(deliverableSchema),
  /** Of the short link. */
  link: z.object({ id: z.int(), name: z.string(), shortUrl: z.string(), visits: z.int() }).nullable(),
  termsAcceptedAt: z.iso.datetime().nullable(),
  productSentAt: z.iso.datetime().nullable(),
  /** The conversation of the invitation; null if there is none. */
  threadId: z.int().nullable(),
  revision: z.int(),
  createdAt: z.iso.datetime(),
  /** The account that changed its fields last; empty if there is none, or it was deleted. */
  changedBy: z.string(),
  changedAt: z.iso.datetime(),
});
export type Collaboration = z.output<typeof collaborationSchema>;

export const getCollaboration = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  access: 'account',
  summary: 'A collaboration with its deliverables',
  tag,
  params: collaborationId,
  reply: collaborationSchema,
});

export const changeCollaboration = endpoint({
  method: 'PUT',
  path: `${path}/:id`,
  access: 'campaigns.edit',
  summary: 'Change a collaboration; refused when somebody else changed it meanwhile',
  tag,
  params: collaborationId,
  body: collaborationFieldsSchema.extend({ revision: z.int() }),
  reply: z.object({ revision: z.int() }),
});

export const makeCollaborationLink = endpoint({
  method: 'POST',
  path: `${path}/:id/shortLink`,
  access: 'campaigns.edit',
  summary: "A short link of the collaboration's own, to the product of the campaign",
  tag,
  params: collaborationId,
  body: z.object({ targetUrl: z.string().trim().min(1).max(2000) }),
  reply: z.object({ linkId: z.int(), shortUrl: z.string() }),
});

const collaborationEventSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  kind: z.enum(collaborationEventKinds),
  /** Null if it happened automatically, or the creator did it; empty if the account was deleted. */
  by: z.string().nullable(),
  from: z.enum(collaborationStates).nullable(),
  to: z.enum(collaborationStates).nullable(),
  /** The sign that moved it, if no account did. */
  sign: z.enum(collaborationSigns).nullable(),
  /** The values for its sentence: names of fields, a reason, an address. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
});
export type CollaborationEvent = z.output<typeof collaborationEventSchema>;

export const listCollaborationEvents = endpoint({
  method: 'GET',
  path: `${path}/:id/events`,
  access: 'account',
  summary: 'What happened to a collaboration, newest first',
  tag,
  params: collaborationId,
  query: z.object({
    /** Returns the entries before this one. */
    before: id.optional(),
    size: z.coerce.number().int().min(1).max(100).default(50),
  }),
  reply: z.object({ events: z.array(collaborationEventSchema) }),
});

export const removeCollaboration = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  access: 'campaigns.edit',
  summary: 'Remove a collaboration that is still negotiated and for which nothing is to be paid',
  tag,
  params: collaborationId,
  reply: z.object({}),
});
