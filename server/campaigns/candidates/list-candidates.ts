import { candidateStatuses } from '../../../contract/campaigns/campaign-kinds.ts';
import type { Candidate, listCampaignTasks, listCandidates } from '../../../contract/campaigns/candidates.ts';
import type { QueryOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { findBlocked } from '../../creators/blocklist/service.ts';
import { addressesFor } from '../../creators/shared/open-addresses.ts';
import { requireCampaign, requireStored } from '../shared/campaign-access.ts';
import { pricesOf } from '../../creators/creator-prices/service.ts';
import type { CreatorFigures } from '../../creators/search-engine/service.ts';
import { readTeamRows } from '../../creators/shared/team-rows.ts';
import { pageOfCampaign } from '../../outreach/mail-tasks/list-tasks.ts';
import {
  countsOf,
  pageOfCandidates,
  readCandidates,
  type ListedCandidate,
} from './list-candidates.queries.ts';
import { budgetInFen } from './campaign-budget.ts';
import { fitOf, leftOf } from './candidate-fit.ts';
import { threadsOf } from '../shared/candidate-threads.queries.ts';

const moment = (at: Date | null) => at?.toISOString() ?? null;

function present(
  row: ListedCandidate,
  creator: CreatorFigures,
  {
    price,
    email,
    fit,
    threadId,
    blocked,
  }: Pick<Candidate, 'price' | 'email' | 'fit' | 'threadId' | 'blocked'>,
): Candidate {
  const { platform, name, handle, avatarUrl, followers, averagePlays, interactionBp, hasEmail } = creator;
  return {
    creatorId: creator.id,
    platform,
    name,
    handle,
    avatarUrl,
    followers,
    averagePlays,
    interactionBp,
    region: creator.region ?? '',
    email,
    hasEmail,
    price,
    fit,
    origin: row.origin,
    status: row.status,
    invitedAt: moment(row.invited_at),
    openedAt: moment(row.opened_at),
    repliedAt: moment(row.replied_at),
    taskId: row.task_id,
    threadId,
    collaborationId: row.collaboration_id,
    blocked,
    excluded: row.excluded_at && {
      at: row.excluded_at.toISOString(),
      by: row.excluded_by ?? '',
      reason: row.excluded_reason,
    },
    addedAt: row.added_at.toISOString(),
  };
}

/** @throws AppError not_found */
export function listPage(
  db: Db,
  ctx: SignedIn,
  campaignId: number,
  { page, size, ...filter }: QueryOf<typeof listCandidates>,
): Promise<ReplyOf<typeof listCandidates>> {
  const { teamId } = ctx.actor;
  const of = { teamId, campaignId };
  return asTeam(db, teamId, async db => {
    const { campaign, row: stored } = await requireStored(db, ctx, campaignId, 'viewer');
    const { ids, total } = await pageOfCandidates(db, of, filter, { size, offset: (page - 1) * size });
    const { counts, excluded } = await countsOf(db, of);
    const rows = await readCandidates(db, of, ids);
    const creators = await readTeamRows(db, teamId, ids);
    const threads = await threadsOf(db, of, ids);
    const blocked = await findBlocked(db, teamId, ids);
    const prices = await pricesOf(db, teamId, creators);
    const emails = await addressesFor(db, ctx, ids);
    const { platforms, regions } = stored;
    const standard = {
      platforms,
      regions,
      leftFen: leftOf(await budgetInFen(db, ctx, campaign)),
      now: ctx.now(),
    };
    return {
      candidates: creators.flatMap(creator => {
        const row = rows.get(creator.id);
        if (!row) return [];
        const price = prices.get(creator.id) ?? null;
        const beside = {
          price,
          email: emails.get(creator.id)?.[0] ?? null,
          fit: fitOf({ ...creator, price, isAgreed: row.is_agreed }, standard),
          threadId: threads.get(creator.id) ?? null,
          blocked: blocked.has(creator.id),
        };
        return [present(row, creator, beside)];
      }),
      total,
      counts: Object.fromEntries(
        candidateStatuses.map(status => [status, counts.get(status) ?? 0]),
      ) as ReplyOf<typeof listCandidates>['counts'],
      excluded,
    };
  });
}

/** Returns tasks by any account, for readers of the campaign. @throws AppError not_found */
export function listTasks(
  db: Db,
  ctx: SignedIn,
  campaignId: number,
  paging: QueryOf<typeof listCampaignTasks>,
): Promise<ReplyOf<typeof listCampaignTasks>> {
  return asTeam(db, ctx.actor.teamId, async db => {
    await requireCampaign(db, ctx, campaignId);
    return pageOfCampaign(db, ctx, campaignId, paging);
  });
}
