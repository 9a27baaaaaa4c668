import * as client from 'openid-client';
import {
  ProviderRefused,
  type IdentityProvider,
  type NoteStep,
  type ProviderSettings,
} from '../identity-provider.ts';
import type { ProviderNetwork } from '../provider-fetch.ts';
import { readLogoutToken, refuseForeign } from './logout-token.ts';
import { google, personOf, type Claims } from './person-of-claims.ts';
import {
  allowedScope,
  authorizationStep,
  claimsStep,
  discoveryStep,
  reasonOf,
  tokenStep,
} from './oidc-steps.ts';

/** Seconds that the clocks of a provider and of this machine may differ. */
const tolerance = 30;

/** The secret goes into the form wherever the provider takes it there: fewer of them read the header right. */
function authentication(secret: string): client.ClientAuth {
  const [inForm, inHeader] = [client.ClientSecretPost(secret), client.ClientSecretBasic(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    (methods.includes('client_secret_post') ? inForm : inHeader)(server, ...rest);
  };
}

/** OpenID Connect: authorisation code with PKCE and nonce; what the provider signs is checked by the library. */
export function makeOidc({ fetch, allowsHttp }: ProviderNetwork): IdentityProvider {
  /** Notes a failed step, with its reason. */
  async function step<T>(note: NoteStep | undefined, title: string, request: string, work: () => Promise<T>) {
    try {
      return await work();
    } catch (error) {
      const reason = reasonOf(error);
      note?.({ title, request, answer: reason, ok: false });
      throw new ProviderRefused(reason);
    }
  }

  async function discover({ issuer, clientId, clientSecret }: ProviderSettings, note?: NoteStep) {
    const asked = discoveryStep(issuer);
    const config = await step(note, 'discovery', asked.request, async () =>
      client.discovery(
        new URL(issuer),
        clientId,
        { [client.clockTolerance]: tolerance },
        authentication(clientSecret),
        {
          [client.customFetch]: fetch,
          execute: [
            // The token comes over TLS, but its signature costs nothing to check.
            client.enableNonRepudiationChecks,
            ...(allowsHttp ? [client.allowInsecureRequests] : []),
          ],
        },
      ),
    );
    note?.(asked.answered(config.serverMetadata()));
    return config;
  }

  return {
    async authorizationUrl(settings, start, note) {
      const config = await discover(settings, note);
      const { issuer, scopes_supported: scopes } = config.serverMetadata();
      const url = await step(note, 'authorization', issuer, async () =>
        client.buildAuthorizationUrl(config, {
          redirect_uri: start.redirectUri,
          scope: allowedScope(scopes),
          state: start.state,
          nonce: start.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(start.codeVerifier),
          code_challenge_method: 'S256',
          ...(start.loginHint && { login_hint: start.loginHint }),
          // Google gives a refresh token for this parameter instead of for a scope.
          ...(issuer === google && { access_type: 'offline' }),
        }),
      );
      note?.(authorizationStep(url));
      return url.href;
    },

    async redeem(settings, start, callback, note) {
      const config = await discover(settings, note);
      const { token_endpoint: endpoint = '', userinfo_endpoint: userInfo } = config.serverMetadata();
      const asked = tokenStep(endpoint, settings, start);
      const tokens = await step(note, 'token', asked.request, async () =>
        client.authorizationCodeGrant(config, callback, {
          expectedState: start.state,
          expectedNonce: start.nonce,
          pkceCodeVerifier: start.codeVerifier,
          idTokenExpected: true,
        }),
      );
      note?.(asked.answered(tokens));
      const proven: Claims = { ...tokens.claims(), sub: tokens.claims()?.sub ?? '' };
      note?.(claimsStep('claims', 'id_token', proven));
      const refreshToken = tokens.refresh_token ?? null;
      if (proven.email !== undefined || !userInfo) return personOf(proven, refreshToken);
      const more = await step(note, 'userInfo', `GET ${userInfo}`, async () =>
        client.fetchUserInfo(config, tokens.access_token, proven.sub),
      );
      note?.(claimsStep('userInfo', `GET ${userInfo}`, more));
      return personOf({ ...more, ...proven }, refreshToken);
    },

    async stillActive(settings, { subject, refreshToken }) {
      if (refreshToken === null) return { state: 'unsupported' };
      try {
        const config = await discover(settings);
        const tokens = await client.refreshTokenGrant(config, refreshToken);
        const sub = tokens.claims()?.sub ?? subject;
        return sub === subject
          ? { state: 'active', refreshToken: tokens.refresh_token ?? refreshToken }
          : { state: 'gone' };
      } catch (error) {
        const isOver = error instanceof client.ResponseBodyError && error.error === 'invalid_grant';
        return { state: isOver ? 'gone' : 'unknown' };
      }
    },

    async readLogout(settings, token) {
      try {
        // What says itself that it is for somebody else asks nobody.
        refuseForeign(token, settings);
        const { issuer, jwks_uri: keys = '' } = (await discover(settings)).serverMetadata();
        return await readLogoutToken(token, { fetch, keys, issuer, clientId: settings.clientId, tolerance });
      } catch (error) {
        throw new ProviderRefused(reasonOf(error));
      }
    },
  };
}
