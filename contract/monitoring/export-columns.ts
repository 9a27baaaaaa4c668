/** Columns of the files of posts, of their checks and of effects. A key may become several. */

export const postExportColumns = [
  'caption',
  'url',
  'platform',
  'creator',
  'handle',
  'published',
  'state',
  /** When it was found offline. */
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
  /** Its lower end, what is expected, and its upper end. */
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
  /** What of the cost is a share of costs of the whole project. */
  'spreadFen',
  'cpmE4',
  'cpcE4',
  'cpeE4',
  'emvFen',
  'roiBp',
  'roasBp',
] as const;
