import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';

const signInSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Null for the one that is live; there is at most one. */
  endedAt: z.iso.datetime().nullable(),
  /** It is the session of this call. */
  isCurrent: z.boolean(),
  /** `password`, `phone`; empty if it was not kept. */
  way: z.string(),
  /** What the program said of itself; empty if it said nothing known. */
  browser: z.string(),
  system: z.string(),
  /** In the caller's language, by the databases of regions; empty if they do not know it. */
  place: z.string(),
  /** The address, of IPv6 its network. */
  network: z.string(),
});
export type SignIn = z.output<typeof signInSchema>;

export const listSignIns = endpoint({
  method: 'GET',
  path: '/office/api/user/signIns',
  access: 'account',
  summary: 'The live session of the account and its latest sign-ins, newest first, with device and place',
  tag: 'account security',
  reply: z.object({ signIns: z.array(signInSchema) }),
});
