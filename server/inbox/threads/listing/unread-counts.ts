import type { ReplyOf } from '../../../../contract/core/endpoint.ts';
import type { getInboxCounts } from '../../../../contract/inbox/threads.ts';
import { inboxViews } from '../../../../contract/outreach/mail-kinds.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { unreadOfLabels, unreadOfSenders, unreadOfViews, type ViewCounts } from './unread-counts.queries.ts';

const max = 1000;

const capped = (count: number) => Math.min(count, max);

/** Counts unread conversations; more than 999 are returned as 1000. */
export function countInbox(pool: Db, ctx: SignedIn): Promise<ReplyOf<typeof getInboxCounts>> {
  const { teamId, accountId } = ctx.actor;
  const viewer = { teamId, accountId, at: ctx.now() };
  return asTeam(pool, teamId, async db => {
    const views = await unreadOfViews(db, viewer);
    const [labels, senders] = [await unreadOfLabels(db, viewer), await unreadOfSenders(db, viewer)];
    const cap = ({ id, unread }: { id: number; unread: number }) => ({ id, unread: capped(unread) });
    return {
      views: Object.fromEntries(inboxViews.map(view => [view, capped(views[view])])) as ViewCounts,
      labels: labels.map(cap),
      senders: senders.map(cap),
    };
  });
}
