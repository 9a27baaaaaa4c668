import type { NotificationKind } from '../../../contract/activity/notifications.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { notify } from '../../activity/notifications/service.ts';
import { creatorNameFor } from '../../creators/shared/team-names.ts';
import { workersOf } from './draft-people.queries.ts';
import type { OfCollaboration } from './queries.ts';

/** A collaboration with what notifications say of it. */
export interface CollaborationToNotify extends OfCollaboration {
  campaignId: number;
  campaignName: string;
  creatorId: number;
}

/** Notifies owner and editors of the campaign of what the creator did, in the caller's transaction as the team. */
export async function announceCreator(
  db: Db,
  ctx: Context,
  of: CollaborationToNotify,
  kind: Extract<NotificationKind, `collaboration.${string}`>,
): Promise<void> {
  const { teamId, campaignId, collaborationId } = of;
  const details = {
    campaign: of.campaignName,
    who: (await creatorNameFor(db, teamId, of.creatorId)) ?? '',
    campaignId,
    collaborationId,
  };
  for (const accountId of await workersOf(db, teamId, campaignId))
    await notify(db, ctx, { teamId, accountId, kind, details });
}
