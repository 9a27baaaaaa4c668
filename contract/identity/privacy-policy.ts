import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { retentionKinds } from '../core/personal-data/retention-kinds.ts';

export const listRetention = endpoint({
  method: 'GET',
  path: '/office/api/privacy/retention',
  access: 'open',
  summary: 'For how many days this installation keeps each kind of data that ages',
  tag: 'privacy',
  reply: z.object({
    /** 0: until the team is closed. Of visits, what teams have that chose nothing else. */
    kinds: z.array(z.object({ kind: z.enum(retentionKinds), days: z.int() })),
  }),
});
export type KeptFor = z.output<(typeof listRetention)['reply']>['kinds'][number];
