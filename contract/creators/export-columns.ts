/** Columns of the files of creators, without e-mail addresses, and of what is kept about them. A key may become several. */

export const creatorExportColumns = [
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
