import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { CampaignRole } from '../../../contract/campaigns/campaign-kinds.ts';
import type { Db } from '../../core/db/database.ts';
import type { CampaignTables } from '../../core/db/schema/campaigns-tables.ts';

export type StoredCampaign = Selectable<CampaignTables['campaigns']>;
/** With an account's role in it; null for an account that is not a member. */
export type StoredCampaignFor = StoredCampaign & { role: CampaignRole | null; owner_id: number };

const ofTeam = (db: Db, teamId: number) => db.selectFrom('campaigns as c').where('c.team_id', '=', teamId);

/** The owner of `c`; 0 if there is none. */
export const ownerId = sql<number>`coalesce((
  select m.account_id from campaign_members m
  where m.team_id = c.team_id and m.campaign_id = c.id and m.role = 'owner'
), 0)`;
/** The role of an account in `c`. */
export const roleOf = (accountId: number) => sql<CampaignRole | null>`(
  select m.role from campaign_members m
  where m.team_id = c.team_id and m.campaign_id = c.id and m.account_id = ${accountId}
)`;

const listed = [
  'c.team_id',
  'c.id',
  'c.account_id',
  'c.name',
  'c.product',
  'c.product_url',
  'c.platforms',
  'c.regions',
  'c.begins_on',
  'c.ends_on',
  'c.zone',
  'c.budget_minor',
  'c.currency',
  'c.goals',
  'c.state',
  'c.revision',
  'c.project_id',
  'c.created_at',
  'c.changed_at',
] as const;

const withRole = (db: Db, teamId: number, accountId: number) =>
  ofTeam(db, teamId).selectAll('c').select(ownerId.as('owner_id')).select(roleOf(accountId).as('role'));

export const findCampaign = (
  db: Db,
  teamId: number,
  accountId: number,
  id: number,
): Promise<StoredCampaignFor | undefined> =>
  withRole(db, teamId, accountId).where('c.id', '=', id).executeTakeFirst();

/** Locks the campaign against changes of it and its content until the transaction ends. */
export const lockCampaign = (
  db: Db,
  teamId: number,
  accountId: number,
  id: number,
): Promise<StoredCampaignFor | undefined> =>
  withRole(db, teamId, accountId).where('c.id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Newest first; without briefs, which may be long. */
export const campaignsFor = (
  db: Db,
  teamId: number,
  accountId: number,
): Promise<Omit<StoredCampaignFor, 'brief'>[]> =>
  ofTeam(db, teamId)
    .select(listed)
    .select(ownerId.as('owner_id'))
    .select(roleOf(accountId).as('role'))
    .orderBy('c.id', 'desc')
    .execute();

export async function campaignsOfProject(db: Db, teamId: number, projectId: number): Promise<number[]> {
  const rows = await ofTeam(db, teamId)
    .select('c.id')
    .where('c.project_id', '=', projectId)
    .where('c.state', '<>', 'archived')
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks the campaigns of a project, in one order for all. */
export async function lockCampaignsOfProject(db: Db, teamId: number, projectId: number): Promise<void> {
  await db
    .selectFrom('campaigns')
    .select('id')
    .where('team_id', '=', teamId)
    .where('project_id', '=', projectId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export async function insertCampaign(
  db: Db,
  campaign: Insertable<CampaignTables['campaigns']>,
): Promise<number> {
  const { id } = await db.insertInto('campaigns').values(campaign).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateCampaign(
  db: Db,
  teamId: number,
  id: number,
  change: Updateable<CampaignTables['campaigns']>,
): Promise<void> {
  await db.updateTable('campaigns').set(change).where('team_id', '=', teamId).where('id', '=', id).execute();
}

/** Returns the accounts that can be members. */
export const teamAccounts = (db: Db, teamId: number) =>
  db
    .selectFrom('accounts')
    .select(['id', 'nickname', 'disabled_at'])
    .where('team_id', '=', teamId)
    .orderBy('id')
    .execute();

/** Removes the project from the campaigns that it watches for. */
export async function clearProject(db: Db, teamId: number, projectId: number): Promise<void> {
  await db
    .updateTable('campaigns')
    .set({ project_id: null })
    .where('team_id', '=', teamId)
    .where('project_id', '=', projectId)
    .execute();
}
