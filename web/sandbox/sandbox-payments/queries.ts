import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { PhoneDeed } from '../../../contract/sandbox/sandbox-payment-kinds.ts';
import type {
  listPhonePayments,
  showPhonePayment,
  usePhone,
} from '../../../contract/sandbox/sandbox-payments.ts';
import { call } from '../../app/api.ts';

const path = '/office/api/sandbox/payments';

export type PhonePayment = ReplyOf<typeof showPhonePayment>;
export type OpenPayment = ReplyOf<typeof listPhonePayments>['payments'][number];

export const listPayments = (signal: AbortSignal) =>
  call<typeof listPhonePayments>('GET', path, { errorDisplay: 'page', signal });

export const showPayment = (orderNumber: string, signal: AbortSignal) =>
  call<typeof showPhonePayment>('GET', `${path}/:orderNumber`, {
    params: { orderNumber },
    errorDisplay: 'page',
    signal,
  });

export const doWithPhone = (orderNumber: string, deed: PhoneDeed) =>
  call<typeof usePhone>('POST', `${path}/:orderNumber`, { params: { orderNumber }, body: { deed } });
