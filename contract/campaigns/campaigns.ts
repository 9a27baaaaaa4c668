import { z } from 'zod';
import {
  campaignFileKinds,
  campaignGoals,
  campaignLimits,
  campaignRoles,
  campaignStates,
} from './campaign-kinds.ts';
import { currencySchema, enteredAmount } from '../monitoring/effects/effect-shapes.ts';
import { endpoint } from '../core/endpoint.ts';
import { limits } from '../core/limits.ts';
import { platformSchema } from '../core/platform.ts';
import { namedDay } from '../core/time/dates.ts';

const tag = 'campaigns';
const path = '/office/api/campaigns';
const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const bodyId = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const campaignId = z.object({ id });

const goalsSchema = z.partialRecord(z.enum(campaignGoals), z.int().min(1).max(1_000_000_000_000));

const campaignFieldsSchema = z.object({
  name: z.string().trim().min(1).max(campaignLimits.nameLength),
  product: z.string().trim().max(campaignLimits.productLength).default(''),
  /** An http(s) address, or empty. */
  productUrl: z.string().trim().max(2000).default(''),
  /** HTML like that of the mail editor; cleaned by the same rules. */
  brief: z.string().max(campaignLimits.briefLength).default(''),
  platforms: z.array(platformSchema).max(3).default([]),
  /** ISO 3166-1 alpha-2. */
  regions: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(50)
    .default([]),
  /** Local days of `zone`, both included. */
  beginsOn: namedDay,
  endsOn: namedDay,
  /** An IANA time zone. */
  zone: z.string().min(1).max(64),
  /** In the smallest unit of `currency`; null if none was set. */
  budgetMinor: enteredAmount.nullable().default(null),
  currency: currencySchema,
  goals: goalsSchema.default({}),
});
export type CampaignFields = z.output<typeof campaignFieldsSchema>;

const sumSchema = z.object({ currency: currencySchema, minor: z.int() });

export const campaignRowSchema = z.object({
  id: z.int(),
  name: z.string(),
  product: z.string(),
  platforms: z.array(platformSchema),
  state: z.enum(campaignStates),
  beginsOn: z.iso.date(),
  endsOn: z.iso.date(),
  zone: z.string(),
  budgetMinor: z.int().nullable(),
  currency: currencySchema,
  /** Empty if the account was deleted. */
  ownerId: z.int(),
  ownerName: z.string(),
  /** What the caller may do in it. */
  role: z.enum(campaignRoles),
  candidates: z.int(),
  collaborations: z.int(),
  published: z.int(),
  /** Agreed fees of collaborations that were not cancelled, by currency. */
  committed: z.array(sumSchema),
});
export type CampaignRow = z.output<typeof campaignRowSchema>;

export const listCampaigns = endpoint({
  method: 'GET',
  path,
  access: 'account',
  summary: 'Campaigns that the caller may see, newest first',
  tag,
  query: z.object({
    /** By default all but archived ones. */
    state: z.enum(campaignStates).optional(),
    name: z.string().max(campaignLimits.nameLength).optional(),
    /** Only those that the caller owns. */
    mine: z.stringbool().optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  reply: z.object({ campaigns: z.array(campaignRowSchema), total: z.int() }),
});

const campaignSchema = campaignFieldsSchema.extend({
  brief: z.string(),
  budgetMinor: z.int().nullable(),
  id: z.int(),
  state: z.enum(campaignStates),
  revision: z.int(),
  role: z.enum(campaignRoles),
  ownerId: z.int(),
  ownerName: z.string(),
  members: z.array(z.object({ accountId: z.int(), name: z.string(), role: z.enum(campaignRoles) })),
  /** The monitor project that watches its posts. */
  projectId: z.int().nullable(),
  createdAt: z.iso.datetime(),
  /** For the tabs. */
  counts: z.object({ candidates: z.int(), mailTasks: z.int(), collaborations: z.int() }),
});
export type Campaign = z.output<typeof campaignSchema>;

export const getCampaign = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  access: 'account',
  summary: 'A campaign that the caller is a member of',
  tag,
  params: campaignId,
  reply: campaignSchema,
});

export const createCampaign = endpoint({
  method: 'POST',
  path,
  access: 'campaigns.edit',
  summary: 'Make a campaign, a draft at first; who makes it answers for it',
  tag,
  body: campaignFieldsSchema,
  reply: z.object({ id: z.int() }),
});

export const changeCampaign = endpoint({
  method: 'PUT',
  path: `${path}/:id`,
  access: 'campaigns.edit',
  summary: 'Change a campaign; refused when somebody else changed it meanwhile',
  tag,
  params: campaignId,
  body: campaignFieldsSchema.extend({ revision: z.int() }),
  reply: z.object({ revision: z.int() }),
});

export const changeCampaignState = endpoint({
  method: 'POST',
  path: `${path}/:id/state`,
  access: 'campaigns.edit',
  summary: 'Move a campaign on: recruiting, running, done, archived, or back',
  tag,
  params: campaignId,
  body: z.object({ state: z.enum(campaignStates) }),
  reply: z.object({}),
});

export const duplicateCampaign = endpoint({
  method: 'POST',
  path: `${path}/:id/copy`,
  access: 'campaigns.edit',
  summary:
    'A new draft with the fields, brief files and members of a campaign, and its candidates where wanted',
  tag,
  params: campaignId,
  body: z.object({
    name: z.string().trim().min(1).max(campaignLimits.nameLength),
    withCandidates: z.boolean().default(false),
  }),
  reply: z.object({ id: z.int() }),
});

export const removeCampaign = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  access: 'campaigns.edit',
  summary: 'Remove a campaign in which nothing was agreed yet; others are archived',
  tag,
  params: campaignId,
  reply: z.object({}),
});

export const setCampaignMembers = endpoint({
  method: 'PUT',
  path: `${path}/:id/members`,
  access: 'campaigns.edit',
  summary: 'Who sees a campaign, and what they may do; exactly one owner',
  tag,
  params: campaignId,
  body: z.object({
    members: z
      .array(z.object({ accountId: bodyId, role: z.enum(campaignRoles) }))
      .min(1)
      .max(campaignLimits.members),
  }),
  reply: z.object({}),
});

export const offerCampaignMembers = endpoint({
  method: 'GET',
  path: '/office/api/campaignMembers',
  access: 'account',
  summary: 'Accounts of the team that can be members of a campaign',
  tag,
  reply: z.object({ accounts: z.array(z.object({ id: z.int(), name: z.string() })) }),
});

const campaignFileSchema = z.object({
  id: z.int(),
  kind: z.enum(campaignFileKinds),
  collaborationId: z.int().nullable(),
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Empty if the account was deleted; null if the creator handed it in. */
  by: z.string().nullable(),
  addedAt: z.iso.datetime(),
});
export type CampaignFile = z.output<typeof campaignFileSchema>;

export const listCampaignFiles = endpoint({
  method: 'GET',
  path: `${path}/:id/files`,
  access: 'account',
  summary: 'Files of a campaign itself, or of one collaboration in it',
  tag,
  params: campaignId,
  query: z.object({ collaborationId: id.optional() }),
  reply: z.object({ files: z.array(campaignFileSchema) }),
});

export const addCampaignFile = endpoint({
  method: 'POST',
  path: `${path}/:id/files`,
  access: ['campaigns.edit', 'payments.pay'],
  summary: 'Put a file of at most 10 MB into a campaign or a collaboration',
  tag,
  params: campaignId,
  body: z.object({ kind: z.enum(campaignFileKinds), collaborationId: id.optional() }),
  fileBytes: limits.uploadBytes,
  reply: z.object({ id: z.int() }),
});

export const fetchCampaignFile = endpoint({
  method: 'GET',
  path: `${path}/:id/files/:fileId`,
  access: 'account',
  summary: 'A file of a campaign, always as a download',
  tag,
  params: z.object({ id, fileId: id }),
  sends: ['application/octet-stream'],
  reply: z.never(),
});

export const removeCampaignFile = endpoint({
  method: 'DELETE',
  path: `${path}/:id/files/:fileId`,
  access: 'campaigns.edit',
  summary: 'Remove a file of a campaign',
  tag,
  params: z.object({ id, fileId: id }),
  reply: z.object({}),
});
