import type { CreatorReference } from '../../core/db/move-references.ts';

/** Whom links, the addresses of recipients and visits name. */
export const linkReferences: readonly CreatorReference[] = [
  { table: 'short_links' },
  { table: 'short_link_recipients' },
  { table: 'visits' },
];
