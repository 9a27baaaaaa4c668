import i18next from 'i18next';
import { errors } from '../../contract/core/errors.ts';
import { toastTimes } from '../../contract/core/limits.ts';

/** The body of every answer. */
export interface Envelope {
  code?: number;
  msg?: string;
  data?: unknown;
}

export interface Toast {
  kind: 'warning' | 'error';
  text: string;
  /** Milliseconds; 0 means until closed. */
  ms: number;
  /** A toast even if the page shows its errors itself. */
  isAlways: boolean;
}

/** Which toast an error shows, by its status and code; api.ts handles a 401 itself. */
export function toastOf(status: number, { code, msg }: Envelope): Toast {
  const { session: shortly, error, sticky, entitlement } = toastTimes;
  if (status === errors.unavailable.status && code !== errors.busy.code)
    return { kind: 'warning', text: i18next.t('error.unavailable'), ms: shortly, isAlways: true };
  if (status !== 200) {
    const text = msg || `Request failed with status code ${status}`;
    return { kind: 'error', text, ms: shortly, isAlways: false };
  }
  if (code === errors.entitlement_exceeded.code)
    return { kind: 'warning', text: msg || i18next.t('error.entitlement'), ms: entitlement, isAlways: true };
  const isTooMany = code === errors.too_many_requests.code;
  const text = msg || i18next.t('error.default');
  return { kind: 'error', text, ms: isTooMany ? sticky : error, isAlways: isTooMany };
}
