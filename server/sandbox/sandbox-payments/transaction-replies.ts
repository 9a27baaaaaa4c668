import { momentInChina } from '../../outside/payments/wechat/wechat-pay.ts';
import type { SandboxKeys } from './gateway-keys.ts';
import type { SandboxPayment, SandboxRefund, SandboxTransaction } from './queries.ts';

/** A payment in WeChat Pay's form, for answers and notifications. */
export function transactionOf(
  { appId, merchantId }: SandboxKeys,
  payment: SandboxPayment,
  transaction: SandboxTransaction | undefined,
): object {
  const about = { appid: appId, mchid: merchantId, out_trade_no: payment.orderNumber, attach: '' };
  if (!transaction) {
    const [trade_state, trade_state_desc] = payment.closedAt
      ? ['CLOSED', '订单已关闭']
      : ['NOTPAY', '订单未支付'];
    return { ...about, trade_state, trade_state_desc, amount: { total: payment.fen, currency: 'CNY' } };
  }
  const isRefunded = transaction.refundedFen > 0;
  return {
    ...about,
    transaction_id: transaction.id,
    trade_type: 'NATIVE',
    trade_state: isRefunded ? 'REFUND' : 'SUCCESS',
    trade_state_desc: isRefunded ? '订单发生过退款' : '支付成功',
    bank_type: 'OTHERS',
    success_time: momentInChina(transaction.paidAt),
    payer: { openid: transaction.payer },
    amount: {
      total: transaction.fen,
      payer_total: transaction.fen,
      currency: 'CNY',
      payer_currency: 'CNY',
    },
  };
}

/** A refund is processed for a while before it is done. */
const stateOf = ({ doneAt }: SandboxRefund, now: Date) => (doneAt <= now ? 'SUCCESS' : 'PROCESSING');
const refundIdOf = ({ number }: SandboxRefund) => `503${Buffer.from(number).toString('hex').slice(-29)}`;

/** A refund in the form of an answer. */
export function refundOf(refund: SandboxRefund, paidFen: number, now: Date): object {
  const status = stateOf(refund, now);
  return {
    refund_id: refundIdOf(refund),
    out_refund_no: refund.number,
    transaction_id: refund.transactionId,
    out_trade_no: refund.orderNumber,
    channel: 'ORIGINAL',
    user_received_account: '支付用户零钱',
    create_time: momentInChina(refund.createdAt),
    ...(status === 'SUCCESS' && { success_time: momentInChina(refund.doneAt) }),
    status,
    funds_account: 'UNSETTLED',
    amount: {
      total: paidFen,
      refund: refund.fen,
      payer_total: paidFen,
      payer_refund: refund.fen,
      currency: 'CNY',
    },
  };
}

/** A finished refund in the form of a notification. */
export const doneRefundOf = (
  { merchantId }: SandboxKeys,
  refund: SandboxRefund,
  paidFen: number,
): object => ({
  mchid: merchantId,
  out_trade_no: refund.orderNumber,
  transaction_id: refund.transactionId,
  out_refund_no: refund.number,
  refund_id: refundIdOf(refund),
  refund_status: 'SUCCESS',
  success_time: momentInChina(refund.doneAt),
  user_received_account: '支付用户零钱',
  amount: { total: paidFen, refund: refund.fen, payer_total: paidFen, payer_refund: refund.fen },
});
