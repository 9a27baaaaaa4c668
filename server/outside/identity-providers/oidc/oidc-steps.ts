import { AuthorizationResponseError, ResponseBodyError, type ServerMetadata } from 'openid-client';
import type { ConversationStep, ProviderSettings, SignInStart } from '../identity-provider.ts';

const longest = 4000;
const longestReason = 500;
const lines = (values: object) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('\n')
    .slice(0, longest);

/** Without a scope that it does not know; a refresh token tells later whether the person is still there. */
export const allowedScope = (supported: readonly string[] | undefined): string =>
  ['openid', 'email', 'profile', ...(supported?.includes('offline_access') ? ['offline_access'] : [])].join(
    ' ',
  );

export const discoveryStep = (issuer: string) => ({
  request: `GET ${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
  answered(server: ServerMetadata): ConversationStep {
    const { issuer: named, authorization_endpoint, token_endpoint, jwks_uri, userinfo_endpoint } = server;
    const answer = lines({
      issuer: named,
      authorization_endpoint,
      token_endpoint,
      jwks_uri,
      userinfo_endpoint,
    });
    return { title: 'discovery', request: this.request, answer, ok: true };
  },
});

export const authorizationStep = (url: URL): ConversationStep => ({
  title: 'authorization',
  request: `${url.origin}${url.pathname}`,
  answer: lines(Object.fromEntries(url.searchParams)),
  ok: true,
});

const given = (value: unknown) => (value === undefined ? 'no' : 'yes');

/** Tokens are secrets: it says only which ones came. */
export const tokenStep = (
  endpoint: string,
  { clientId }: ProviderSettings,
  { redirectUri }: SignInStart,
) => ({
  request: `POST ${endpoint}\n${lines({ grant_type: 'authorization_code', client_id: clientId, redirect_uri: redirectUri })}`,
  answered(tokens: Readonly<Record<string, unknown>>): ConversationStep {
    const { token_type, expires_in, scope, id_token, access_token, refresh_token } = tokens;
    const came = {
      id_token: given(id_token),
      access_token: given(access_token),
      refresh_token: given(refresh_token),
    };
    const answer = lines({ token_type, expires_in, scope, ...came });
    return { title: 'token', request: this.request, answer, ok: true };
  },
});

export const claimsStep = (title: string, request: string, claims: object): ConversationStep => ({
  title,
  request,
  answer: lines(claims),
  ok: true,
});

/** What is known of an error of the protocol, in the provider's words where it said any. */
function partsOf(error: unknown): string[] {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError)
    return [error.error, error.error_description ?? ''];
  if (!(error instanceof Error)) return [];
  const { cause } = error;
  return [error.message, ...partsOf(cause)];
}

/** A sentence about why a step failed, for whoever sets a provider up. It holds no secret: errors quote none. */
export function reasonOf(error: unknown): string {
  const parts = partsOf(error).filter((part, place, all) => part !== '' && all.indexOf(part) === place);
  return (parts.join(': ') || 'unknown error').slice(0, longestReason);
}
