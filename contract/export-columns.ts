import type { ExportTable } from './exports.ts';

export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

const creator = [
  /** Name, handle, platform and the link to the homepage. */
  'creator',
  'region',
  'language',
  'category',
  'tags',
  'verified',
  'followers',
  'avg_plays',
  /** With its level. */
  'avg_intrate',
  'follower_plays',
  'growth',
  /** Its lower and its upper end. */
  'price',
  'newest_post',
  'status',
  'lists',
  'team_tags',
  'notes',
  'blocked',
  /** When, and by whom. */
  'last_contact',
] as const;

/**
 * What can be chosen of each table; of creators no e-mail addresses. A key may become several columns of the file.
 */
export const exportColumns = {
  creators: creator,
  listMembers: [...creator, 'added_at', 'added_by'],
  blocklist: [
    'name',
    'handle',
    'platform',
    'homepage',
    'followers',
    'reason',
    'scope',
    'addedBy',
    'addedAt',
    'removedBy',
    'removedAt',
    'removedReason',
  ],
  mailRecipients: [
    'name',
    'handle',
    'platform',
    'address',
    'state',
    'reason',
    'outcomes',
    'lastRound',
    'acceptedAt',
    'readAt',
    'clickedAt',
    'repliedAt',
    'autoRepliedAt',
    'bouncedAt',
    'unsubscribedAt',
    'failedAt',
    'response',
  ],
  shortLinks: [
    'name',
    'shortUrl',
    'targetUrl',
    'productType',
    'state',
    'creator',
    'tags',
    'pv',
    'uv',
    'botPv',
    'lastVisitAt',
    'expiresAt',
    'createdBy',
    'createdAt',
  ],
  visits: [
    'at',
    'link',
    'visitor',
    'region',
    'ip',
    'system',
    'browser',
    'device',
    'app',
    'referrer',
    'source',
    'creator',
    'bot',
  ],
  listImportRows: ['row', 'homepage', 'outcome', 'reason', 'platform', 'name', 'handle'],
  operationRecords: ['at', 'account', 'action', 'subject', 'changes', 'address', 'agent'],
} as const satisfies Record<ExportTable, readonly string[]>;

export type ExportColumnKey<T extends ExportTable> = (typeof exportColumns)[T][number];
