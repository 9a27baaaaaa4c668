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

const login = 'https://login.work.weixin.qq.com';
const api = 'https://qyapi.weixin.qq.com';

const tokenSchema = z.object({ access_token: z.string().min(1) });
/** Who is no member has an `openid` instead. */
const loginSchema = z.object({
  userid: z.string().optional(),
  user_ticket: z.string().optional(),
});
const text = z.string().optional();
const userSchema = z.object({
  userid: z.string(),
  name: text,
  status: z.number().optional(),
  email: text,
  biz_mail: text,
});
const detailSchema = z.object({ email: text, biz_mail: text });

/** 1: activated; 2: disabled; 4: not activated; 5: left the enterprise. */
const activated = 1;
const unknownUser = '60111';

const mayEnter = ({ status = activated }: { status?: number | undefined }) => status === activated;

/**
 * WeCom (企业微信), an app of the enterprise itself. Web login: developer.work.weixin.qq.com/document/path/98152; the
 * token: …/path/91039; who signed in: …/path/98176; the member: …/path/90196; the addresses, which the member read gives
 * only to the address book's own secret: …/path/95833; errors: …/path/90313.
 */
export function makeWecom({ fetch }: ProviderNetwork): IdentityProvider {
  const tokenOf = async (settings: ProviderSettings, note?: NoteStep): Promise<string> => {
    const { access_token } = await askJson(
      fetch,
      {
        title: 'accessToken',
        url: `${baseOf(settings.issuer, api)}/cgi-bin/gettoken`,
        query: { corpid: settings.clientId, corpsecret: settings.clientSecret },
        answer: tokenSchema,
      },
      note,
    );
    return access_token;
  };

  const memberOf = (settings: ProviderSettings, access_token: string, userid: string, note?: NoteStep) =>
    askJson(
      fetch,
      {
        title: 'user',
        url: `${baseOf(settings.issuer, api)}/cgi-bin/user/get`,
        query: { access_token, userid },
        answer: userSchema,
      },
      note,
    );

  return {
    authorizationUrl(settings, { state, redirectUri }, note) {
      const url = new URL(`${baseOf(settings.issuer, login)}/wwlogin/sso/login`);
      url.search = new URLSearchParams({
        login_type: 'CorpApp',
        appid: settings.clientId,
        agentid: settings.agentId,
        redirect_uri: redirectUri,
        state,
      }).toString();
      note?.(authorizationStep(url));
      return Promise.resolve(url.href);
    },

    async redeem(settings, { state }, callback, note) {
      const code = codeIn(callback, state);
      const access_token = await tokenOf(settings, note);
      const base = baseOf(settings.issuer, api);
      const { userid, user_ticket } = await askJson(
        fetch,
        {
          title: 'claims',
          url: `${base}/cgi-bin/auth/getuserinfo`,
          query: { access_token, code },
          answer: loginSchema,
        },
        note,
      );
      if (!userid) throw new ProviderRefused('not a member of the enterprise (no userid)');
      const user = await memberOf(settings, access_token, userid, note);
      if (!mayEnter(user))
        throw new ProviderRefused(`the member is not active (status ${user.status ?? ''})`);
      const detail: z.output<typeof detailSchema> = user_ticket
        ? await askJson(
            fetch,
            {
              title: 'userInfo',
              url: `${base}/cgi-bin/auth/getuserdetail`,
              query: { access_token },
              body: { user_ticket },
              answer: detailSchema,
            },
            note,
          )
        : {};
      const email = detail.biz_mail || user.biz_mail || detail.email || user.email || null;
      return {
        subject: user.userid,
        name: user.name ?? '',
        email: email?.toLowerCase() ?? null,
        emailVerified: email !== null,
        providerSession: null,
        refreshToken: null,
      };
    },

    async stillActive(settings, { subject }) {
      try {
        const user = await memberOf(settings, await tokenOf(settings), subject);
        return mayEnter(user) ? { state: 'active', refreshToken: null } : { state: 'gone' };
      } catch (error) {
        if (error instanceof ProviderFault && error.code === unknownUser) return { state: 'gone' };
        if (error instanceof ProviderRefused) return { state: 'unknown' };
        throw error;
      }
    },
  };
}
