import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { PhoneDeed } from '../../../contract/sandbox/sandbox-payment-kinds.ts';
import { listPhonePayments, getPhonePayment, usePhone } from '../../../contract/sandbox/sandbox-payments.ts';
import { call, CallError } from '../../app/api.ts';

export type PhonePayment = ReplyOf<typeof getPhonePayment>;

/** Asked again and again while the page is visible, since the other side may change it; nothing is kept. */
const watched = { refetchInterval: 3000, gcTime: 0 };

/** A connection that is away for a moment leaves what is shown. */
export const isRefused = (error: Error | null, data: unknown): error is Error =>
  error !== null && !(data && error instanceof CallError && !error.code);

export const useOpenPayments = () =>
  useQuery({
    queryKey: ['phone-payments'],
    queryFn: ({ signal }) => call(listPhonePayments, { errorDisplay: 'page', signal }),
    ...watched,
  });

const paymentKey = (orderNumber: string) => ['phone-payments', orderNumber];

export const usePhonePayment = (orderNumber: string) =>
  useQuery({
    queryKey: paymentKey(orderNumber),
    queryFn: ({ signal }) => call(getPhonePayment, { params: { orderNumber }, errorDisplay: 'page', signal }),
    ...watched,
  });

/** Does what a payer does; the toast shows what went wrong. */
export function usePhoneDeed(orderNumber: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (deed: PhoneDeed) => call(usePhone, { params: { orderNumber }, body: { deed } }),
    onSuccess: payment => queries.setQueryData<PhonePayment>(paymentKey(orderNumber), payment),
  });
}
