import enAcquisitions from '../../web/i18n/en/creators/acquisitions.ts';
import enAds from '../../web/i18n/en/market/ads.ts';
import enAgenda from '../../web/i18n/en/campaigns/agenda.ts';
import enPayables from '../../web/i18n/en/campaigns/payables.ts';
import enCampaigns from '../../web/i18n/en/campaigns/campaigns.ts';
import enAlerts from '../../web/i18n/en/monitoring/alerts.ts';
import enCollaborations from '../../web/i18n/en/campaigns/collaborations.ts';
import enCandidates from '../../web/i18n/en/campaigns/candidates.ts';
import enBlocklist from '../../web/i18n/en/creators/blocklist.ts';
import enBriefs from '../../web/i18n/en/monitoring/briefs.ts';
import enListImports from '../../web/i18n/en/creators/list-imports.ts';
import enClientReports from '../../web/i18n/en/monitoring/client-reports.ts';
import enCommon from '../../web/i18n/en/core/common.ts';
import enComparison from '../../web/i18n/en/creators/comparison.ts';
import enCreators from '../../web/i18n/en/creators/creators.ts';
import enCollaborationPages from '../../web/i18n/en/campaigns/collaboration-pages.ts';
import enCreatorPage from '../../web/i18n/en/creators/creator-page.ts';
import enCreatorWork from '../../web/i18n/en/campaigns/creator-work.ts';
import enCreatorPrices from '../../web/i18n/en/creators/creator-prices.ts';
import enEffects from '../../web/i18n/en/monitoring/effects.ts';
import enFirstSteps from '../../web/i18n/en/home/first-steps.ts';
import enHome from '../../web/i18n/en/home/home.ts';
import enFind from '../../web/i18n/en/home/find.ts';
import enSingleSignOn from '../../web/i18n/en/workspace/single-sign-on.ts';
import enAccountSecurity from '../../web/i18n/en/identity/account-security.ts';
import enIdentity from '../../web/i18n/en/identity/identity.ts';
import enInbox from '../../web/i18n/en/inbox/inbox.ts';
import enInsights from '../../web/i18n/en/creators/insights.ts';
import enLanding from '../../web/i18n/en/core/landing.ts';
import enEmails from '../../web/i18n/en/inbox/one-to-one-emails.ts';
import enMailboxes from '../../web/i18n/en/inbox/mailboxes.ts';
import enMailMessages from '../../web/i18n/en/outreach/mail-messages.ts';
import enMailTemplates from '../../web/i18n/en/outreach/mail-templates.ts';
import enMailTexts from '../../web/i18n/en/outreach/mail-texts.ts';
import enMonitors from '../../web/i18n/en/monitoring/monitors.ts';
import enRankings from '../../web/i18n/en/market/rankings.ts';
import enReports from '../../web/i18n/en/creators/reports.ts';
import enReportLinks from '../../web/i18n/en/core/report-links.ts';
import enRichText from '../../web/i18n/en/core/rich-text.ts';
import enRefreshes from '../../web/i18n/en/sourcing/refreshes.ts';
import enOperations from '../../web/i18n/en/activity/operations.ts';
import enAppearance from '../../web/i18n/en/core/appearance.ts';
import enCreatorDialogs from '../../web/i18n/en/creators/creator-dialogs.ts';
import enTray from '../../web/i18n/en/core/tray.ts';
import enVersions from '../../web/i18n/en/core/versions.ts';
import enPolicy from '../../web/i18n/en/core/policy.ts';
import enPrivacy from '../../web/i18n/en/core/privacy.ts';
import enProtocol from '../../web/i18n/en/core/protocol.ts';
import enOperationRecords from '../../web/i18n/en/workspace/operation-records.ts';
import enMailTasks from '../../web/i18n/en/outreach/mail-tasks.ts';
import enLists from '../../web/i18n/en/creators/lists.ts';
import enOrders from '../../web/i18n/en/billing/orders.ts';
import enOperatorOrders from '../../web/i18n/en/billing/operator-orders.ts';
import enPlans from '../../web/i18n/en/billing/plans.ts';
import enTeamCreators from '../../web/i18n/en/creators/team-creators.ts';
import enErasures from '../../web/i18n/en/workspace/erasures.ts';
import enTeam from '../../web/i18n/en/workspace/team.ts';
import enSavedSearches from '../../web/i18n/en/creators/saved-searches.ts';
import enSandbox from '../../web/i18n/en/sandbox/sandbox.ts';
import enSandboxPayments from '../../web/i18n/en/sandbox/sandbox-payments.ts';
import enMailGuides from '../../web/i18n/en/outreach/mail-guides.ts';
import enSenders from '../../web/i18n/en/outreach/senders.ts';
import enSimilar from '../../web/i18n/en/creators/similar.ts';
import enShell from '../../web/i18n/en/core/shell.ts';
import enSources from '../../web/i18n/en/sourcing/sources.ts';
import enLegalPages from '../../web/i18n/en/core/standing.ts';
import enShortLinks from '../../web/i18n/en/links/short-links.ts';
import enVisits from '../../web/i18n/en/links/visits.ts';
import enSuppressions from '../../web/i18n/en/outreach/suppressions.ts';
import enUnsubscribe from '../../web/i18n/en/outreach/unsubscribe.ts';
import zhAcquisitions from '../../web/i18n/zh/creators/acquisitions.ts';
import zhAds from '../../web/i18n/zh/market/ads.ts';
import zhAgenda from '../../web/i18n/zh/campaigns/agenda.ts';
import zhPayables from '../../web/i18n/zh/campaigns/payables.ts';
import zhCampaigns from '../../web/i18n/zh/campaigns/campaigns.ts';
import zhAlerts from '../../web/i18n/zh/monitoring/alerts.ts';
import zhCollaborations from '../../web/i18n/zh/campaigns/collaborations.ts';
import zhCandidates from '../../web/i18n/zh/campaigns/candidates.ts';
import zhBlocklist from '../../web/i18n/zh/creators/blocklist.ts';
import zhBriefs from '../../web/i18n/zh/monitoring/briefs.ts';
import zhListImports from '../../web/i18n/zh/creators/list-imports.ts';
import zhClientReports from '../../web/i18n/zh/monitoring/client-reports.ts';
import zhCommon from '../../web/i18n/zh/core/common.ts';
import zhComparison from '../../web/i18n/zh/creators/comparison.ts';
import zhCreators from '../../web/i18n/zh/creators/creators.ts';
import zhCollaborationPages from '../../web/i18n/zh/campaigns/collaboration-pages.ts';
import zhCreatorPage from '../../web/i18n/zh/creators/creator-page.ts';
import zhCreatorWork from '../../web/i18n/zh/campaigns/creator-work.ts';
import zhCreatorPrices from '../../web/i18n/zh/creators/creator-prices.ts';
import zhEffects from '../../web/i18n/zh/monitoring/effects.ts';
import zhFirstSteps from '../../web/i18n/zh/home/first-steps.ts';
import zhHome from '../../web/i18n/zh/home/home.ts';
import zhFind from '../../web/i18n/zh/home/find.ts';
import zhSingleSignOn from '../../web/i18n/zh/workspace/single-sign-on.ts';
import zhAccountSecurity from '../../web/i18n/zh/identity/account-security.ts';
import zhIdentity from '../../web/i18n/zh/identity/identity.ts';
import zhInbox from '../../web/i18n/zh/inbox/inbox.ts';
import zhInsights from '../../web/i18n/zh/creators/insights.ts';
import zhLanding from '../../web/i18n/zh/core/landing.ts';
import zhEmails from '../../web/i18n/zh/inbox/one-to-one-emails.ts';
import zhMailboxes from '../../web/i18n/zh/inbox/mailboxes.ts';
import zhMailMessages from '../../web/i18n/zh/outreach/mail-messages.ts';
import zhMailTemplates from '../../web/i18n/zh/outreach/mail-templates.ts';
import zhMailTexts from '../../web/i18n/zh/outreach/mail-texts.ts';
import zhMonitors from '../../web/i18n/zh/monitoring/monitors.ts';
import zhRankings from '../../web/i18n/zh/market/rankings.ts';
import zhReports from '../../web/i18n/zh/creators/reports.ts';
import zhReportLinks from '../../web/i18n/zh/core/report-links.ts';
import zhRichText from '../../web/i18n/zh/core/rich-text.ts';
import zhRefreshes from '../../web/i18n/zh/sourcing/refreshes.ts';
import zhOperations from '../../web/i18n/zh/activity/operations.ts';
import zhAppearance from '../../web/i18n/zh/core/appearance.ts';
import zhCreatorDialogs from '../../web/i18n/zh/creators/creator-dialogs.ts';
import zhTray from '../../web/i18n/zh/core/tray.ts';
import zhVersions from '../../web/i18n/zh/core/versions.ts';
import zhPolicy from '../../web/i18n/zh/core/policy.ts';
import zhPrivacy from '../../web/i18n/zh/core/privacy.ts';
import zhProtocol from '../../web/i18n/zh/core/protocol.ts';
import zhOperationRecords from '../../web/i18n/zh/workspace/operation-records.ts';
import zhMailTasks from '../../web/i18n/zh/outreach/mail-tasks.ts';
import zhLists from '../../web/i18n/zh/creators/lists.ts';
import zhOrders from '../../web/i18n/zh/billing/orders.ts';
import zhOperatorOrders from '../../web/i18n/zh/billing/operator-orders.ts';
import zhPlans from '../../web/i18n/zh/billing/plans.ts';
import zhTeamCreators from '../../web/i18n/zh/creators/team-creators.ts';
import zhErasures from '../../web/i18n/zh/workspace/erasures.ts';
import zhTeam from '../../web/i18n/zh/workspace/team.ts';
import zhSavedSearches from '../../web/i18n/zh/creators/saved-searches.ts';
import zhSandbox from '../../web/i18n/zh/sandbox/sandbox.ts';
import zhSandboxPayments from '../../web/i18n/zh/sandbox/sandbox-payments.ts';
import zhMailGuides from '../../web/i18n/zh/outreach/mail-guides.ts';
import zhSenders from '../../web/i18n/zh/outreach/senders.ts';
import zhSimilar from '../../web/i18n/zh/creators/similar.ts';
import zhShell from '../../web/i18n/zh/core/shell.ts';
import zhSources from '../../web/i18n/zh/sourcing/sources.ts';
import zhLegalPages from '../../web/i18n/zh/core/standing.ts';
import zhShortLinks from '../../web/i18n/zh/links/short-links.ts';
import zhVisits from '../../web/i18n/zh/links/visits.ts';
import zhSuppressions from '../../web/i18n/zh/outreach/suppressions.ts';
import zhUnsubscribe from '../../web/i18n/zh/outreach/unsubscribe.ts';

/** The product's texts, by which the tests find elements. */
export const words = {
  zh: {
    acquisitions: zhAcquisitions,
    agenda: zhAgenda,
    payables: zhPayables,
    campaigns: zhCampaigns,
    collaborations: zhCollaborations,
    candidates: zhCandidates,
    blocklist: zhBlocklist,
    suppressions: zhSuppressions,
    unsubscribe: zhUnsubscribe,
    shortLinks: zhShortLinks,
    visits: zhVisits,
    lists: zhLists,
    mailTasks: zhMailTasks,
    teamCreators: zhTeamCreators,
    listImports: zhListImports,
    common: zhCommon,
    comparison: zhComparison,
    creators: zhCreators,
    clientReports: zhClientReports,
    collaborationPages: zhCollaborationPages,
    creatorPage: zhCreatorPage,
    creatorWork: zhCreatorWork,
    creatorPrices: zhCreatorPrices,
    effects: zhEffects,
    firstSteps: zhFirstSteps,
    home: zhHome,
    find: zhFind,
    accountSecurity: zhAccountSecurity,
    singleSignOn: zhSingleSignOn,
    identity: zhIdentity,
    inbox: zhInbox,
    insights: zhInsights,
    landing: zhLanding,
    oneToOneEmails: zhEmails,
    mailboxes: zhMailboxes,
    mailMessages: zhMailMessages,
    mailTemplates: zhMailTemplates,
    mailTexts: zhMailTexts,
    ads: zhAds,
    alerts: zhAlerts,
    briefs: zhBriefs,
    rankings: zhRankings,
    monitors: zhMonitors,
    reports: zhReports,
    reportLinks: zhReportLinks,
    richText: zhRichText,
    savedSearches: zhSavedSearches,
    operations: zhOperations,
    refreshes: zhRefreshes,
    sandbox: zhSandbox,
    sandboxPayments: zhSandboxPayments,
    shell: zhShell,
    erasures: zhErasures,
    team: zhTeam,
    orders: zhOrders,
    operatorOrders: zhOperatorOrders,
    plans: zhPlans,
    operationRecords: zhOperationRecords,
    appearance: zhAppearance,
    creatorDialogs: zhCreatorDialogs,
    tray: zhTray,
    versions: zhVersions,
    policy: zhPolicy,
    privacy: zhPrivacy,
    protocol: zhProtocol,
    sources: zhSources,
    standing: zhLegalPages,
    senders: zhSenders,
    similar: zhSimilar,
    mailGuides: zhMailGuides,
  },
  en: {
    acquisitions: enAcquisitions,
    agenda: enAgenda,
    payables: enPayables,
    campaigns: enCampaigns,
    collaborations: enCollaborations,
    candidates: enCandidates,
    blocklist: enBlocklist,
    suppressions: enSuppressions,
    unsubscribe: enUnsubscribe,
    shortLinks: enShortLinks,
    visits: enVisits,
    lists: enLists,
    mailTasks: enMailTasks,
    teamCreators: enTeamCreators,
    listImports: enListImports,
    common: enCommon,
    comparison: enComparison,
    creators: enCreators,
    clientReports: enClientReports,
    collaborationPages: enCollaborationPages,
    creatorPage: enCreatorPage,
    creatorWork: enCreatorWork,
    creatorPrices: enCreatorPrices,
    effects: enEffects,
    firstSteps: enFirstSteps,
    home: enHome,
    find: enFind,
    accountSecurity: enAccountSecurity,
    singleSignOn: enSingleSignOn,
    identity: enIdentity,
    inbox: enInbox,
    insights: enInsights,
    landing: enLanding,
    oneToOneEmails: enEmails,
    mailboxes: enMailboxes,
    mailMessages: enMailMessages,
    mailTemplates: enMailTemplates,
    mailTexts: enMailTexts,
    ads: enAds,
    alerts: enAlerts,
    briefs: enBriefs,
    rankings: enRankings,
    monitors: enMonitors,
    reports: enReports,
    reportLinks: enReportLinks,
    richText: enRichText,
    savedSearches: enSavedSearches,
    operations: enOperations,
    refreshes: enRefreshes,
    sandbox: enSandbox,
    sandboxPayments: enSandboxPayments,
    shell: enShell,
    erasures: enErasures,
    team: enTeam,
    orders: enOrders,
    operatorOrders: enOperatorOrders,
    plans: enPlans,
    operationRecords: enOperationRecords,
    appearance: enAppearance,
    creatorDialogs: enCreatorDialogs,
    tray: enTray,
    versions: enVersions,
    policy: enPolicy,
    privacy: enPrivacy,
    protocol: enProtocol,
    sources: enSources,
    standing: enLegalPages,
    senders: enSenders,
    similar: enSimilar,
    mailGuides: enMailGuides,
  },
};

/** A sentence with its `{{placeholders}}` filled. */
export function filled(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => String(values[name] ?? gap));
}
