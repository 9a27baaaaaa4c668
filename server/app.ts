import path from 'node:path';
import './hooks.ts';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Db } from './core/db/database.ts';
import { pendingMigrations } from './core/db/migrate.ts';
import type { Env } from './core/settings/env.ts';
import { blocklistRoutes } from './creators/blocklist/routes.ts';
import { bulkRoutes } from './creators/bulk/routes.ts';
import { columnGauges } from './creators/search-columns/column-gauges.ts';
import { creatorEmailRoutes } from './creators/creator-emails/routes.ts';
import { creatorRoutes } from './creators/search/routes.ts';
import { findRoutes } from './home/find/routes.ts';
import { closureRoutes } from './workspace/closures/routes.ts';
import { erasureRoutes } from './workspace/erasures/routes.ts';
import { exportRoutes } from './workspace/exports/routes.ts';
import { insightRoutes } from './creators/insights/routes.ts';
import { similarCreatorRoutes } from './creators/similar-creators/routes.ts';
import { comparisonRoutes } from './creators/comparison/routes.ts';
import { creatorPriceRoutes } from './creators/creator-prices/routes.ts';
import { savedSearchRoutes } from './creators/saved-searches/routes.ts';
import { reportRoutes } from './creators/reports/routes.ts';
import { creatorMailRoutes } from './inbox/creator-mail/routes.ts';
import { accountSecurityRoutes } from './identity/account-security/routes.ts';
import { identityRoutes } from './identity/sign-in/routes.ts';
import { privacyPolicyRoutes } from './identity/privacy-policy/routes.ts';
import { authenticate, endOfSession } from './identity/sign-in/service.ts';
import { listImportRoutes } from './creators/list-imports/routes.ts';
import { listRoutes } from './creators/lists/routes.ts';
import { inboxRoutes } from './inbox/threads/routes.ts';
import { oneToOneEmailRoutes } from './inbox/one-to-one-emails/routes.ts';
import { mailboxRoutes } from './inbox/mailboxes/routes.ts';
import { recipientEventRoutes } from './outreach/recipient-events/routes.ts';
import { mailFileRoutes } from './outreach/mail-files/routes.ts';
import { remotePictureRoutes } from './outreach/remote-pictures/routes.ts';
import { mailMessageRoutes } from './outreach/sent-messages/routes.ts';
import { mailTaskRoutes } from './outreach/mail-tasks/routes.ts';
import { mailTemplateRoutes } from './outreach/mail-templates/routes.ts';
import { memberRoutes } from './workspace/members/routes.ts';
import { scimProtocolRoutes } from './workspace/scim/protocol/routes.ts';
import { scimTokenRoutes } from './workspace/scim/routes.ts';
import { roleRoutes } from './workspace/roles/routes.ts';
import { mayGoOn } from './workspace/single-sign-on/live-session.ts';
import { singleSignOnRoutes } from './workspace/single-sign-on/routes.ts';
import { notificationRoutes } from './activity/notifications/routes.ts';
import { operationRecordRoutes } from './workspace/audit-log/routes.ts';
import { operationsRoutes } from './activity/job-admin/routes.ts';
import { agendaRoutes } from './campaigns/agenda/routes.ts';
import { payableRoutes } from './campaigns/payables/routes.ts';
import { phoneCodeRoutes } from './identity/phone-codes/routes.ts';
import { planRoutes } from './billing/plans/routes.ts';
import { shortDomainRoutes } from './links/short-domains/routes.ts';
import { shortLinkRoutes } from './links/short-links/routes.ts';
import { senderRoutes } from './outreach/senders/routes.ts';
import { sandboxRoutes } from './sandbox/controls/routes.ts';
import { sampleCampaignRoutes } from './sandbox/sample-campaign/routes.ts';
import { systemEmailRoutes } from './sandbox/system-emails/routes.ts';
import { sandboxPaymentRoutes } from './sandbox/sandbox-payments/routes.ts';
import { orderRoutes } from './billing/orders/routes.ts';
import { operatorOrderRoutes } from './billing/operator-orders/routes.ts';
import { operatorPlanRoutes } from './billing/operator-plans/routes.ts';
import { statisticsRoutes } from './activity/statistics/routes.ts';
import { suppressionRoutes } from './outreach/suppressions/routes.ts';
import { unsubscribeRoutes } from './outreach/unsubscribes/routes.ts';
import { teamCreatorRoutes } from './creators/team-creators/routes.ts';
import { teamRoutes } from './workspace/team/routes.ts';
import { visitRoutes } from './links/visits/routes.ts';
import { backgroundTaskRoutes } from './activity/background-tasks/routes.ts';
import { acquisitionRoutes } from './creators/acquisitions/routes.ts';
import { creatorConnectionRoutes } from './creators/creator-connections/routes.ts';
import { pictureAddresses } from './catalogue/pictures/picture-addresses.ts';
import { pictureRoutes } from './catalogue/pictures/routes.ts';
import { originRoutes } from './catalogue/provenance/routes.ts';
import { refreshRoutes } from './sourcing/refreshes/routes.ts';
import { sourceRoutes } from './sourcing/sources/routes.ts';
import { monitorRoutes } from './monitoring/monitors/routes.ts';
import { monitoredPostRoutes } from './monitoring/monitored-posts/routes.ts';
import { followRoutes } from './monitoring/follows/routes.ts';
import { briefRoutes } from './monitoring/briefs/routes.ts';
import { alertRoutes } from './monitoring/alerts/routes.ts';
import { effectRoutes } from './monitoring/effects/routes.ts';
import { campaignBriefRoutes } from './campaigns/campaign-briefs/routes.ts';
import { campaignProjectRoutes } from './campaigns/campaign-projects/routes.ts';
import { campaignFileRoutes, campaignRoutes } from './campaigns/campaigns/routes.ts';
import { boardRoutes } from './campaigns/board/routes.ts';
import { collaborationRoutes } from './campaigns/collaborations/routes.ts';
import { collaborationPageRoutes } from './campaigns/collaboration-pages/routes.ts';
import { collaborationDraftRoutes } from './campaigns/collaboration-drafts/routes.ts';
import { clientReportRoutes } from './monitoring/client-reports/routes.ts';
import { candidateRoutes } from './campaigns/candidates/routes.ts';
import { rankingRoutes } from './market/rankings/routes.ts';
import { adRoutes } from './market/ads/routes.ts';
import { firstStepRoutes } from './home/first-steps/routes.ts';
import { helpRoutes } from './home/help/routes.ts';
import { homeRoutes } from './home/overview/routes.ts';
import type { SourceServices } from './outside/connectors/source-services.ts';
import {
  makeIdentityServices,
  type IdentityServices,
} from './outside/identity-providers/identity-services.ts';
import { sandboxProvidersOf } from './sandbox/fake-identity-providers/sandbox-providers.ts';
import type { LinkServices } from './outside/network/link-services.ts';
import { refuseUnknownPaths } from './core/http/error-handler.ts';
import { serveHealth } from './core/http/health.ts';
import { serveMetrics } from './core/http/metrics.ts';
import { describeApi } from './core/http/openapi.ts';
import type { HttpDeps } from './core/http/serve-endpoint.ts';
import { standInFront, type Front } from './core/http/request-front.ts';
import { makeServer } from './core/http/fastify-server.ts';
import { serveWeb } from './core/http/web-files.ts';
import type { MailServices } from './outside/mail-protocol/mail-services.ts';
import { serveRealtime, type Realtime } from './core/realtime/serve-realtime.ts';
import type { PaymentServices } from './outside/payments/payment-services.ts';
import type { SmsSender } from './outside/sms/sms-sender.ts';

export interface AppParts {
  env: Env;
  log: Logger;
  db: Db;
  makeContext: HttpDeps['makeContext'];
  /** Who has an access token; by default the account whose session it belongs to. */
  authenticate?: HttpDeps['authenticate'];
  areJobsHealthy: () => boolean;
  sms: SmsSender;
  mail: MailServices;
  links: LinkServices;
  sources: SourceServices;
  payments: PaymentServices;
  /** By default that of the settings; tests give their own. */
  identity?: IdentityServices;
  /** The database URL for notices of other processes: a listener needs a connection of its own. */
  listenUrl: string;
  /** Handles every request first, in a process that answers short addresses. */
  front?: Front;
}

/** The composition root: what a process serves over HTTP, by its role. */
export async function makeApp(parts: AppParts): Promise<FastifyInstance> {
  const { env, log, db, areJobsHealthy } = parts;
  const app = await makeServer(env, log);
  await pictureAddresses.load(db, parts.makeContext('zh'));
  serveMetrics(app, env.METRICS_TOKEN, columnGauges);
  serveHealth(app, async () => {
    const pending = await pendingMigrations(db).catch(() => null);
    return { database: pending !== null, migrations: pending?.length === 0, jobs: areJobsHealthy() };
  });
  if (env.ROLE === 'all' || env.ROLE === 'web') {
    if (env.API_DOCS) await describeApi(app);
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
  { env, db, makeContext, authenticate: know, sms, mail, links, sources, payments, ...parts }: AppParts,
): void {
  const sandboxProviders = env.SANDBOX ? sandboxProvidersOf(() => mail.publicUrl) : null;
  const identity = parts.identity ?? makeIdentityServices(mail, sandboxProviders);
  const deps: HttpDeps = { db, makeContext, authenticate: know ?? authenticate };
  identityRoutes(routes, deps, {
    env,
    sms,
    site: mail,
    mayGoOn: (db, ctx, session) => mayGoOn(db, ctx, identity, session),
  });
  accountSecurityRoutes(routes, deps, { settings: env, site: mail });
  privacyPolicyRoutes(routes, deps, env);
  phoneCodeRoutes(routes, deps, { sms, isSandbox: env.SANDBOX });
  sandboxRoutes(routes, deps, { isSandbox: env.SANDBOX, personas: env.SANDBOX_PEOPLE, sources });
  sampleCampaignRoutes(routes, deps, { isSandbox: env.SANDBOX, links });
  systemEmailRoutes(routes, deps, { isSandbox: env.SANDBOX });
  sandboxPaymentRoutes(routes, deps, { isSandbox: env.SANDBOX, secrets: mail.secrets });
  teamRoutes(routes, deps);
  homeRoutes(routes, deps, mail);
  firstStepRoutes(routes, deps);
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
  listImportRoutes(routes, deps, env);
  mailFileRoutes(routes, deps);
  remotePictureRoutes(routes, deps, sources);
  mailTemplateRoutes(routes, deps, mail);
  statisticsRoutes(routes, deps);
  operationsRoutes(routes, deps);
  operationRecordRoutes(routes, deps);
  closureRoutes(routes, deps, env);
  erasureRoutes(routes, deps);
  exportRoutes(routes, deps, links);
  notificationRoutes(routes, deps);
  memberRoutes(routes, deps, { settings: env, sms });
  roleRoutes(routes, deps);
  singleSignOnRoutes(routes, deps, { settings: env, identity });
  scimTokenRoutes(routes, deps, links);
  scimProtocolRoutes(routes, deps, links);
  backgroundTaskRoutes(routes, deps);
  senderRoutes(routes, deps, mail);
  suppressionRoutes(routes, deps);
  unsubscribeRoutes(routes, deps, mail);
  recipientEventRoutes(routes, deps, mail);
  mailTaskRoutes(routes, deps, mail);
  mailMessageRoutes(routes, deps, mail);
  mailboxRoutes(routes, deps);
  inboxRoutes(routes, deps, mail);
  oneToOneEmailRoutes(routes, deps, mail);
  shortLinkRoutes(routes, deps, links);
  shortDomainRoutes(routes, deps, links);
  visitRoutes(routes, deps, links);
  sourceRoutes(routes, deps, sources);
  acquisitionRoutes(routes, deps, sources);
  refreshRoutes(routes, deps, sources);
  originRoutes(routes, deps);
  pictureRoutes(routes, deps, sources);
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
  findRoutes(routes, deps, links);
  helpRoutes(routes);
}

/** The realtime channel needs a real socket, and other listeners before it. */
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
