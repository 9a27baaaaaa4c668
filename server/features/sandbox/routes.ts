import type { FastifyInstance } from 'fastify';
import { moveSandboxClock, type Personas, showSandbox } from '../../../contract/sandbox.ts';
import { AppError } from '../../errors.ts';
import { serve, type HttpDeps } from '../../http/serve.ts';
import { moveClock, movedSoFar, sandboxClock } from '../../sandbox/clock.ts';

const hour = 3_600_000;

export function sandboxRoutes(
  app: FastifyInstance,
  deps: HttpDeps,
  { isSandbox, personas }: { isSandbox: boolean; personas: Personas },
): void {
  serve(app, deps, showSandbox, async ({ db, ctx }) => {
    if (!isSandbox) throw new AppError('sandbox_only');
    return { now: ctx.now().toISOString(), aheadMs: await movedSoFar(db), personas };
  });
  serve(app, deps, moveSandboxClock, async ({ db, ctx, body }) => {
    if (!isSandbox) throw new AppError('sandbox_only');
    await moveClock(db, body.hours * hour);
    await sandboxClock.catchUp(db);
    return { now: ctx.now().toISOString() };
  });
}
