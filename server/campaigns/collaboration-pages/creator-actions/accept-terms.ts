import type { acceptTerms } from '../../../../contract/campaigns/collaboration-pages/collaboration-pages.ts';
import type { BodyOf } from '../../../../contract/core/endpoint.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { AppError } from '../../../core/errors.ts';
import { announceCampaign } from '../../shared/campaign-access.ts';
import { announceCreator } from '../../collaboration-drafts/notify-team.ts';
import { deliverablesOf, noteEvent } from '../../collaborations/service.ts';
import { applySign } from '../../collaborations/states/apply-sign.ts';
import { onPage } from '../open-page.ts';
import { lastAccepted } from '../load-work.queries.ts';
import { nameTerms } from '../name-terms.ts';

/**
 * The creator accepts the current fee and deliverables; accepting the same again changes nothing.
 * @throws AppError too_many_requests, not_found, gone; changed_meanwhile if they are not what was shown;
 * collaboration_state while no fee was agreed
 */
export async function acceptOfferedTerms(
  pool: Db,
  ctx: Context,
  token: string,
  shown: BodyOf<typeof acceptTerms>,
): Promise<void> {
  await onPage(
    pool,
    ctx,
    token,
    async (db, { teamId, collaborationId }, { collaboration, campaign, toNotify }) => {
      const { feeMinor, currency } = collaboration;
      const deliverables = await deliverablesOf(db, teamId, collaborationId);
      const terms = nameTerms({ feeMinor, currency, deliverables });
      const ids = deliverables.map(({ id }) => id);
      const isAsShown =
        shown.terms === terms &&
        shown.feeMinor === feeMinor &&
        shown.currency === currency &&
        JSON.stringify(shown.deliverableIds) === JSON.stringify(ids);
      if (!isAsShown) throw new AppError('changed_meanwhile');
      if (feeMinor === null) throw new AppError('collaboration_state');
      const of = { teamId, collaborationId };
      if ((await lastAccepted(db, of))?.terms === terms) return;
      await noteEvent(db, ctx, {
        ...of,
        campaignId: campaign.id,
        kind: 'termsAccepted',
        accountId: null,
        details: { feeMinor, currency, deliverables: ids.length, terms },
      });
      await applySign(db, ctx, { ...of, sign: 'termsAccepted' });
      await announceCreator(db, ctx, toNotify, 'collaboration.termsAccepted');
      await announceCampaign(db, teamId, campaign.id);
    },
  );
}
