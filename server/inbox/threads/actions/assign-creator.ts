import type { MailKind } from '../../../../contract/core/mail/mail-kinds.ts';
import { realtimeCodes } from '../../../../contract/core/realtime-channel.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import { announce } from '../../../core/realtime/announce.ts';
import { addressesOf } from '../../../creators/shared/open-addresses.ts';
import { setThreads } from './act-on-threads.queries.ts';
import { dropAlias, isCreator, putAlias } from './assign-creator.queries.ts';
import { findThread, lockThreads } from '../threads.queries.ts';

/** Mail written by servers comes from addresses of their own. */
const fromPeople: readonly MailKind[] = ['reply', 'autoReply', 'unsubscribe'];

/** Stores an address as a creator's, unless it is already; or as nobody's. */
async function learn(db: Db, ctx: SignedIn, address: string, creatorId: number | null): Promise<void> {
  const { teamId } = ctx.actor;
  if (!address) return;
  const own = creatorId === null ? [] : ((await addressesOf(db, teamId, [creatorId])).get(creatorId) ?? []);
  const isOwn = own.some(known => known.toLowerCase() === address);
  if (creatorId === null || isOwn) await dropAlias(db, teamId, address);
  else await putAlias(db, teamId, { address, creatorId, at: ctx.now() });
}

/**
 * Sets the creator of a conversation, or that it is with none.
 * @throws AppError not_found for a conversation that is not the team's, and for a creator who does not exist
 */
export function assignTo(pool: Db, ctx: SignedIn, id: number, creatorId: number | null): Promise<void> {
  const { teamId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    await lockThreads(db, teamId, [id]);
    const thread = await findThread(db, teamId, id);
    if (!thread || (creatorId !== null && !(await isCreator(db, creatorId)))) throw new AppError('not_found');
    await setThreads(db, teamId, [id], {
      creator_id: creatorId,
      ...(thread.task_id === null && { match_way: creatorId === null ? '' : 'user' }),
    });
    const isPerson = thread.last_in_at === null || fromPeople.includes(thread.kind);
    if (isPerson) await learn(db, ctx, thread.counterpart_address.toLowerCase(), creatorId);
    await announce(db, { teamId }, { code: realtimeCodes.thread, id });
  });
}
