import type { OwnClient, OwnConnector, OwnTokens } from '../own-account.ts';
import { askClientToken, askOwnToken, askRevoke, type OwnToken } from './tiktok-oauth.ts';
import { readOwnAccount } from './read-own-account.ts';

const scopes = ['user.info.basic', 'user.info.profile', 'user.info.stats', 'video.list'] as const;

const tokensOf = (token: OwnToken, now: Date): OwnTokens => ({
  accessToken: token.access_token,
  refreshToken: token.refresh_token,
  expiresAt: new Date(now.getTime() + token.expires_in * 1000),
  scopes: token.scope.split(',').filter(scope => scope !== ''),
});

const clientOf = ({ clientKey = '', clientSecret = '' }: Readonly<Record<string, string>>): OwnClient => ({
  id: clientKey,
  secret: clientSecret,
});

/**
 * An account whose owner granted us access: TikTok Login Kit and Display API, which has no audiences. An access token
 * is valid for a day, the refresh token for a year.
 */
export const tiktokOwn: OwnConnector = {
  code: 'tiktok_own',
  platforms: ['tiktok'],
  can: ['profile', 'posts'],
  buckets: [{ name: 'calls', units: 600, per: 'minute' }],
  credential: [
    { name: 'clientKey', isSecret: false },
    { name: 'clientSecret', isSecret: true },
  ],
  keepDays: null,
  hasModes: false,
  batch: 1,
  cardCost: 2,
  scopes,
  authorizeUrl(client, { state, challenge, redirectUri }) {
    const query = new URLSearchParams({
      client_key: client.id,
      response_type: 'code',
      scope: scopes.join(','),
      redirect_uri: redirectUri,
      state,
      // TikTok wants the digest in hex, not in base64url as in RFC 7636; on the web it is optional.
      code_challenge: Buffer.from(challenge, 'base64url').toString('hex'),
      code_challenge_method: 'S256',
    });
    return `https://www.tiktok.com/v2/auth/authorize/?${query.toString()}`;
  },
  async exchange(client, { code, verifier, redirectUri }, way) {
    const form = {
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: redirectUri,
    };
    return tokensOf(await askOwnToken(client, form, way), way.now);
  },
  async renew(client, { refreshToken }, way) {
    const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
    return tokensOf(await askOwnToken(client, form, way), way.now);
  },
  revoke: (client, { accessToken }, way) => askRevoke(client, accessToken, way),
  own: readOwnAccount,
  check: gate =>
    gate.ask('check', { bucket: 'calls', units: 1 }, async permit => {
      await askClientToken(clientOf(permit.secret), permit);
      return { value: undefined };
    }),
};
