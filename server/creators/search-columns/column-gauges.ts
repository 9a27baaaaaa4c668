import type { ReadGauge } from '../../core/http/metrics.ts';
import { searchColumns } from './search-columns.ts';

/** What the columns of this process hold, for Prometheus. */
export const columnGauges: readonly ReadGauge[] = [
  {
    name: 'search_columns_ready',
    help: 'Whether searches are answered from columns (1) or by the database (0)',
    read: () => Number(searchColumns.state().isReady),
  },
  {
    name: 'search_columns_creators',
    help: 'Creators in the columns, also while they are loaded',
    read: () => searchColumns.state().creators,
  },
  {
    name: 'search_columns_bytes',
    help: 'Memory of the columns',
    read: () => searchColumns.state().bytes,
  },
  {
    name: 'search_columns_as_of_seconds',
    help: 'The moment of the catalogue that the columns equal; 0 before they are loaded',
    read: () => (searchColumns.state().asOf ?? 0) / 1000,
  },
];
