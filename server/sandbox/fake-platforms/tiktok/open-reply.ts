import { type FakeReply, type FakeRequest, json } from '../fake-host.ts';

const logId = '20261122080000A1B2C3D4E5F60718293A';

export const ok = (data: object): FakeReply =>
  json({ data, error: { code: 'ok', message: '', log_id: logId } });

/** developers.tiktok.com/doc/tiktok-api-v2-error-handling */
const errors = {
  access_token_invalid: [401, 'The access token is invalid or not found in the request.'],
  scope_not_authorized: [401, 'The user did not authorize the scope required for completing this request.'],
  rate_limit_exceeded: [429, 'The API rate limit was exceeded. Please try again later.'],
  invalid_params: [400, 'One or more fields in request is invalid.'],
  internal_error: [500, 'Internal error.'],
  // For the research and ad library interfaces, until 00:00 UTC. Unverified: seen in public clients only.
  daily_quota_limit_exceeded: [429, 'API daily quota limit was exceeded.'],
} as const;

export function refuse(code: keyof typeof errors, more?: string): FakeReply {
  const [status, message] = errors[code];
  return json({ data: {}, error: { code, message: more ?? message, log_id: logId } }, status);
}

/** Error bodies of the token call: developers.tiktok.com/doc/oauth-error-handling. Unverified: their status. */
export const refuseOauth = (error: string, description: string): FakeReply =>
  json({ error, error_description: description, log_id: logId }, 400);

export const bearerOf = ({ headers }: FakeRequest): string =>
  /^bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';

export function bodyOf({ body }: FakeRequest): Record<string, unknown> {
  try {
    return JSON.parse(body || '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Returns only the requested fields of a record. */
export const picked = (all: Record<string, unknown>, fields: readonly string[]) =>
  Object.fromEntries(fields.flatMap(name => (all[name] === undefined ? [] : [[name, all[name]]])));

/** @returns null if no field is requested, or an unknown one */
export function fieldsOf({ query }: FakeRequest, known: readonly string[]): string[] | null {
  const fields = (query.get('fields') ?? '')
    .split(',')
    .map(field => field.trim())
    .filter(field => field !== '');
  return fields.length > 0 && fields.every(field => known.includes(field)) ? fields : null;
}
