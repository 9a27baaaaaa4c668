import type { BodyInputOf } from '../../../contract/core/endpoint.ts';
import { startExport } from '../../../contract/workspace/exports.ts';
import { call } from '../../app/api.ts';

/** The table, its rows and columns, and the file format. */
export type ExportOrder = BodyInputOf<typeof startExport>;

/** Starts an export; the task tray shows it. @param errorDisplay `page` if the caller shows the errors */
export const orderExport = (body: ExportOrder, errorDisplay?: 'page') =>
  call(startExport, { body, ...(errorDisplay && { errorDisplay }) });
