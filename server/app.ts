import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Db } from './db/database.ts';
import { pendingMigrations } from './db/migrate.ts';
import type { Env } from './env.ts';
import { blocklistRoutes } from './features/blocklist/routes.ts';
import { bulkJobs } from './features/bulk/jobs.ts';
import { bulkRoutes } from './features/bulk/routes.ts';
import { creatorEmailRoutes } from './features/creator-emails/routes.ts';
import { creatorRoutes } from './features/creators/routes.ts';
import { exportJobs } from './features/exports/jobs.ts';
import { exportRoutes } from './features/exports/routes.ts';
import { insightRoutes } from './features/insights/routes.ts';
import { similarCreatorRoutes } from './features/similar-creators/routes.ts';
import { comparisonRoutes } from './features/comparison/routes.ts';
import { creatorPriceRoutes } from './features/creator-prices/routes.ts';
import { savedSearchRoutes } from './features/saved-searches/routes.ts';
import { reportJobs } from './features/reports/jobs.ts';
import { reportRoutes } from './features/reports/routes.ts';
import { creatorMailRoutes } from './features/creator-mail/routes.ts';
import { identityRoutes } from './features/identity/routes.ts';
import { authenticate, endOfSession } from './features/identity/service.ts';
import { identityJobs } from './features/identity/jobs.ts';
import { listImportJobs } from './features/list-imports/jobs.ts';
import { listImportRoutes } from './features/list-imports/routes.ts';
import { listRoutes } from './features/lists/routes.ts';
import { inboxRoutes } from './features/inbox/routes.ts';
import { letterRoutes } from './features/letters/routes.ts';
import { mailboxRoutes } from './features/mailboxes/routes.ts';
import { mailFactRoutes } from './features/mail-facts/routes.ts';
import { mailFileRoutes } from './features/mail-files/routes.ts';
import { mailMessageRoutes } from './features/mail-messages/routes.ts';
import { mailTaskRoutes } from './features/mail-tasks/routes.ts';
import { mailTemplateRoutes } from './features/mail-templates/routes.ts';
import { memberRoutes } from './features/members/routes.ts';
import { notificationJobs } from './features/notifications/jobs.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { operationRecordRoutes } from './features/operation-records/routes.ts';
import { operationsRoutes } from './features/operations/routes.ts';
import { agendaJobs } from './features/agenda/jobs.ts';
import { agendaRoutes } from './features/agenda/routes.ts';
import { payableRoutes } from './features/payables/routes.ts';
import { phoneCodeJobs } from './features/phone-codes/jobs.ts';
import { phoneCodeRoutes } from './features/phone-codes/routes.ts';
import { planJobs } from './features/plans/jobs.ts';
import { planRoutes } from './features/plans/routes.ts';
import { shortDomainRoutes } from './features/short-domains/routes.ts';
import { shortLinkRoutes } from './features/short-links/routes.ts';
import { senderRoutes } from './features/senders/routes.ts';
import { sandboxRoutes } from './features/sandbox/routes.ts';
import { sandboxLetterRoutes } from './features/sandbox-letters/routes.ts';
import { sandboxPaymentRoutes } from './features/sandbox-payments/routes.ts';
import { orderJobs } from './features/orders/jobs.ts';
import { orderRoutes } from './features/orders/routes.ts';
import { operatorOrderRoutes } from './features/operator-orders/routes.ts';
import { operatorPlanRoutes } from './features/operator-plans/routes.ts';
import { statisticsRoutes } from './features/statistics/routes.ts';
import { suppressionRoutes } from './features/suppressions/routes.ts';
import { teamCreatorRoutes } from './features/team-creators/routes.ts';
import { teamRoutes } from './features/team/routes.ts';
import { visitJobs } from './features/visits/jobs.ts';
import { visitRoutes } from './features/visits/routes.ts';
import { workJobs } from './features/works/jobs.ts';
import { workRoutes } from './features/works/routes.ts';
import { acquisitionRoutes } from './features/acquisitions/routes.ts';
import { creatorConnectionJobs } from './features/creator-connections/jobs.ts';
import { creatorConnectionRoutes } from './features/creator-connections/routes.ts';
import { originJobs } from './features/origins/jobs.ts';
import { originRoutes } from './features/origins/routes.ts';
import { refreshRoutes } from './features/refreshes/routes.ts';
import { sourceJobs } from './features/sources/jobs.ts';
import { sourceRoutes } from './features/sources/routes.ts';
import { postCurveJobs } from './features/post-curves/jobs.ts';
import { monitorJobs } from './features/monitors/jobs.ts';
import { monitorRoutes } from './features/monitors/routes.ts';
import { monitoredPostRoutes } from './features/monitored-posts/routes.ts';
import { followRoutes } from './features/follows/routes.ts';
import { briefJobs } from './features/briefs/jobs.ts';
import { briefRoutes } from './features/briefs/routes.ts';
import { alertJobs } from './features/alerts/jobs.ts';
import { alertRoutes } from './features/alerts/routes.ts';
import { effectJobs } from './features/effects/jobs.ts';
import { effectRoutes } from './features/effects/routes.ts';
import { campaignBriefRoutes } from './features/campaign-briefs/routes.ts';
import { campaignProjectRoutes } from './features/campaign-projects/routes.ts';
import { campaignFileRoutes, campaignRoutes } from './features/campaigns/routes.ts';
import { boardRoutes } from './features/board/routes.ts';
import { collaborationRoutes } from './features/collaborations/routes.ts';
import { collaborationPageJobs } from './features/collaboration-pages/jobs.ts';
import { collaborationPageRoutes } from './features/collaboration-pages/routes.ts';
import { collaborationDraftRoutes } from './features/collaboration-drafts/routes.ts';
import { clientReportJobs } from './features/client-reports/jobs.ts';
import { clientReportRoutes } from './features/client-reports/routes.ts';
import { candidateRoutes } from './features/candidates/routes.ts';
import { postWatchJobs } from './features/post-watch/jobs.ts';
import { rankingJobs } from './features/rankings/jobs.ts';
import { rankingRoutes } from './features/rankings/routes.ts';
import { adJobs } from './features/ads/jobs.ts';
import { adRoutes } from './features/ads/routes.ts';
import type { SourcesWorld } from './connectors/sources-world.ts';
import type { LinkWorld } from './edge/link-world.ts';
import { refuseUnknownPaths } from './http/error-handler.ts';
import { serveHealth } from './http/health.ts';
import { serveMetrics } from './http/metrics.ts';
import { describeApi } from './http/openapi.ts';
import type { HttpDeps } from './http/serve.ts';
import { standInFront, type Front } from './http/front.ts';
import { makeServer } from './http/server.ts';
import { serveWeb } from './http/web-files.ts';
import { catalogueJobs } from './features/catalogue/jobs.ts';
import type { AnyJob } from './jobs/define-job.ts';
import type { MailWorld } from './mail/mail-world.ts';
import { serveRealtime, type Realtime } from './realtime/serve-realtime.ts';
import type { PaymentWorld } from './payments/payment-world.ts';
import type { SmsSender } from './sms/sms.ts';

/** Every job of every feature. */
export const jobs: readonly AnyJob[] = [
  ...catalogueJobs,
  ...bulkJobs,
  ...identityJobs,
  ...phoneCodeJobs,
  ...planJobs,
  ...orderJobs,
  ...exportJobs,
  ...notificationJobs,
  ...listImportJobs,
  ...workJobs,
  ...visitJobs,
  ...reportJobs,
  ...sourceJobs,
  ...originJobs,
  ...creatorConnectionJobs,
  ...postCurveJobs,
  ...monitorJobs,
  ...briefJobs,
  ...alertJobs,
  ...effectJobs,
  ...clientReportJobs,
  ...collaborationPageJobs,
  ...rankingJobs,
  ...postWatchJobs,
  ...adJobs,
  ...agendaJobs,
];

export interface AppParts {
  env: Env;
  log: Logger;
  db: Db;
  makeContext: HttpDeps['makeContext'];
  areJobsHealthy: () => boolean;
  sms: SmsSender;
  mail: MailWorld;
  links: LinkWorld;
  sources: SourcesWorld;
  payments: PaymentWorld;
  /** Where notices of other processes are listened for (scale.md A, rule 13). */
  listenUrl: string;
  /** Sees every request first, in a process that answers short addresses. */
  front?: Front;
}

/** The composition root: what a process serves over HTTP, by its role. */
export async function makeApp(parts: AppParts): Promise<FastifyInstance> {
  const { env, log, db, areJobsHealthy } = parts;
  const app = await makeServer(env, log);
  serveMetrics(app, env.METRICS_TOKEN);
  serveHealth(app, async () => {
    const pending = await pendingMigrations(db).catch(() => null);
    return { database: pending !== null, migrations: pending?.length === 0, jobs: areJobsHealthy() };
  });
  if (env.ROLE === 'all' || env.ROLE === 'web') {
    await describeApi(app);
    await app.register(async routes => serveFeatures(routes, parts));
    openRealtime(app, parts);
    await serveWeb(app, path.join(env.root, 'dist'));
  } else {
    refuseUnknownPaths(app);
  }
  if (parts.front) standInFront(app.server, parts.front);
  return app;
}

function serveFeatures(
  routes: FastifyInstance,
  { env, db, makeContext, sms, mail, links, sources, payments }: AppParts,
): void {
  const deps: HttpDeps = { db, makeContext, authenticate };
  identityRoutes(routes, deps, env);
  phoneCodeRoutes(routes, deps, { sms, isSandbox: env.SANDBOX });
  sandboxRoutes(routes, deps, { isSandbox: env.SANDBOX, personas: env.SANDBOX_PEOPLE, sources });
  sandboxLetterRoutes(routes, deps, { isSandbox: env.SANDBOX });
  sandboxPaymentRoutes(routes, deps, { isSandbox: env.SANDBOX, secrets: mail.secrets });
  teamRoutes(routes, deps);
  planRoutes(routes, deps);
  orderRoutes(routes, deps, payments);
  operatorOrderRoutes(routes, deps);
  operatorPlanRoutes(routes, deps);
  creatorRoutes(routes, deps);
  insightRoutes(routes, deps);
  similarCreatorRoutes(routes, deps);
  comparisonRoutes(routes, deps);
  creatorPriceRoutes(routes, deps);
  savedSearchRoutes(routes, deps);
  reportRoutes(routes, deps, links);
  creatorMailRoutes(routes, deps);
  bulkRoutes(routes, deps);
  creatorEmailRoutes(routes, deps);
  teamCreatorRoutes(routes, deps);
  blocklistRoutes(routes, deps);
  listRoutes(routes, deps);
  listImportRoutes(routes, deps);
  mailFileRoutes(routes, deps);
  mailTemplateRoutes(routes, deps, mail);
  statisticsRoutes(routes, deps);
  operationsRoutes(routes, deps);
  operationRecordRoutes(routes, deps);
  exportRoutes(routes, deps, links);
  notificationRoutes(routes, deps);
  memberRoutes(routes, deps, env);
  workRoutes(routes, deps);
  senderRoutes(routes, deps, mail);
  suppressionRoutes(routes, deps, mail);
  mailFactRoutes(routes, deps, mail);
  mailTaskRoutes(routes, deps, mail);
  mailMessageRoutes(routes, deps, mail);
  mailboxRoutes(routes, deps);
  inboxRoutes(routes, deps);
  letterRoutes(routes, deps, mail);
  shortLinkRoutes(routes, deps, links);
  shortDomainRoutes(routes, deps, links);
  visitRoutes(routes, deps, links);
  sourceRoutes(routes, deps, sources);
  acquisitionRoutes(routes, deps, sources);
  refreshRoutes(routes, deps, sources);
  originRoutes(routes, deps);
  creatorConnectionRoutes(routes, deps, sources);
  monitorRoutes(routes, deps, sources);
  monitoredPostRoutes(routes, deps, sources);
  followRoutes(routes, deps);
  briefRoutes(routes, deps);
  alertRoutes(routes, deps, mail);
  effectRoutes(routes, deps);
  clientReportRoutes(routes, deps, links);
  candidateRoutes(routes, deps);
  campaignRoutes(routes, deps);
  collaborationRoutes(routes, deps, links);
  boardRoutes(routes, deps);
  campaignFileRoutes(routes, deps);
  campaignBriefRoutes(routes, deps);
  campaignProjectRoutes(routes, deps);
  collaborationDraftRoutes(routes, deps);
  collaborationPageRoutes(routes, deps, { ...links, secrets: mail.secrets });
  rankingRoutes(routes, deps);
  adRoutes(routes, deps, sources);
  payableRoutes(routes, deps);
  agendaRoutes(routes, deps);
}

/** The channel needs a real socket, and other listeners in place before it. */
function openRealtime(app: FastifyInstance, { env, log, db, makeContext, listenUrl }: AppParts): void {
  let realtime: Realtime | undefined;
  app.addHook('onListen', async () => {
    realtime = serveRealtime(app.server, {
      listenUrl,
      publicUrl: env.PUBLIC_URL,
      log,
      authenticate: token => authenticate(db, makeContext('zh'), token),
      endOf: token => endOfSession(db, token),
    });
  });
  app.addHook('preClose', async () => realtime?.close());
}
