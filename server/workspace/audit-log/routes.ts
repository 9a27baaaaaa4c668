import type { FastifyInstance } from 'fastify';
import { listOperationRecords } from '../../../contract/workspace/audit-log.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { listRecords } from './service.ts';

export function operationRecordRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, listOperationRecords, ({ db, ctx, query }) => listRecords(db, ctx, query));
}
