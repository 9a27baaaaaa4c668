import type { Context, SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import type { MailServices } from '../../../outside/mail-protocol/mail-services.ts';
import { composeEmail, type ComposedEmail } from '../writing/compose-email.ts';
import { holdEmail, readEmail } from '../find-email.ts';
import { lockEmail, type EmailRecord } from '../queries.ts';
import { fileEmail, writeOutcome } from './record-outcome.ts';
import { recordEmail } from '../record-email-change.ts';
import { toDraft } from '../return-to-draft.ts';

/** Builds an email in doubt again as it was sent, if everything that it needs still exists. */
async function composedAgain(
  pool: Db,
  ctx: Context,
  world: MailServices,
  teamId: number,
  email: EmailRecord,
): Promise<ComposedEmail | null> {
  const { message_id: messageId, started_at: date } = email;
  if (!messageId || !date) return null;
  return composeEmail(pool, ctx, world, teamId, email, { messageId, date }).catch(() => null);
}

async function writeAsSent(
  db: Db,
  ctx: Context,
  world: MailServices,
  teamId: number,
  email: EmailRecord,
  composed: ComposedEmail | null,
): Promise<void> {
  const { id, sender_id: senderId, started_at: sentAt, response } = email;
  if (senderId === null || !sentAt) return;
  await writeOutcome(db, ctx, { teamId, id, senderId }, { state: 'sent', response });
  if (composed) await fileEmail(db, ctx, world, { teamId, email, senderId, composed, sentAt });
}

/** Settles an email in doubt as sent; one that was settled meanwhile stays as it is. */
export async function settleAsSent(
  pool: Db,
  ctx: Context,
  world: MailServices,
  teamId: number,
  email: EmailRecord,
): Promise<void> {
  const composed = await composedAgain(pool, ctx, world, teamId, email);
  await asTeam(pool, teamId, async db => {
    const now = await lockEmail(db, teamId, email.id);
    if (now?.state === 'in_doubt') await writeAsSent(db, ctx, world, teamId, now, composed);
  });
}

/**
 * Settles an email in doubt by a user's decision.
 * @throws AppError not_found, forbidden; letter_state if it is settled already
 */
export async function settleByHand(
  pool: Db,
  ctx: SignedIn,
  world: MailServices,
  id: number,
  sent: boolean,
): Promise<void> {
  const { teamId } = ctx.actor;
  const email = await asTeam(pool, teamId, db => readEmail(db, ctx, id));
  const composed =
    sent && email.state === 'in_doubt' ? await composedAgain(pool, ctx, world, teamId, email) : null;
  await asTeam(pool, teamId, async db => {
    const now = await holdEmail(db, ctx, id, ['in_doubt']);
    if (sent) await writeAsSent(db, ctx, world, teamId, now, composed);
    else await toDraft(db, ctx, now);
    await recordEmail(db, ctx, 'letter.settle', now, { sent });
  });
}
