import type { duplicateCampaign as Duplicate } from '../../../contract/campaigns/campaigns.ts';
import type { BodyOf } from '../../../contract/core/endpoint.ts';
import type { Lang } from '../../../contract/core/error-texts.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { dropDue } from '../../core/db/due-work/due-work.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { addCampaign, fieldsOf } from './change-campaign.ts';
import { copyCandidates, copyMembers, deleteCampaign, hasCollaborations } from './copy-campaign.queries.ts';
import { recordedOf } from './campaign-fields.ts';
import { copyFiles } from '../shared/campaign-files.queries.ts';
import { dropCampaignFiles } from '../shared/campaign-files.ts';
import { putMembers } from './campaign-members.queries.ts';
import { holdCampaign, recordOf, requireStored, announceCampaign } from '../shared/campaign-access.ts';

const agreedTexts: Record<Lang, string> = {
  zh: '该推广任务已有合作，不能删除，请改为归档',
  en: 'has collaborations. Archive it instead.',
};

/**
 * Creates a draft with the fields, brief files and members of another campaign; the caller becomes its owner, and the
 * other campaign's owner an editor.
 * @throws AppError not_found
 * @returns its id
 */
export function duplicateCampaign(
  pool: Db,
  ctx: SignedIn,
  from: number,
  { name, withCandidates }: BodyOf<typeof Duplicate>,
): Promise<number> {
  const { teamId, accountId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const { row } = await requireStored(db, ctx, from, 'viewer');
    const fields = { ...fieldsOf(row), name };
    const to = await addCampaign(db, ctx, fields);
    const at = ctx.now();
    await putMembers(db, teamId, to, [{ accountId, role: 'owner', addedAt: at }]);
    await copyMembers(db, teamId, { from, to, at }, accountId);
    await copyFiles(db, teamId, { from, to, at, by: accountId });
    if (withCandidates) await copyCandidates(db, teamId, { from, to, at }, accountId);
    const after = { ...recordedOf(fields), copyOf: row.name };
    await recordOperation(db, ctx, teamId, { ...recordOf('campaign.copy', { id: to, name }), after });
    await announceCampaign(db, teamId, to);
    return to;
  });
}

/** Removes a campaign without agreements. @throws AppError not_found, forbidden; invalid_request on `id` */
export async function removeCampaign(pool: Db, ctx: SignedIn, id: number): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    const campaign = await holdCampaign(db, ctx, id, 'owner');
    if (await hasCollaborations(db, teamId, id))
      throw new AppError('invalid_request', {}, [{ field: 'id', reason: agreedTexts[ctx.lang] }]);
    await dropCampaignFiles(db, { teamId, campaignId: id, collaborationId: null });
    await deleteCampaign(db, teamId, id);
    await dropDue(db, 'campaign.sync', { teamId, id });
    const before = { name: campaign.name };
    await recordOperation(db, ctx, teamId, { ...recordOf('campaign.remove', campaign), before });
    await announceCampaign(db, teamId, id);
  });
}
