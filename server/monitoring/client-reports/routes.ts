import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/monitoring/client-reports/client-reports.ts';
import type { LinkServices } from '../../outside/network/link-services.ts';
import { serve, serveFile, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { fileOf } from './workbook/report-file.ts';
import { addLink, endLink, listLinks } from './share-links.ts';
import { removeLogo, setLogo } from './report-logo.ts';
import { openShared } from './open-shared-client-report.ts';
import { changeSettings } from './report-settings.ts';
import { loadReport } from './load-report.ts';

export function clientReportRoutes(app: FastifyInstance, deps: HttpDeps, links: LinkServices): void {
  serve(app, deps, contract.getClientReport, ({ db, ctx, params }) => loadReport(db, ctx, params.id));
  serve(app, deps, contract.changeClientReport, async ({ db, ctx, params, body }) => ({
    revision: await changeSettings(db, ctx, params.id, body),
  }));
  serveFile(app, deps, contract.fetchClientReportFile, ({ db, ctx, params }) => fileOf(db, ctx, params.id));
  serve(app, deps, contract.putClientReportLogo, async ({ db, ctx, file }) => {
    await setLogo(db, ctx, file.bytes);
    return {};
  });
  serve(app, deps, contract.removeClientReportLogo, async ({ db, ctx }) => {
    await removeLogo(db, ctx);
    return {};
  });
  serve(app, deps, contract.listClientReportLinks, ({ db, ctx, params }) => listLinks(db, ctx, params.id));
  serve(app, deps, contract.addClientReportLink, ({ db, ctx, params, body }) =>
    addLink(db, ctx, links, params.id, body),
  );
  serve(app, deps, contract.revokeClientReportLink, async ({ db, ctx, params }) => {
    await endLink(db, ctx, params.id, params.linkId);
    return {};
  });
  serve(app, deps, contract.openClientReport, ({ db, ctx, params }) => openShared(db, ctx, params.token));
}
