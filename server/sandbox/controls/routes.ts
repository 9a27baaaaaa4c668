import type { FastifyInstance } from 'fastify';
import {
  moveSandboxClock,
  getSampleLinks,
  getSandbox,
  jumpToNextSend,
  longestMoveHours,
} from '../../../contract/sandbox/controls.ts';
import type { Personas } from '../../../contract/core/mail/sandbox-personas.ts';
import type { SourceServices } from '../../outside/connectors/source-services.ts';
import { AppError } from '../../core/errors.ts';
import { serve, type HttpDeps } from '../../core/http/serve-endpoint.ts';
import { nextDueOf } from '../../core/db/due-work/due-leases.ts';
import { movedSoFar } from '../../core/sandbox-clock.ts';
import { letTimePass } from './let-time-pass.ts';

const hour = 3_600_000;
const sending = ['mail.send', 'mailTask.start', 'oneToOneEmail.send'] as const;

export function sandboxRoutes(
  app: FastifyInstance,
  deps: HttpDeps,
  { isSandbox, personas, sources }: { isSandbox: boolean; personas: Personas; sources: SourceServices },
): void {
  serve(app, deps, getSandbox, async ({ db, ctx }) => {
    if (!isSandbox) throw new AppError('sandbox_only');
    const at = ctx.now();
    const next = await nextDueOf(db, sending, { teamId: ctx.actor.teamId, at });
    const nextSendAt = next?.toISOString() ?? null;
    return { now: at.toISOString(), aheadMs: await movedSoFar(db), nextSendAt, personas };
  });
  serve(app, deps, moveSandboxClock, async ({ db, ctx, body }) => {
    if (!isSandbox) throw new AppError('sandbox_only');
    await letTimePass(db, deps.makeContext(ctx.lang), sources, body.hours * hour);
    return { now: ctx.now().toISOString() };
  });
  serve(app, deps, jumpToNextSend, async ({ db, ctx }) => {
    if (!isSandbox) throw new AppError('sandbox_only');
    const at = ctx.now();
    const next = await nextDueOf(db, sending, { teamId: ctx.actor.teamId, at });
    if (!next) throw new AppError('not_found');
    const distance = Math.min(next.getTime() - at.getTime(), longestMoveHours * hour);
    await letTimePass(db, deps.makeContext(ctx.lang), sources, Math.ceil(distance));
    return { now: ctx.now().toISOString() };
  });
  serve(app, deps, getSampleLinks, ({ ctx, query }) => {
    if (!sources.sandbox) throw new AppError('sandbox_only');
    return Promise.resolve({
      links: sources.sandbox.links(query.platform, ctx.randomBytes(4).readUInt32BE()),
    });
  });
}
