import type { LetterState } from '../../../contract/inbox/one-to-one-email-kinds.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { AppError } from '../../core/errors.ts';
import { findLetter, lockLetter, type LetterRecord } from './queries.ts';

/** Only its author sees a draft; the whole team sees what will be sent. */
function visible(letter: LetterRecord | undefined, { actor }: SignedIn): LetterRecord {
  if (!letter || (letter.state === 'draft' && letter.account_id !== actor.accountId))
    throw new AppError('not_found');
  return letter;
}

/** @throws AppError not_found, also for another team's email and a colleague's draft */
export async function readLetter(db: Db, ctx: SignedIn, id: number): Promise<LetterRecord> {
  return visible(await findLetter(db, ctx.actor.teamId, id), ctx);
}

/**
 * Returns an email for a change, locked until the transaction ends.
 * @param states in which this can be done
 * @throws AppError not_found; forbidden for a colleague's, except to the main account; letter_state
 */
export async function holdLetter(
  db: Db,
  ctx: SignedIn,
  id: number,
  states: readonly LetterState[],
): Promise<LetterRecord> {
  const letter = visible(await lockLetter(db, ctx.actor.teamId, id), ctx);
  if (letter.account_id !== ctx.actor.accountId && ctx.actor.role !== 'owner')
    throw new AppError('forbidden');
  if (!states.includes(letter.state)) throw new AppError('letter_state');
  return letter;
}
