import type { TableDeclaration } from '../../core/db/personal-data/declarations.ts';

const ofCreator = (table: string, kind: TableDeclaration['kind'] = 'profile'): TableDeclaration => ({
  table,
  kind,
  rows: [{ by: [{ creator: 'creator_id' }], action: 'delete' }],
});

/** What all teams know of creators, and what is computed from it. */
export const catalogueTables: readonly TableDeclaration[] = [
  { table: 'sources', kind: 'other', plain: ['code', 'name_zh', 'name_en'] },
  { table: 'creators', kind: 'profile', rows: [{ by: [{ creator: 'id' }], action: 'delete' }] },
  ofCreator('creator_keys'),
  {
    table: 'creator_merges',
    kind: 'profile',
    rows: [{ by: [{ creator: 'from_id' }, { creator: 'into_id' }], action: 'delete' }],
  },
  {
    table: 'contact_addresses',
    kind: 'profile',
    rows: [{ by: [{ creator: 'creator_id' }, { address: 'address' }], action: 'delete' }],
  },
  ofCreator('creator_snapshots'),
  ofCreator('creator_audiences'),
  ofCreator('creator_traits'),
  ofCreator('creator_figures'),
  ofCreator('creator_provenance'),
  ofCreator('figures_due'),
  // Numbers alone, and for a day only: a note says of who was erased that they must go from everywhere.
  { table: 'creator_changes', kind: 'other' },
  ofCreator('posts', 'posts'),
  ofCreator('post_comments', 'posts'),
  ofCreator('pictures', 'posts'),
  { table: 'trait_counts', kind: 'other', plain: ['trait'] },
  { table: 'search_terms', kind: 'other', plain: ['word', 'scope'] },
  { table: 'creator_facets', kind: 'other', plain: ['facet', 'value'] },
  { table: 'peer_brackets', kind: 'other' },
  { table: 'base_prices', kind: 'other', plain: ['category'] },
  // The last address that was judged, of all creators in a row: replaced within the hour.
  { table: 'address_reviews', kind: 'other', plain: ['rules'], quotes: ['after_address'] },
  { table: 'mode_changes', kind: 'other', plain: ['source'] },
  {
    table: 'import_runs',
    kind: 'imports',
    quotes: ['file_name', 'file_path', 'failure'],
    plain: ['content_hash', 'mapping', 'source', 'state'],
  },
  { table: 'import_refusals', kind: 'imports', quotes: ['col', 'reason'] },
  { table: 'watched_files', kind: 'imports', quotes: ['path'], plain: ['state'] },
  { table: 'growth_references', kind: 'other' },
  {
    table: 'watched_posts',
    kind: 'posts',
    rows: [
      {
        by: [{ creator: 'creator_id' }, { post: 'key' }],
        action: {
          // Figures stay: campaigns and their effects count them.
          clear: [
            'platform_post_id',
            'url',
            'handle',
            'caption',
            'hashtags',
            'mentions',
            'cover_url',
            'edits',
            'doubt',
          ],
          post: ['key'],
        },
      },
    ],
    plain: ['state', 'source', 'points', 'gaps'],
  },
  {
    table: 'post_watchers',
    kind: 'posts',
    rows: [{ by: [{ post: 'key' }], action: { post: ['key'] } }],
  },
];
