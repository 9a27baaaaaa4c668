import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { mainlandMobile } from '../core/patterns.ts';

/** A mainland mobile number, as people type it. */
export const phoneSchema = z.string().trim().regex(mainlandMobile);
/** The code of a text message. */
export const phoneCodeSchema = z
  .string()
  .trim()
  .regex(/^\d{6}$/);

/**
 * A bare call is enough until an address, a number or the installation has had some; then the answer is `proof_needed`,
 * and the call needs a challenge with its solution. Each challenge is good once.
 */
export const sendPhoneCode = endpoint({
  method: 'GET',
  path: '/office/api/login/getCodeByPhone/:phone',
  access: 'open',
  summary: 'Send a code by text message; the answer does not tell whether the number has an account',
  tag: 'phone codes',
  params: z.object({ phone: phoneSchema }),
  query: z.object({
    challenge: z.string().max(100).optional(),
    /** The number that solves it. */
    proof: z
      .string()
      .regex(/^\d{1,15}$/)
      .optional(),
  }),
  reply: z.object({
    /** Seconds until another code may be requested. */
    waitSeconds: z.int(),
  }),
});

/** To solve it: find a number so that the SHA-256 of `<challenge>:<number>` begins with `bits` zero bits. */
export const getCodeChallenge = endpoint({
  method: 'GET',
  path: '/office/api/login/codeChallenge/:phone',
  access: 'open',
  summary:
    'A task for the computer that asks for a code: a number with which the SHA-256 of `<challenge>:<number>` begins with `bits` zero bits',
  tag: 'phone codes',
  params: z.object({ phone: phoneSchema }),
  reply: z.object({ challenge: z.string(), bits: z.int() }),
});

/** What the sandbox keeps instead of sending; not_found without a sandbox. */
export const listSandboxMessages = endpoint({
  method: 'GET',
  path: '/office/api/sandbox/messages',
  access: 'open',
  summary: 'The latest text messages of the sandbox',
  tag: 'phone codes',
  reply: z.object({
    messages: z.array(
      z.object({
        id: z.int(),
        phone: z.string(),
        /** Empty for a warning. */
        code: z.string(),
        /** What a warning says; empty for a code. */
        notice: z.string(),
        sentAt: z.iso.datetime(),
      }),
    ),
  }),
});
