import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';

/** What a new team does first, in this order; each is done when the facts say so. */
export const firstSteps = [
  'saveCreators',
  'connectMailbox',
  'sendTask',
  'makeLink',
  'startCampaign',
] as const;
export type FirstStep = (typeof firstSteps)[number];

export const firstStepsSchema = z.object({
  done: z.array(z.enum(firstSteps)),
  /** The account has put the list away. */
  isHidden: z.boolean(),
});
export type FirstSteps = z.output<typeof firstStepsSchema>;

export const hideFirstSteps = endpoint({
  method: 'PUT',
  path: '/office/api/home/firstSteps',
  access: 'account',
  summary: 'Put the first steps away for this account, or show them again',
  tag: 'home',
  body: z.object({ isHidden: z.boolean() }),
  reply: z.object({}),
});
