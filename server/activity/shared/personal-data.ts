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
        action: { clear: ['subject_name', 'before', 'after', 'salt'] },
      },
    ],
    quotes: ['subject_name', 'before', 'after'],
    names: ['subject_name'],
    // The seal holds a hash of the values: without its salt nobody finds what they were by trying.
    forgets: ['salt'],
    accounts: ['account_name', 'address', 'agent'],
  },
  // Ids and hashes. They stay, so that the log of a team is whole as long as its entries are.
  {
    table: 'audit_log_seals',
    staysWithoutTeam: true,
    kind: 'log',
    plain: ['previous_hash', 'hash'],
  },
  {
    table: 'audit_log_sealed_entries',
    staysWithoutTeam: true,
    kind: 'log',
    plain: ['entry_hash', 'values_hash'],
  },
  { table: 'audit_log_states', staysWithoutTeam: true, kind: 'log', plain: ['checked_hash', 'faults'] },
  {
    table: 'notifications',
    kind: 'log',
    quotes: ['details'],
    names: ['details.who', 'details.creator'],
    plain: ['kind'],
  },
  { table: 'background_tasks', kind: 'log', quotes: ['details', 'failure'], plain: ['kind', 'state'] },
];
