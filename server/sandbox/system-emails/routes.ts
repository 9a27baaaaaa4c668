import type { FastifyInstance } from 'fastify';
import { listSystemEmails } from '../../../contract/sandbox/system-emails.ts';
import { AppError } from '../../core/errors.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { loadEmails } from './service.ts';

export function systemEmailRoutes(
  app: FastifyInstance,
  deps: HttpDeps,
  { isSandbox }: { isSandbox: boolean },
): void {
  serve(app, deps, listSystemEmails, async ({ db, ctx }) => {
    if (!isSandbox) throw new AppError('sandbox_only');
    return loadEmails(db, ctx);
  });
}
