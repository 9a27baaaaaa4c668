import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf } from '../../../contract/core/endpoint.ts';
import type { startExport } from '../../../contract/workspace/exports.ts';
import { call } from '../../app/api.ts';
import { worksKey } from '../queries.ts';

/** Which table, which of its rows and columns, and as what file. */
export type ExportOrder = BodyInputOf<typeof startExport>;

/** Puts a file into the background. @param errorDisplay `page`: whoever calls tells them */
export const orderExport = (body: ExportOrder, errorDisplay?: 'page') =>
  call<typeof startExport>('POST', '/office/api/exports', { body, ...(errorDisplay && { errorDisplay }) });

/** Puts the file of what a page shows into the background; the tray shows it. */
export function useFileExport<Params>(orderOf: (asked: Params) => ExportOrder) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (asked: Params) => orderExport(orderOf(asked)),
    onSuccess: () => queries.invalidateQueries({ queryKey: worksKey }),
  });
}
