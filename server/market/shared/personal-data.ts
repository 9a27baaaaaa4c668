import type { TableDeclaration } from '../../core/db/personal-data/declarations.ts';

/** Rankings name creators and posts by their ids; ads name advertisers, as the official libraries publish them. */
export const marketTables: readonly TableDeclaration[] = [
  { table: 'ranking_editions', kind: 'other', plain: ['held_back'] },
  { table: 'rankings', kind: 'other', plain: ['kind', 'region', 'category', 'places', 'details'] },
  { table: 'ranking_tags', kind: 'other', plain: ['tag', 'facts'] },
  {
    table: 'ads',
    kind: 'other',
    plain: [
      'library_id',
      'advertiser_id',
      'advertiser',
      'advertiser_key',
      'paid_by',
      'reach_text',
      'regions',
    ],
  },
  { table: 'ad_reach', kind: 'other', plain: ['region', 'reach_text'] },
  { table: 'ad_libraries', kind: 'other', plain: ['source', 'fault'] },
  {
    table: 'ad_searches',
    kind: 'other',
    plain: ['source', 'country', 'min_reach', 'max_reach', 'words', 'next', 'fault'],
  },
  { table: 'ad_words', kind: 'other', plain: ['words'] },
  { table: 'ad_editions', kind: 'other', plain: ['region'] },
  { table: 'ad_places', kind: 'other', plain: ['region', 'why'] },
  { table: 'saved_ads', kind: 'other' },
];
