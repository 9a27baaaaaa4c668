import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';

/**
 * Work in the background. A job carries ids only and may run more than once: its handler is one call
 * into a service, which reads again, locks and checks the state.
 */
export interface JobDefinition<P> {
  name: string;
  payload: z.ZodType<P>;
  /** Cron expression, in UTC. */
  schedule?: string;
  handle(db: Db, ctx: Context, payload: P): Promise<void>;
}

/** A job as the worker sees it: whatever was stored is checked before it is handled. */
export interface AnyJob {
  name: string;
  schedule?: string;
  run(db: Db, ctx: Context, stored: unknown): Promise<void>;
}

export type Job<P> = JobDefinition<P> & AnyJob;

export function defineJob<P>(definition: JobDefinition<P>): Job<P> {
  return {
    ...definition,
    run: (db, ctx, stored) => definition.handle(db, ctx, definition.payload.parse(stored ?? {})),
  };
}
