import type { Context, SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import type { MailServices } from '../../../outside/mail-protocol/mail-services.ts';
import { composeLetter, type ComposedLetter } from '../writing/compose-email.ts';
import { holdLetter, readLetter } from '../find-email.ts';
import { lockLetter, type LetterRecord } from '../queries.ts';
import { fileLetter, writeOutcome } from './record-outcome.ts';
import { recordLetter } from '../record-email-change.ts';
import { toDraft } from '../return-to-draft.ts';

/** Builds an email in doubt again as it was sent, if everything that it needs still exists. */
async function composedAgain(
  pool: Db,
  ctx: Context,
  world: MailServices,
  teamId: number,
  letter: LetterRecord,
): Promise<ComposedLetter | null> {
  const { message_id: messageId, started_at: date } = letter;
  if (!messageId || !date) return null;
  return composeLetter(pool, ctx, world, teamId, letter, { messageId, date }).catch(() => null);
}

async function writeAsSent(
  db: Db,
  ctx: Context,
  world: MailServices,
  teamId: number,
  letter: LetterRecord,
  composed: ComposedLetter | null,
): Promise<void> {
  const { id, sender_id: senderId, started_at: sentAt, response } = letter;
  if (senderId === null || !sentAt) return;
  await writeOutcome(db, ctx, { teamId, id, senderId }, { state: 'sent', response });
  if (composed) await fileLetter(db, ctx, world, { teamId, letter, senderId, composed, sentAt });
}

/** Settles an email in doubt as sent; one that was settled meanwhile stays as it is. */
export async function settleAsSent(
  pool: Db,
  ctx: Context,
  world: MailServices,
  teamId: number,
  letter: LetterRecord,
): Promise<void> {
  const composed = await composedAgain(pool, ctx, world, teamId, letter);
  await asTeam(pool, teamId, async db => {
    const now = await lockLetter(db, teamId, letter.id);
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
  const letter = await asTeam(pool, teamId, db => readLetter(db, ctx, id));
  const composed =
    sent && letter.state === 'in_doubt' ? await composedAgain(pool, ctx, world, teamId, letter) : null;
  await asTeam(pool, teamId, async db => {
    const now = await holdLetter(db, ctx, id, ['in_doubt']);
    if (sent) await writeAsSent(db, ctx, world, teamId, now, composed);
    else await toDraft(db, ctx, now);
    await recordLetter(db, ctx, 'letter.settle', now, { sent });
  });
}
