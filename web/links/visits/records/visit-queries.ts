import { useQuery } from '@tanstack/react-query';
import { visitExportColumns } from '../../../../contract/links/export-columns.ts';
import type { ExportFormat } from '../../../../contract/core/export-formats.ts';
import { listVisits, type VisitFilter } from '../../../../contract/links/visits.ts';
import { call } from '../../../app/api.ts';
import { shortLinksKey } from '../../../layout/queries.ts';
import { useFileExport } from '../../../layout/tray/order-export.ts';
import type { Paging } from '../../../ui/tables/paging.ts';

/** A page of access records; the previous one stays while the next one loads. */
export const useVisits = (filter: Partial<VisitFilter>, { page, size }: Paging) =>
  useQuery({
    queryKey: [...shortLinksKey, 'visits', filter, page, size],
    queryFn: ({ signal }) =>
      call(listVisits, {
        query: { ...filter, page, size },
        errorDisplay: 'page',
        signal,
      }),
    placeholderData: previous => previous,
    staleTime: 0,
  });

/** Starts the export; the task tray shows it. */
export const useVisitsExport = () =>
  useFileExport(({ filter, format }: { filter: Partial<VisitFilter>; format: ExportFormat }) => ({
    of: { table: 'visits', filter },
    columns: [...visitExportColumns],
    format,
  }));
