import { z } from 'zod';
import type { OwnClient, OwnTokens, Way } from '../../own-account.ts';
import { callSource, readAnswer, retryAfter, type Heard } from '../../source-call.ts';
import { clientFaults, SourceFault } from '../../source-fault.ts';

// https://developers.google.com/identity/protocols/oauth2/web-server
const consent = 'https://accounts.google.com/o/oauth2/v2/auth';
const endpoint = 'https://oauth2.googleapis.com';

const given = z.object({
  access_token: z.string().min(1),
  expires_in: z.int().min(1),
  refresh_token: z.string().min(1).optional(),
  scope: z.string().default(''),
});
const refused = z.object({ error: z.string(), error_description: z.string().default('') });

/** Always asks for `consent`, since Google issues a refresh token only with it. */
export function consentAddress(
  { id }: OwnClient,
  scopes: readonly string[],
  { state, challenge, redirectUri }: { state: string; challenge: string; redirectUri: string },
): string {
  const query = new URLSearchParams({
    client_id: id,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: scopes.join(' '),
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    access_type: 'offline',
    prompt: 'consent',
  });
  return `${consent}?${query.toString()}`;
}

export async function exchangeCode(
  client: OwnClient,
  { code, verifier, redirectUri }: { code: string; verifier: string; redirectUri: string },
  way: Way,
): Promise<OwnTokens> {
  const form = { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri };
  const tokens = await askForTokens(client, form, way);
  if (tokens.refreshToken === '') throw new SourceFault('credential', 'Google gave no refresh token');
  return tokens;
}

/** Renews the tokens; the refresh token stays unless a new one comes. */
export async function renewTokens(client: OwnClient, old: OwnTokens, way: Way): Promise<OwnTokens> {
  const form = { grant_type: 'refresh_token', refresh_token: old.refreshToken };
  const { refreshToken, scopes, ...tokens } = await askForTokens(client, form, way);
  return {
    ...tokens,
    refreshToken: refreshToken || old.refreshToken,
    scopes: scopes.length > 0 ? scopes : old.scopes,
  };
}

/** Revokes the grant, which either token can do. An invalid token needs no revocation. */
export async function revokeTokens({ accessToken, refreshToken }: OwnTokens, way: Way): Promise<void> {
  const body = new URLSearchParams({ token: refreshToken || accessToken });
  const heard = await callSource({ url: `${endpoint}/revoke`, method: 'POST', body }, way);
  const read = refused.safeParse(heard.body);
  if (heard.status === 200 || (read.success && read.data.error === 'invalid_token')) return;
  throw tokenFault(heard, way.now);
}

async function askForTokens(client: OwnClient, form: Record<string, string>, way: Way): Promise<OwnTokens> {
  const body = new URLSearchParams({ ...form, client_id: client.id, client_secret: client.secret });
  const heard = await callSource({ url: `${endpoint}/token`, method: 'POST', body }, way);
  if (heard.status !== 200) throw tokenFault(heard, way.now);
  const { access_token, expires_in, refresh_token = '', scope } = readAnswer(given, heard.body);
  return {
    accessToken: access_token,
    refreshToken: refresh_token,
    expiresAt: new Date(way.now.getTime() + expires_in * 1000),
    scopes: scope.split(' ').filter(each => each !== ''),
  };
}

function tokenFault({ status, headers, body }: Heard, now: Date): SourceFault {
  const read = refused.safeParse(body);
  const text = read.success ? `${read.data.error}: ${read.data.error_description}` : '';
  const fault = `${status} ${text}`.trim().slice(0, 200);
  if (status === 429) return new SourceFault('rate', fault, { freeAt: retryAfter(headers, now) });
  if (status >= 500 || !read.success) return new SourceFault('temporary', fault);
  const isWrong = /^(?:invalid_request|redirect_uri_mismatch|unsupported_grant_type)$/.test(read.data.error);
  const isOurs = clientFaults.includes(read.data.error);
  return new SourceFault(isWrong ? 'permanent' : 'credential', fault, { isOurs });
}
