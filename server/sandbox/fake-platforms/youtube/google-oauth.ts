import { createHash } from 'node:crypto';
import { type FakeReply, type FakeRequest, json } from '../fake-host.ts';
import { accessLife, type FakeTokens, type Grant } from './google-tokens.ts';

const refuse = (error: string, description: string, status = 400): FakeReply =>
  json({ error, error_description: description }, status);

export const tokenRevoked = refuse('invalid_grant', 'Token has been expired or revoked.');

/**
 * `/token` and `/revoke` of oauth2.googleapis.com: developers.google.com/identity/protocols/oauth2/web-server. Every
 * client is registered here; any secret is right unless it begins with "wrong".
 */
export function answerOauth(tokens: FakeTokens, { method, path, body, query }: FakeRequest): FakeReply {
  const form = new URLSearchParams(body);
  const of = (name: string) => form.get(name) ?? '';
  if (method !== 'POST') return { status: 404, body: 'not found' };
  if (path === '/revoke') return revoke(tokens, of('token') || (query.get('token') ?? ''));
  if (path !== '/token') return { status: 404, body: 'not found' };
  if (of('client_id') === '' || of('client_secret') === '' || of('client_secret').startsWith('wrong'))
    return refuse('invalid_client', 'The provided client secret is invalid.', 401);
  switch (of('grant_type')) {
    case 'authorization_code':
      return exchange(tokens, of);
    case 'refresh_token': {
      const grant = tokens.ofRefresh(of('refresh_token'));
      // Only the first exchange returns a refresh token.
      return grant?.clientId === of('client_id') ? json(given(tokens, grant)) : tokenRevoked;
    }
    default:
      return refuse('unsupported_grant_type', `Invalid grant_type: ${of('grant_type')}`);
  }
}

function exchange(tokens: FakeTokens, of: (name: string) => string): FakeReply {
  const pending = tokens.redeem(of('code'));
  if (pending?.clientId !== of('client_id')) return refuse('invalid_grant', 'Malformed auth code.');
  if (pending.redirectUri !== of('redirect_uri')) return refuse('redirect_uri_mismatch', 'Bad Request');
  const challenge = createHash('sha256').update(of('code_verifier')).digest('base64url');
  if (pending.challenge !== '' && pending.challenge !== challenge)
    return refuse(
      'invalid_grant',
      of('code_verifier') === '' ? 'Missing code verifier.' : 'Invalid code verifier.',
    );
  return json({ ...given(tokens, pending), refresh_token: tokens.refresh(pending) });
}

const given = (tokens: FakeTokens, grant: Grant) => ({
  access_token: tokens.access(grant),
  expires_in: accessLife,
  scope: grant.scopes.join(' '),
  token_type: 'Bearer',
});

/** Revoking either token ends both. */
function revoke(tokens: FakeTokens, token: string): FakeReply {
  const grant = tokens.ofRefresh(token) ?? tokens.ofAccess(token);
  if (!grant) return refuse('invalid_token', 'Token expired or revoked');
  tokens.revoke(grant);
  return json({});
}
