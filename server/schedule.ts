import { failSilentWorksJob, forgetOldWorksJob } from './activity/background-tasks/jobs.ts';
import { forgetOldNotificationsJob } from './activity/notifications/jobs.ts';
import { forgetPaymentNoticesJob } from './billing/orders/jobs.ts';
import { endPlansJob, remindOfPlanEndsJob } from './billing/plans/jobs.ts';
import { remindOfAgendaJob } from './campaigns/agenda/jobs.ts';
import { forgetCollaborationPagesJob } from './campaigns/collaboration-pages/jobs.ts';
import {
  importFileJob,
  recomputeFiguresJob,
  recomputePeersJob,
  watchFolderJob,
} from './catalogue/creator-records/jobs.ts';
import { computeGrowthReferencesJob } from './catalogue/metric-interpolation/jobs.ts';
import { applySourceModesJob, purgeExpiredDataJob } from './catalogue/provenance/jobs.ts';
import { runAt, runOnDemand, type ScheduledJob } from './core/jobs/define-job.ts';
import { bulkJob } from './creators/bulk/jobs.ts';
import { forgetConnectionLinksJob } from './creators/creator-connections/jobs.ts';
import { listImportJob } from './creators/list-imports/jobs.ts';
import { forgetReportsJob } from './creators/reports/jobs.ts';
import { forgetOldCodesJob } from './identity/phone-codes/jobs.ts';
import { forgetOldSessionsJob } from './identity/sign-in/jobs.ts';
import { expireVisitsJob, forgetVisitsJob } from './links/visits/jobs.ts';
import { forgetOldAdsJob } from './market/ads/jobs.ts';
import { makeRankingsJob } from './market/rankings/jobs.ts';
import { forgetReportLinksJob } from './monitoring/client-reports/jobs.ts';
import { forgetWatchedPostsJob } from './sourcing/metric-polling/jobs.ts';
import { tidySourcesJob } from './sourcing/sources/jobs.ts';
import { exportJob } from './workspace/exports/jobs.ts';

/** Everything that runs by itself, on one page: what it is, and when. */

/**
 * Jobs: one process of all takes each run from the queue (pg-boss), and tries it again when it fails. Times are cron
 * expressions in UTC; 19:00 UTC is 3 o'clock at night in China.
 */
export const jobs: readonly ScheduledJob[] = [
  // When somebody asks for it.
  runOnDemand(bulkJob),
  runOnDemand(exportJob),
  runOnDemand(importFileJob),
  runOnDemand(listImportJob),

  // Each minute, or each five minutes.
  runAt('* * * * *', applySourceModesJob),
  runAt('* * * * *', endPlansJob),
  runAt('* * * * *', expireVisitsJob),
  runAt('* * * * *', forgetVisitsJob),
  runAt('* * * * *', makeRankingsJob),
  runAt('* * * * *', recomputeFiguresJob),
  runAt('* * * * *', remindOfAgendaJob),
  runAt('* * * * *', watchFolderJob),
  runAt('*/5 * * * *', failSilentWorksJob),
  runAt('*/5 * * * *', remindOfPlanEndsJob),

  // Each hour.
  runAt('17 * * * *', forgetOldCodesJob),
  // What a platform lets us keep for 30 days must not be kept for nearly 31, as it would be by a daily job.
  runAt('25 * * * *', purgeExpiredDataJob),
  runAt('27 * * * *', forgetOldWorksJob),
  runAt('47 * * * *', forgetOldSessionsJob),

  // Each day.
  runAt('30 3 * * *', recomputePeersJob),
  runAt('10 19 * * *', forgetOldNotificationsJob),
  runAt('20 19 * * *', forgetOldAdsJob),
  runAt('20 19 * * *', forgetWatchedPostsJob),
  runAt('40 19 * * *', forgetPaymentNoticesJob),
  runAt('40 19 * * *', forgetReportsJob),
  runAt('45 19 * * *', forgetReportLinksJob),
  runAt('50 19 * * *', computeGrowthReferencesJob),
  runAt('50 19 * * *', forgetCollaborationPagesJob),
  runAt('50 19 * * *', forgetConnectionLinksJob),
  runAt('10 20 * * *', tidySourcesJob),
];
