import { z } from 'zod';
import type { GatewayPayment, GatewayRefund, PaymentState, RefundState } from '../payment-gateway.ts';

const states: Record<string, PaymentState> = {
  SUCCESS: 'paid',
  REFUND: 'refunded',
  NOTPAY: 'waiting',
  USERPAYING: 'waiting',
  ACCEPT: 'waiting',
  CLOSED: 'closed',
  REVOKED: 'closed',
  PAYERROR: 'failed',
};

/** A payment as the service describes it, in answers and notifications. */
export const transactionSchema = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string(),
  trade_state: z.enum(Object.keys(states) as [string, ...string[]]),
  transaction_id: z.string().default(''),
  success_time: z.coerce.date().nullable().default(null),
  amount: z
    .object({ total: z.int().min(0).optional(), currency: z.string().default('CNY') })
    .default({ currency: 'CNY' }),
  payer: z.object({ openid: z.string().default('') }).default({ openid: '' }),
});

export const paymentOf = (transaction: z.output<typeof transactionSchema>): GatewayPayment => {
  const state = states[transaction.trade_state] ?? 'failed';
  const isPaid = state === 'paid' || state === 'refunded';
  return {
    orderNo: transaction.out_trade_no,
    state,
    transactionId: transaction.transaction_id,
    fen: isPaid ? (transaction.amount.total ?? null) : null,
    currency: transaction.amount.currency,
    paidAt: isPaid ? transaction.success_time : null,
    payer: transaction.payer.openid,
  };
};

const refundStatesOf: Record<string, RefundState> = {
  SUCCESS: 'done',
  PROCESSING: 'processing',
  CLOSED: 'closed',
  ABNORMAL: 'abnormal',
};

/** In answers the state is `status`, in notifications `refund_status`. */
export const refundSchema = z
  .object({
    mchid: z.string().optional(),
    out_trade_no: z.string(),
    out_refund_no: z.string(),
    refund_id: z.string(),
    transaction_id: z.string().default(''),
    status: z.string().optional(),
    refund_status: z.string().optional(),
    success_time: z.coerce.date().nullable().default(null),
    amount: z.object({ refund: z.int().min(0) }),
  })
  .refine(({ status, refund_status }) => (status ?? refund_status ?? '') in refundStatesOf);

export const refundOf = (refund: z.output<typeof refundSchema>): GatewayRefund => {
  const state = refundStatesOf[refund.status ?? refund.refund_status ?? ''] ?? 'abnormal';
  return {
    orderNo: refund.out_trade_no,
    refundNo: refund.out_refund_no,
    state,
    refundId: refund.refund_id,
    transactionId: refund.transaction_id,
    fen: refund.amount.refund,
    doneAt: state === 'done' ? refund.success_time : null,
  };
};
