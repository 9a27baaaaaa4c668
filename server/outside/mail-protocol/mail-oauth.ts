import { z } from 'zod';
import { OauthFault, type OauthProviders, type OauthTokens } from './mail-services.ts';

type Code = OauthProviders['available'][number];

/** The operator's client at a provider. */
interface OauthClient {
  id: string;
  secret: string;
  /** Replaces the usual endpoint, such as by a tenant's at Microsoft. Without a final slash; empty: the usual one. */
  endpoint: string;
}

export type OauthClients = Partial<Record<Code, OauthClient>>;

interface Provider {
  authorize: string;
  token: string;
  /** The path after a custom endpoint. */
  authorizePath: string;
  scope: string;
  /** Parameters of the authorisation that make the provider issue a refresh token. */
  extra: Record<string, string>;
}

/** Scopes for SMTP, IMAP and a refresh token, as the two providers document them for XOAUTH2. */
const providers: Record<Code, Provider> = {
  gmail: {
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    authorizePath: '/auth',
    scope: 'https://mail.google.com/',
    extra: { access_type: 'offline', prompt: 'consent' },
  },
  outlook: {
    authorize: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
    token: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
    authorizePath: '/authorize',
    scope:
      'https://outlook.office.com/SMTP.Send https://outlook.office.com/IMAP.AccessAsUser.All offline_access',
    extra: { prompt: 'consent' },
  },
};

const grantedSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  /** Seconds. */
  expires_in: z.coerce.number().positive().default(3600),
});
const refusedSchema = z.object({ error: z.string().max(100) });

/** Errors that only the account's owner can resolve, by allowing access again. */
const refusals = new Set([
  'invalid_grant',
  'interaction_required',
  'consent_required',
  'login_required',
  'access_denied',
]);

async function tokensFrom(
  url: string,
  form: Record<string, string>,
  oldRefreshToken: string,
): Promise<OauthTokens> {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(15_000),
  }).catch(() => null);
  const body: unknown = await answer?.json().catch(() => null);
  const granted = grantedSchema.safeParse(body);
  if (answer?.ok && granted.success) {
    const { access_token: accessToken, refresh_token: fresh, expires_in: seconds } = granted.data;
    // Google issues no new refresh token with a renewal: the old one stays valid.
    const refreshToken = fresh ?? oldRefreshToken;
    if (!refreshToken) throw new OauthFault('no refresh token was given', { isRefused: true });
    return { accessToken, refreshToken, expiresAt: new Date(Date.now() + seconds * 1000) };
  }
  const error = refusedSchema.safeParse(body).data?.error ?? 'no_answer';
  throw new OauthFault(error, { isRefused: refusals.has(error) });
}

/** Makes the OAuth clients: authorisation code with PKCE (RFC 6749, RFC 7636) at Google and Microsoft. */
export function makeOauth(clients: OauthClients): OauthProviders {
  const available = (Object.keys(providers) as Code[]).filter(code => clients[code]);

  function at(provider: string): { client: OauthClient; authorize: string; token: string } & Provider {
    const code = available.find(each => each === provider);
    const client = code && clients[code];
    if (!client) throw new OauthFault('not_set_up', { isRefused: false });
    const own = providers[code];
    if (!client.endpoint) return { ...own, client };
    const { endpoint } = client;
    return { ...own, client, authorize: endpoint + own.authorizePath, token: `${endpoint}/token` };
  }

  return {
    available,
    authorizeUrl(provider, { state, challenge, redirectUri, loginHint }) {
      const { client, authorize, scope, extra } = at(provider);
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: client.id,
        redirect_uri: redirectUri,
        scope,
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        login_hint: loginHint,
        ...extra,
      });
      return `${authorize}?${query.toString()}`;
    },
    exchange(provider, { code, verifier, redirectUri }) {
      const { client, token } = at(provider);
      return tokensFrom(
        token,
        {
          grant_type: 'authorization_code',
          code,
          code_verifier: verifier,
          redirect_uri: redirectUri,
          client_id: client.id,
          client_secret: client.secret,
        },
        '',
      );
    },
    refresh(provider, refreshToken) {
      const { client, token } = at(provider);
      return tokensFrom(
        token,
        {
          grant_type: 'refresh_token',
          refresh_token: refreshToken,
          client_id: client.id,
          client_secret: client.secret,
        },
        refreshToken,
      );
    },
  };
}
