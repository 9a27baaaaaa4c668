import type {
  CollaborationEventKind,
  CollaborationSign,
  CollaborationState,
} from '../../../contract/campaigns/collaboration-kinds.ts';
import type { CampaignRole } from '../../../contract/campaigns/campaign-kinds.ts';
import type { CollaborationFacts } from '../../../contract/campaigns/collaboration-states.ts';
import type { Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { EventDetails } from '../../core/db/schema/collaborations-tables.ts';
import type { CampaignOf } from '../campaigns/service.ts';
import { collaborationOf, type CollaborationOf } from './collaboration.ts';
import { deliverablesOfEach, updateDeliverable, type StoredDeliverable } from './deliverables.queries.ts';
import { insertEvents, readFound, readTakenBack, type NewEvent } from './events.queries.ts';
import { readFacts } from './facts.ts';
import { givePost, type GivenPost } from './give-post.ts';
import { open, type Opening } from './open.ts';
import { topRank } from './place.queries.ts';
import { collaborationsOf as readAll, lockCollaborations, updateCollaboration } from './queries.ts';
import { visitsOf } from './visits.ts';
import { holdOne, holdOneOf, holdToChange, requireOne, type SeenCollaboration } from './require.ts';
import { applyOne } from './signs.ts';

export { readFacts, readFound, readTakenBack, topRank, updateCollaboration, updateDeliverable, visitsOf };
export type {
  CollaborationFacts,
  CollaborationOf,
  GivenPost,
  NewEvent,
  SeenCollaboration,
  StoredDeliverable,
};

/**
 * A collaboration of a campaign that the caller is a member of, as the team.
 * @throws AppError not_found; forbidden for a member who may do less than `least`
 */
export const requireCollaboration = (
  db: Db,
  ctx: SignedIn,
  id: number,
  least: CampaignRole = 'viewer',
): Promise<SeenCollaboration> => requireOne(db, ctx, id, least);

/** As `requireCollaboration`; nobody else changes or moves it until the transaction ends. */
export const holdCollaboration = (
  db: Db,
  ctx: SignedIn,
  id: number,
  least: CampaignRole = 'viewer',
): Promise<SeenCollaboration> => holdOne(db, ctx, id, least);

/** Held by an editor whose campaign is not archived. @throws AppError not_found, forbidden, campaign_state */
export const holdCollaborationToChange = (db: Db, ctx: SignedIn, id: number): Promise<SeenCollaboration> =>
  holdToChange(db, ctx, id);

/** Held, where nobody signed in asks; null where there is none any more. */
export const holdCollaborationOf = (
  db: Db,
  teamId: number,
  id: number,
): Promise<{ collaboration: CollaborationOf; campaign: CampaignOf } | null> => holdOneOf(db, teamId, id);

/** All of a campaign, as the team. */
export const collaborationsOf = async (
  db: Db,
  teamId: number,
  campaignId: number,
): Promise<CollaborationOf[]> => (await readAll(db, teamId, campaignId)).map(collaborationOf);

/** Those of a campaign that are among `ids`, held in the order of their ids. */
export const holdCollaborationsOf = async (
  db: Db,
  teamId: number,
  campaignId: number,
  ids: readonly number[],
): Promise<CollaborationOf[]> => (await lockCollaborations(db, teamId, campaignId, ids)).map(collaborationOf);

/**
 * Opens collaborations with creators, in the caller's transaction as the team; who has one keeps it.
 * @param opening.by null: a reply opened it
 * @throws AppError not_found where there is no such campaign
 */
export const openCollaborations = (
  db: Db,
  ctx: Context,
  opening: Opening,
): Promise<{ added: number; already: number }> => open(db, ctx, opening);

/**
 * Something happened: the card moves as far as contract/campaigns/collaboration-states.ts says, its history names the sign, and
 * open pages are told. Told again it changes nothing.
 * @returns where it is then
 * @throws AppError not_found
 */
export const applySign = (
  db: Db,
  ctx: Context,
  of: { teamId: number; collaborationId: number; sign: CollaborationSign },
): Promise<CollaborationState> => applyOne(db, ctx, of);

export interface EventOf {
  teamId: number;
  campaignId: number;
  collaborationId: number;
  kind: CollaborationEventKind;
  /** Null: it happened of itself, or the creator did it. */
  accountId: number | null;
  from?: CollaborationState;
  to?: CollaborationState;
  details: EventDetails;
}

/** Writes into the history of a collaboration, in the caller's transaction as the team. */
export const noteEvent = (
  db: Db,
  ctx: Pick<Context, 'now'>,
  { teamId, campaignId, ...event }: EventOf,
): Promise<void> => insertEvents(db, { teamId, campaignId, at: ctx.now() }, [event]);

/** As `noteEvent`, several of one campaign at once. */
export const noteEvents = (
  db: Db,
  of: { teamId: number; campaignId: number; at: Date },
  events: readonly NewEvent[],
): Promise<void> => insertEvents(db, of, events);

/**
 * A deliverable got its post: it is watched, and the card moves when it was the last. The same address again changes
 * nothing.
 * @throws AppError not_found, campaign_state; invalid_request (`url`) for an address that leads to no post
 */
export const giveDeliverablePost = (db: Db, ctx: Context, given: GivenPost): Promise<void> =>
  givePost(db, ctx, given);

/** What a creator has to make, in its order. */
export const deliverablesOf = (
  db: Db,
  teamId: number,
  collaborationId: number,
): Promise<StoredDeliverable[]> => deliverablesOfEach(db, teamId, [collaborationId]);

/** As `deliverablesOf`, of several. */
export const deliverablesOfAll = (
  db: Db,
  teamId: number,
  collaborationIds: readonly number[],
): Promise<StoredDeliverable[]> => deliverablesOfEach(db, teamId, collaborationIds);
