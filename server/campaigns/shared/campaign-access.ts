import { mayAs, type CampaignRole, type CampaignState } from '../../../contract/campaigns/campaign-kinds.ts';
import { may } from '../../../contract/core/roles/permissions.ts';
import type { Currency } from '../../../contract/core/currencies.ts';
import type { OperationAction } from '../../../contract/activity/audit-log.ts';
import { realtimeCodes } from '../../../contract/core/realtime-channel.ts';
import type { Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { wakeDue } from '../../core/db/due-work/due-leases.ts';
import { AppError } from '../../core/errors.ts';
import { announce } from '../../core/realtime/announce.ts';
import {
  campaignsFor,
  campaignsOfProject,
  clearProject,
  lockCampaignsOfProject,
  findCampaign,
  lockCampaign,
  updateCampaign,
  type StoredCampaignFor,
} from './campaigns.queries.ts';

export interface CampaignOf {
  id: number;
  teamId: number;
  name: string;
  state: CampaignState;
  /** IANA name, the time zone of its days. */
  zone: string;
  /** `yyyy-MM-dd`, both included. */
  beginsOn: string;
  endsOn: string;
  currency: Currency;
  /** In the smallest unit of the currency; null if none was set. */
  budgetMinor: number | null;
  product: string;
  /** An http(s) address, or empty. */
  productUrl: string;
  /** Clean HTML. */
  brief: string;
  /** The monitor project that watches its posts. */
  projectId: number | null;
  /** The account that created it. */
  accountId: number;
  /** The account that is responsible for it. */
  ownerId: number;
}

/** A campaign with the caller's role. */
export interface SeenCampaign extends CampaignOf {
  role: CampaignRole;
}

/** For lists: without the brief, which may be long. */
export type ListedCampaign = Omit<SeenCampaign, 'brief'>;

const listedOf = (row: Omit<StoredCampaignFor, 'brief'>): Omit<CampaignOf, 'brief'> => ({
  id: row.id,
  teamId: row.team_id,
  name: row.name,
  state: row.state,
  zone: row.zone,
  beginsOn: row.begins_on,
  endsOn: row.ends_on,
  currency: row.currency as Currency,
  budgetMinor: row.budget_minor,
  product: row.product,
  productUrl: row.product_url,
  projectId: row.project_id,
  accountId: row.account_id,
  ownerId: row.owner_id,
});

const campaignOf = (row: StoredCampaignFor): CampaignOf => ({ ...listedOf(row), brief: row.brief });

/** Who takes part in all campaigns is owner of every campaign. */
export const roleIn = (
  row: Pick<StoredCampaignFor, 'role'>,
  { actor }: Pick<SignedIn, 'actor'>,
): CampaignRole | null => (may(actor, 'campaigns.all') ? 'owner' : row.role);

/** What the caller may do in a campaign by both roles; who may not edit campaigns looks. */
export const shownRole = (role: CampaignRole, { actor }: Pick<SignedIn, 'actor'>): CampaignRole =>
  may(actor, 'campaigns.edit') ? role : 'viewer';

function admitted(
  row: StoredCampaignFor | undefined,
  ctx: SignedIn,
  minRole: CampaignRole,
): { campaign: SeenCampaign; row: StoredCampaignFor } {
  const role = row ? roleIn(row, ctx) : null;
  if (!row || !role) throw new AppError('not_found');
  if (!mayAs(role, minRole))
    throw new AppError('forbidden', { who: minRole === 'owner' ? 'campaignOwner' : 'campaignEditor' });
  return { campaign: { ...campaignOf(row), role }, row };
}

/** With all columns. @throws AppError not_found, forbidden */
export const requireStored = async (db: Db, ctx: SignedIn, id: number, minRole: CampaignRole) =>
  admitted(await findCampaign(db, ctx.actor.teamId, ctx.actor.accountId, id), ctx, minRole);

/** Like `requireStored`, locked. @throws AppError not_found, forbidden */
export const holdStored = async (db: Db, ctx: SignedIn, id: number, minRole: CampaignRole) =>
  admitted(await lockCampaign(db, ctx.actor.teamId, ctx.actor.accountId, id), ctx, minRole);

/**
 * Returns a campaign that the caller is a member of, in the caller's transaction as the team.
 * @throws AppError not_found; forbidden for a member with a role below `least`
 */
export const requireCampaign = async (
  db: Db,
  ctx: SignedIn,
  id: number,
  minRole: CampaignRole = 'viewer',
): Promise<SeenCampaign> => (await requireStored(db, ctx, id, minRole)).campaign;

/** Like `requireCampaign`, locked against changes until the transaction ends. @throws AppError not_found, forbidden */
export const holdCampaign = async (
  db: Db,
  ctx: SignedIn,
  id: number,
  minRole: CampaignRole = 'viewer',
): Promise<SeenCampaign> => (await holdStored(db, ctx, id, minRole)).campaign;

/** @throws AppError campaign_state: archived campaigns are read-only */
export function refuseArchived({ state }: Pick<CampaignOf, 'state'>): void {
  if (state === 'archived') throw new AppError('campaign_state');
}

/** Returns all that the caller may see, newest first, including archived ones. */
export async function campaignsSeenBy(db: Db, ctx: SignedIn): Promise<ListedCampaign[]> {
  const rows = await campaignsFor(db, ctx.actor.teamId, ctx.actor.accountId);
  return rows.flatMap(row => {
    const role = roleIn(row, ctx);
    return role ? [{ ...listedOf(row), role }] : [];
  });
}

/** Like `requireCampaign` for work without a caller: null if it no longer exists. */
export async function findCampaignOf(db: Db, teamId: number, id: number): Promise<CampaignOf | null> {
  const row = await findCampaign(db, teamId, 0, id);
  return row ? campaignOf(row) : null;
}

/** Locks it against changes until the transaction ends; null if it no longer exists. */
export async function holdCampaignOf(db: Db, teamId: number, id: number): Promise<CampaignOf | null> {
  const row = await lockCampaign(db, teamId, 0, id);
  return row ? campaignOf(row) : null;
}

/** Lets a campaign be synced at this time at the latest; in the caller's transaction. */
export const syncCampaignLater = (db: Db, teamId: number, campaignId: number, at: Date): Promise<void> =>
  wakeDue(db, 'campaign.sync', { teamId, id: campaignId }, at);

/** Lets the campaigns of a project be synced, because there may be news of its posts. */
export async function syncCampaignsOfProject(
  db: Db,
  ctx: Pick<Context, 'now'>,
  teamId: number,
  projectId: number,
): Promise<void> {
  for (const id of await campaignsOfProject(db, teamId, projectId))
    await syncCampaignLater(db, teamId, id, ctx.now());
}

/** Notifies the team's open pages on commit that the campaign has changed. */
export const announceCampaign = (db: Db, teamId: number, campaignId: number): Promise<void> =>
  announce(db, { teamId }, { code: realtimeCodes.campaign, id: campaignId });

/** The subject of an audit log entry. */
export const recordOf = (action: OperationAction, campaign: Pick<CampaignOf, 'id' | 'name'>) => ({
  action,
  subject: 'campaign',
  subjectId: campaign.id,
  subjectName: campaign.name,
});

/** Sets the project of a campaign, in the transaction of a caller that has locked the campaign. */
export const bindProject = (
  db: Db,
  teamId: number,
  campaignId: number,
  projectId: number | null,
): Promise<void> => updateCampaign(db, teamId, campaignId, { project_id: projectId });

/** What changes a campaign locks it before its project: so does what removes the project. */
export const holdCampaignsOfProject = (db: Db, teamId: number, projectId: number): Promise<void> =>
  lockCampaignsOfProject(db, teamId, projectId);

/** Unbinds a removed project, in the caller's transaction. */
export const unbindProject = (db: Db, teamId: number, projectId: number): Promise<void> =>
  clearProject(db, teamId, projectId);
