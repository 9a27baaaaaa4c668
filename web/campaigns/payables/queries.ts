import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { exportColumns, type ExportFormat } from '../../../contract/workspace/export-columns.ts';
import type { startExport } from '../../../contract/workspace/exports.ts';
import type { PayableFilter, showCampaignMoney } from '../../../contract/campaigns/payables.ts';
import { call } from '../../app/api.ts';
import { campaignsKey, worksKey } from '../../layout/queries.ts';

/** Budget of a campaign against what is agreed and paid. */
export const useMoney = (id: number) =>
  useQuery({
    queryKey: [...campaignsKey, 'money', id],
    queryFn: ({ signal }) =>
      call<typeof showCampaignMoney>('GET', '/office/api/campaigns/:id/money', {
        params: { id },
        faults: 'page',
        signal,
      }),
  });

export function useExport(filter: PayableFilter) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (format: ExportFormat) =>
      call<typeof startExport>('POST', '/office/api/exports', {
        body: { of: { table: 'payables', filter }, columns: [...exportColumns.payables], format },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: worksKey }),
  });
}
