import { createHmac } from 'node:crypto';
import type { TokenPair } from '../../../../contract/identity/sign-in.ts';
import { hashToken, newToken } from '../../../core/auth/random-token.ts';
import type { Context } from '../../../core/context.ts';
import type { StoredTokens } from './session.queries.ts';

/**
 * An access token is valid for 12 hours, a refresh token for 30 days. Of a session that an identity provider opened it is
 * one hour: with the next one the provider is asked whether the person is still there.
 */
export const accessSecondsOf = (way: string): number => (way === 'sso' ? 1 : 12) * 60 * 60;
const refreshSeconds = 30 * 24 * 60 * 60;
/** For this long after a refresh, the old refresh token gets the same pair again: two tabs may refresh at once. */
export const graceMs = 10_000;

const after = (start: Date, seconds: number) => new Date(start.getTime() + seconds * 1000);

interface Pair {
  access: string;
  refresh: string;
}

/** The client's copy. @param at when it was created */
function pairFor(ctx: Context, { access, refresh }: Pair, at: Date, accessSeconds: number): TokenPair {
  const age = Math.floor((ctx.now().getTime() - at.getTime()) / 1000);
  return {
    access_token: access,
    refresh_token: refresh,
    token_type: 'bearer',
    expires_in: accessSeconds - age,
  };
}

/** The database's copy: hashes only, so that a leaked copy opens nothing. */
function storedOf({ access, refresh }: Pair, at: Date, accessSeconds: number): StoredTokens {
  return {
    access: { token_hash: hashToken(access), expires_at: after(at, accessSeconds) },
    refresh: { token_hash: hashToken(refresh), expires_at: after(at, refreshSeconds) },
  };
}

/** The first pair of a session. */
export function firstTokens(ctx: Context, accessSeconds: number): { pair: TokenPair; stored: StoredTokens } {
  const at = ctx.now();
  const tokens = { access: newToken(ctx), refresh: newToken(ctx) };
  return { pair: pairFor(ctx, tokens, at, accessSeconds), stored: storedOf(tokens, at, accessSeconds) };
}

/**
 * The pair after a refresh token. Derived from the token and a random salt, so that the same token gets the same pair
 * again although the database stores neither (HMAC-SHA-256 of 256 random bits).
 */
export function nextTokens(
  ctx: Context,
  refreshToken: string,
  rotation: { at: Date; salt: Buffer },
  accessSeconds: number,
): { pair: TokenPair; stored: StoredTokens } {
  const derive = (kind: 'access' | 'refresh') =>
    createHmac('sha256', refreshToken).update(rotation.salt).update(kind).digest('base64url');
  const tokens = { access: derive('access'), refresh: derive('refresh') };
  return {
    pair: pairFor(ctx, tokens, rotation.at, accessSeconds),
    stored: storedOf(tokens, rotation.at, accessSeconds),
  };
}
