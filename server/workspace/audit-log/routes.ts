import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/workspace/audit-log.ts';
import { serve, serveFile, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { loadRecordCheck, sealedFile } from './seals/service.ts';
import { listRecords } from './service.ts';

export function operationRecordRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, contract.listOperationRecords, ({ db, ctx, query }) => listRecords(db, ctx, query));
  serve(app, deps, contract.getRecordCheck, ({ db, ctx }) => loadRecordCheck(db, ctx));
  serveFile(app, deps, contract.fetchSealedRecords, ({ db, ctx, query }) => sealedFile(db, ctx, query));
}
