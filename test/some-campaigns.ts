import type { CampaignRole } from '../contract/campaign-kinds.ts';
import type { CampaignFields } from '../contract/campaigns.ts';
import type { Context } from '../server/context.ts';
import type { Db } from '../server/db/database.ts';
import { asTeam } from '../server/db/tenant.ts';
import { createCampaign } from '../server/features/campaigns/change.ts';
import { putMembers } from '../server/features/campaigns/members.queries.ts';
import { requireCampaign, type SeenCampaign } from '../server/features/campaigns/service.ts';
import { actingAs } from './some-monitors.ts';
import type { Account } from './two-teams.ts';

/** A campaign of the weeks around 20 November 2026 in Shanghai, as a form would send it. */
export const campaignFields = (fields: Partial<CampaignFields> = {}): CampaignFields => ({
  name: 'Spring tea',
  product: 'Longjing tea',
  productUrl: 'https://shop.example/longjing',
  brief: '<p>Show how it is brewed.</p>',
  platforms: ['tiktok'],
  regions: ['US'],
  beginsOn: '2026-11-10',
  endsOn: '2026-12-20',
  zone: 'Asia/Shanghai',
  budgetMinor: 1_000_000,
  currency: 'USD',
  goals: { posts: 10, plays: 100_000 },
  ...fields,
});

/** A campaign of which `account` is the owner, as that account sees it. */
export async function someCampaign(
  db: Db,
  ctx: Context,
  account: Pick<Account, 'teamId' | 'accountId'>,
  fields: Partial<CampaignFields> = {},
): Promise<SeenCampaign> {
  const signedIn = actingAs(ctx, account);
  const id = await createCampaign(db, signedIn, campaignFields(fields));
  return asTeam(db, account.teamId, db => requireCampaign(db, signedIn, id));
}

/** Others who are to work on it, beside its owner. */
export function withMembers(
  db: Db,
  ctx: Context,
  { id, teamId, ownerId }: SeenCampaign,
  members: readonly { accountId: number; role: Exclude<CampaignRole, 'owner'> }[],
): Promise<void> {
  const all = [{ accountId: ownerId, role: 'owner' as const }, ...members];
  const addedAt = ctx.now();
  return asTeam(db, teamId, db =>
    putMembers(
      db,
      teamId,
      id,
      all.map(member => ({ ...member, addedAt })),
    ),
  );
}
