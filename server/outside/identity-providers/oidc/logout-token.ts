import { createLocalJWKSet, decodeJwt, jwtVerify, type JSONWebKeySet } from 'jose';
import type { LogoutNotice } from '../identity-provider.ts';
import type { ProviderFetch } from '../provider-fetch.ts';

interface Expected {
  fetch: ProviderFetch;
  /** The address of the provider's public keys. */
  keys: string;
  issuer: string;
  clientId: string;
  /** Seconds that clocks may differ. */
  tolerance: number;
}

const event = 'http://schemas.openid.net/event/backchannel-logout';
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
/** Seconds. A notice is sent at once; one that is older was kept by somebody. */
const longestAge = 600;

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Before anything of it is proved. @throws Error unless a token claims to be of an issuer and for a client */
export function refuseForeign(
  token: string,
  { issuer, clientId }: { issuer: string; clientId: string },
): void {
  const { iss, aud } = decodeJwt(token);
  if (iss !== issuer || ![aud].flat().includes(clientId)) throw new Error('it is for somebody else');
}

/** Checks a logout token (OpenID Connect Back-Channel Logout 1.0 §2.6). @throws Error */
export async function readLogoutToken(token: string, expected: Expected): Promise<LogoutNotice> {
  const reply = await expected.fetch(expected.keys, {
    method: 'GET',
    headers: { accept: 'application/json' },
  });
  if (!reply.ok) throw new Error(`the keys were answered by ${reply.status}`);
  const keys = createLocalJWKSet((await reply.json()) as JSONWebKeySet);
  const { payload } = await jwtVerify(token, keys, {
    issuer: expected.issuer,
    audience: expected.clientId,
    algorithms,
    clockTolerance: expected.tolerance,
    maxTokenAge: longestAge,
    requiredClaims: ['iat', 'jti', 'events'],
  });
  const { events, jti, sub, sid, nonce } = payload;
  const isLogout = typeof events === 'object' && events !== null && Object.hasOwn(events, event);
  if (!isLogout) throw new Error('it is about something else than a sign-out');
  if (nonce !== undefined) throw new Error('it is an ID token');
  const [subject, providerSession] = [textOrNull(sub), textOrNull(sid)];
  if (subject === null && providerSession === null) throw new Error('it names nobody');
  return { id: jti ?? '', subject, providerSession };
}
