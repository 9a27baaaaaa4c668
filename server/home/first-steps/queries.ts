import type { Db } from '../../core/db/database.ts';

interface AccountOf {
  teamId: number;
  accountId: number;
}

export async function isHiddenFrom(db: Db, { teamId, accountId }: AccountOf): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('first_steps_hidden_at')
    .where('team_id', '=', teamId)
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.first_steps_hidden_at != null;
}

export async function setHidden(db: Db, { teamId, accountId }: AccountOf, at: Date | null): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ first_steps_hidden_at: at })
    .where('team_id', '=', teamId)
    .where('id', '=', accountId)
    .execute();
}

/** Whether the team has a short link that is not of its sample campaign. */
export async function hasOwnLink(db: Db, teamId: number): Promise<boolean> {
  const row = await db
    .selectFrom('short_links')
    .select('id')
    .where('team_id', '=', teamId)
    .where('removed_at', 'is', null)
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('sample_campaigns')
            .select('link_id')
            .where('sample_campaigns.team_id', '=', teamId)
            .whereRef('sample_campaigns.link_id', '=', 'short_links.id'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The campaign that the team tries the product with, if it has one. */
export async function sampleCampaignOf(db: Db, teamId: number): Promise<number | null> {
  const row = await db
    .selectFrom('sample_campaigns')
    .select('campaign_id')
    .where('team_id', '=', teamId)
    .executeTakeFirst();
  return row?.campaign_id ?? null;
}
