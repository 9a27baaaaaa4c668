import type blocklist from './zh/blocklist.ts';
import type insights from './zh/insights.ts';
import type comparison from './zh/comparison.ts';
import type creatorPrices from './zh/creator-prices.ts';
import type savedSearches from './zh/saved-searches.ts';
import type reports from './zh/reports.ts';
import type similar from './zh/similar.ts';
import type creators from './zh/creators.ts';
import type formulas from './zh/formulas.ts';
import type identity from './zh/identity.ts';
import type landing from './zh/landing.ts';
import type lists from './zh/lists.ts';
import type listImports from './zh/list-imports.ts';
import type operationRecords from './zh/operation-records.ts';
import type inbox from './zh/inbox.ts';
import type letters from './zh/letters.ts';
import type mailboxes from './zh/mailboxes.ts';
import type senders from './zh/senders.ts';
import type mailGuides from './zh/mail-guides.ts';
import type mailTemplates from './zh/mail-templates.ts';
import type mailTasks from './zh/mail-tasks.ts';
import type mailMessages from './zh/mail-messages.ts';
import type mailWords from './zh/mail-words.ts';
import type shortLinks from './zh/short-links.ts';
import type visits from './zh/visits.ts';
import type suppressions from './zh/suppressions.ts';
import type sandbox from './zh/sandbox.ts';
import type operations from './zh/operations.ts';
import type versions from './zh/versions.ts';
import type plans from './zh/plans.ts';
import type policy from './zh/policy.ts';
import type privacy from './zh/privacy.ts';
import type protocol from './zh/protocol.ts';
import type richText from './zh/rich-text.ts';
import type standing from './zh/standing.ts';
import type shell from './zh/shell.ts';
import type team from './zh/team.ts';
import type teamCreators from './zh/team-creators.ts';

/** The Chinese texts are the master: a key that they lack does not compile. */
export interface Texts {
  shell: typeof shell;
  standing: typeof standing;
  protocol: typeof protocol;
  'rich-text': typeof richText;
  privacy: typeof privacy;
  policy: typeof policy;
  versions: typeof versions;
  identity: typeof identity;
  landing: typeof landing;
  creators: typeof creators;
  insights: typeof insights;
  comparison: typeof comparison;
  'creator-prices': typeof creatorPrices;
  'saved-searches': typeof savedSearches;
  reports: typeof reports;
  similar: typeof similar;
  formulas: typeof formulas;
  operations: typeof operations;
  plans: typeof plans;
  blocklist: typeof blocklist;
  lists: typeof lists;
  'short-links': typeof shortLinks;
  visits: typeof visits;
  'team-creators': typeof teamCreators;
  'list-imports': typeof listImports;
  'operation-records': typeof operationRecords;
  team: typeof team;
  senders: typeof senders;
  inbox: typeof inbox;
  letters: typeof letters;
  mailboxes: typeof mailboxes;
  'mail-guides': typeof mailGuides;
  'mail-templates': typeof mailTemplates;
  'mail-tasks': typeof mailTasks;
  'mail-messages': typeof mailMessages;
  'mail-words': typeof mailWords;
  suppressions: typeof suppressions;
  sandbox: typeof sandbox;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: Texts;
    contextSeparator: '#';
    pluralSeparator: '#';
  }
}
