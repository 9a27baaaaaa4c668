import { may } from '../../../contract/core/roles/permissions.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { AppError } from '../../core/errors.ts';
import { lockLink, type LinkRecord } from './queries.ts';

/** True for the account that created it and for the main account. */
export const isMine = (link: Pick<LinkRecord, 'created_by'>, { actor }: SignedIn): boolean =>
  may(actor, 'links.edit') && (link.created_by === actor.accountId || may(actor, 'work.all'));

/**
 * Returns a link that the caller may change, locked until the transaction ends.
 * @throws AppError not_found, also for another team's or a deleted one; forbidden for a colleague's
 */
export async function lockOwnLink(db: Db, ctx: SignedIn, id: number): Promise<LinkRecord> {
  const link = await lockLink(db, ctx.actor.teamId, id);
  if (!link) throw new AppError('not_found');
  if (!isMine(link, ctx)) throw new AppError('forbidden', { who: 'maker' });
  return link;
}
