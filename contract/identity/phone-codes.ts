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

export const sendPhoneCode = endpoint({
  method: 'GET',
  path: '/office/api/login/getCodeByPhone/:phone',
  access: 'open',
  summary: 'Send a code by text message; the answer does not tell whether the number has an account',
  tag: 'phone codes',
  params: z.object({ phone: phoneSchema }),
  reply: z.object({
    /** Seconds until another code may be requested. */
    waitSeconds: z.int(),
  }),
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
      z.object({ id: z.int(), phone: z.string(), code: z.string(), sentAt: z.iso.datetime() }),
    ),
  }),
});
