import type { FastifyInstance } from 'fastify';
import { listSandboxLetters } from '../../../contract/sandbox/system-emails.ts';
import { AppError } from '../../core/errors.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { loadLetters } from './service.ts';

export function sandboxLetterRoutes(
  app: FastifyInstance,
  deps: HttpDeps,
  { isSandbox }: { isSandbox: boolean },
): void {
  serve(app, deps, listSandboxLetters, async ({ db, ctx }) => {
    if (!isSandbox) throw new AppError('sandbox_only');
    return loadLetters(db, ctx);
  });
}
