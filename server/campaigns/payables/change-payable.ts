import type { BodyOf } from '../../../contract/core/endpoint.ts';
import { collaborationLimits } from '../../../contract/campaigns/collaboration-kinds.ts';
import type { Lang } from '../../../contract/core/error-texts.ts';
import type * as contract from '../../../contract/campaigns/payables.ts';
import type { PayableFields } from '../../../contract/campaigns/payables.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { announceCampaign, syncCampaignLater, type CampaignOf } from '../shared/campaign-access.ts';
import { noteEvent } from '../collaborations/service.ts';
import {
  holdCollaborationToChange,
  type SeenCollaboration,
} from '../collaborations/require-collaboration.ts';
import { applySign } from '../collaborations/states/apply-sign.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { holdPayable } from './hold-payable.ts';
import { countOfCollaboration, insertPayable, updatePayable } from './queries.ts';
import { eventDetails, recordedPayable, recordOf } from './payable-records.ts';

const fullTexts: Record<Lang, string> = {
  zh: `一个合作最多 ${collaborationLimits.payables} 笔应付款`,
  en: `a collaboration can have up to ${collaborationLimits.payables} payables`,
};

const columnsOf = (fields: PayableFields) => ({
  label: fields.label,
  amount_minor: fields.amountMinor,
  currency: fields.currency,
  tax_minor: fields.taxMinor,
  tax_note: fields.taxNote,
  due_on: fields.dueOn,
  due_when: fields.dueWhen,
  note: fields.note,
});

/** What is to be paid is a cost of the campaign's project; its sync puts it there. */
async function afterChange(db: Db, ctx: SignedIn, { teamId, id }: CampaignOf): Promise<void> {
  await syncCampaignLater(db, teamId, id, ctx.now());
  await announceCampaign(db, teamId, id);
}

/**
 * Adds a payable to a collaboration that the caller's transaction has locked.
 * @returns its id
 * @throws AppError invalid_request beyond the limit
 */
export async function insertOne(
  db: Db,
  ctx: SignedIn,
  { campaign, collaboration }: SeenCollaboration,
  fields: PayableFields,
): Promise<number> {
  const { teamId, accountId } = ctx.actor;
  const collaborationId = collaboration.id;
  if ((await countOfCollaboration(db, teamId, collaborationId)) >= collaborationLimits.payables)
    throw new AppError('invalid_request', {}, [{ field: 'amountMinor', reason: fullTexts[ctx.lang] }]);
  const columns = columnsOf(fields);
  const at = ctx.now();
  const of = { teamId, campaignId: campaign.id, collaborationId };
  const id = await insertPayable(db, {
    ...columns,
    team_id: teamId,
    campaign_id: campaign.id,
    collaboration_id: collaborationId,
    created_by: accountId,
    created_at: at,
    changed_at: at,
  });
  await noteEvent(db, ctx, { ...of, kind: 'payableAdded', accountId, details: eventDetails(columns) });
  const record = recordOf('payable.add', { id, ...columns });
  await recordOperation(db, ctx, teamId, { ...record, after: recordedPayable(columns) });
  await afterChange(db, ctx, campaign);
  return id;
}

/** @throws AppError not_found, forbidden, campaign_state; invalid_request beyond the limit */
export const addPayable = (
  pool: Db,
  ctx: SignedIn,
  collaborationId: number,
  fields: PayableFields,
): Promise<{ id: number }> =>
  asTeam(pool, ctx.actor.teamId, async db => {
    const held = await holdCollaborationToChange(db, ctx, collaborationId);
    return { id: await insertOne(db, ctx, held, fields) };
  });

/**
 * Only open payables can be changed.
 * @throws AppError not_found, forbidden, campaign_state, payable_state, changed_meanwhile
 */
export async function changePayable(
  pool: Db,
  ctx: SignedIn,
  id: number,
  { revision, ...fields }: BodyOf<typeof contract.changePayable>,
): Promise<{ revision: number }> {
  const { teamId, accountId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const { payable, campaign } = await holdPayable(db, ctx, id);
    if (payable.state === 'paid' || payable.state === 'cancelled') throw new AppError('payable_state');
    if (payable.revision !== revision) throw new AppError('changed_meanwhile');
    const columns = columnsOf(fields);
    const before = recordedPayable(payable);
    const after = recordedPayable(columns);
    const changed = Object.keys(after).filter(name => before[name] !== after[name]);
    if (!changed.length) return { revision };
    // An approval applies to the sum that was approved, so it is withdrawn if the sum changes.
    const isSame =
      payable.state === 'planned' || (before.amount === after.amount && before.tax === after.tax);
    const state = isSame ? payable.state : 'planned';
    const next = await updatePayable(db, teamId, id, { ...columns, state, changed_at: ctx.now() });
    const of = { teamId, campaignId: campaign.id, collaborationId: payable.collaboration_id };
    const details = eventDetails(columns, { fields: changed, state });
    await noteEvent(db, ctx, { ...of, kind: 'payableChanged', accountId, details });
    const record = recordOf('payable.update', { id, ...columns });
    await recordOperation(db, ctx, teamId, { ...record, before, after });
    await afterChange(db, ctx, campaign);
    return { revision: next };
  });
}

/**
 * Changes between planned, approved and cancelled; repeating it changes nothing.
 * @throws AppError not_found, forbidden, campaign_state; payable_state for a paid one
 */
export async function changePayableState(
  pool: Db,
  ctx: SignedIn,
  id: number,
  { state }: BodyOf<typeof contract.changePayableState>,
): Promise<void> {
  const { teamId, accountId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    const { payable, campaign } = await holdPayable(db, ctx, id);
    if (payable.state === state) return;
    const isPossible = payable.state !== 'paid' && !(payable.state === 'cancelled' && state === 'approved');
    if (!isPossible) throw new AppError('payable_state');
    await updatePayable(db, teamId, id, { state, changed_at: ctx.now() });
    const of = { teamId, campaignId: campaign.id, collaborationId: payable.collaboration_id };
    const details = eventDetails(payable, { state });
    await noteEvent(db, ctx, { ...of, kind: 'payableChanged', accountId, details });
    const recorded = { before: { state: payable.state }, after: { state } };
    await recordOperation(db, ctx, teamId, { ...recordOf('payable.steer', payable), ...recorded });
    // If it was the last open one, everything is paid now.
    if (state === 'cancelled')
      await applySign(db, ctx, { teamId, collaborationId: payable.collaboration_id, sign: 'allPaid' });
    await afterChange(db, ctx, campaign);
  });
}
