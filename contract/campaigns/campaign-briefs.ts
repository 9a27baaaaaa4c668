import { z } from 'zod';
import { campaignLimits } from './campaign-kinds.ts';
import { endpoint } from '../core/endpoint.ts';

const tag = 'campaigns';
const path = '/office/api/campaignBriefs';
const briefId = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });

const fields = {
  name: z.string().trim().min(1).max(campaignLimits.nameLength),
  brief: z.string().min(1).max(campaignLimits.briefLength),
};

const briefTemplateSchema = z.object({
  id: z.int(),
  name: z.string(),
  brief: z.string(),
  /** Empty if the account was deleted. */
  by: z.string(),
  createdAt: z.iso.datetime(),
  /** May remove it: its creator and the main account. */
  mine: z.boolean(),
});

export const listBriefTemplates = endpoint({
  method: 'GET',
  path,
  access: 'account',
  summary: 'Briefs that the team keeps as templates, by name',
  tag,
  reply: z.object({ briefs: z.array(briefTemplateSchema) }),
});

export const keepBriefTemplate = endpoint({
  method: 'POST',
  path,
  access: 'campaigns.edit',
  summary: 'Keep a brief as a template under a name of its own',
  tag,
  body: z.object(fields),
  reply: z.object({ id: z.int() }),
});

export const removeBriefTemplate = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  access: 'campaigns.edit',
  summary: 'Remove a template of a brief',
  tag,
  params: briefId,
  reply: z.object({}),
});
