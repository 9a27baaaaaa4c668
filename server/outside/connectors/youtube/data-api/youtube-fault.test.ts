import { describe, expect, test } from 'vitest';
import { youtubeFault } from './youtube-fault.ts';

const now = new Date('2026-11-20T20:00:00Z');
const google = (reason: string, domain = 'global', details: object[] = []) => ({
  error: { code: 0, message: `about ${reason}`, errors: [{ reason, domain, message: '' }], details },
});
const perDay = [
  {
    '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
    reason: 'RATE_LIMIT_EXCEEDED',
    metadata: { quota_unit: '1/d/{project}' },
  },
];
const faultOf = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  youtubeFault({ status, headers: new Headers(headers), body }, now);

describe('the meaning of a response', () => {
  test.each([
    [403, google('quotaExceeded', 'youtube.quota'), 'quota'],
    [403, google('dailyLimitExceeded', 'usageLimits'), 'quota'],
    [429, google('rateLimitExceeded', 'global', perDay), 'quota'],
    [403, google('rateLimitExceeded', 'usageLimits'), 'rate'],
    [403, google('userRateLimitExceeded', 'usageLimits'), 'rate'],
    [429, google('rateLimitExceeded'), 'rate'],
    [429, undefined, 'rate'],
    [400, google('keyInvalid', 'usageLimits'), 'credential'],
    [400, google('badRequest', 'global', [{ reason: 'API_KEY_INVALID' }]), 'credential'],
    [403, google('forbidden', 'global', [{ reason: 'API_KEY_SERVICE_BLOCKED' }]), 'credential'],
    [403, google('accessNotConfigured', 'usageLimits'), 'credential'],
    [403, google('forbidden'), 'credential'],
    [403, google('insufficientPermissions'), 'credential'],
    [401, google('authError'), 'credential'],
    [403, google('playlistItemsNotAccessible', 'youtube.playlistItem'), 'private'],
    [403, google('channelForbidden', 'youtube.channel'), 'private'],
    [403, google('channelSuspended', 'youtube.channel'), 'notFound'],
    [404, google('playlistNotFound', 'youtube.playlistItem'), 'notFound'],
    [400, google('invalidPageToken', 'youtube.parameter'), 'permanent'],
    [400, undefined, 'permanent'],
    [500, google('backendError'), 'temporary'],
    [503, undefined, 'temporary'],
    [403, undefined, 'temporary'],
    [304, undefined, 'permanent'],
    [400, { error: 'another form' }, 'permanent'],
  ])('%d %j is %s', (status, body, kind) => {
    expect(faultOf(status, body).kind).toBe(kind);
  });
});

test.each([
  [429, { 'retry-after': '30' }, '2026-11-20T20:00:30.000Z'],
  [503, { 'retry-after': 'Fri, 20 Nov 2026 20:05:00 GMT' }, '2026-11-20T20:05:00.000Z'],
  [429, {}, undefined],
])('%d with %j is free again at %s', (status, headers, freeAt) => {
  expect(faultOf(status, google('rateLimitExceeded'), headers).freeAt?.toISOString()).toBe(freeAt);
});

test('the text is plain, and repeats no key', () => {
  const body = google('quotaExceeded');
  body.error.message = 'Exceeded your <a href="/q">quota</a> with AIzaSyD-very_secret or ya29.a0secret';
  expect(faultOf(403, body).message).toBe('403: quotaExceeded: Exceeded your quota with … or …');
});
