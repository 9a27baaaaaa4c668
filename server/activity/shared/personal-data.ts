import type { TableDeclaration } from '../../core/db/personal-data/declarations.ts';

/** Who did what, and what accounts are told. */
export const activityTables: readonly TableDeclaration[] = [
  {
    table: 'audit_log_entries',
    staysWithoutTeam: true,
    kind: 'log',
    rows: [
      {
        by: [
          { creator: 'subject_id', when: { subject: 'creator' } },
          { within: 'collaborations', on: { subject_id: 'id' }, when: { subject: 'collaboration' } },
        ],
        // Entries hold no values and are never changed.
        action: {},
      },
    ],
    plain: ['action', 'subject', 'fields'],
  },
  {
    table: 'audit_log_values',
    kind: 'log',
    rows: [
      {
        by: [{ within: 'audit_log_entries', on: { entry_id: 'id' } }],
        action: { clear: ['subject_name', 'before', 'after'] },
      },
    ],
    quotes: ['subject_name', 'before', 'after'],
    names: ['subject_name'],
    accounts: ['account_name', 'address', 'agent'],
  },
  {
    table: 'notifications',
    kind: 'log',
    quotes: ['details'],
    names: ['details.who', 'details.creator'],
    plain: ['kind'],
  },
  { table: 'background_tasks', kind: 'log', quotes: ['details', 'failure'], plain: ['kind', 'state'] },
];
