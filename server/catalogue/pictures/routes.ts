import type { FastifyInstance } from 'fastify';
import { getPicture } from '../../../contract/catalogue/pictures.ts';
import { serveFile, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import type { SourceServices } from '../../outside/connectors/source-services.ts';
import { openPicture } from './service.ts';

export function pictureRoutes(app: FastifyInstance, deps: HttpDeps, sources: SourceServices): void {
  serveFile(app, deps, getPicture, ({ db, ctx, params, query }) =>
    openPicture(db, ctx, sources, { ...params, seal: query.seal }),
  );
}
