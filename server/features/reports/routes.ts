import type { FastifyInstance } from 'fastify';
import { listReports, openReport, revokeReport, shareReport, showReport } from '../../../contract/reports.ts';
import type { LinkWorld } from '../../edge/link-world.ts';
import { serve, type HttpDeps } from '../../http/serve.ts';
import { openShared } from './open-shared.ts';
import { composeReport } from './report-content.ts';
import { revoke, share, showShared } from './service.ts';

export function reportRoutes(app: FastifyInstance, deps: HttpDeps, links: LinkWorld): void {
  serve(app, deps, showReport, ({ db, ctx, query }) => composeReport(db, ctx, query.ids));
  serve(app, deps, shareReport, ({ db, ctx, body }) => share(db, ctx, links, body));
  serve(app, deps, listReports, ({ db, ctx }) => showShared(db, ctx));
  serve(app, deps, revokeReport, async ({ db, ctx, params }) => {
    await revoke(db, ctx, params.id);
    return {};
  });
  serve(app, deps, openReport, ({ db, ctx, params }) => openShared(db, ctx, params.token));
}
