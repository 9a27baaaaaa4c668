import { collaborationLimits } from '../../../contract/campaigns/collaboration-kinds.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { EventDetails } from '../../core/db/schema/collaborations-tables.ts';
import { AppError } from '../../core/errors.ts';
import { findCampaignOf, recordOf, announceCampaign } from '../shared/campaign-access.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { noteInterest } from '../../sourcing/refreshes/service.ts';
import { insertEvents } from './events/collaboration-events.queries.ts';
import { countCollaborations, insertCollaborations } from './queries.ts';

export interface Opening {
  teamId: number;
  campaignId: number;
  creatorIds: readonly number[];
  /** Null if a reply opened it. */
  by: number | null;
}

/** See `openCollaborations` of the service. */
export async function openCollaborations(
  db: Db,
  ctx: Context,
  { teamId, campaignId, creatorIds, by }: Opening,
): Promise<{ added: number; already: number }> {
  const wanted = [...new Set(creatorIds)];
  const campaign = await findCampaignOf(db, teamId, campaignId);
  if (!campaign) throw new AppError('not_found');
  const room = collaborationLimits.max - (await countCollaborations(db, teamId, campaignId));
  const fitting = wanted.slice(0, Math.max(0, room));
  if (!fitting.length) return { added: 0, already: wanted.length };
  const at = ctx.now();
  const of = { teamId, campaignId, currency: campaign.currency, by, at };
  const added = await insertCollaborations(db, of, fitting);
  if (!added.length) return { added: 0, already: wanted.length };
  const details: EventDetails = by === null ? { sign: 'replied' } : {};
  const events = added.map(({ id }) => ({
    collaborationId: id,
    accountId: by,
    details,
    kind: 'added' as const,
  }));
  await insertEvents(db, { teamId, campaignId, at }, events);
  await noteInterest(
    db,
    ctx,
    added.map(({ creatorId }) => creatorId),
    { kind: 'campaign', amount: 1 },
  );
  if (by !== null)
    await recordOperation(db, ctx, teamId, {
      ...recordOf('collaboration.open', campaign),
      after: { creators: added.length },
    });
  await announceCampaign(db, teamId, campaignId);
  return { added: added.length, already: wanted.length - added.length };
}
