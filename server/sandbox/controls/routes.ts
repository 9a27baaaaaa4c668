import type { FastifyInstance } from 'fastify';
import { moveSandboxClock, getSampleLinks, getSandbox } from '../../../contract/sandbox/controls.ts';
import type { Personas } from '../../../contract/core/mail/sandbox-personas.ts';
import type { SourceServices } from '../../outside/connectors/source-services.ts';
import { AppError } from '../../core/errors.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { movedSoFar } from '../../core/sandbox-clock.ts';
import { letTimePass } from './let-time-pass.ts';

const hour = 3_600_000;

export function sandboxRoutes(
  app: FastifyInstance,
  deps: HttpDeps,
  { isSandbox, personas, sources }: { isSandbox: boolean; personas: Personas; sources: SourceServices },
): void {
  serve(app, deps, getSandbox, async ({ db, ctx }) => {
    if (!isSandbox) throw new AppError('sandbox_only');
    return { now: ctx.now().toISOString(), aheadMs: await movedSoFar(db), personas };
  });
  serve(app, deps, moveSandboxClock, async ({ db, ctx, body }) => {
    if (!isSandbox) throw new AppError('sandbox_only');
    await letTimePass(db, deps.makeContext(ctx.lang), sources, body.hours * hour);
    return { now: ctx.now().toISOString() };
  });
  serve(app, deps, getSampleLinks, ({ ctx, query }) => {
    if (!sources.sandbox) throw new AppError('sandbox_only');
    return Promise.resolve({
      links: sources.sandbox.links(query.platform, ctx.randomBytes(4).readUInt32BE()),
    });
  });
}
