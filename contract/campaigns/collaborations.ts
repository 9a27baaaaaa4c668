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
import { currencySchema } from '../monitoring/effects/effect-shapes.ts';
import { endpoint } from '../core/endpoint.ts';

const tag = 'collaborations';
const path = '/office/api/collaborations';
const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const collaborationId = z.object({ id });
const day = z.iso.date().nullable().default(null);

export const deliverableFieldsSchema = z.object({
  /** Null: a new one. */
  id: z.int().min(1).nullable().default(null),
  kind: z.enum(deliverableKinds),
  title: z.string().trim().max(collaborationLimits.titleLength).default(''),
  draftDueOn: day,
  publishOn: day,
  /** The address of the post; empty: there is none yet. */
  postUrl: z.string().trim().max(2000).default(''),
});
export type DeliverableFields = z.output<typeof deliverableFieldsSchema>;

export const collaborationFieldsSchema = z.object({
  /** In the smallest unit of `currency`; null: nothing was agreed yet. */
  feeMinor: z.int().min(0).max(Number.MAX_SAFE_INTEGER).nullable().default(null),
  currency: currencySchema,
  product: z.string().trim().max(collaborationLimits.productLength).default(''),
  carrier: z.string().trim().max(collaborationLimits.trackingLength).default(''),
  /** Its first entry says that the product was sent. */
  trackingNumber: z.string().trim().max(collaborationLimits.trackingLength).default(''),
  coupon: z.string().trim().max(collaborationLimits.couponLength).default(''),
  shortLinkId: z.int().min(1).nullable().default(null),
  /** Visits of people on the short link that it must bring; null: none. */
  visitsGoal: z.int().min(1).max(1_000_000_000).nullable().default(null),
  notes: z.string().trim().max(collaborationLimits.notesLength).default(''),
  /** All of them, in their order: one that is left out is removed. */
  deliverables: z.array(deliverableFieldsSchema).max(collaborationLimits.deliverables).default([]),
});
export type CollaborationFields = z.output<typeof collaborationFieldsSchema>;

export const deliverableSchema = deliverableFieldsSchema.extend({
  id: z.int(),
  /** Of the post as it is watched; null: none, or its address cannot be watched. */
  postKey: z.string().nullable(),
  postBy: z.enum(postGivers).nullable(),
  postFoundAt: z.iso.datetime().nullable(),
  checks: z.enum(checkSums).nullable(),
});
export type Deliverable = z.output<typeof deliverableSchema>;

export const collaborationSchema = collaborationFieldsSchema.extend({
  id: z.int(),
  campaignId: z.int(),
  campaignName: z.string(),
  /** What the caller may do. */
  role: z.enum(campaignRoles),
  state: z.enum(collaborationStates),
  stateSince: z.iso.datetime(),
  cancelReason: z.string(),
  creator: cardSchema.shape.creator,
  /** What it costs the team usually: paid prices first, else the estimate. Fen a post; null: nothing is known. */
  usualPrice: z.object({ lowFen: z.int(), highFen: z.int(), isPaid: z.boolean() }).nullable(),
  deliverables: z.array(deliverableSchema),
  /** Of the short link. */
  link: z.object({ id: z.int(), name: z.string(), shortUrl: z.string(), visits: z.int() }).nullable(),
  termsAcceptedAt: z.iso.datetime().nullable(),
  productSentAt: z.iso.datetime().nullable(),
  /** The conversation of the invitation; null: there is none. */
  threadId: z.int().nullable(),
  revision: z.int(),
  createdAt: z.iso.datetime(),
  /** The last who changed its fields; empty: nobody, or deleted. */
  changedBy: z.string(),
  changedAt: z.iso.datetime(),
});
export type Collaboration = z.output<typeof collaborationSchema>;

export const showCollaboration = endpoint({
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
  access: 'account',
  summary: 'Change a collaboration; refused when somebody else changed it meanwhile',
  tag,
  params: collaborationId,
  body: collaborationFieldsSchema.extend({ revision: z.int() }),
  reply: z.object({ revision: z.int() }),
});

export const makeCollaborationLink = endpoint({
  method: 'POST',
  path: `${path}/:id/shortLink`,
  access: 'account',
  summary: "A short link of the collaboration's own, to the product of the campaign",
  tag,
  params: collaborationId,
  body: z.object({ targetUrl: z.string().trim().min(1).max(2000) }),
  reply: z.object({ linkId: z.int(), shortUrl: z.string() }),
});

export const collaborationEventSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  kind: z.enum(collaborationEventKinds),
  /** Null: it happened of itself, or the creator did it; empty: the account was deleted. */
  by: z.string().nullable(),
  from: z.enum(collaborationStates).nullable(),
  to: z.enum(collaborationStates).nullable(),
  /** What moved it, where nobody did. */
  sign: z.enum(collaborationSigns).nullable(),
  /** What its sentence needs: names of fields, a reason, an address. */
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
    /** Those before it. */
    before: id.optional(),
    size: z.coerce.number().int().min(1).max(100).default(50),
  }),
  reply: z.object({ events: z.array(collaborationEventSchema) }),
});

export const removeCollaboration = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  access: 'account',
  summary: 'Remove a collaboration that is still negotiated and for which nothing is to be paid',
  tag,
  params: collaborationId,
  reply: z.object({}),
});
