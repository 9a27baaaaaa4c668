import { z } from 'zod';
import type { OwnClient, OwnTokens, Way } from '../../own-account.ts';
import { callSource, readAnswer, type SourceRequest } from '../../source-call.ts';
import { SourceFault } from '../../source-fault.ts';
import { graphFault } from '../graph/graph-fault.ts';
import { maybe } from '../graph/graph-media.ts';

/** instagram-platform/instagram-api-with-instagram-login/business-login. */
export const instagramScopes = ['instagram_business_basic', 'instagram_business_manage_insights'] as const;

/** Instagram has no PKCE, so there is no parameter for the challenge; the secret proves who redeems the code. */
export function instagramAuthorizeUrl(
  client: OwnClient,
  { state, redirectUri }: { state: string; redirectUri: string },
): string {
  const query = new URLSearchParams({
    client_id: client.id,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: instagramScopes.join(','),
    state,
  });
  return `https://www.instagram.com/oauth/authorize?${query.toString()}`;
}

const scopesIn = maybe(z.union([z.array(z.string()), z.string().transform(text => text.split(','))]));
const shortToken = z.object({ access_token: z.string().min(1), permissions: scopesIn });
/** The documentation shows a list of one; others report the bare object. */
const shortAnswer = z.union([
  z.object({ data: z.tuple([shortToken]) }).transform(({ data }) => data[0]),
  shortToken,
]);
const longAnswer = z.object({
  access_token: z.string().min(1),
  /** Seconds; 60 days at first. */
  expires_in: z.int().min(1),
  permissions: scopesIn,
});

const codeRefused = z.object({ error_type: z.string(), code: z.int(), error_message: z.string() });

async function heardFrom(asked: SourceRequest, way: Way) {
  const heard = await callSource(asked, way);
  const refused = codeRefused.safeParse(heard.body);
  if (refused.success && heard.status < 500) throw new SourceFault('credential', refused.data.error_message);
  const fault = graphFault(heard, way.now);
  if (fault) throw fault;
  return heard.body;
}

const graph = (path: string, query: Record<string, string>): SourceRequest => ({
  url: `https://graph.instagram.com/${path}?${new URLSearchParams(query).toString()}`,
});

const tokensOf = (
  { access_token, expires_in, permissions }: z.output<typeof longAnswer>,
  scopes: readonly string[],
  now: Date,
): OwnTokens => ({
  accessToken: access_token,
  // The access token itself renews it.
  refreshToken: '',
  expiresAt: new Date(now.getTime() + expires_in * 1000),
  scopes: [...(permissions ?? scopes)],
});

/** Exchanges a code for a token of an hour, and that for one of 60 days. @throws SourceFault */
export async function exchangeCode(
  client: OwnClient,
  { code, redirectUri }: { code: string; redirectUri: string },
  way: Way,
): Promise<OwnTokens> {
  const form = new URLSearchParams({
    client_id: client.id,
    client_secret: client.secret,
    grant_type: 'authorization_code',
    redirect_uri: redirectUri,
    // Instagram appends `#_` to the address; it is not part of the code.
    code: code.replace(/#_$/, ''),
  });
  const url = 'https://api.instagram.com/oauth/access_token';
  const short = readAnswer(shortAnswer, await heardFrom({ url, method: 'POST', body: form }, way));
  const long = await heardFrom(
    graph('access_token', {
      grant_type: 'ig_exchange_token',
      client_secret: client.secret,
      access_token: short.access_token,
    }),
    way,
  );
  return tokensOf(readAnswer(longAnswer, long), short.permissions ?? instagramScopes, way.now);
}

/** Renews a token; this works from a day after it was issued until it expires. @throws SourceFault */
export async function renewToken(tokens: OwnTokens, way: Way): Promise<OwnTokens> {
  const renewed = await heardFrom(
    graph('refresh_access_token', { grant_type: 'ig_refresh_token', access_token: tokens.accessToken }),
    way,
  );
  return tokensOf(readAnswer(longAnswer, renewed), tokens.scopes, way.now);
}
