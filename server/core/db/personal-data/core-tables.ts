import type { TableDeclaration } from './declarations.ts';

/** Tables of the core. */
export const coreTables: readonly TableDeclaration[] = [
  { table: 'migrations', kind: 'other', plain: ['name', 'timestamp'] },
  { table: 'migrations_lock', kind: 'other', plain: ['id'] },
  { table: 'signing_keys', kind: 'other', plain: ['name', 'key'] },
  { table: 'sandbox_settings', kind: 'sandbox', plain: ['name'] },
  // Internet addresses of visitors, for as long as a rate is counted.
  { table: 'rate_windows', kind: 'other', accounts: ['key'] },
  { table: 'due_work', kind: 'other', plain: ['kind', 'leased_by'] },
  {
    table: 'stored_files',
    kind: 'files',
    rows: [
      {
        by: [
          { within: 'background_tasks', on: { id: 'file_id' }, by: [{ any: 'file' }] },
          {
            within: 'campaign_files',
            on: { id: 'file_id' },
            by: [{ within: 'collaborations', on: { collaboration_id: 'id' } }],
          },
          {
            within: 'list_imports',
            on: { id: 'file_id' },
            by: [
              {
                within: 'list_import_rows',
                on: { id: 'import_id' },
                by: [{ creator: 'creator_id' }, { quotes: 'cells' }],
              },
            ],
          },
        ],
        action: 'delete',
      },
    ],
    quotes: ['name'],
  },
  {
    table: 'stored_file_parts',
    kind: 'files',
    rows: [{ by: [{ within: 'stored_files', on: { file_id: 'id' } }], action: 'delete' }],
  },
  // Holds the person until nothing else does.
  { table: 'erasures', kind: 'other', plain: ['state', 'person', 'done'] },
  { table: 'erased_keys', kind: 'other', plain: ['hash'] },
  { table: 'erasure_marks', kind: 'other', plain: ['marked_table'] },
];
