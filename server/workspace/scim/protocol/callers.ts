import { callerNetwork } from '../../../core/client-network.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { consumeRateLimit, type Rate } from '../../../core/db/rate-limits.ts';
import { holderOf, type TokenHolder } from '../tokens.ts';
import { ScimError } from './scim-error.ts';

/** Identity providers ask for 25 requests a second. */
const ofToken = { max: 1500, seconds: 60 };
const ofStranger = { max: 60, seconds: 3600 };

const bearer = /^bearer\s+(\S{1,200})\s*$/i;

/** Why nothing is answered, and for how many seconds. */
export class TooManyRequests extends ScimError {
  readonly seconds: number;

  constructor(seconds: number) {
    super(429, `Too many requests: try again in ${seconds} seconds`);
    this.seconds = seconds;
  }
}

async function count(db: Db, ctx: Context, rate: Rate): Promise<void> {
  const wait = await consumeRateLimit(db, ctx.now(), rate);
  if (wait > 0) throw new TooManyRequests(wait);
}

/** Returns whose token is shown. @throws ScimError 401 for none, a wrong or a revoked one; 429 for too many requests */
export async function callerOf(
  db: Db,
  ctx: Context,
  authorization: string | undefined,
): Promise<TokenHolder> {
  const token = bearer.exec(authorization ?? '')?.[1];
  const holder = token ? await holderOf(db, token) : null;
  if (holder) {
    await count(db, ctx, { key: `scim:${holder.teamId}:${holder.tokenId}`, ...ofToken });
    return holder;
  }
  await count(db, ctx, { key: `scim-token:${callerNetwork(ctx)}`, ...ofStranger });
  throw new ScimError(401, 'The token is missing, unknown or revoked');
}
