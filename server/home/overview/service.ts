import { may } from '../../../contract/core/roles/permissions.ts';
import { type getHome, shownAtHome } from '../../../contract/home/overview.ts';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { MailServices } from '../../outside/mail-protocol/mail-services.ts';
import { describeUsage } from '../../billing/plans/load-plans.ts';
import { listCampaigns } from '../../campaigns/campaigns/list-campaigns.ts';
import { listInbox } from '../../inbox/threads/listing/list-threads.ts';
import { countInbox } from '../../inbox/threads/listing/unread-counts.ts';
import { listProjects } from '../../monitoring/monitors/list-projects.ts';
import { listUnfinished } from '../../outreach/mail-tasks/list-tasks.ts';
import { loadSenders } from '../../outreach/senders/load-senders.ts';
import { loadFirstSteps } from '../first-steps/service.ts';
import { heldSenders } from './held-senders.ts';

type Home = ReplyOf<typeof getHome>;

async function loadReplies(db: Db, ctx: SignedIn): Promise<Home['replies']> {
  if (!may(ctx.actor, 'mail.read')) return { unread: 0, threads: [] };
  const { views } = await countInbox(db, ctx);
  const { threads } = await listInbox(db, ctx, { view: 'replies', size: shownAtHome.threads });
  return { unread: views.replies, threads };
}

async function loadSends(db: Db, ctx: SignedIn, mail: MailServices): Promise<Home['sends']> {
  const { senders, dailyUsed, dailyLimit } = await loadSenders(db, ctx, mail);
  const { tasks, total } = may(ctx.actor, 'mail.read')
    ? await listUnfinished(db, ctx, shownAtHome.tasks)
    : { tasks: [], total: 0 };
  return {
    used: dailyUsed,
    limit: dailyLimit,
    senders: senders.length,
    held: heldSenders(senders),
    tasks,
    unfinished: total,
  };
}

async function loadCampaigns(db: Db, ctx: SignedIn): Promise<Home['campaigns']> {
  const [size, page] = [shownAtHome.campaigns, 1];
  const running = await listCampaigns(db, ctx, { state: 'running', page, size });
  const recruiting = await listCampaigns(db, ctx, { state: 'recruiting', page, size });
  return {
    running: running.total,
    recruiting: recruiting.total,
    shown: [...running.campaigns, ...recruiting.campaigns].slice(0, size),
  };
}

async function loadMonitors(db: Db, ctx: SignedIn): Promise<Home['monitors']> {
  const asked = { state: 'open', page: 1, size: shownAtHome.monitors } as const;
  const { projects, total } = await listProjects(db, ctx, asked);
  return { open: total, shown: projects };
}

async function loadQuota(db: Db, ctx: SignedIn): Promise<Home['quota']> {
  const { uses } = await describeUsage(db, ctx);
  return uses.filter(({ used }) => used !== null);
}

/** Returns the parts of the home page, each by the functions of the page that it leads to, so that they agree. */
export async function loadHome(db: Db, ctx: SignedIn, mail: MailServices): Promise<Home> {
  const [steps, replies, sends, campaigns, monitors, quota] = await Promise.all([
    loadFirstSteps(db, ctx),
    loadReplies(db, ctx),
    loadSends(db, ctx, mail),
    loadCampaigns(db, ctx),
    loadMonitors(db, ctx),
    loadQuota(db, ctx),
  ]);
  return { steps, replies, sends, campaigns, monitors, quota };
}
