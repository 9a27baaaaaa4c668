import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';

/**
 * Work in the background. A job carries ids only and may run more than once: its handler is one call
 * into a service, which reads again, locks and checks the state.
 */
export interface Job<P> {
  name: string;
  payload: z.ZodType<P>;
  /** Cron expression, in UTC. */
  schedule?: string;
  handle(db: Db, ctx: Context, payload: P): Promise<void>;
}

export function defineJob<P>(job: Job<P>): Job<P> {
  return job;
}
