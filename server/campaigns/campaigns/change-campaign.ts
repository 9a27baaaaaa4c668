import { campaignMoves, type CampaignState } from '../../../contract/campaigns/campaign-kinds.ts';
import type { CampaignFields } from '../../../contract/campaigns/campaigns.ts';
import type { Currency } from '../../../contract/core/currencies.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { remindTeamLater } from '../agenda/service.ts';
import { cleanBrief } from '../campaign-briefs/clean-brief.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { columnsOf, recordedOf, refuseWrongFields } from './campaign-fields.ts';
import { putMembers } from './campaign-members.queries.ts';
import { campaignMoved } from '../shared/campaign-hooks.ts';
import { insertCampaign, updateCampaign, type StoredCampaign } from '../shared/campaigns.queries.ts';
import {
  holdCampaign,
  holdStored,
  recordOf,
  refuseArchived,
  announceCampaign,
} from '../shared/campaign-access.ts';

/** Returns the fields of a stored campaign. */
export const fieldsOf = (row: StoredCampaign): CampaignFields => ({
  name: row.name,
  product: row.product,
  productUrl: row.product_url,
  brief: row.brief,
  platforms: row.platforms,
  regions: row.regions,
  beginsOn: row.begins_on,
  endsOn: row.ends_on,
  zone: row.zone,
  budgetMinor: row.budget_minor,
  currency: row.currency as Currency,
  goals: row.goals,
});

/** Creates a draft with the caller as its owner, in the caller's transaction as the team. @returns its id */
export async function addCampaign(db: Db, ctx: SignedIn, fields: CampaignFields): Promise<number> {
  const { teamId, accountId } = ctx.actor;
  const at = ctx.now();
  const made = { team_id: teamId, account_id: accountId, created_at: at, changed_at: at };
  await remindTeamLater(db, ctx, teamId);
  return insertCampaign(db, { ...made, ...columnsOf(fields) });
}

/** @throws AppError invalid_request naming every wrong field @returns its id */
export function createCampaign(pool: Db, ctx: SignedIn, given: CampaignFields): Promise<number> {
  const { teamId, accountId } = ctx.actor;
  refuseWrongFields(ctx.lang, given);
  const fields = { ...given, brief: cleanBrief(ctx.lang, given.brief) };
  return asTeam(pool, teamId, async db => {
    const id = await addCampaign(db, ctx, fields);
    await putMembers(db, teamId, id, [{ accountId, role: 'owner', addedAt: ctx.now() }]);
    const record = recordOf('campaign.create', { id, name: fields.name });
    await recordOperation(db, ctx, teamId, { ...record, after: recordedOf(fields) });
    await announceCampaign(db, teamId, id);
    return id;
  });
}

const isSame = (a: CampaignFields, b: CampaignFields): boolean =>
  a.brief === b.brief && JSON.stringify(recordedOf(a)) === JSON.stringify(recordedOf(b));

/**
 * @param revision the one that was changed
 * @returns the current revision; the same if nothing is different
 * @throws AppError not_found, forbidden, campaign_state, changed_meanwhile, invalid_request
 */
export function changeCampaign(
  pool: Db,
  ctx: SignedIn,
  id: number,
  { revision, ...given }: CampaignFields & { revision: number },
): Promise<number> {
  const { teamId } = ctx.actor;
  const fields = { ...given, brief: cleanBrief(ctx.lang, given.brief) };
  return asTeam(pool, teamId, async db => {
    const { campaign, row } = await holdStored(db, ctx, id, 'editor');
    refuseArchived(campaign);
    refuseWrongFields(ctx.lang, fields);
    const before = fieldsOf(row);
    if (isSame(before, fields)) return row.revision;
    if (revision !== row.revision) throw new AppError('changed_meanwhile');
    const next = { revision: revision + 1, changed_at: ctx.now() };
    await updateCampaign(db, teamId, id, { ...columnsOf(fields), ...next });
    const isOther = before.brief !== fields.brief;
    await recordOperation(db, ctx, teamId, {
      ...recordOf('campaign.update', campaign),
      before: { ...recordedOf(before), ...(isOther ? { brief: row.revision } : {}) },
      after: { ...recordedOf(fields), ...(isOther ? { brief: next.revision } : {}) },
    });
    await announceCampaign(db, teamId, id);
    return next.revision;
  });
}

/** @throws AppError not_found, forbidden; campaign_state if the change of state is not allowed */
export async function changeCampaignState(
  pool: Db,
  ctx: SignedIn,
  id: number,
  state: CampaignState,
): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    const campaign = await holdCampaign(db, ctx, id, 'editor');
    if (campaign.state === state) return;
    if (!campaignMoves[campaign.state].includes(state)) throw new AppError('campaign_state');
    await updateCampaign(db, teamId, id, { state, changed_at: ctx.now() });
    const record = recordOf('campaign.steer', campaign);
    const moved = { before: { state: campaign.state }, after: { state } };
    await recordOperation(db, ctx, teamId, { ...record, ...moved });
    await campaignMoved.run(db, ctx, { teamId, campaignId: id, state });
    await announceCampaign(db, teamId, id);
  });
}
