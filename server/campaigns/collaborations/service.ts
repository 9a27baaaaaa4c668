import type {
  CollaborationEventKind,
  CollaborationState,
} from '../../../contract/campaigns/collaboration-kinds.ts';
import type { CampaignRole } from '../../../contract/campaigns/campaign-kinds.ts';
import type { Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { EventDetails } from '../../core/db/schema/collaborations-tables.ts';
import { noteInterest } from '../../sourcing/refreshes/service.ts';
import { collaborationOf, type CollaborationOf } from './collaboration.ts';
import { deliverablesOfEach, type StoredDeliverable, updateDeliverable } from './deliverables.queries.ts';
import {
  insertEvents,
  type NewEvent,
  readFound,
  readTakenBack,
} from './events/collaboration-events.queries.ts';
import {
  collaborationsOf as readAll,
  deleteOfTeam,
  lockCollaborations,
  updateCollaboration,
} from './queries.ts';
import { holdOne, requireOne, type SeenCollaboration } from './require-collaboration.ts';
import { topRank } from './states/board-rank.queries.ts';

export type { StoredDeliverable };
export { readFound, readTakenBack, topRank, updateCollaboration, updateDeliverable };

/**
 * Returns a collaboration of a campaign that the caller is a member of, as the team.
 * @throws AppError not_found; forbidden for a member with a role below `least`
 */
export const requireCollaboration = (
  db: Db,
  ctx: SignedIn,
  id: number,
  minRole: CampaignRole = 'viewer',
): Promise<SeenCollaboration> => requireOne(db, ctx, id, minRole);

/** Like `requireCollaboration`, locked against changes and moves until the transaction ends. */
export const holdCollaboration = (
  db: Db,
  ctx: SignedIn,
  id: number,
  minRole: CampaignRole = 'viewer',
): Promise<SeenCollaboration> => holdOne(db, ctx, id, minRole);
/** Returns all of a campaign, as the team. */
export const collaborationsOf = async (
  db: Db,
  teamId: number,
  campaignId: number,
): Promise<CollaborationOf[]> => (await readAll(db, teamId, campaignId)).map(collaborationOf);

/** Returns those of a campaign that are among `ids`, locked in the order of their ids. */
export const holdCollaborationsOf = async (
  db: Db,
  teamId: number,
  campaignId: number,
  ids: readonly number[],
): Promise<CollaborationOf[]> => (await lockCollaborations(db, teamId, campaignId, ids)).map(collaborationOf);

export interface EventOf {
  teamId: number;
  campaignId: number;
  collaborationId: number;
  kind: CollaborationEventKind;
  /** Null if it happened automatically, or the creator did it. */
  accountId: number | null;
  from?: CollaborationState;
  to?: CollaborationState;
  details: EventDetails;
}

/** Adds an entry to the history of a collaboration, in the caller's transaction as the team. */
export const noteEvent = (
  db: Db,
  ctx: Pick<Context, 'now'>,
  { teamId, campaignId, ...event }: EventOf,
): Promise<void> => insertEvents(db, { teamId, campaignId, at: ctx.now() }, [event]);

/** Like `noteEvent`, several of one campaign at once. */
export const noteEvents = (
  db: Db,
  of: { teamId: number; campaignId: number; at: Date },
  events: readonly NewEvent[],
): Promise<void> => insertEvents(db, of, events);
/** Returns what a creator has to make, in order. */
export const deliverablesOf = (
  db: Db,
  teamId: number,
  collaborationId: number,
): Promise<StoredDeliverable[]> => deliverablesOfEach(db, teamId, [collaborationId]);

/** Like `deliverablesOf`, for several. */
export const deliverablesOfAll = (
  db: Db,
  teamId: number,
  collaborationIds: readonly number[],
): Promise<StoredDeliverable[]> => deliverablesOfEach(db, teamId, collaborationIds);

/** Deletes collaborations of a team that is deleted. @returns how many; 0 if none are left */
export async function leaveCollaborations(
  db: Db,
  ctx: Pick<Context, 'now'>,
  teamId: number,
  max: number,
): Promise<number> {
  const creatorIds = await deleteOfTeam(db, teamId, max);
  await noteInterest(db, ctx, creatorIds, { kind: 'campaign', amount: -1 });
  return creatorIds.length;
}
