import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { phoneDeeds, phoneStates } from './sandbox-payment-kinds.ts';

const tag = 'sandbox-payments';
const path = '/office/api/sandbox/payments';
const fen = z.int().min(0);
const params = z.object({ orderNumber: z.string().regex(/^[\w\-|*]{6,32}$/) });

const phonePaymentSchema = z.object({
  orderNumber: z.string(),
  description: z.string(),
  fen,
  state: z.enum(phoneStates),
  expiresAt: z.iso.datetime(),
  /** Payments, newest first, with the refunded amount. */
  payments: z.array(z.object({ id: z.string(), fen, paidAt: z.iso.datetime(), refundedFen: fen })),
});
export type PhonePayment = z.output<typeof phonePaymentSchema>;

export const listPhonePayments = endpoint({
  method: 'GET',
  path,
  access: 'open',
  summary: 'Payments that wait at the gateway of the sandbox, newest first; sandbox only',
  tag,
  reply: z.object({ payments: z.array(z.object({ orderNumber: z.string(), description: z.string(), fen })) }),
});

export const getPhonePayment = endpoint({
  method: 'GET',
  path: `${path}/:orderNumber`,
  access: 'open',
  summary: 'What the phone of the sandbox shows after it scanned a code; sandbox only',
  tag,
  params,
  reply: phonePaymentSchema,
});

export const usePhone = endpoint({
  method: 'POST',
  path: `${path}/:orderNumber`,
  access: 'open',
  summary: 'Pay with the phone of the sandbox, well or as it should not be; sandbox only',
  tag,
  params,
  body: z.object({ deed: z.enum(phoneDeeds) }),
  reply: phonePaymentSchema,
});
