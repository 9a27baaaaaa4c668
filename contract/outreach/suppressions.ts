import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { lineResultSchema } from '../core/line-results.ts';
import { pastedAddressReasons } from '../core/mail/pasted-addresses.ts';

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

export const suppressionReasons = ['unsubscribed', 'bounced', 'complaint', 'manual'] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

const suppressionFilterSchema = z.object({
  /** A part of the address. */
  keyword: z.string().max(100).optional(),
  reason: z.enum(suppressionReasons).optional(),
  /** Lifted entries instead of active ones. */
  removed: z.enum(['0', '1']).default('0'),
});
export type SuppressionFilter = z.output<typeof suppressionFilterSchema>;

const suppressionSchema = z.object({
  id: z.int(),
  address: z.string(),
  reason: z.enum(suppressionReasons),
  at: z.iso.datetime(),
  /**
   * How it is known: by which call from which address, which account, a mail, or a server's refusal; empty texts where
   * it does not apply.
   */
  proof: z.object({
    way: z.enum(['page', 'oneClick', 'account', 'mail', 'refusal']),
    address: z.string(),
    agent: z.string(),
    task: z.string(),
    note: z.string(),
  }),
  by: z.string(),
  removed: z.object({ by: z.string(), at: z.iso.datetime(), reason: z.string() }).nullable(),
});
export type Suppression = z.output<typeof suppressionSchema>;

export const listSuppressions = endpoint({
  method: 'GET',
  path: '/office/api/mail/suppressions',
  access: 'mail.read',
  summary: 'Addresses that the team must not write to, newest first',
  tag: 'suppressions',
  query: suppressionFilterSchema.extend({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  reply: z.object({ suppressions: z.array(suppressionSchema), total: z.int() }),
});

export const addSuppressions = endpoint({
  method: 'POST',
  path: '/office/api/mail/suppressions',
  access: 'suppressions.edit',
  summary: 'Never write to these addresses again',
  tag: 'suppressions',
  body: z.object({
    /** Separated by commas, semicolons, spaces or lines. */
    pasted: z.string().min(1).max(50_000),
    note: z.string().trim().max(300).default(''),
  }),
  reply: z.object({ lines: z.array(lineResultSchema(pastedAddressReasons)) }),
});

export const liftSuppression = endpoint({
  method: 'POST',
  path: '/office/api/mail/suppressions/:id/lift',
  access: 'suppressions.edit',
  summary: 'Allow writing to an address again, with the reason',
  tag: 'suppressions',
  params: z.object({ id }),
  body: z.object({ reason: z.string().trim().min(1).max(300) }),
  reply: z.object({}),
});
