import type { FastifyInstance } from 'fastify';
import {
  listReports,
  openReport,
  revokeReport,
  shareReport,
  getReport,
} from '../../../contract/creators/reports.ts';
import type { LinkServices } from '../../outside/network/link-services.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { openShared } from './open-shared-report.ts';
import { composeReport } from './report-content.ts';
import { revokeOwnReport, createReport, loadReports } from './service.ts';

export function reportRoutes(app: FastifyInstance, deps: HttpDeps, links: LinkServices): void {
  serve(app, deps, getReport, ({ db, ctx, query }) => composeReport(db, ctx, query.ids));
  serve(app, deps, shareReport, ({ db, ctx, body }) => createReport(db, ctx, links, body));
  serve(app, deps, listReports, ({ db, ctx }) => loadReports(db, ctx));
  serve(app, deps, revokeReport, async ({ db, ctx, params }) => {
    await revokeOwnReport(db, ctx, params.id);
    return {};
  });
  serve(app, deps, openReport, ({ db, ctx, params }) => openShared(db, ctx, params.token));
}
