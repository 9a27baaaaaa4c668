/** Columns of the files of posts, of their checks and of effects. A key may become several columns. */

export const postExportColumns = [
  'caption',
  'url',
  'platform',
  'creator',
  'handle',
  'published',
  'state',
  /** When it was found to be offline. */
  'stateSince',
  'sponsored',
  'foundBy',
  'plays',
  'likes',
  'comments',
  'shares',
  'engagement',
  'gained',
  'usual',
  /** Lower end, expected value, and upper end. */
  'forecast',
  'seen',
  'source',
] as const;

export const checkExportColumns = [
  'url',
  'platform',
  'handle',
  'published',
  'requirement',
  'outcome',
  'reason',
  'since',
  'firstMet',
  'decision',
  'decidedBy',
  'note',
  'wanted',
  'found',
  'caption',
  'plays',
  'likes',
  'comments',
  'shares',
] as const;

export const effectExportColumns = [
  'creator',
  'handle',
  'platform',
  'posts',
  'plays',
  'engagements',
  'clicks',
  'orders',
  'revenueFen',
  'costFen',
  /** The part of the cost that is a share of costs of the whole project. */
  'spreadFen',
  'cpmE4',
  'cpcE4',
  'cpeE4',
  'emvFen',
  'roiBp',
  'roasBp',
] as const;
