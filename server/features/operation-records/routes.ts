import type { FastifyInstance } from 'fastify';
import { exportOperationRecords, listOperationRecords } from '../../../contract/operation-records.ts';
import { serve, type HttpDeps } from '../../http/serve.ts';
import { exportLater } from './jobs.ts';
import { listRecords } from './service.ts';

export function operationRecordRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, listOperationRecords, ({ db, ctx, query }) => listRecords(db, ctx, query));
  serve(app, deps, exportOperationRecords, async ({ db, ctx, body }) => ({
    workId: await exportLater(db, ctx, body),
  }));
}
