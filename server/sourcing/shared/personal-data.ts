import type { TableDeclaration } from '../../core/db/personal-data/declarations.ts';

const ofCreator = (table: string): TableDeclaration => ({
  table,
  kind: 'profile',
  rows: [{ by: [{ creator: 'creator_id' }], action: 'delete' }],
});

/** How the catalogue is kept fresh. */
export const sourcingTables: readonly TableDeclaration[] = [
  { table: 'source_settings', kind: 'other', plain: ['source', 'mode', 'limits', 'folder'] },
  {
    table: 'source_credentials',
    kind: 'other',
    plain: ['source', 'name', 'quota_group', 'sealed', 'shown', 'state', 'refused_text'],
  },
  { table: 'quota_windows', kind: 'other', plain: ['source', 'quota_group', 'bucket'] },
  { table: 'quota_spends', kind: 'other', plain: ['source', 'quota_group', 'bucket', 'purpose'] },
  // Answers of work that is under way: they go with its end, within minutes.
  { table: 'source_answers', kind: 'profile', plain: ['scope', 'name'], quotes: ['answer'] },
  { table: 'source_fault_log', kind: 'other', quotes: ['fault'], plain: ['source', 'kind', 'purpose'] },
  ofCreator('creator_interest'),
  ofCreator('creator_interest_changes'),
  ofCreator('refresh_states'),
  ofCreator('refresh_queue'),
  { table: 'refresh_plans', kind: 'other' },
  {
    table: 'metric_polls',
    kind: 'posts',
    rows: [{ by: [{ post: 'key' }], action: 'delete' }],
  },
  // What one worker fetches, for as long as it takes.
  { table: 'metric_poll_batches', kind: 'other', plain: ['id', 'keys'] },
  { table: 'watched_tags', kind: 'other', plain: ['tag'] },
  {
    table: 'tag_finds',
    kind: 'posts',
    rows: [{ by: [{ creator: 'creator_id' }, { post: 'key' }, { quotes: 'url' }], action: 'delete' }],
  },
];
