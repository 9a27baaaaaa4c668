import type { moveCards } from '../../../contract/campaigns/board.ts';
import { refusalOf, type MoveRefusal } from '../../../contract/campaigns/collaboration-states.ts';
import type { BodyOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import {
  recordOf,
  refuseArchived,
  requireCampaign,
  announceCampaign,
  syncCampaignLater,
} from '../shared/campaign-access.ts';
import { holdCollaborationsOf, noteEvents } from '../collaborations/service.ts';
import { readFacts } from '../collaborations/states/state-facts.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { cardsOf } from './board-cards.ts';
import { putAtTop } from './card-places.queries.ts';
import { wordsOfRefusal } from './refusal-texts.ts';

/**
 * Moves cards to the top of a column, in the given order; cards that must not be moved there stay, with the reason. One
 * transaction with a fixed number of statements, for one card as for 500.
 * @throws AppError not_found, forbidden, campaign_state
 */
export function moveMany(
  pool: Db,
  ctx: SignedIn,
  campaignId: number,
  { ids, to, reason }: BodyOf<typeof moveCards>,
): Promise<ReplyOf<typeof moveCards>> {
  const { teamId, accountId } = ctx.actor;
  const of = { teamId, campaignId };
  return asTeam(pool, teamId, async db => {
    const campaign = await requireCampaign(db, ctx, campaignId, 'editor');
    refuseArchived(campaign);
    const wanted = [...new Set(ids)];
    const held = new Map(
      (await holdCollaborationsOf(db, teamId, campaignId, wanted)).map(each => [each.id, each]),
    );
    const facts = await readFacts(db, teamId, [...held.values()]);
    const refused = new Map<number, MoveRefusal | 'gone'>();
    const going = wanted.filter(id => {
      const [collaboration, known] = [held.get(id), facts.get(id)];
      const refusal = collaboration && known ? refusalOf(collaboration.state, to, known, reason) : 'gone';
      if (refusal) refused.set(id, refusal);
      return !refusal && collaboration?.state !== to;
    });
    if (going.length) {
      const at = ctx.now();
      await putAtTop(db, of, { ids: going, to, at, reason: to === 'cancelled' ? reason : '' });
      const details: Record<string, string> = to === 'cancelled' ? { reason } : {};
      const moved = { kind: 'moved', accountId, to, details } as const;
      await noteEvents(
        db,
        { ...of, at },
        going.map(id => {
          const from = held.get(id)?.state;
          return { ...moved, collaborationId: id, ...(from && { from }) };
        }),
      );
      await recordOperation(db, ctx, teamId, {
        ...recordOf('collaboration.move', campaign),
        after: { state: to, cards: going.length, ...details },
      });
      await syncCampaignLater(db, teamId, campaignId, at);
      await announceCampaign(db, teamId, campaignId);
    }
    const names = new Map(
      (await cardsOf(db, of, [...refused.keys()])).map(({ id, creator }) => [id, creator]),
    );
    return {
      moved: going.length,
      unchanged: wanted.length - going.length - refused.size,
      refused: [...refused].map(([id, why]) => {
        const creator = names.get(id);
        return {
          id,
          name: creator ? creator.name || creator.handle : '',
          reason: wordsOfRefusal(ctx.lang, why),
        };
      }),
    };
  });
}
