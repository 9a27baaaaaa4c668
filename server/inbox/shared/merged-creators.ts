import type { CreatorReference } from '../../core/db/move-references.ts';

/** Whom conversations and further addresses name. */
export const inboxReferences: readonly CreatorReference[] = [
  { table: 'inbox_threads' },
  { table: 'address_aliases' },
];
