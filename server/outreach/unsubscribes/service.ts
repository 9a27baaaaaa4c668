import type { getUnsubscribe } from '../../../contract/outreach/unsubscribes.ts';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import { callerNetwork } from '../../core/client-network.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { refuseBeyondRates } from '../../core/db/rate-limits.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import type { LinkTokens } from '../../core/auth/link-tokens.ts';
import { recipientOfMessage, recordUnsubscribe } from '../recipient-events/service.ts';
import { maskAddress } from './mask-address.ts';
import { findSuppressed } from '../suppressions/service.ts';
import { findTeamName } from './queries.ts';

/** Per IP address; mail providers unsubscribe many people from few addresses. */
const rates = { page: { max: 120, seconds: 60 }, oneClick: { max: 6_000, seconds: 60 } };

const refuseFlood = (pool: Db, ctx: Context, way: keyof typeof rates): Promise<void> =>
  refuseBeyondRates(pool, ctx.now(), { key: `unsubscribe ${way} ${callerNetwork(ctx)}`, ...rates[way] });

/** Returns whose mail a link stops; this changes nothing. @throws AppError not_found, too_many_requests */
export async function loadUnsubscribePage(
  pool: Db,
  ctx: Context,
  tokens: LinkTokens,
  token: string,
): Promise<ReplyOf<typeof getUnsubscribe>> {
  await refuseFlood(pool, ctx, 'page');
  const opened = tokens.open(token);
  if (!opened) throw new AppError('not_found');
  const { teamId, messageId } = opened;
  return asTeam(pool, teamId, async db => {
    const recipient = await recipientOfMessage(db, teamId, messageId);
    if (!recipient) throw new AppError('not_found');
    const { address } = recipient;
    const suppressed = await findSuppressed(db, teamId, [address]);
    return {
      team: await findTeamName(db, teamId),
      address: maskAddress(address),
      unsubscribed: suppressed.has(address.toLowerCase()),
    };
  });
}

/** Stops all mail of the team to the recipient of a message. @throws AppError not_found, too_many_requests */
export async function stopMail(
  pool: Db,
  ctx: Context,
  tokens: LinkTokens,
  { token, way }: { token: string; way: 'page' | 'oneClick' },
): Promise<void> {
  await refuseFlood(pool, ctx, way);
  const opened = tokens.open(token);
  if (!opened) throw new AppError('not_found');
  const { teamId, messageId } = opened;
  const { address = '', agent = '' } = ctx.from ?? {};
  await asTeam(pool, teamId, async db => {
    const recipient = await recipientOfMessage(db, teamId, messageId);
    if (!recipient) throw new AppError('not_found');
    const { taskId, recipientId } = recipient;
    const proof = { way, address, agent };
    await recordUnsubscribe(db, ctx, teamId, { taskId, recipientId, at: ctx.now(), proof });
  });
}
