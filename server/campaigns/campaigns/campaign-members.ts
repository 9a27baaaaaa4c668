import type { setCampaignMembers } from '../../../contract/campaigns/campaigns.ts';
import type { BodyOf } from '../../../contract/core/endpoint.ts';
import type { Lang } from '../../../contract/core/error-texts.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { notify } from '../../activity/notifications/service.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { membersOf, passMembers, putMembers, type Member } from './campaign-members.queries.ts';
import { teamAccounts } from '../shared/campaigns.queries.ts';
import { holdCampaign, recordOf, announceCampaign, type SeenCampaign } from '../shared/campaign-access.ts';

type Account = Awaited<ReturnType<typeof teamAccounts>>[number];

const texts = {
  zh: { nobody: '团队里没有这个账号', twice: '同一账号只能出现一次', oneOwner: '负责人必须有且只有一位' },
  en: {
    nobody: 'is not an account of this team',
    twice: 'each account can only be added once',
    oneOwner: 'exactly one of them must be the owner',
  },
};

function refuseWrong(lang: Lang, members: readonly Member[], able: ReadonlySet<number>): void {
  const refuse = (reason: keyof (typeof texts)['zh']) =>
    new AppError('invalid_request', {}, [{ field: 'members', reason: texts[lang][reason] }]);
  if (new Set(members.map(({ accountId }) => accountId)).size < members.length) throw refuse('twice');
  if (members.filter(({ role }) => role === 'owner').length !== 1) throw refuse('oneOwner');
  if (!members.every(({ accountId }) => able.has(accountId))) throw refuse('nobody');
}

/** Notifies new members, except an account that adds itself. */
async function announceNew(
  db: Db,
  ctx: SignedIn,
  campaign: SeenCampaign,
  { fresh, byName }: { fresh: readonly number[]; byName: string },
): Promise<void> {
  const { teamId, accountId: by } = ctx.actor;
  const details = { campaignId: campaign.id, campaign: campaign.name, nickName: byName, accountId: by };
  for (const accountId of fresh.filter(id => id !== by))
    await notify(db, ctx, { teamId, accountId, kind: 'campaign.added', details });
}

const namesIn = (members: readonly Member[], accounts: readonly Account[], role: Member['role']): string => {
  const names = new Map(accounts.map(({ id, nickname }) => [id, nickname]));
  return members.flatMap(each => (each.role === role ? (names.get(each.accountId) ?? []) : [])).join(', ');
};

const recordedOf = (members: readonly Member[], accounts: readonly Account[]) => ({
  owner: namesIn(members, accounts, 'owner'),
  editors: namesIn(members, accounts, 'editor'),
  viewers: namesIn(members, accounts, 'viewer'),
});

/** @throws AppError not_found, forbidden; invalid_request on `members` */
export async function setMembers(
  pool: Db,
  ctx: SignedIn,
  id: number,
  { members }: BodyOf<typeof setCampaignMembers>,
): Promise<void> {
  const { teamId, accountId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    const campaign = await holdCampaign(db, ctx, id, 'owner');
    const rows = await membersOf(db, teamId, id);
    const since = new Map(rows.map(row => [row.account_id, row.added_at]));
    const accounts = await teamAccounts(db, teamId);
    // Members who were disabled since may stay.
    const able = accounts.filter(account => !account.disabled_at || since.has(account.id));
    refuseWrong(ctx.lang, members, new Set(able.map(account => account.id)));
    await putMembers(
      db,
      teamId,
      id,
      members.map(member => ({ ...member, addedAt: since.get(member.accountId) ?? ctx.now() })),
    );
    const was = rows.map(row => ({ accountId: row.account_id, role: row.role }));
    const [before, after] = [recordedOf(was, accounts), recordedOf(members, accounts)];
    await recordOperation(db, ctx, teamId, { ...recordOf('campaign.members', campaign), before, after });
    const fresh = members.flatMap(member => (since.has(member.accountId) ? [] : member.accountId));
    const byName = accounts.find(account => account.id === accountId)?.nickname ?? '';
    await announceNew(db, ctx, campaign, { fresh, byName });
    await announceCampaign(db, teamId, id);
  });
}

/** Returns accounts of the team that can be members. */
export const offerMembers = (pool: Db, { actor: { teamId } }: SignedIn) =>
  asTeam(pool, teamId, async db => ({
    accounts: (await teamAccounts(db, teamId)).flatMap(({ id, nickname, disabled_at }) =>
      disabled_at ? [] : { id, name: nickname },
    ),
  }));

/** Hands over the campaigns of a deleted account, in the caller's transaction. */
export const handOverCampaigns = (db: Db, teamId: number, from: number, to: number): Promise<void> =>
  passMembers(db, teamId, from, to);
