import { type FakeReply, json } from '../fake-host.ts';

interface Described {
  domain?: string;
  /** The gRPC status, which newer parts of Google's front end return. */
  status?: string;
  /** The parameter or header that is wrong. */
  location?: string;
  /** Of google.rpc.ErrorInfo. */
  info?: { reason: string; metadata?: Record<string, string> };
  headers?: Record<string, string>;
}

/**
 * Google's body of an error: developers.google.com/youtube/v3/docs/errors, seen at
 * github.com/cab-1729/Mine-Youtube-Data.
 */
export function googleError(
  code: number,
  reason: string,
  message: string,
  { domain = 'global', status, location, info, headers }: Described = {},
): FakeReply {
  const locationType = location === 'Authorization' ? 'header' : 'parameter';
  const first = {
    message,
    domain,
    reason,
    ...(location !== undefined && { location, locationType }),
  };
  const details = info && [
    { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', domain: 'googleapis.com', ...info },
  ];
  const error = { code, message, errors: [first], ...(status && { status }), ...(details && { details }) };
  return json({ error }, code, headers);
}

const link = '<a href="/youtube/v3/getting-started#quota">quota</a>';

/** The 10,000 units of the day are used up. */
export const quotaExceeded = googleError(
  403,
  'quotaExceeded',
  `The request cannot be completed because you have exceeded your ${link}.`,
  { domain: 'youtube.quota' },
);

const exhausted = (metric: string, limit: string, metadata: Record<string, string>, headers = {}) =>
  googleError(
    429,
    'rateLimitExceeded',
    `Quota exceeded for quota metric '${metric}' and limit '${limit}' of service 'youtube.googleapis.com' for consumer 'project_number:1'.`,
    {
      status: 'RESOURCE_EXHAUSTED',
      headers,
      info: {
        reason: 'RATE_LIMIT_EXCEEDED',
        metadata: { service: 'youtube.googleapis.com', consumer: 'projects/1', ...metadata },
      },
    },
  );

/** The day's searches are used up: reported as a rate limit, and only the details say that it lasts for the day. */
export const searchesExhausted = exhausted('Search Queries', 'Search Queries per day', {
  quota_limit: 'defaultSearchListPerDayPerProject',
  quota_unit: '1/d/{project}',
  quota_metric: 'youtube.googleapis.com/search_list',
  quota_limit_value: '100',
});

/** Unverified: that Google sends Retry-After with it. */
export const tooFast = exhausted(
  'Queries',
  'Queries per minute',
  {
    quota_limit: 'defaultPerMinutePerProject',
    quota_unit: '1/min/{project}',
    quota_metric: 'youtube.googleapis.com/default',
  },
  { 'retry-after': '30' },
);

export const keyInvalid = googleError(400, 'badRequest', 'API key not valid. Please pass a valid API key.', {
  status: 'INVALID_ARGUMENT',
  info: { reason: 'API_KEY_INVALID', metadata: { service: 'youtube.googleapis.com' } },
});

export const unregistered = googleError(
  403,
  'forbidden',
  "Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API.",
  { status: 'PERMISSION_DENIED' },
);

export const badToken = googleError(
  401,
  'authError',
  'Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential.',
  { status: 'UNAUTHENTICATED', location: 'Authorization' },
);

export const scopeMissing = googleError(
  403,
  'insufficientPermissions',
  'Request had insufficient authentication scopes.',
  { status: 'PERMISSION_DENIED', info: { reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT' } },
);

/** For a request that no repetition makes right. */
export const badParameter = (reason: string, message: string, location: string): FakeReply =>
  googleError(400, reason, message, { domain: 'youtube.parameter', location });

export const notFound = (domain: string, reason: string, location: string): FakeReply =>
  googleError(
    404,
    reason,
    `The ${reason.replace('NotFound', '')} identified with the request's <code>${location}</code> parameter cannot be found.`,
    { domain, location },
  );
