import { personasSchema } from '../core/mail/sandbox-personas.ts';
import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { platformSchema } from '../core/platform.ts';

/** A sign-in that is not used for 30 days expires, so each step must be shorter. */
export const longestMoveHours = 24 * 28;

export const getSandbox = endpoint({
  method: 'GET',
  path: '/office/api/sandbox',
  access: 'account',
  summary: 'The clock of the sandbox and how its people behave; sandbox only',
  tag: 'sandbox',
  reply: z.object({
    now: z.iso.datetime(),
    /** By how many milliseconds the clock is ahead. */
    aheadMs: z.int(),
    /** When the next mail of the team may be sent; null if none is planned. */
    nextSendAt: z.iso.datetime().nullable(),
    personas: personasSchema,
  }),
});

export const moveSandboxClock = endpoint({
  method: 'POST',
  path: '/office/api/sandbox/clock',
  access: 'account',
  summary: 'Move the clock of the sandbox forward; sandbox only',
  tag: 'sandbox',
  body: z.object({
    hours: z.int().min(1).max(longestMoveHours),
  }),
  reply: z.object({ now: z.iso.datetime() }),
});

export const jumpToNextSend = endpoint({
  method: 'POST',
  path: '/office/api/sandbox/clock/nextSend',
  access: 'account',
  summary: 'Move the clock of the sandbox to the next moment at which the team sends mail; sandbox only',
  tag: 'sandbox',
  reply: z.object({ now: z.iso.datetime() }),
});

export const getSampleLinks = endpoint({
  method: 'GET',
  path: '/office/api/sandbox/links',
  access: 'account',
  summary: 'Links to ten invented creators of a platform, others each time; sandbox only',
  tag: 'sandbox',
  query: z.object({ platform: platformSchema }),
  reply: z.object({ links: z.array(z.string()) }),
});
