import {
  failSilentBackgroundTasksJob,
  deleteOldBackgroundTasksJob,
} from './activity/background-tasks/jobs.ts';
import { deleteOldNotificationsJob } from './activity/notifications/jobs.ts';
import { mailPaidOrders } from './billing/orders/confirmation-mails/due-mails.ts';
import { deletePaymentNoticesJob } from './billing/orders/jobs.ts';
import { checkDuePayments } from './billing/orders/payments/check-due-payments.ts';
import { compareDueBills } from './billing/orders/reconciliation/daily-bills.ts';
import { processDueRefunds } from './billing/orders/refunds/due-refunds.ts';
import { endPlansJob, remindOfPlanEndsJob } from './billing/plans/jobs.ts';
import { remindOfAgendaJob } from './campaigns/agenda/jobs.ts';
import { syncDueCampaigns } from './campaigns/campaign-sync/sync-due-campaigns.ts';
import { deleteCollaborationPagesJob } from './campaigns/collaboration-pages/jobs.ts';
import {
  deleteOldChangesJob,
  importFileJob,
  mergeCreatorsJob,
  recomputeFiguresJob,
  recomputePeersJob,
  watchFolderJob,
} from './catalogue/creator-records/jobs.ts';
import { computeGrowthReferencesJob } from './catalogue/metric-interpolation/jobs.ts';
import { fetchWantedPictures } from './catalogue/pictures/fetch-wanted.ts';
import { deleteOldPicturesJob } from './catalogue/pictures/jobs.ts';
import { applySourceModesJob, purgeExpiredDataJob } from './catalogue/provenance/jobs.ts';
import type { DueKindName } from './core/db/due-work/due-kinds.ts';
import { runAt, runOnDemand, type AnyJob, type ScheduledJob } from './core/jobs/define-job.ts';
import { every, type PollingRounds } from './core/jobs/polling-rounds.ts';
import { bulkJob } from './creators/bulk/jobs.ts';
import { reviewAddressesJob } from './creators/creator-emails/jobs.ts';
import { fetchDueConnections } from './creators/creator-connections/fetching/fetch-due-accounts.ts';
import { deleteConnectionLinksJob } from './creators/creator-connections/jobs.ts';
import { listImportJob } from './creators/list-imports/jobs.ts';
import { deleteReportsJob } from './creators/reports/jobs.ts';
import { deleteOldCodesJob } from './identity/phone-codes/jobs.ts';
import { deleteOldSessionsJob } from './identity/sign-in/jobs.ts';
import { settleDoubtfulEmails } from './inbox/one-to-one-emails/sending/settle-doubts.ts';
import type { DrainTimes } from './links/visits/drain/visit-drain.ts';
import { verifyDueDomains } from './identity/team-domains/verify-again.ts';
import { shortDomains } from './links/short-domains/domains.ts';
import { expireVisitsJob, deleteVisitsJob } from './links/visits/jobs.ts';
import { fetchAds } from './market/ads/fetching/fetch-ads.ts';
import { deleteOldAdsJob } from './market/ads/jobs.ts';
import { makeRankingsJob } from './market/rankings/jobs.ts';
import { sendAlertMails } from './monitoring/alerts/mails/send-alert-mails.ts';
import { deleteReportLinksJob } from './monitoring/client-reports/jobs.ts';
import { syncDueMonitors } from './monitoring/monitor-sync/sync-due-monitors.ts';
import { settleDoubts } from './outreach/delivery/settling/doubtful-messages.ts';
import { startTimedTasks } from './outreach/mail-tasks/sending/start-task.ts';
import { reclassifyHits } from './outreach/recipient-events/service.ts';
import { checkDueDns } from './outreach/senders/dns/check-domain-dns.ts';
import type { SourceServices } from './outside/connectors/source-services.ts';
import type { MailServices } from './outside/mail-protocol/mail-services.ts';
import type { PaymentServices } from './outside/payments/payment-services.ts';
import { actInCampaigns } from './sandbox/sample-creators/act-in-campaigns.ts';
import { reactToAllDue } from './sandbox/sandbox-mail/service.ts';
import type { SandboxGateway } from './sandbox/sandbox-payments/service.ts';
import { deleteWatchedPostsJob } from './sourcing/metric-polling/jobs.ts';
import { fetchDuePosts, findTagged } from './sourcing/metric-polling/service.ts';
import { planRefreshes } from './sourcing/refreshes/plan-refreshes.ts';
import { refreshQueued } from './sourcing/refreshes/service.ts';
import { tidySourcesJob } from './sourcing/sources/jobs.ts';
import { checkRecordsJob, sealRecordsJob, streamRecordsJob } from './workspace/audit-log/jobs.ts';
import { closeDueJob } from './workspace/closures/jobs.ts';
import { runErasuresJob } from './workspace/erasures/jobs.ts';
import { exportJob } from './workspace/exports/jobs.ts';
import { deleteOldJob } from './workspace/retention/jobs.ts';
import { signInDomains } from './workspace/single-sign-on/domains.ts';

/** All automatic work in one file: what it is, and when it runs. */

/**
 * Jobs: one process takes each run from the queue (pg-boss), and failed runs are retried. Times are cron expressions in
 * UTC; 19:00 UTC is 03:00 in China.
 */
export const jobs: readonly ScheduledJob[] = [
  // On demand.
  runOnDemand(bulkJob),
  runOnDemand(exportJob),
  runOnDemand(importFileJob),
  runOnDemand(listImportJob),

  // Every minute, or every five minutes.
  runAt('* * * * *', applySourceModesJob),
  runAt('* * * * *', endPlansJob),
  runAt('* * * * *', expireVisitsJob),
  runAt('* * * * *', deleteVisitsJob),
  runAt('* * * * *', makeRankingsJob),
  runAt('* * * * *', mergeCreatorsJob),
  runAt('* * * * *', recomputeFiguresJob),
  runAt('* * * * *', remindOfAgendaJob),
  runAt('* * * * *', reviewAddressesJob),
  runAt('* * * * *', runErasuresJob),
  runAt('* * * * *', streamRecordsJob),
  runAt('* * * * *', watchFolderJob),
  runAt('*/5 * * * *', failSilentBackgroundTasksJob),
  runAt('*/5 * * * *', remindOfPlanEndsJob),
  runAt('*/5 * * * *', sealRecordsJob),

  // Every hour.
  runAt('7 * * * *', closeDueJob),
  runAt('17 * * * *', deleteOldCodesJob),
  // Data that a platform allows us to keep for 30 days must not be kept for nearly 31, as with a daily job.
  runAt('25 * * * *', purgeExpiredDataJob),
  runAt('26 * * * *', deleteOldPicturesJob),
  runAt('27 * * * *', deleteOldBackgroundTasksJob),
  runAt('37 * * * *', deleteOldChangesJob),
  runAt('47 * * * *', deleteOldSessionsJob),

  // Every day.
  runAt('30 3 * * *', recomputePeersJob),
  runAt('10 19 * * *', deleteOldNotificationsJob),
  runAt('20 19 * * *', deleteOldAdsJob),
  runAt('20 19 * * *', deleteWatchedPostsJob),
  runAt('40 19 * * *', deletePaymentNoticesJob),
  runAt('40 19 * * *', deleteReportsJob),
  runAt('45 19 * * *', deleteReportLinksJob),
  runAt('50 19 * * *', computeGrowthReferencesJob),
  runAt('50 19 * * *', deleteCollaborationPagesJob),
  runAt('50 19 * * *', deleteConnectionLinksJob),
  runAt('10 20 * * *', tidySourcesJob),
  runAt('20 20 * * *', deleteOldJob),
  runAt('30 20 * * *', checkRecordsJob),
];

/**
 * Polling rounds: every working process repeats each of them, in parallel to the others. Their due work is in tables of
 * their own or in `due_work`. Milliseconds, from start to start.
 */
export interface MailDeps {
  mail: MailServices;
}

export const mailRounds = {
  sandboxReactions: every(2000, (db, ctx, { mail }) => reactToAllDue(db, ctx, mail)),
  timedTasks: every(2000, (db, ctx, { mail }) => startTimedTasks(db, ctx, mail)),
  doubts: every(2000, (db, ctx, { mail }) => settleDoubts(db, ctx, mail)),
  oneToOneEmailDoubts: every(2000, (db, ctx, { mail }) => settleDoubtfulEmails(db, ctx, mail)),
  dns: every(2000, (db, ctx, { mail }) => checkDueDns(db, ctx, mail)),
  shortDomains: every(2000, (db, ctx, { mail }) => verifyDueDomains(db, ctx, shortDomains, mail.dns)),
  signInDomains: every(2000, (db, ctx, { mail }) => verifyDueDomains(db, ctx, signInDomains, mail.dns)),
  hits: every(2000, (db, ctx) => reclassifyHits(db, ctx)),
  alerts: every(2000, (db, ctx, { mail }) => sendAlertMails(db, ctx, mail)),
} satisfies PollingRounds<MailDeps>;

export interface SourceDeps {
  sources: SourceServices;
  /** Aborted when the process stops. */
  signal: AbortSignal;
}

export const sourceRounds = {
  refreshPlan: every(2000, (db, ctx, { sources }) => planRefreshes(db, ctx, sources)),
  refreshes: every(2000, (db, ctx, { sources, signal }) => refreshQueued(db, ctx, sources, signal)),
  connections: every(2000, (db, ctx, { sources, signal }) => fetchDueConnections(db, ctx, sources, signal)),
  posts: every(2000, (db, ctx, { sources, signal }) => fetchDuePosts(db, ctx, sources, signal)),
  tags: every(2000, (db, ctx, { sources, signal }) => findTagged(db, ctx, sources, signal)),
  monitors: every(2000, (db, ctx) => syncDueMonitors(db, ctx)),
  campaigns: every(2000, (db, ctx) => syncDueCampaigns(db, ctx)),
  sampleCreators: every(2000, (db, ctx, { sources }) => actInCampaigns(db, ctx, sources.sandbox !== null)),
  ads: every(2000, (db, ctx, { sources, signal }) => fetchAds(db, ctx, sources, signal)),
} satisfies PollingRounds<SourceDeps>;

/** They belong to no team, so they are fetched even while a story is told. */
export const pictureRounds = {
  pictures: every(1000, (db, ctx, { sources, signal }) =>
    fetchWantedPictures(db, ctx, sources.pictures, signal),
  ),
} satisfies PollingRounds<SourceDeps>;

export interface PaymentDeps {
  payments: PaymentServices;
  mail: Pick<MailServices, 'publicUrl' | 'system'>;
  /** Null outside a sandbox. */
  sandboxPay: Pick<SandboxGateway, 'notifyDue'> | null;
}

export const paymentRounds = {
  orders: every(2000, (db, ctx, { payments }) => checkDuePayments(db, ctx, payments)),
  refunds: every(2000, (db, ctx, { payments }) => processDueRefunds(db, ctx, payments)),
  bills: every(2000, (db, ctx, { payments }) => compareDueBills(db, ctx, payments)),
  mails: every(2000, (db, ctx, { mail }) => mailPaidOrders(db, ctx, mail)),
  sandboxNotices: every(1000, async (_db, _ctx, { sandboxPay }) => sandboxPay?.notifyDue()),
} satisfies PollingRounds<PaymentDeps>;

/**
 * Lease loops: long-running due work. Every working process polls every `everyMs`, works on a limited number of
 * subjects at once, and loses one that shows no sign of life for `leaseMs`.
 */
export const leaseLoops = {
  /** Messages of mail tasks, by sender. */
  sending: { everyMs: 1000, leaseMs: 30_000, senders: 20, connections: 5 },
  /** Mailboxes; those that announce new mail keep additional open connections. */
  receiving: { everyMs: 1000, leaseMs: 60_000, readings: 8, open: 50, idle: 200 },
  /** One-to-one emails, by sender. */
  oneToOneEmails: { everyMs: 1000, leaseMs: 60_000, max: 20 },
  acquisitions: { everyMs: 1000, leaseMs: 60_000, max: 4 },
} as const;

/** Every process that answers short links stores the visits of its journal, and of journals left by others. */
export const visitDrainTimes: DrainTimes = {
  idleMs: 250,
  afterFailureMs: 1000,
  adoptEveryMs: 60_000,
  adoptAfterFailureMs: 5000,
};

/** Who processes a kind of due work: exactly one of these. */
export type DueProcessor =
  | { job: AnyJob }
  | { mailRound: keyof typeof mailRounds }
  | { sourceRound: keyof typeof sourceRounds }
  | { paymentRound: keyof typeof paymentRounds }
  | { leaseLoop: keyof typeof leaseLoops }
  | { byHand: string };

/**
 * Due work: the rows of the table `due_work`, one per subject, and who processes them.
 * `server/core/db/due-work/due-kinds.ts` explains each kind.
 */
export const dueWork: Readonly<Record<DueKindName, DueProcessor>> = {
  'account.close': { job: closeDueJob },
  'acquisition.run': { leaseLoop: 'acquisitions' },
  'agenda.remind': { job: remindOfAgendaJob },
  'alert.mail': { mailRound: 'alerts' },
  'backgroundTask.old': { job: deleteOldBackgroundTasksJob },
  'backgroundTask.silence': { job: failSilentBackgroundTasksJob },
  'campaign.sync': { sourceRound: 'campaigns' },
  'clientReports.over': { job: deleteReportLinksJob },
  'collaborationPages.over': { job: deleteCollaborationPagesJob },
  'mail.doubt': { mailRound: 'doubts' },
  'mail.hits': { mailRound: 'hits' },
  'mail.inbox': { leaseLoop: 'receiving' },
  'mail.send': { leaseLoop: 'sending' },
  'mailTask.start': { mailRound: 'timedTasks' },
  'monitor.sync': { sourceRound: 'monitors' },
  'notification.old': { job: deleteOldNotificationsJob },
  'oneToOneEmail.doubt': { mailRound: 'oneToOneEmailDoubts' },
  'oneToOneEmail.send': { leaseLoop: 'oneToOneEmails' },
  'order.check': { paymentRound: 'orders' },
  'order.invoice': { byHand: 'An operator issues it on the page of orders.' },
  'order.mail': { paymentRound: 'mails' },
  'order.refund': { paymentRound: 'refunds' },
  'plan.end': { job: endPlansJob },
  'plan.remind': { job: remindOfPlanEndsJob },
  'reports.over': { job: deleteReportsJob },
  'sandbox.campaign': { sourceRound: 'sampleCreators' },
  'sandbox.reaction': { mailRound: 'sandboxReactions' },
  'sender.dns': { mailRound: 'dns' },
  'shortDomain.verify': { mailRound: 'shortDomains' },
  'signInDomain.verify': { mailRound: 'signInDomains' },
  'storedFile.expiry': { job: deleteOldBackgroundTasksJob },
  'team.close': { job: closeDueJob },
  'visits.delete': { job: deleteVisitsJob },
  'visits.expire': { job: expireVisitsJob },
};
