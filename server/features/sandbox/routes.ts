import type { FastifyInstance } from 'fastify';
import { moveSandboxClock, type Personas, showSampleLinks, showSandbox } from '../../../contract/sandbox.ts';
import type { SourcesWorld } from '../../connectors/sources-world.ts';
import { AppError } from '../../errors.ts';
import { serve, type HttpDeps } from '../../http/serve.ts';
import { movedSoFar } from '../../sandbox/clock.ts';
import { letTimePass } from './let-time-pass.ts';

const hour = 3_600_000;

export function sandboxRoutes(
  app: FastifyInstance,
  deps: HttpDeps,
  { isSandbox, personas, sources }: { isSandbox: boolean; personas: Personas; sources: SourcesWorld },
): void {
  serve(app, deps, showSandbox, async ({ db, ctx }) => {
    if (!isSandbox) throw new AppError('sandbox_only');
    return { now: ctx.now().toISOString(), aheadMs: await movedSoFar(db), personas };
  });
  serve(app, deps, moveSandboxClock, async ({ db, ctx, body }) => {
    if (!isSandbox) throw new AppError('sandbox_only');
    await letTimePass(db, deps.makeContext(ctx.lang), sources, body.hours * hour);
    return { now: ctx.now().toISOString() };
  });
  serve(app, deps, showSampleLinks, ({ ctx, query }) => {
    if (!sources.sandbox) throw new AppError('sandbox_only');
    return Promise.resolve({
      links: sources.sandbox.links(query.platform, ctx.randomBytes(4).readUInt32BE()),
    });
  });
}
