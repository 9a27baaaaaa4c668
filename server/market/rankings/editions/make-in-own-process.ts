import path from 'node:path';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import type { JobDeps } from '../../../core/jobs/define-job.ts';
import { runAside } from '../../../core/jobs/run-in-child.ts';
import { isDue } from './make-edition.ts';
import type { Step } from './rank-platform.ts';

/** The input of the process. */
export interface EditionOrder {
  databaseUrl: string;
  now: Date;
}

/** A finished step. */
export interface StepDone {
  step: Step;
  tookMs: number;
}

/** Makes rankings in a process of its own if they are due, because counting posts must not delay requests. */
export async function makeDueEdition(
  db: Db,
  ctx: Context,
  { url, signal }: Pick<JobDeps, 'url' | 'signal'>,
  onStep?: (done: StepDone) => void,
): Promise<void> {
  if (!(await isDue(db, ctx))) return;
  const data: EditionOrder = { databaseUrl: url, now: ctx.now() };
  const onMessage = (step: unknown) => onStep?.(step as StepDone);
  await runAside(path.join(import.meta.dirname, 'edition-process.ts'), { data, signal, onMessage });
}
