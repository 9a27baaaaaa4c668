import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { PhoneDeed } from '../../../contract/sandbox/sandbox-payment-kinds.ts';
import { listPhonePayments, getPhonePayment, usePhone } from '../../../contract/sandbox/sandbox-payments.ts';
import { call } from '../../app/api.ts';

export type PhonePayment = ReplyOf<typeof getPhonePayment>;

export const listPayments = (signal: AbortSignal) =>
  call(listPhonePayments, { errorDisplay: 'page', signal });

export const showPayment = (orderNumber: string, signal: AbortSignal) =>
  call(getPhonePayment, {
    params: { orderNumber },
    errorDisplay: 'page',
    signal,
  });

export const doWithPhone = (orderNumber: string, deed: PhoneDeed) =>
  call(usePhone, { params: { orderNumber }, body: { deed } });
