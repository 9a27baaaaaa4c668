import { z } from 'zod';
import { askJson, baseOf, codeIn, ProviderFault } from './ask-json.ts';
import {
  ProviderRefused,
  type IdentityProvider,
  type NoteStep,
  type ProviderSettings,
} from './identity-provider.ts';
import { authorizationStep } from './oidc/oidc-steps.ts';
import type { ProviderNetwork } from './provider-fetch.ts';

const login = 'https://login.dingtalk.com';
const api = 'https://api.dingtalk.com';
const addressBook = 'https://oapi.dingtalk.com';

const tokenSchema = z.object({ accessToken: z.string().min(1) });
const meSchema = z.object({ unionId: z.string().min(1) });
const foundSchema = z.object({
  result: z.object({ userid: z.string().min(1), contact_type: z.number().optional() }),
});
const text = z.string().nullish();
const memberSchema = z.object({
  result: z.object({ name: text, email: text, org_email: text, active: z.boolean().nullish() }),
});

/** 0: a member of the organisation; 1: an outside contact of it. */
const outsider = 1;
/** The organisation has nobody with this id. */
const unknownUser = new Set(['60121', '33012']);

/**
 * DingTalk (钉钉), an app of the organisation itself. The authorisation and the person's token:
 * open.dingtalk.com/document/orgapp/obtain-identity-credentials and …/obtain-user-token; the person:
 * …/dingtalk-retrieve-user-information. Anybody with DingTalk can get that far, and what the person says of themselves
 * there, such as an address, proves nothing. So the organisation's address book is asked, with the app's own token
 * (…/obtain-the-access_token-of-an-internal-app): who it is (…/query-a-user-by-the-union-id), and the address that it
 * has for them (…/query-user-details). It is asked again at each renewal, which needs no token of the person.
 */
export function makeDingtalk({ fetch }: ProviderNetwork): IdentityProvider {
  const tokenOfApp = async (
    { issuer, clientId, clientSecret }: ProviderSettings,
    note?: NoteStep,
  ): Promise<string> => {
    const { accessToken } = await askJson(
      fetch,
      {
        title: 'accessToken',
        url: `${baseOf(issuer, api)}/v1.0/oauth2/accessToken`,
        body: { appKey: clientId, appSecret: clientSecret },
        answer: tokenSchema,
      },
      note,
    );
    return accessToken;
  };

  /** @throws ProviderFault if the organisation has no such member */
  async function memberOf(settings: ProviderSettings, unionid: string, note?: NoteStep) {
    const base = baseOf(settings.issuer, addressBook);
    const query = { access_token: await tokenOfApp(settings, note) };
    const { result: found } = await askJson(
      fetch,
      {
        title: 'user',
        url: `${base}/topapi/user/getbyunionid`,
        query,
        body: { unionid },
        answer: foundSchema,
      },
      note,
    );
    if (found.contact_type === outsider)
      throw new ProviderFault('60121', 'an outside contact, not a member of the organisation');
    const body = { userid: found.userid };
    const { result } = await askJson(
      fetch,
      { title: 'userInfo', url: `${base}/topapi/v2/user/get`, query, body, answer: memberSchema },
      note,
    );
    return result;
  }

  return {
    authorizationUrl({ issuer, clientId }, { state, redirectUri }, note) {
      const url = new URL(`${baseOf(issuer, login)}/oauth2/auth`);
      url.search = new URLSearchParams({
        redirect_uri: redirectUri,
        response_type: 'code',
        client_id: clientId,
        scope: 'openid',
        state,
        prompt: 'consent',
      }).toString();
      note?.(authorizationStep(url));
      return Promise.resolve(url.href);
    },

    async redeem(settings, { state }, callback, note) {
      const { issuer, clientId, clientSecret } = settings;
      const code = codeIn(callback, state, ['authCode', 'code']);
      const { accessToken } = await askJson(
        fetch,
        {
          title: 'token',
          url: `${baseOf(issuer, api)}/v1.0/oauth2/userAccessToken`,
          body: { clientId, clientSecret, code, grantType: 'authorization_code' },
          answer: tokenSchema,
        },
        note,
      );
      const { unionId } = await askJson(
        fetch,
        {
          title: 'claims',
          url: `${baseOf(issuer, api)}/v1.0/contact/users/me`,
          headers: { 'x-acs-dingtalk-access-token': accessToken },
          answer: meSchema,
        },
        note,
      );
      const { name, email: address, org_email } = await memberOf(settings, unionId, note);
      const email = org_email || address || null;
      return {
        subject: unionId,
        name: name ?? '',
        email: email?.toLowerCase() ?? null,
        emailVerified: email !== null,
        providerSession: null,
        refreshToken: null,
      };
    },

    async stillActive(settings, { subject }) {
      try {
        await memberOf(settings, subject);
        return { state: 'active', refreshToken: null };
      } catch (error) {
        if (error instanceof ProviderFault && unknownUser.has(error.code)) return { state: 'gone' };
        if (error instanceof ProviderRefused) return { state: 'unknown' };
        throw error;
      }
    },
  };
}
