import { type FakeReply, type FakeRequest, json } from '../fake-host.ts';
import { expiredToken, invalidParameter, refuse } from './graph-errors.ts';
import { type FakeGrants, lifetimes } from './instagram-grants.ts';

const rejected = (message: string): FakeReply =>
  json({ error_type: 'OAuthException', code: 400, error_message: message }, 400);

/** The reply of a mood. */
export const refusedLogin = rejected('Invalid platform app');

const isWrong = (secret: string | null) => !secret || secret.startsWith('wrong');

/**
 * `POST api.instagram.com/oauth/access_token` (instagram-api-with-instagram-login/business-login). Every app is
 * registered here; any secret is right unless it begins with "wrong".
 */
export function answerOauthToken(grants: FakeGrants, { method, path, body }: FakeRequest): FakeReply {
  const form = new URLSearchParams(body);
  if (method !== 'POST' || path !== '/oauth/access_token') return rejected('Unsupported request');
  if (form.get('grant_type') !== 'authorization_code') return rejected('Invalid grant_type');
  // Unverified: the texts for a wrong secret and for another redirect_uri.
  if (isWrong(form.get('client_secret'))) return rejected('Error validating client secret.');
  const grant = grants.redeem(form.get('code') ?? '');
  if (!grant || grant.clientId !== form.get('client_id'))
    return rejected('Matching code was not found or was already used');
  if (grant.redirectUri !== form.get('redirect_uri'))
    return rejected(
      'Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request',
    );
  // The documentation shows this list; public clients also get a single object, which the connector accepts too.
  return json({
    data: [
      {
        access_token: grants.give('short', grant),
        user_id: grant.account,
        permissions: grant.scopes.join(','),
      },
    ],
  });
}

/** `GET graph.instagram.com/access_token` and `/refresh_access_token` (the same page). */
export function answerGrant(grants: FakeGrants, { path, query }: FakeRequest): FakeReply {
  const token = query.get('access_token') ?? '';
  if (path === '/access_token') {
    if (query.get('grant_type') !== 'ig_exchange_token') return invalidParameter('Invalid grant_type');
    if (isWrong(query.get('client_secret')))
      return refuse({ status: 400, message: 'Error validating client secret.', code: 1 });
    const short = grants.ofShort(token);
    return short ? given(grants.give('long', short)) : expiredToken();
  }
  if (query.get('grant_type') !== 'ig_refresh_token') return invalidParameter('Invalid grant_type');
  const long = grants.ofLong(token);
  if (!long) return expiredToken();
  // "The existing long-lived token must be at least 24 hours old". Unverified: the text.
  if (grants.ageOf(long) < 86_400_000)
    return invalidParameter('The access token is too young to be refreshed');
  return given(grants.give('long', long), { permissions: long.scopes.join(',') });
}

const given = (token: string, more: object = {}): FakeReply =>
  json({ access_token: token, token_type: 'bearer', expires_in: lifetimes.long / 1000, ...more });
