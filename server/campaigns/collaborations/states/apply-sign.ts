import type {
  CollaborationSign,
  CollaborationState,
} from '../../../../contract/campaigns/collaboration-kinds.ts';
import { movedBy, nextSigns } from '../../../../contract/campaigns/collaboration-states.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { AppError } from '../../../core/errors.ts';
import { announceCampaign } from '../../shared/campaign-access.ts';
import { collaborationOf, type CollaborationOf } from '../collaboration.ts';
import { insertEvents } from '../events/collaboration-events.queries.ts';
import { factsOf } from './state-facts.ts';
import { topRank } from './board-rank.queries.ts';
import { lockCollaboration, updateCollaboration } from '../queries.ts';

export interface SignOf {
  teamId: number;
  collaborationId: number;
  sign: CollaborationSign;
}

/** Sets the time of the sign, if a column stores it. */
function stampOf(sign: CollaborationSign, { productSentAt, ...of }: CollaborationOf, at: Date) {
  // New terms can be accepted again.
  if (sign === 'termsAccepted') return { terms_accepted_at: at };
  if (sign === 'productSent') return productSentAt ? null : { product_sent_at: at };
  if (sign === 'checksPassed') return of.checksPassedAt ? null : { checks_passed_at: at };
  if (sign === 'visitsReached') return of.visitsReachedAt ? null : { visits_reached_at: at };
  return null;
}

async function held(db: Db, { teamId, collaborationId }: SignOf): Promise<CollaborationOf> {
  const stored = await lockCollaboration(db, teamId, collaborationId);
  if (!stored) throw new AppError('not_found');
  return collaborationOf(stored);
}

/** See `applySign` of the service. */
export async function applySign(
  db: Db,
  ctx: Pick<Context, 'now'>,
  { teamId, collaborationId, sign }: SignOf,
): Promise<CollaborationState> {
  const collaboration = await held(db, { teamId, collaborationId, sign });
  const stamp = stampOf(sign, collaboration, ctx.now());
  if (stamp) {
    await updateCollaboration(db, teamId, collaborationId, stamp);
    await announceCampaign(db, teamId, collaboration.campaignId);
  }
  return moveOn(db, ctx, { teamId, collaborationId, sign });
}

async function moveOn(db: Db, ctx: Pick<Context, 'now'>, of: SignOf): Promise<CollaborationState> {
  const { teamId, collaborationId, sign } = of;
  const collaboration = await held(db, of);
  const { campaignId, state } = collaboration;
  const to = movedBy(state, sign, await factsOf(db, teamId, collaboration));
  if (!to) return state;
  const at = ctx.now();
  await announceCampaign(db, teamId, campaignId);
  const rank = await topRank(db, { teamId, campaignId, state: to });
  await updateCollaboration(db, teamId, collaborationId, { state: to, rank, state_since: at });
  const moved = { collaborationId, accountId: null, from: state, to, details: { sign } };
  await insertEvents(db, { teamId, campaignId, at }, [{ ...moved, kind: 'moved' }]);
  const next = nextSigns[to];
  if (!next) return to;
  return moveOn(db, ctx, { teamId, collaborationId, sign: next });
}
