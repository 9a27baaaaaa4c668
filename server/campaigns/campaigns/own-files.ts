import type { CampaignFileKind } from '../../../contract/campaigns/campaign-kinds.ts';
import type { CampaignFile } from '../../../contract/campaigns/campaigns.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import type { StoredFile } from '../../core/storage/stored-files.ts';
import { noteEvent } from '../collaborations/service.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { findCollaboration } from '../shared/campaign-files.queries.ts';
import {
  addCampaignFile,
  dropCampaignFile,
  filesOf,
  findCampaignFile,
  openCampaignFile,
} from '../shared/campaign-files.ts';
import {
  holdCampaign,
  recordOf,
  refuseArchived,
  requireCampaign,
  announceCampaign,
} from '../shared/campaign-access.ts';

/** @throws AppError not_found for a collaboration of another campaign */
async function refuseStrange(
  db: Db,
  { actor: { teamId } }: SignedIn,
  campaignId: number,
  collaborationId: number | undefined,
): Promise<void> {
  if (collaborationId === undefined) return;
  if (!(await findCollaboration(db, teamId, campaignId, collaborationId))) throw new AppError('not_found');
}

/** Notes the file in the history of its collaboration. */
async function noteFile(
  db: Db,
  ctx: SignedIn,
  kind: 'fileAdded' | 'fileRemoved',
  of: { campaignId: number; collaborationId: number | null; file: string },
): Promise<void> {
  const { campaignId, collaborationId, file } = of;
  if (collaborationId === null) return;
  const { teamId, accountId } = ctx.actor;
  const details = { file };
  await noteEvent(db, ctx, { teamId, campaignId, collaborationId, kind, accountId, details });
}

/** @throws AppError not_found */
export const listOwnFiles = (
  pool: Db,
  ctx: SignedIn,
  campaignId: number,
  collaborationId: number | undefined,
): Promise<{ files: CampaignFile[] }> =>
  asTeam(pool, ctx.actor.teamId, async db => {
    await requireCampaign(db, ctx, campaignId);
    await refuseStrange(db, ctx, campaignId, collaborationId);
    return { files: await filesOf(db, ctx.actor.teamId, campaignId, collaborationId ?? null) };
  });

/** @throws AppError not_found, forbidden, campaign_state; invalid_request on `file` */
export function addOwnFile(
  pool: Db,
  ctx: SignedIn,
  campaignId: number,
  asked: {
    kind: CampaignFileKind;
    collaborationId: number | undefined;
    file: { name: string; bytes: Buffer };
  },
): Promise<number> {
  const { teamId, accountId } = ctx.actor;
  const { kind, file, collaborationId } = asked;
  const place = { teamId, campaignId, collaborationId: collaborationId ?? null };
  return addCampaignFile(
    pool,
    ctx,
    { ...place, kind, accountId, file },
    async db => {
      refuseArchived(await holdCampaign(db, ctx, campaignId, 'editor'));
      await refuseStrange(db, ctx, campaignId, collaborationId);
    },
    async (db, _id, name) => {
      const campaign = await requireCampaign(db, ctx, campaignId);
      const after = { file: name };
      await noteFile(db, ctx, 'fileAdded', { ...place, file: name });
      await recordOperation(db, ctx, teamId, { ...recordOf('campaign.addFile', campaign), after });
      await announceCampaign(db, teamId, campaignId);
    },
  );
}

/** @throws AppError not_found */
export async function openOwnFile(
  pool: Db,
  ctx: SignedIn,
  { id: campaignId, fileId }: { id: number; fileId: number },
): Promise<StoredFile> {
  const { teamId } = ctx.actor;
  await asTeam(pool, teamId, db => requireCampaign(db, ctx, campaignId));
  return openCampaignFile(pool, ctx, { teamId, campaignId }, fileId);
}

/** @throws AppError not_found, forbidden, campaign_state */
export async function removeOwnFile(
  pool: Db,
  ctx: SignedIn,
  { id: campaignId, fileId }: { id: number; fileId: number },
): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    const campaign = await holdCampaign(db, ctx, campaignId, 'editor');
    refuseArchived(campaign);
    const file = await findCampaignFile(db, teamId, campaignId, fileId);
    if (!file) throw new AppError('not_found');
    await dropCampaignFile(db, teamId, fileId);
    const { name, collaborationId } = file;
    await noteFile(db, ctx, 'fileRemoved', { campaignId, collaborationId, file: name });
    const before = { file: file.name };
    await recordOperation(db, ctx, teamId, { ...recordOf('campaign.removeFile', campaign), before });
    await announceCampaign(db, teamId, campaignId);
  });
}
