import type { FastifyInstance } from 'fastify';
import { fetchMailPicture, uploadMailFile } from '../../../contract/outreach/mail-files.ts';
import { serve, serveFile, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { openPicture } from './service.ts';
import { keepMailFile } from './upload-mail-file.ts';

export function mailFileRoutes(app: FastifyInstance, deps: HttpDeps): void {
  serve(app, deps, uploadMailFile, ({ db, ctx, query, file }) => keepMailFile(db, ctx, query.use, file));
  serveFile(app, deps, fetchMailPicture, async ({ db, ctx, params }) => {
    const { content, mediaType } = await openPicture(db, ctx, params.key);
    return { content, mediaType, isForever: true, isShownElsewhere: true };
  });
}
