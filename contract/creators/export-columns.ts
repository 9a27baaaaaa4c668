import { exportedFields } from '../core/sources/creator-fields.ts';

/** Columns of the files about creators. A key may become several columns. */

export const creatorExportColumns = [
  /** Name, handle, platform and the link to the homepage. */
  'creator',
  /** Those that the team may write to. */
  'email',
  ...exportedFields,
  'avg_plays',
  /** With its level. */
  'avg_intrate',
  'follower_plays',
  'growth',
  /** Lower and upper end. */
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

export const listMemberExportColumns = [...creatorExportColumns, 'added_at', 'added_by'] as const;

export const blocklistExportColumns = [
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
] as const;

export const importRowExportColumns = [
  'row',
  'homepage',
  'outcome',
  'reason',
  'platform',
  'name',
  'handle',
] as const;
