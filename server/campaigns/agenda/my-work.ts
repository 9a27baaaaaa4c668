import { may, type Permission } from '../../../contract/core/roles/permissions.ts';
import { workSteps, type WorkStep } from '../../../contract/campaigns/agenda/agenda-kinds.ts';
import type { getMyWork as showCall, WorkItem } from '../../../contract/campaigns/agenda/agenda.ts';
import { mayAs } from '../../../contract/campaigns/campaign-kinds.ts';
import type { QueryOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import { faceOf } from '../../catalogue/pictures/picture-addresses.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { campaignsSeenBy } from '../shared/campaign-access.ts';
import { countWork, pageOfWork, type WorkRow } from './my-work.queries.ts';

const present = (row: WorkRow): WorkItem => ({
  key: `${row.step}:${row.campaignId}:${row.id}`,
  step: row.step,
  since: row.since.toISOString(),
  isOverdue: row.isOverdue,
  campaignId: row.campaignId,
  campaignName: row.campaignName,
  collaborationId: row.collaborationId,
  threadId: row.threadId,
  creator: {
    id: row.creatorId,
    platform: row.platform ?? 'tiktok',
    name: row.name ?? '',
    avatarUrl: faceOf(row.creatorId, row.pictureUrl ?? ''),
  },
  amount: row.currency === null || row.minor === null ? null : { currency: row.currency, minor: row.minor },
});

/** Who may do what waits; the other steps are for whoever edits campaigns. */
const neededFor: Partial<Record<WorkStep, Permission>> = {
  reply: 'inbox.answer',
  reviewDraft: 'drafts.review',
  planPayment: 'payments.plan',
  approvePayment: 'payments.approve',
  pay: 'payments.pay',
};

/** Returns the waiting work of the caller in campaigns that the caller may edit and that are not archived. */
export async function loadMyWork(
  pool: Db,
  ctx: SignedIn,
  { campaignId, step, mine, page, size }: QueryOf<typeof showCall>,
): Promise<ReplyOf<typeof showCall>> {
  const { teamId, accountId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const campaigns = (await campaignsSeenBy(db, ctx)).filter(
      ({ id, state, role, ownerId }) =>
        state !== 'archived' &&
        mayAs(role, 'editor') &&
        (campaignId === undefined || id === campaignId) &&
        (!mine || ownerId === accountId),
    );
    const of = { teamId, campaignIds: campaigns.map(({ id }) => id), at: ctx.now() };
    const mayDo = workSteps.filter(each => may(ctx.actor, neededFor[each] ?? 'campaigns.edit'));
    const wanted = mayDo.filter(each => each === step || !step);
    const rows = wanted.length ? await pageOfWork(db, of, { wanted, size, offset: (page - 1) * size }) : [];
    const found = mayDo.length ? await countWork(db, of, mayDo) : [];
    const counted = new Map(found.map(row => [row.step, row.count]));
    const counts = Object.fromEntries(workSteps.map(each => [each, counted.get(each) ?? 0])) as Counts;
    const all = workSteps.reduce((sum, each) => sum + counts[each], 0);
    return { items: rows.map(present), total: step ? counts[step] : all, counts };
  });
}

type Counts = ReplyOf<typeof showCall>['counts'];
