import { personasSchema } from '../core/mail/sandbox-personas.ts';
import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { platformSchema } from '../core/platform.ts';

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
    /** A sign-in that is not used for 30 days expires, so each step must be shorter. */
    hours: z
      .int()
      .min(1)
      .max(24 * 28),
  }),
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
