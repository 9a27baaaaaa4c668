import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { listBlocklist, unblock } from '../../../contract/creators/blocklist.ts';
import { blocklistExportColumns } from '../../../contract/creators/export-columns.ts';
import type { ExportFormat } from '../../../contract/core/export-formats.ts';
import type { listLists } from '../../../contract/creators/lists.ts';
import { call } from '../../app/api.ts';
import { useFileExport } from '../../layout/tray/order-export.ts';
import { type BlockFilterState, type BlockState, filterOf, writeState } from './block-state.ts';

const blocklist = 'blocklist';

/** A page of entries; the one before stays while the next one loads. */
export function useBlocklist(state: BlockState) {
  const query = writeState(state).toString();
  return useQuery({
    queryKey: [blocklist, query],
    queryFn: ({ signal }) =>
      call<typeof listBlocklist>('GET', '/kol/api/blocklist', {
        query: new URLSearchParams(query),
        errorDisplay: 'page',
        signal,
      }),
    placeholderData: previous => previous,
    // Colleagues work on it too, and so do other pages.
    staleTime: 0,
  });
}

/** The lists that the scope offers; without them every list can still be asked for. */
export const useListNames = () =>
  useQuery({
    queryKey: ['lists', 'names'],
    queryFn: ({ signal }) =>
      call<typeof listLists>('GET', '/kol/api/lists', { errorDisplay: 'page', signal }),
  });

/** What shows creators elsewhere is fetched again too: they can be found and saved again. */
export function useUnblock() {
  const queries = useQueryClient();
  return async (id: number, reason: string) => {
    try {
      await call<typeof unblock>('POST', '/kol/api/blocklist/:id/remove', {
        params: { id },
        body: { reason },
        errorDisplay: 'page',
      });
    } finally {
      // Also after a refusal: a colleague may have been faster.
      void queries.invalidateQueries();
    }
  };
}

const ofRemoved: readonly string[] = ['removedBy', 'removedAt', 'removedReason'];
/** What the page shows. */
const columnsFor = ({ isHistory }: BlockFilterState) =>
  blocklistExportColumns.filter(key => isHistory || !ofRemoved.includes(key));

/** Puts the file into the background; the tray shows it. */
export const useExport = () =>
  useFileExport(({ filter, format }: { filter: BlockFilterState; format: ExportFormat }) => ({
    of: { table: 'blocklist', filter: filterOf(filter) },
    columns: columnsFor(filter),
    format,
  }));
