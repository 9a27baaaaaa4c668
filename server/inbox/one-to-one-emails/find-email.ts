import { may } from '../../../contract/core/roles/permissions.ts';
import type { EmailState } from '../../../contract/inbox/one-to-one-email-kinds.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { AppError } from '../../core/errors.ts';
import { findEmail, lockEmail, type EmailRecord } from './queries.ts';

/** Only its author sees a draft; the whole team sees what will be sent. */
function visible(email: EmailRecord | undefined, { actor }: SignedIn): EmailRecord {
  if (!email || (email.state === 'draft' && email.account_id !== actor.accountId))
    throw new AppError('not_found');
  return email;
}

/** @throws AppError not_found, also for another team's email and a colleague's draft */
export async function readEmail(db: Db, ctx: SignedIn, id: number): Promise<EmailRecord> {
  return visible(await findEmail(db, ctx.actor.teamId, id), ctx);
}

/**
 * Returns an email for a change, locked until the transaction ends.
 * @param states in which this can be done
 * @throws AppError not_found; forbidden for a colleague's, except to the main account; letter_state
 */
export async function holdEmail(
  db: Db,
  ctx: SignedIn,
  id: number,
  states: readonly EmailState[],
): Promise<EmailRecord> {
  const email = visible(await lockEmail(db, ctx.actor.teamId, id), ctx);
  if (email.account_id !== ctx.actor.accountId && !may(ctx.actor, 'work.all'))
    throw new AppError('forbidden', { who: 'maker' });
  if (!states.includes(email.state)) throw new AppError('letter_state');
  return email;
}
