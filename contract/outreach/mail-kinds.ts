/** Values of matches and hits of mail that pages and server use. */

/**
 * How the match of a mail is known, the most reliable first: it answers a message, it was written to a reply address of
 * its own, sender and subject match, the domain matches and it came soon after; or a user set it.
 */
export const matchWays = ['references', 'token', 'subject', 'domain', 'user'] as const;
export type MatchWay = (typeof matchWays)[number];

/** Who fetched a picture or followed a link of a mail. */
export const hitVerdicts = ['person', 'proxy', 'scanner'] as const;
export type HitVerdict = (typeof hitVerdicts)[number];

/**
 * Why it was no person. On pictures: a proxy of Gmail, Apple, Yahoo or another provider, or a prefetch. By behaviour:
 * `trap` followed a hidden link, `besideTrap` came together with such a hit, `manyLinks` followed several links at
 * once, `manyAddresses` came from several addresses at once, `onArrival` was faster than anybody reads, `headOnly`
 * requested only the headers. By name: no agent, a gateway, a link preview, Office, a program.
 */
export const hitRules = [
  'gmailPrefetch',
  'gmailProxy',
  'yahooProxy',
  'appleProxy',
  'applePrefetch',
  'mailProxy',
  'trap',
  'besideTrap',
  'manyLinks',
  'manyAddresses',
  'onArrival',
  'headOnly',
  'noAgent',
  'gateway',
  'linkPreview',
  'officeProbe',
  'robot',
] as const;
export type HitRule = (typeof hitRules)[number];

/** The views of the inbox; `inbox` is everything that is not archived or snoozed. */
export const inboxViews = [
  'inbox',
  'unread',
  'replies',
  'automatic',
  'bounces',
  'mine',
  'snoozed',
  'archived',
  'spam',
  'all',
] as const;
export type InboxView = (typeof inboxViews)[number];

export const labelColors = ['gray', 'red', 'orange', 'yellow', 'green', 'blue', 'violet', 'pink'] as const;
export type LabelColor = (typeof labelColors)[number];
