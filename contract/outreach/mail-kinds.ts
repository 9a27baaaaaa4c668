/** Whom a mail that came in belongs to, and who fetched: words that pages and server share. */

/**
 * How it is known whom a mail belongs to, the surest first: it answers a message, it was written to a reply
 * address of its own, sender and subject fit, the domain fits and it came soon after; or somebody said so.
 */
export const matchWays = ['references', 'token', 'subject', 'domain', 'user'] as const;
export type MatchWay = (typeof matchWays)[number];

/** Who fetched a picture or followed a link of a mail. */
export const hitVerdicts = ['person', 'proxy', 'scanner'] as const;
export type HitVerdict = (typeof hitVerdicts)[number];

/**
 * Why it was no person. On pictures: a proxy of Gmail, Apple, Yahoo or another provider, or a fetch ahead of the
 * reader. By behaviour: `trap` followed a link that nobody sees, `besideTrap` came with what did, `manyLinks`
 * followed several at once, `manyAddresses` came from several places at once, `onArrival` was faster than anybody
 * reads, `headOnly` asked for the headers. By name: nothing said, a gateway, a preview of links, Office, a program.
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

/** What the inbox shows; `inbox` is everything that is not put away. */
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
