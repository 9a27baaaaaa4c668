import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf } from '../../../contract/core/endpoint.ts';
import { startExport } from '../../../contract/workspace/exports.ts';
import { call } from '../../app/api.ts';
import { worksKey } from '../queries.ts';

/** The table, its rows and columns, and the file format. */
export type ExportOrder = BodyInputOf<typeof startExport>;

/** Starts an export. @param errorDisplay `page` if the caller shows the errors */
export const orderExport = (body: ExportOrder, errorDisplay?: 'page') =>
  call(startExport, { body, ...(errorDisplay && { errorDisplay }) });

/** Starts the export of the current page's rows; the task tray shows it. */
export function useFileExport<Params>(orderOf: (asked: Params) => ExportOrder) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (asked: Params) => orderExport(orderOf(asked)),
    onSuccess: () => queries.invalidateQueries({ queryKey: worksKey }),
  });
}
