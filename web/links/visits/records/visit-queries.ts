import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { exportColumns, type ExportFormat } from '../../../../contract/workspace/export-columns.ts';
import type { startExport } from '../../../../contract/workspace/exports.ts';
import type { listVisits, VisitFilter } from '../../../../contract/links/visits.ts';
import { call } from '../../../app/api.ts';
import { shortLinksKey, worksKey } from '../../../layout/queries.ts';
import type { Paging } from '../../../ui/tables/paging.ts';

/** A page of access records; the one before stays while the next one loads. */
export const useVisits = (filter: Partial<VisitFilter>, { page, size }: Paging) =>
  useQuery({
    queryKey: [...shortLinksKey, 'visits', filter, page, size],
    queryFn: ({ signal }) =>
      call<typeof listVisits>('GET', '/office/api/visits', {
        query: { ...filter, page, size },
        faults: 'page',
        signal,
      }),
    placeholderData: previous => previous,
    staleTime: 0,
  });

/** Puts the file into the background; the tray shows it. */
export function useVisitsExport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ filter, format }: { filter: Partial<VisitFilter>; format: ExportFormat }) =>
      call<typeof startExport>('POST', '/office/api/exports', {
        body: { of: { table: 'visits', filter }, columns: [...exportColumns.visits], format },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: worksKey }),
  });
}
