import type { TableDeclaration } from '../../core/db/personal-data/declarations.ts';

const ofCreator = (table: string, kind: TableDeclaration['kind'], quotes?: string[]): TableDeclaration => ({
  table,
  kind,
  rows: [{ by: [{ creator: 'creator_id' }], action: 'delete' }],
  ...(quotes && { quotes }),
});

/** What teams keep of creators: lists, memory, prices, imports, connections. */
export const creatorTables: readonly TableDeclaration[] = [
  { table: 'lists', kind: 'lists', quotes: ['name', 'description'], plain: ['visibility'] },
  ofCreator('list_members', 'lists'),
  ofCreator('favourites', 'lists'),
  ofCreator('team_creators', 'teamNotes'),
  ofCreator('team_creator_tags', 'teamNotes'),
  ofCreator('team_creator_notes', 'teamNotes', ['text']),
  ofCreator('blocklist_entries', 'teamNotes', ['reason', 'removal_reason']),
  {
    table: 'list_imports',
    kind: 'imports',
    quotes: ['file_name', 'headings'],
    plain: ['state', 'mapping'],
  },
  {
    table: 'list_import_rows',
    kind: 'imports',
    // The row stays, because the import counts it.
    rows: [
      {
        by: [{ creator: 'creator_id' }, { quotes: 'cells' }],
        action: { clear: ['cells', 'warnings', 'changes'] },
      },
    ],
    plain: ['outcome', 'reason'],
  },
  { table: 'import_mappings', kind: 'imports', quotes: ['headings'], plain: ['mapping'] },
  { table: 'bulk_actions', kind: 'lists', quotes: ['action', 'result'], plain: ['role'] },
  { table: 'saved_searches', kind: 'lists', quotes: ['name', 'query'] },
  {
    table: 'reports',
    kind: 'lists',
    rows: [{ by: [{ creatorsIn: 'content', path: '$.comparison.creators[*].id' }], action: 'delete' }],
    quotes: ['title', 'content'],
  },
  { table: 'report_tokens', kind: 'other', plain: ['token_hash'] },
  { table: 'team_base_prices', kind: 'other', plain: ['category'] },
  {
    table: 'paid_prices',
    kind: 'payments',
    rows: [{ by: [{ creator: 'creator_id' }], action: { clear: ['note'] } }],
    quotes: ['note'],
  },
  {
    table: 'unlocked_addresses',
    kind: 'teamNotes',
    rows: [{ by: [{ creator: 'creator_id' }, { address: 'address' }], action: 'delete' }],
  },
  {
    table: 'acquisitions',
    kind: 'lists',
    quotes: ['name', 'terms'],
    plain: ['kind', 'region', 'schedule', 'state', 'hold_up', 'next_page'],
  },
  {
    table: 'acquisition_items',
    kind: 'lists',
    rows: [
      {
        by: [{ creator: 'creator_id' }, { quotes: 'asked' }],
        action: { clear: ['asked', 'profile', 'subject'] },
      },
    ],
    plain: ['outcome', 'reason', 'fault', 'source'],
  },
  ofCreator('creator_invitations', 'teamNotes'),
  ofCreator('creator_page_tokens', 'teamNotes'),
  {
    table: 'creator_connections',
    kind: 'profile',
    rows: [{ by: [{ creator: 'creator_id' }, { creator: 'account_creator_id' }], action: 'delete' }],
  },
  {
    table: 'creator_consents',
    kind: 'profile',
    rows: [{ by: [{ creator: 'creator_id' }, { address: 'address' }], action: 'delete' }],
  },
];
