import type { CreatorReference } from '../../core/db/move-references.ts';

/** Whom follows, and the links, coupons and costs of a project name. */
export const monitorReferences: readonly CreatorReference[] = [
  { table: 'monitor_follows', once: ['project_id', 'kind', 'hashtag', 'platform'] },
  { table: 'effect_links' },
  { table: 'effect_coupons' },
  { table: 'effect_costs' },
];
