import type { Context } from '../server/context.ts';
import type { Db } from '../server/db/database.ts';
import { asTeam } from '../server/db/tenant.ts';
import { pagesFor } from '../server/features/creator-connections/invitations.ts';

/** A creator, who need not be in the catalogue, with a link to their own page. */
export async function addInvitation(
  db: Db,
  ctx: Context,
  { teamId, accountId }: { teamId: number; accountId: number },
): Promise<void> {
  const by = { teamId, by: accountId, publicUrl: 'http://localhost' };
  await asTeam(db, teamId, db => pagesFor(db, ctx, by, [{ recipientId: 1, creatorId: 1 }]));
}
