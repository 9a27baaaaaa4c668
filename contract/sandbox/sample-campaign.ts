import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';

const path = '/office/api/sandbox/sampleCampaign';
const tag = 'sandbox';

export const getSampleCampaign = endpoint({
  method: 'GET',
  path,
  access: 'owner',
  summary: 'The sample campaign of the team, if it has one; sandbox only',
  tag,
  reply: z.object({ campaignId: z.int().nullable() }),
});

export const addSampleCampaign = endpoint({
  method: 'POST',
  path,
  access: 'owner',
  summary:
    'Fill the team’s workspace with a sample campaign; with one there already, returns it. Sandbox only',
  tag,
  body: z.object({
    /** An IANA time zone, for its days. */
    zone: z.string().min(1).max(64),
  }),
  reply: z.object({ campaignId: z.int() }),
});

export const removeSampleCampaign = endpoint({
  method: 'DELETE',
  path,
  access: 'owner',
  summary: 'Remove the sample campaign with everything in it; without one, changes nothing. Sandbox only',
  tag,
  reply: z.object({}),
});
