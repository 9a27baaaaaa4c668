import { createHash } from 'node:crypto';
import { z } from 'zod';
import { askJson, baseOf, codeIn, ProviderFault } from './ask-json.ts';
import { ProviderRefused, type IdentityProvider, type ProviderSettings } from './identity-provider.ts';
import { authorizationStep } from './oidc/oidc-steps.ts';
import type { ProviderNetwork } from './provider-fetch.ts';

const login = 'https://accounts.feishu.cn';
const api = 'https://open.feishu.cn';

/** The address of the person, and a token with which to ask again. */
const scope = 'contact:user.email:readonly offline_access';

const tokenSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
});
const text = z.string().nullish();
const userSchema = z.object({
  data: z.object({
    union_id: z.string().min(1),
    name: text,
    email: text,
    enterprise_email: text,
  }),
});

/**
 * Errors of a renewal that say that the person may no longer enter, or has to prove again that they may: no such user,
 * no use of the app, left, frozen, not registered, the token invalid, expired, revoked, used, the user's state.
 */
const over = new Set([
  '20008',
  '20010',
  '20021',
  '20022',
  '20023',
  '20026',
  '20037',
  '20064',
  '20066',
  '20073',
]);

/**
 * Feishu (飞书), an app of the tenant itself: only its people can use it. The authorisation:
 * open.feishu.cn/document/common-capabilities/sso/api/obtain-oauth-code; the token:
 * …/uAjLw4CM/ukTMukTMukTM/authentication-management/access-token/get-user-access-token; its renewal:
 * …/refresh-user-access-token, each of whose tokens works once; the person: …/reference/authen-v1/user_info/get.
 */
export function makeFeishu({ fetch }: ProviderNetwork): IdentityProvider {
  const tokens = ({ issuer, clientId, clientSecret }: ProviderSettings, grant: Record<string, string>) => ({
    title: 'token',
    url: `${baseOf(issuer, api)}/open-apis/authen/v2/oauth/token`,
    body: { ...grant, client_id: clientId, client_secret: clientSecret },
    answer: tokenSchema,
  });

  return {
    authorizationUrl({ issuer, clientId }, { state, redirectUri, codeVerifier }, note) {
      const url = new URL(`${baseOf(issuer, login)}/open-apis/authen/v1/authorize`);
      url.search = new URLSearchParams({
        client_id: clientId,
        response_type: 'code',
        redirect_uri: redirectUri,
        scope,
        state,
        code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
        code_challenge_method: 'S256',
      }).toString();
      note?.(authorizationStep(url));
      return Promise.resolve(url.href);
    },

    async redeem(settings, { state, redirectUri, codeVerifier }, callback, note) {
      const grant = {
        grant_type: 'authorization_code',
        code: codeIn(callback, state),
        redirect_uri: redirectUri,
        code_verifier: codeVerifier,
      };
      const { access_token, refresh_token } = await askJson(fetch, tokens(settings, grant), note);
      const { data } = await askJson(
        fetch,
        {
          title: 'claims',
          url: `${baseOf(settings.issuer, api)}/open-apis/authen/v1/user_info`,
          headers: { authorization: `Bearer ${access_token}` },
          answer: userSchema,
        },
        note,
      );
      const email = data.enterprise_email || data.email || null;
      return {
        subject: data.union_id,
        name: data.name ?? '',
        email: email?.toLowerCase() ?? null,
        emailVerified: email !== null,
        providerSession: null,
        refreshToken: refresh_token ?? null,
      };
    },

    async stillActive(settings, { refreshToken }) {
      if (!refreshToken) return { state: 'unsupported' };
      const grant = { grant_type: 'refresh_token', refresh_token: refreshToken };
      try {
        const { refresh_token } = await askJson(fetch, tokens(settings, grant));
        return { state: 'active', refreshToken: refresh_token ?? null };
      } catch (error) {
        if (error instanceof ProviderFault && over.has(error.code)) return { state: 'gone' };
        if (error instanceof ProviderRefused) return { state: 'unknown' };
        throw error;
      }
    },
  };
}
