import { z } from 'zod';
import { selectionSchema } from './bulk.ts';
import { endpoint } from '../core/endpoint.ts';

/** Addresses of creators; one that the team unlocked once is never counted again. */
export const getCreatorEmails = endpoint({
  method: 'GET',
  path: '/kol/api/creators/:id/emails',
  access: 'account',
  summary: 'How many addresses a creator has, and those that the team has unlocked',
  tag: 'creator emails',
  params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  reply: z.object({
    total: z.int(),
    unlocked: z.array(z.object({ address: z.string(), source: z.string(), foundAt: z.iso.datetime() })),
    remaining: z.int(),
  }),
});

/** Unlocks as many as the plan has left; `locked` counts creators that stay locked because of the plan. */
export const unlockEmails = endpoint({
  method: 'POST',
  path: '/kol/api/creators/emails/unlock',
  access: 'account',
  summary: 'Unlock the contact addresses of creators, once for the team and for ever',
  tag: 'creator emails',
  body: z.object({ selection: selectionSchema }),
  reply: z.object({
    creators: z.int(),
    /** Counted against the plan now. */
    taken: z.int(),
    locked: z.int(),
    withoutAddress: z.int(),
  }),
});
