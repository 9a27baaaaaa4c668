import enAcquisitions from '../web/i18n/en/acquisitions.ts';
import enAds from '../web/i18n/en/ads.ts';
import enAgenda from '../web/i18n/en/agenda.ts';
import enPayables from '../web/i18n/en/payables.ts';
import enCampaigns from '../web/i18n/en/campaigns.ts';
import enAlerts from '../web/i18n/en/alerts.ts';
import enCollaborations from '../web/i18n/en/collaborations.ts';
import enCandidates from '../web/i18n/en/candidates.ts';
import enBlocklist from '../web/i18n/en/blocklist.ts';
import enBriefs from '../web/i18n/en/briefs.ts';
import enListImports from '../web/i18n/en/list-imports.ts';
import enClientReports from '../web/i18n/en/client-reports.ts';
import enComparison from '../web/i18n/en/comparison.ts';
import enCreators from '../web/i18n/en/creators.ts';
import enCollaborationPages from '../web/i18n/en/collaboration-pages.ts';
import enCreatorPage from '../web/i18n/en/creator-page.ts';
import enCreatorWork from '../web/i18n/en/creator-work.ts';
import enCreatorPrices from '../web/i18n/en/creator-prices.ts';
import enEffects from '../web/i18n/en/effects.ts';
import enIdentity from '../web/i18n/en/identity.ts';
import enInbox from '../web/i18n/en/inbox.ts';
import enInsights from '../web/i18n/en/insights.ts';
import enLanding from '../web/i18n/en/landing.ts';
import enLetters from '../web/i18n/en/letters.ts';
import enMailboxes from '../web/i18n/en/mailboxes.ts';
import enMailMessages from '../web/i18n/en/mail-messages.ts';
import enMailTemplates from '../web/i18n/en/mail-templates.ts';
import enMailWords from '../web/i18n/en/mail-words.ts';
import enMonitors from '../web/i18n/en/monitors.ts';
import enRankings from '../web/i18n/en/rankings.ts';
import enReports from '../web/i18n/en/reports.ts';
import enRichText from '../web/i18n/en/rich-text.ts';
import enRefreshes from '../web/i18n/en/refreshes.ts';
import enOperations from '../web/i18n/en/operations.ts';
import enVersions from '../web/i18n/en/versions.ts';
import enPolicy from '../web/i18n/en/policy.ts';
import enPrivacy from '../web/i18n/en/privacy.ts';
import enProtocol from '../web/i18n/en/protocol.ts';
import enOperationRecords from '../web/i18n/en/operation-records.ts';
import enMailTasks from '../web/i18n/en/mail-tasks.ts';
import enLists from '../web/i18n/en/lists.ts';
import enOrders from '../web/i18n/en/orders.ts';
import enOperatorOrders from '../web/i18n/en/operator-orders.ts';
import enPlans from '../web/i18n/en/plans.ts';
import enTeamCreators from '../web/i18n/en/team-creators.ts';
import enTeam from '../web/i18n/en/team.ts';
import enSavedSearches from '../web/i18n/en/saved-searches.ts';
import enSandbox from '../web/i18n/en/sandbox.ts';
import enSandboxPayments from '../web/i18n/en/sandbox-payments.ts';
import enMailGuides from '../web/i18n/en/mail-guides.ts';
import enSenders from '../web/i18n/en/senders.ts';
import enSimilar from '../web/i18n/en/similar.ts';
import enShell from '../web/i18n/en/shell.ts';
import enSources from '../web/i18n/en/sources.ts';
import enStanding from '../web/i18n/en/standing.ts';
import enShortLinks from '../web/i18n/en/short-links.ts';
import enVisits from '../web/i18n/en/visits.ts';
import enSuppressions from '../web/i18n/en/suppressions.ts';
import zhAcquisitions from '../web/i18n/zh/acquisitions.ts';
import zhAds from '../web/i18n/zh/ads.ts';
import zhAgenda from '../web/i18n/zh/agenda.ts';
import zhPayables from '../web/i18n/zh/payables.ts';
import zhCampaigns from '../web/i18n/zh/campaigns.ts';
import zhAlerts from '../web/i18n/zh/alerts.ts';
import zhCollaborations from '../web/i18n/zh/collaborations.ts';
import zhCandidates from '../web/i18n/zh/candidates.ts';
import zhBlocklist from '../web/i18n/zh/blocklist.ts';
import zhBriefs from '../web/i18n/zh/briefs.ts';
import zhListImports from '../web/i18n/zh/list-imports.ts';
import zhClientReports from '../web/i18n/zh/client-reports.ts';
import zhComparison from '../web/i18n/zh/comparison.ts';
import zhCreators from '../web/i18n/zh/creators.ts';
import zhCollaborationPages from '../web/i18n/zh/collaboration-pages.ts';
import zhCreatorPage from '../web/i18n/zh/creator-page.ts';
import zhCreatorWork from '../web/i18n/zh/creator-work.ts';
import zhCreatorPrices from '../web/i18n/zh/creator-prices.ts';
import zhEffects from '../web/i18n/zh/effects.ts';
import zhIdentity from '../web/i18n/zh/identity.ts';
import zhInbox from '../web/i18n/zh/inbox.ts';
import zhInsights from '../web/i18n/zh/insights.ts';
import zhLanding from '../web/i18n/zh/landing.ts';
import zhLetters from '../web/i18n/zh/letters.ts';
import zhMailboxes from '../web/i18n/zh/mailboxes.ts';
import zhMailMessages from '../web/i18n/zh/mail-messages.ts';
import zhMailTemplates from '../web/i18n/zh/mail-templates.ts';
import zhMailWords from '../web/i18n/zh/mail-words.ts';
import zhMonitors from '../web/i18n/zh/monitors.ts';
import zhRankings from '../web/i18n/zh/rankings.ts';
import zhReports from '../web/i18n/zh/reports.ts';
import zhRichText from '../web/i18n/zh/rich-text.ts';
import zhRefreshes from '../web/i18n/zh/refreshes.ts';
import zhOperations from '../web/i18n/zh/operations.ts';
import zhVersions from '../web/i18n/zh/versions.ts';
import zhPolicy from '../web/i18n/zh/policy.ts';
import zhPrivacy from '../web/i18n/zh/privacy.ts';
import zhProtocol from '../web/i18n/zh/protocol.ts';
import zhOperationRecords from '../web/i18n/zh/operation-records.ts';
import zhMailTasks from '../web/i18n/zh/mail-tasks.ts';
import zhLists from '../web/i18n/zh/lists.ts';
import zhOrders from '../web/i18n/zh/orders.ts';
import zhOperatorOrders from '../web/i18n/zh/operator-orders.ts';
import zhPlans from '../web/i18n/zh/plans.ts';
import zhTeamCreators from '../web/i18n/zh/team-creators.ts';
import zhTeam from '../web/i18n/zh/team.ts';
import zhSavedSearches from '../web/i18n/zh/saved-searches.ts';
import zhSandbox from '../web/i18n/zh/sandbox.ts';
import zhSandboxPayments from '../web/i18n/zh/sandbox-payments.ts';
import zhMailGuides from '../web/i18n/zh/mail-guides.ts';
import zhSenders from '../web/i18n/zh/senders.ts';
import zhSimilar from '../web/i18n/zh/similar.ts';
import zhShell from '../web/i18n/zh/shell.ts';
import zhSources from '../web/i18n/zh/sources.ts';
import zhStanding from '../web/i18n/zh/standing.ts';
import zhShortLinks from '../web/i18n/zh/short-links.ts';
import zhVisits from '../web/i18n/zh/visits.ts';
import zhSuppressions from '../web/i18n/zh/suppressions.ts';

/** The words that people read and hear, by which the tests find what they act on. */
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
    shortLinks: zhShortLinks,
    visits: zhVisits,
    lists: zhLists,
    mailTasks: zhMailTasks,
    teamCreators: zhTeamCreators,
    listImports: zhListImports,
    comparison: zhComparison,
    creators: zhCreators,
    clientReports: zhClientReports,
    collaborationPages: zhCollaborationPages,
    creatorPage: zhCreatorPage,
    creatorWork: zhCreatorWork,
    creatorPrices: zhCreatorPrices,
    effects: zhEffects,
    identity: zhIdentity,
    inbox: zhInbox,
    insights: zhInsights,
    landing: zhLanding,
    letters: zhLetters,
    mailboxes: zhMailboxes,
    mailMessages: zhMailMessages,
    mailTemplates: zhMailTemplates,
    mailWords: zhMailWords,
    ads: zhAds,
    alerts: zhAlerts,
    briefs: zhBriefs,
    rankings: zhRankings,
    monitors: zhMonitors,
    reports: zhReports,
    richText: zhRichText,
    savedSearches: zhSavedSearches,
    operations: zhOperations,
    refreshes: zhRefreshes,
    sandbox: zhSandbox,
    sandboxPayments: zhSandboxPayments,
    shell: zhShell,
    team: zhTeam,
    orders: zhOrders,
    operatorOrders: zhOperatorOrders,
    plans: zhPlans,
    operationRecords: zhOperationRecords,
    versions: zhVersions,
    policy: zhPolicy,
    privacy: zhPrivacy,
    protocol: zhProtocol,
    sources: zhSources,
    standing: zhStanding,
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
    shortLinks: enShortLinks,
    visits: enVisits,
    lists: enLists,
    mailTasks: enMailTasks,
    teamCreators: enTeamCreators,
    listImports: enListImports,
    comparison: enComparison,
    creators: enCreators,
    clientReports: enClientReports,
    collaborationPages: enCollaborationPages,
    creatorPage: enCreatorPage,
    creatorWork: enCreatorWork,
    creatorPrices: enCreatorPrices,
    effects: enEffects,
    identity: enIdentity,
    inbox: enInbox,
    insights: enInsights,
    landing: enLanding,
    letters: enLetters,
    mailboxes: enMailboxes,
    mailMessages: enMailMessages,
    mailTemplates: enMailTemplates,
    mailWords: enMailWords,
    ads: enAds,
    alerts: enAlerts,
    briefs: enBriefs,
    rankings: enRankings,
    monitors: enMonitors,
    reports: enReports,
    richText: enRichText,
    savedSearches: enSavedSearches,
    operations: enOperations,
    refreshes: enRefreshes,
    sandbox: enSandbox,
    sandboxPayments: enSandboxPayments,
    shell: enShell,
    team: enTeam,
    orders: enOrders,
    operatorOrders: enOperatorOrders,
    plans: enPlans,
    operationRecords: enOperationRecords,
    versions: enVersions,
    policy: enPolicy,
    privacy: enPrivacy,
    protocol: enProtocol,
    sources: enSources,
    standing: enStanding,
    senders: enSenders,
    similar: enSimilar,
    mailGuides: enMailGuides,
  },
};

/** A sentence with its `{{gaps}}` filled. */
export function filled(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => String(values[name] ?? gap));
}
