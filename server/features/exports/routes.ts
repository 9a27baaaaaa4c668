import type { FastifyInstance } from 'fastify';
import { startExport } from '../../../contract/exports.ts';
import type { LinkWorld } from '../../edge/link-world.ts';
import { serve, type HttpDeps } from '../../http/serve.ts';
import { exportLater } from './jobs.ts';

export function exportRoutes(app: FastifyInstance, deps: HttpDeps, links: LinkWorld): void {
  serve(app, deps, startExport, async ({ db, ctx, body }) => ({
    workId: await exportLater(db, ctx, links, body),
  }));
}
