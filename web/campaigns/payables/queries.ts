import { useQuery } from '@tanstack/react-query';
import { payableExportColumns } from '../../../contract/campaigns/export-columns.ts';
import type { ExportFormat } from '../../../contract/core/export-formats.ts';
import { getCampaignMoney, type PayableFilter } from '../../../contract/campaigns/payables.ts';
import { call } from '../../app/api.ts';
import { campaignsKey } from '../../layout/queries.ts';
import { useFileExport } from '../../layout/tray/order-export.ts';

/** A campaign's budget compared with what is agreed and paid. */
export const useMoney = (id: number) =>
  useQuery({
    queryKey: [...campaignsKey, 'money', id],
    queryFn: ({ signal }) =>
      call(getCampaignMoney, {
        params: { id },
        errorDisplay: 'page',
        signal,
      }),
  });

export const useExport = (filter: PayableFilter) =>
  useFileExport((format: ExportFormat) => ({
    of: { table: 'payables', filter },
    columns: [...payableExportColumns],
    format,
  }));
