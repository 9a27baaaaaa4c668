import type { CampaignRole } from '../../../contract/campaigns/campaign-kinds.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { AppError } from '../../core/errors.ts';
import {
  findCampaignOf,
  refuseArchived,
  requireCampaign,
  type CampaignOf,
  type SeenCampaign,
} from '../shared/campaign-access.ts';
import { collaborationOf, type CollaborationOf } from './collaboration.ts';
import { findCollaboration, lockCollaboration, type StoredCollaboration } from './queries.ts';

export interface SeenCollaboration {
  collaboration: CollaborationOf;
  campaign: SeenCampaign;
}

async function seen(
  db: Db,
  ctx: SignedIn,
  row: StoredCollaboration | undefined,
  minRole: CampaignRole,
): Promise<SeenCollaboration> {
  if (!row) throw new AppError('not_found');
  const campaign = await requireCampaign(db, ctx, row.campaign_id, minRole);
  return { collaboration: collaborationOf(row), campaign };
}

/** Returns one of a campaign that the caller is a member of, as the team. @throws AppError not_found, forbidden */
export const requireOne = async (
  db: Db,
  ctx: SignedIn,
  id: number,
  minRole: CampaignRole = 'viewer',
): Promise<SeenCollaboration> => seen(db, ctx, await findCollaboration(db, ctx.actor.teamId, id), minRole);

/** Like `requireOne`, locked until the transaction ends. @throws AppError not_found, forbidden */
export const holdOne = async (
  db: Db,
  ctx: SignedIn,
  id: number,
  minRole: CampaignRole = 'viewer',
): Promise<SeenCollaboration> => seen(db, ctx, await lockCollaboration(db, ctx.actor.teamId, id), minRole);

/** Like `holdOne`, for a change. @throws AppError not_found, forbidden, campaign_state */
export async function holdCollaborationToChange(
  db: Db,
  ctx: SignedIn,
  id: number,
): Promise<SeenCollaboration> {
  const held = await holdOne(db, ctx, id, 'editor');
  refuseArchived(held.campaign);
  return held;
}

/** Locks one for work without a caller; null if it no longer exists. */
export async function holdCollaborationOf(
  db: Db,
  teamId: number,
  id: number,
): Promise<{ collaboration: CollaborationOf; campaign: CampaignOf } | null> {
  const row = await lockCollaboration(db, teamId, id);
  const campaign = row ? await findCampaignOf(db, teamId, row.campaign_id) : null;
  return row && campaign ? { collaboration: collaborationOf(row), campaign } : null;
}
