import { hashToken } from '../../../core/auth/random-token.ts';
import { callerNetwork } from '../../../core/client-network.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { refuseBeyondRates } from '../../../core/db/rate-limits.ts';
import { AppError } from '../../../core/errors.ts';
import { findPerson, findToken, type InvitationIds } from '../queries.ts';

/** Per IP address: a whole agency may look after its creators behind one. */
const rate = { max: 120, seconds: 60 };

export interface Invited extends InvitationIds {
  creator: NonNullable<Awaited<ReturnType<typeof findPerson>>>;
  expiresAt: Date;
}

/**
 * Finds the creator of a link.
 * @throws AppError too_many_requests; not_found, the same for an unknown, an expired and a replaced link
 */
export async function findInvited(pool: Db, ctx: Context, token: string): Promise<Invited> {
  await refuseBeyondRates(pool, ctx.now(), { key: `creator-page ${callerNetwork(ctx)}`, ...rate });
  const found = await findToken(pool, hashToken(token), ctx.now());
  const creator = found && (await findPerson(pool, found.creator_id));
  if (!creator) throw new AppError('not_found');
  return { teamId: found.team_id, creatorId: creator.id, creator, expiresAt: found.expires_at };
}
