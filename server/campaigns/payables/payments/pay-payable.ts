import type { BodyOf } from '../../../../contract/core/endpoint.ts';
import type { Lang } from '../../../../contract/core/error-texts.ts';
import type * as contract from '../../../../contract/campaigns/payables.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import { announceCampaign } from '../../shared/campaign-access.ts';
import { noteEvent, noteEvents, topRank, updateCollaboration } from '../../collaborations/service.ts';
import { applySign } from '../../collaborations/states/apply-sign.ts';
import { recordOperation } from '../../../activity/audit-log/service.ts';
import { holdPayable } from '../hold-payable.ts';
import { followAgreedCosts, putCost, takeCostBack } from './project-cost.ts';
import { hasBegun, isProofOf, updatePayable } from '../queries.ts';
import { followPrice } from './record-real-price.ts';
import { eventDetails, recordOf } from '../payable-records.ts';
import type { CollaborationState } from '../../../../contract/campaigns/collaboration-kinds.ts';
import type { CollaborationOf } from '../../collaborations/collaboration.ts';

/** The state of a card that waits for payment again. */
const unpaid: CollaborationState = 'checked';

/** Reverts the paid state, in the caller's transaction, which has locked the collaboration. */
async function fallBack(
  db: Db,
  ctx: SignedIn,
  { id, campaignId, state }: CollaborationOf,
  reason: string,
): Promise<void> {
  if (state !== 'paid' && state !== 'closed') return;
  const { teamId, accountId } = ctx.actor;
  const at = ctx.now();
  const rank = await topRank(db, { teamId, campaignId, state: unpaid });
  await updateCollaboration(db, teamId, id, { state: unpaid, rank, state_since: at });
  const moved = { collaborationId: id, accountId, from: state, to: unpaid, details: { reason } };
  await noteEvents(db, { teamId, campaignId, at }, [{ ...moved, kind: 'moved' }]);
}

const refusals: Record<'proof' | 'future', { field: string; reason: Record<Lang, string> }> = {
  proof: {
    field: 'proofId',
    reason: { zh: '不是这个合作的付款凭证', en: 'isn’t a proof of payment for this collaboration' },
  },
  future: { field: 'paidOn', reason: { zh: '付款日期不能晚于今天', en: 'can’t be in the future' } },
};

function refused(of: keyof typeof refusals, lang: Lang): AppError {
  const { field, reason } = refusals[of];
  return new AppError('invalid_request', {}, [{ field, reason: reason[lang] }]);
}

/**
 * Stores a payment; repeating it changes nothing. It is added to the effects of the campaign's project; when the fee is
 * paid in full, it becomes one of the team's paid prices, and the card moves.
 * @throws AppError not_found, forbidden, campaign_state; payable_state for a cancelled one; invalid_request
 */
export async function payPayable(
  pool: Db,
  ctx: SignedIn,
  id: number,
  { paidOn, method, reference, proofId }: BodyOf<typeof contract.payPayable>,
): Promise<void> {
  const { teamId, accountId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    const { payable, campaign, collaboration } = await holdPayable(db, ctx, id);
    if (payable.state === 'paid') return;
    if (payable.state === 'cancelled') throw new AppError('payable_state');
    if (!(await hasBegun(db, teamId, { day: paidOn, zone: campaign.zone, at: ctx.now() })))
      throw refused('future', ctx.lang);
    const of = { teamId, campaignId: campaign.id, collaborationId: collaboration.id };
    if (proofId !== null && !(await isProofOf(db, of, proofId))) throw refused('proof', ctx.lang);
    const paid = { paid_on: paidOn, method, reference, proof_id: proofId };
    await updatePayable(db, teamId, id, {
      ...paid,
      state: 'paid',
      paid_by: accountId,
      changed_at: ctx.now(),
    });
    const details = eventDetails(payable, { paidOn, method });
    await noteEvent(db, ctx, { ...of, kind: 'paid', accountId, details });
    const recorded = {
      before: { state: payable.state },
      after: { state: 'paid', paidOn, method, reference },
    };
    await recordOperation(db, ctx, teamId, { ...recordOf('payable.pay', payable), ...recorded });
    await followPrice(db, ctx, campaign, collaboration);
    await putCost(db, ctx, campaign, { payable, creatorId: collaboration.creatorId, day: paidOn });
    await followAgreedCosts(db, ctx, campaign);
    await applySign(db, ctx, { teamId, collaborationId: collaboration.id, sign: 'allPaid' });
    await announceCampaign(db, teamId, campaign.id);
  });
}

/**
 * Undoes a payment: removes its price and cost, and a paid collaboration waits for payment again.
 * @throws AppError not_found, forbidden, campaign_state; payable_state for one that is not paid
 */
export async function takeBackPayment(
  pool: Db,
  ctx: SignedIn,
  id: number,
  { reason }: BodyOf<typeof contract.takeBackPayment>,
): Promise<void> {
  const { teamId, accountId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    const { payable, campaign, collaboration } = await holdPayable(db, ctx, id);
    if (payable.state !== 'paid' || payable.paid_on === null) throw new AppError('payable_state');
    const blank = { paid_on: null, paid_by: null, method: '', reference: '', proof_id: null };
    await updatePayable(db, teamId, id, { ...blank, state: 'approved', changed_at: ctx.now() });
    const of = { teamId, campaignId: campaign.id, collaborationId: collaboration.id };
    const details = eventDetails(payable, { state: 'approved', reason });
    await noteEvent(db, ctx, { ...of, kind: 'payableChanged', accountId, details });
    const before = {
      state: 'paid',
      paidOn: payable.paid_on,
      method: payable.method,
      reference: payable.reference,
    };
    const recorded = { before, after: { state: 'approved', reason } };
    await recordOperation(db, ctx, teamId, { ...recordOf('payable.takeBack', payable), ...recorded });
    await followPrice(db, ctx, campaign, collaboration);
    await takeCostBack(db, ctx, payable, collaboration.creatorId);
    await followAgreedCosts(db, ctx, campaign);
    await fallBack(db, ctx, collaboration, reason);
    await announceCampaign(db, teamId, campaign.id);
  });
}
