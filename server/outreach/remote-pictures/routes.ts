import type { FastifyInstance } from 'fastify';
import { getRemotePicture } from '../../../contract/outreach/remote-pictures.ts';
import { serveFile, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import type { SourceServices } from '../../outside/connectors/source-services.ts';
import { openRemotePicture } from './service.ts';

export function remotePictureRoutes(app: FastifyInstance, deps: HttpDeps, sources: SourceServices): void {
  serveFile(app, deps, getRemotePicture, ({ ctx, query }) => openRemotePicture(ctx, sources, query));
}
