import { z } from 'zod';
import { selectionSchema } from './bulk.ts';
import { endpoint } from '../core/endpoint.ts';

const creatorId = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });

/** Addresses of creators; one that the team unlocked once is never counted again. */
export const getCreatorEmails = endpoint({
  method: 'GET',
  path: '/kol/api/creators/:id/emails',
  access: 'mail.read',
  summary: 'How many addresses a creator has, those that the team may see, and what the others cost',
  tag: 'creator emails',
  params: creatorId,
  reply: z.object({
    total: z.int(),
    /** The first one is written to. */
    unlocked: z.array(
      z.object({
        address: z.string(),
        source: z.string(),
        foundAt: z.iso.datetime(),
        /** The team brought it: it was never counted, and no other team sees it. */
        isImported: z.boolean(),
        /** The team chose it among several. */
        isPreferred: z.boolean(),
      }),
    ),
    /** How many unlocking opens. */
    locked: z.int(),
    /** How many of them count against the plan. */
    cost: z.int(),
    /** Locked addresses that are never unlocked: the team blocked the creator, or suppressed the address. */
    refused: z.int(),
    remaining: z.int(),
  }),
});

/** The number that was shown: at most this many are counted, whatever came in between. */
export const maxUnlocks = z.int().min(0).optional();

/** Unlocks as many as the plan has left; `locked` counts creators that stay locked because of the plan. */
export const unlockEmails = endpoint({
  method: 'POST',
  path: '/kol/api/creators/emails/unlock',
  access: 'creators.unlock',
  summary: 'Unlock the contact addresses of creators, once for the team and for ever',
  tag: 'creator emails',
  body: z.object({ selection: selectionSchema, max: maxUnlocks }),
  reply: z.object({
    creators: z.int(),
    /** Counted against the plan now. */
    taken: z.int(),
    locked: z.int(),
    withoutAddress: z.int(),
    /** Creators who stay locked because the team blocked them or suppressed their addresses. */
    refused: z.int(),
  }),
});

export const preferEmail = endpoint({
  method: 'PUT',
  path: '/kol/api/creators/:id/emails/preferred',
  access: 'creators.edit',
  summary: 'Choose the address of a creator that the team writes to',
  tag: 'creator emails',
  params: creatorId,
  body: z.object({ address: z.string().max(320) }),
  reply: z.object({}),
});
