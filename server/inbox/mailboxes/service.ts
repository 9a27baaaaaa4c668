import { realtimeCodes } from '../../../contract/core/realtime-channel.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { refuseBeyondRates } from '../../core/db/rate-limits.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { announce } from '../../core/realtime/announce.ts';
import { setChecked } from './mailbox-folders.queries.ts';
import { longestPause } from './failure-pause.ts';
import { agePause, findSender } from './queries.ts';
import { watchInbox } from '../../outreach/senders/wake-senders.ts';

const perMinute = 6;

/**
 * Reads a mailbox now, even one that failed, and checks which mails are no longer there.
 * @throws AppError not_found; sender_not_verified; too_many_requests
 */
export async function syncNow(pool: Db, ctx: SignedIn, senderId: number): Promise<void> {
  const { teamId } = ctx.actor;
  const at = ctx.now();
  await asTeam(pool, teamId, async db => {
    const key = { teamId, senderId };
    const sender = await findSender(db, key);
    if (!sender) throw new AppError('not_found');
    if (sender.state === 'unverified' || sender.state === 'refused')
      throw new AppError('sender_not_verified', { sender: sender.address });
    await refuseBeyondRates(db, at, {
      key: `mailbox-sync:${teamId}:${senderId}`,
      max: perMinute,
      seconds: 60,
    });
    await agePause(db, key, new Date(at.getTime() - longestPause));
    await setChecked(db, key, null);
    await watchInbox(db, teamId, senderId, at);
    await announce(db, { teamId }, { code: realtimeCodes.mailbox, id: senderId });
  });
}
