import type { FastifyInstance } from 'fastify';
import { previewMail } from '../../../contract/mail-templates.ts';
import { serve, type HttpDeps } from '../../http/serve.ts';
import type { MailWorld } from '../../mail/mail-world.ts';
import { previewOf } from './preview.ts';

export function mailContentRoutes(
  app: FastifyInstance,
  deps: HttpDeps,
  { publicUrl }: Pick<MailWorld, 'publicUrl'>,
): void {
  serve(app, deps, previewMail, ({ db, ctx, body }) => previewOf(db, ctx, publicUrl, body));
}
