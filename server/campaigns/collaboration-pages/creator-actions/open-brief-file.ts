import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import type { SentFile } from '../../../core/http/serve-endpoint.ts';
import { findCampaignFile, openCampaignFile } from '../../shared/campaign-files.ts';
import { findOpenPage, holdWork } from '../open-page.ts';

/** Opens only files of the brief. @throws AppError too_many_requests, not_found, gone */
export async function openBriefFile(
  pool: Db,
  ctx: Context,
  { token, fileId }: { token: string; fileId: number },
): Promise<SentFile> {
  const page = await findOpenPage(pool, ctx, token);
  const { teamId, campaignId } = page;
  const file = await asTeam(pool, teamId, async db => {
    await holdWork(db, page);
    return findCampaignFile(db, teamId, campaignId, fileId);
  });
  if (file?.kind !== 'brief' || file.collaborationId !== null) throw new AppError('not_found');
  const { content, name } = await openCampaignFile(pool, ctx, { teamId, campaignId }, fileId);
  return { content, mediaType: 'application/octet-stream', name };
}
