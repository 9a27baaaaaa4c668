import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/workspace/erasures.ts';
import { serve, serveFile, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { eraseLater } from './jobs.ts';
import { certificateFile, exportFile, loadErasures, previewPerson } from './operate.ts';

export function erasureRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, contract.findPerson, ({ db, ctx, body }) => previewPerson(db, ctx, body));
  serveFile(app, deps, contract.exportPerson, ({ db, ctx, body }) => exportFile(db, ctx, body));
  serve(app, deps, contract.erasePerson, ({ db, ctx, body }) => eraseLater(db, ctx, body));
  serve(app, deps, contract.listErasures, ({ db, ctx }) => loadErasures(db, ctx));
  serveFile(app, deps, contract.getErasureCertificate, ({ db, ctx, params }) =>
    certificateFile(db, ctx, params.id),
  );
}
