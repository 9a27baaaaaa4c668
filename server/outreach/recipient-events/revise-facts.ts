import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { resumeRecipient } from '../delivery/settling/resume-recipient.ts';
import { raiseToReplied } from '../../creators/team-creators/service.ts';
import { liftUnfounded, suppressBounced } from './bounced-addresses.ts';
import { endRecipients, announceTask } from './recipient-facts.ts';
import { findRefusal, lockFacts, setFacts, type RecipientKey } from './queries.ts';
import { releaseAddress } from './stop-address.ts';

/** What all incoming mail of a recipient says together. */
export interface Evidence {
  repliedAt: Date | null;
  autoRepliedAt: Date | null;
  bounce: { at: Date; text: string; permanence: 'hard' | 'soft' } | null;
  /** Wishes that were derived from a mail, but that no mail of theirs expresses. */
  isNoWish?: readonly ('unsubscribed' | 'complaint')[];
}

/** Sets the facts to what the evidence says, and corrects their consequences. */
export async function reviseFacts(
  db: Db,
  ctx: Context,
  teamId: number,
  { taskId, recipientId }: RecipientKey,
  { repliedAt, autoRepliedAt, bounce: bounceInMail, isNoWish = [] }: Evidence,
): Promise<void> {
  const key = { taskId, recipientId };
  const before = await lockFacts(db, teamId, key);
  if (!before) return;
  // What a server said when it refused the mail stays true, whatever the mailbox holds.
  const bounce = (await findRefusal(db, teamId, key)) ?? bounceInMail;
  await setFacts(db, teamId, key, {
    replied_at: repliedAt,
    auto_replied_at: autoRepliedAt,
    bounced_at: bounce?.at ?? null,
    bounce_text: bounce?.text ?? '',
    bounce_permanence: bounce?.permanence ?? '',
  });
  if (repliedAt && !before.replied_at && before.creator_id !== null) {
    await raiseToReplied(db, ctx, teamId, [before.creator_id]);
  }
  const { address } = before;
  if (bounce && (!before.bounced_at || before.bounce_permanence !== bounce.permanence)) {
    await suppressBounced(db, ctx, teamId, { address, taskId, ...bounce });
  }
  if (before.bounced_at && bounce?.permanence !== 'hard') await liftUnfounded(db, ctx, teamId, address);
  if (repliedAt ?? bounce) await endRecipients(db, ctx, teamId, [key], repliedAt ? 'replied' : 'bounced');
  for (const wish of isNoWish) await releaseAddress(db, ctx, teamId, key, { address, wish });
  await resumeRecipient(db, ctx, { teamId, ...key }, ['replied', 'bounced']);
  await announceTask(db, teamId, taskId);
}
