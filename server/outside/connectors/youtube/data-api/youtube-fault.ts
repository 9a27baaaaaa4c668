import { z } from 'zod';
import type { SourceFaultKind } from '../../../../../contract/core/sources/source-codes.ts';
import { retryAfter, type Heard } from '../../source-call.ts';
import { SourceFault } from '../../source-fault.ts';

/** Google's body of an error: the old form in `errors`, the new one in `details` (developers.google.com/youtube/v3/docs/errors). */
const errorBody = z.object({
  error: z.object({
    message: z.string().catch(''),
    errors: z.array(z.object({ reason: z.string().catch(''), domain: z.string().catch('') })).catch([]),
    details: z
      .array(
        z.object({
          reason: z.string().catch(''),
          metadata: z.record(z.string(), z.string()).catch({}),
        }),
      )
      .catch([]),
  }),
});

const spent = ['quotaExceeded', 'dailyLimitExceeded', 'dailyLimitExceededUnreg'];
const tooFast = ['rateLimitExceeded', 'userRateLimitExceeded', 'servingLimitExceeded'];
const badKey =
  /^(?:keyInvalid|keyExpired|accessNotConfigured|ipRefererBlocked|API_KEY_\w+|SERVICE_DISABLED)$/;
const closed = ['channelClosed', 'channelSuspended', 'authenticatedUserAccountClosed'];

/** Turns an error response into a fault. Its text repeats no address and no key. */
export function youtubeFault({ status, headers, body }: Heard, now: Date): SourceFault {
  const read = errorBody.safeParse(body);
  const { message, errors, details } = read.success
    ? read.data.error
    : { message: '', errors: [], details: [] };
  const reasons = [...errors, ...details].map(({ reason }) => reason).filter(reason => reason !== '');
  const isDaily = details.some(
    ({ metadata }) => metadata.quota_unit?.startsWith('1/d/') || /PerDay/.test(metadata.quota_limit ?? ''),
  );
  const kind = ((): SourceFaultKind => {
    if (isDaily || reasons.some(reason => spent.includes(reason))) return 'quota';
    if (status === 429 || reasons.some(reason => tooFast.includes(reason))) return 'rate';
    if (status >= 500 || status === 408) return 'temporary';
    if (status === 401 || reasons.some(reason => badKey.test(reason))) return 'credential';
    if (status === 404 || reasons.some(reason => closed.includes(reason))) return 'notFound';
    if (status !== 403) return 'permanent';
    // A page that is not in Google's format comes from something in between, and says nothing about the key.
    if (!read.success) return 'temporary';
    return errors.some(({ domain }) => domain.startsWith('youtube.')) ? 'private' : 'credential';
  })();
  const freeAt = kind === 'rate' || kind === 'temporary' ? retryAfter(headers, now) : null;
  return new SourceFault(kind, textOf(status, reasons, message), { freeAt });
}

/** Returns whether the token is valid but lacks the scope for this call. */
export const lacksScope = ({ status, body }: Heard): boolean => {
  const read = errorBody.safeParse(body);
  if (status !== 403 || !read.success) return false;
  return [...read.data.error.errors, ...read.data.error.details].some(
    ({ reason }) => reason === 'insufficientPermissions' || reason === 'ACCESS_TOKEN_SCOPE_INSUFFICIENT',
  );
};

function textOf(status: number, reasons: readonly string[], message: string): string {
  const plain = message
    .replace(/<[^>]*>/g, '')
    .replace(/\b(?:AIza|ya29\.|1\/\/)[\w.-]+/g, '…')
    .slice(0, 200);
  return [String(status), [...new Set(reasons)].join(' '), plain].filter(part => part !== '').join(': ');
}
