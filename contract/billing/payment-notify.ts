/**
 * Where gateways report payments and refunds. Replies have no envelope; the gateway's protocol defines them: 204
 * without a body if the report was accepted or known, else a status of 4xx or 5xx with `{code, message}`.
 */
export const paymentNotifyPath = '/office/api/pay/notify/:channel';

/** The address for one channel, relative to the public one. */
export const paymentNotifyPathOf = (channel: string): string =>
  paymentNotifyPath.replace(':channel', channel);

export interface NotifyRefusal {
  code: 'FAIL';
  message: string;
}
