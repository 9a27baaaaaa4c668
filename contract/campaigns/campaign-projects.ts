import { z } from 'zod';
import { effectFiguresSchema } from '../monitoring/effects/effect-shapes.ts';
import { endpoint } from '../core/endpoint.ts';
import { monitorLimits, projectStates } from '../monitoring/monitor-kinds.ts';

const tag = 'campaigns';
const path = '/office/api/campaigns/:id/project';
const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const bodyId = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const campaignId = z.object({ id });

const campaignProjectSchema = z.object({
  id: z.int(),
  name: z.string(),
  state: z.enum(projectStates),
  beginsOn: z.iso.date(),
  endsOn: z.iso.date(),
  /** May change it as a monitor project. */
  mine: z.boolean(),
});

const campaignFiguresSchema = effectFiguresSchema
  .pick({
    plays: true,
    engagements: true,
    clicks: true,
    orders: true,
    revenueFen: true,
    costFen: true,
    roiBp: true,
  })
  .extend({
    posts: z.int(),
    /** Those whose figures are shown but not counted. */
    heldBack: z.int(),
    /** Collaborations of which something is no cost: no rate for its currency, or a day far from the project. */
    uncosted: z.int(),
  });
export type CampaignFigures = z.output<typeof campaignFiguresSchema>;

export const getCampaignProject = endpoint({
  method: 'GET',
  path,
  access: 'account',
  summary: 'The monitor project of a campaign with what it brought so far',
  tag,
  params: campaignId,
  reply: z.object({
    /** Both are null if none is bound. */
    project: campaignProjectSchema.nullable(),
    figures: campaignFiguresSchema.nullable(),
  }),
});

export const offerCampaignProjects = endpoint({
  method: 'GET',
  path: `${path}/offered`,
  access: 'account',
  summary: 'Monitor projects that the caller may bind to a campaign, newest first',
  tag,
  params: campaignId,
  query: z.object({ name: z.string().max(monitorLimits.nameLength).optional() }),
  reply: z.object({ projects: z.array(campaignProjectSchema) }),
});

export const bindCampaignProject = endpoint({
  method: 'PUT',
  path,
  access: 'campaigns.edit',
  summary: 'Link a monitor project to a campaign, or none; known posts go into it',
  tag,
  params: campaignId,
  body: z.object({ projectId: bodyId.nullable() }),
  reply: z.object({}),
});

export const createCampaignProject = endpoint({
  method: 'POST',
  path,
  access: 'campaigns.edit',
  summary: 'Make a monitor project with the name, days and budget of a campaign, and bind it',
  tag,
  params: campaignId,
  reply: z.object({ projectId: z.int() }),
});
