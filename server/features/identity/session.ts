import type { Context } from '../../context.ts';
import { hashToken, newToken } from '../../auth/token.ts';
import type { TokenPair } from '../../../contract/identity.ts';
import type { TokenHashes } from './queries.ts';

/** Product §3: access token 12 hours, refresh token 30 days. */
const accessSeconds = 12 * 60 * 60;
const refreshSeconds = 30 * 24 * 60 * 60;

const after = (start: Date, seconds: number) => new Date(start.getTime() + seconds * 1000);

/** A new pair of tokens: what the client keeps, and what the database keeps of it. */
export function newTokens(ctx: Context): { pair: TokenPair; stored: TokenHashes } {
  const pair: TokenPair = {
    access_token: newToken(ctx),
    refresh_token: newToken(ctx),
    token_type: 'bearer',
    expires_in: accessSeconds,
  };
  const at = ctx.now();
  const stored = {
    access_hash: hashToken(pair.access_token),
    refresh_hash: hashToken(pair.refresh_token),
    access_expires_at: after(at, accessSeconds),
    refresh_expires_at: after(at, refreshSeconds),
  };
  return { pair, stored };
}
