import { createHash } from 'node:crypto';
import { type FakeReply, type FakeRequest, json } from '../fake-host.ts';
import { refuseOauth } from './open-reply.ts';
import type { FakeTokens, Grant } from './tiktok-tokens.ts';

/**
 * `/v2/oauth/token/` and `/v2/oauth/revoke/` (developers.tiktok.com/doc/oauth-user-access-token-management,
 * …/doc/client-access-token-management). Every app is registered here; any secret is right unless it begins with
 * "wrong".
 */
export function answerOauth(tokens: FakeTokens, { path, body }: FakeRequest): FakeReply {
  const form = new URLSearchParams(body);
  const of = (name: string) => form.get(name) ?? '';
  if (of('client_key') === '') return refuseOauth('invalid_request', 'client_key is required.');
  if (of('client_secret') === '' || of('client_secret').startsWith('wrong'))
    return refuseOauth('invalid_client', 'Client key or secret is incorrect.');
  if (path === '/v2/oauth/revoke/') return revoke(tokens, of('token'));
  switch (of('grant_type')) {
    case 'client_credentials':
      return json({ access_token: tokens.client(of('client_key')), expires_in: 7200, token_type: 'Bearer' });
    case 'authorization_code':
      return exchange(tokens, of);
    case 'refresh_token': {
      const grant = tokens.ofRefresh(of('refresh_token'));
      return grant?.clientKey === of('client_key')
        ? give(tokens, grant)
        : refuseOauth('invalid_grant', 'Refresh token is invalid or expired.');
    }
    default:
      return refuseOauth('unsupported_grant_type', 'Grant type is not supported.');
  }
}

function exchange(tokens: FakeTokens, of: (name: string) => string): FakeReply {
  const pending = tokens.redeem(of('code'));
  if (!pending || pending.clientKey !== of('client_key') || pending.redirectUri !== of('redirect_uri'))
    return refuseOauth('invalid_grant', 'Authorization code is expired or does not match.');
  // In hex, unlike RFC 7636: developers.tiktok.com/doc/login-kit-desktop
  const challenge = createHash('sha256').update(of('code_verifier')).digest('hex');
  if (pending.challenge !== '' && pending.challenge !== challenge)
    return refuseOauth('invalid_request', 'Code verifier or code challenge is invalid.');
  return give(tokens, pending);
}

const give = (tokens: FakeTokens, grant: Grant): FakeReply =>
  json({
    open_id: openIdOf(grant.account),
    scope: grant.scopes.join(','),
    access_token: tokens.access(grant),
    expires_in: 86_400,
    refresh_token: tokens.refresh(grant),
    refresh_expires_in: 31_536_000,
    token_type: 'Bearer',
  });

function revoke(tokens: FakeTokens, token: string): FakeReply {
  const grant = tokens.ofAccess(token);
  if (!grant) return refuseOauth('invalid_request', 'Access token is invalid.');
  tokens.revoke(grant);
  // "If the request is successful, the response body will be empty."
  return { status: 200, body: '' };
}

/** Each app has its own id for an account, which works nowhere else. */
export function openIdOf(account: string): string {
  const hex = createHash('sha256').update(account).digest('hex');
  return `-000${hex.slice(0, 32)}`;
}
