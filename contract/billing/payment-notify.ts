/**
 * Where gateways tell of payments and refunds. No call of the envelope: the gateway's protocol says how it is answered,
 * 204 without a body when it was taken or known, else a status of 4xx or 5xx with `{code, message}`.
 */
export const paymentNotifyPath = '/office/api/pay/notify/:channel';

/** The address for one channel, behind the public one. */
export const paymentNotifyPathOf = (channel: string): string =>
  paymentNotifyPath.replace(':channel', channel);

export interface NotifyRefusal {
  code: 'FAIL';
  message: string;
}
