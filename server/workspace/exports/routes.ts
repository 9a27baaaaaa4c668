import type { FastifyInstance } from 'fastify';
import { startExport } from '../../../contract/workspace/exports.ts';
import type { LinkServices } from '../../outside/network/link-services.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { exportLater } from './jobs.ts';

export function exportRoutes(app: FastifyInstance, deps: HttpDeps, links: LinkServices): void {
  serve(app, deps, startExport, async ({ db, ctx, body }) => ({
    workId: await exportLater(db, ctx, links, body),
  }));
}
