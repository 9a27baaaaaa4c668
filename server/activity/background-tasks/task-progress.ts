import { realtimeCodes } from '../../../contract/core/realtime-channel.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { dropDue, putDue } from '../../core/db/due-work/due-work.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { tell } from '../../core/realtime/announce.ts';
import { lockOpenWork, updateWork, type WorkIds } from './queries.ts';

/** Work that may wait so long for a worker, and be so long silent while it runs, before it counts as lost. */
const patienceMs = { waiting: 24 * 60 * 60 * 1000, running: 10 * 60 * 1000 };

/** From now on the work must give a sign of life, and again and again while it runs. */
export async function expectSign(
  db: Db,
  ctx: Context,
  { teamId, workId }: WorkIds,
  state: 'waiting' | 'running',
): Promise<void> {
  await putDue(db, 'work.silence', { teamId, id: workId }, new Date(ctx.now().getTime() + patienceMs[state]));
}

export async function stopExpecting(db: Db, { teamId, workId }: WorkIds): Promise<void> {
  await dropDue(db, 'work.silence', { teamId, id: workId });
}

/**
 * A sign of running work. The expectation is always written before the work is locked: whoever finds work
 * silent comes to the rows in this order too, and the other order would lock both out for good.
 */
export async function lockExpecting(db: Db, ctx: Context, ids: WorkIds) {
  await expectSign(db, ctx, ids, 'running');
  const work = await lockOpenWork(db, ids);
  if (!work) await stopExpecting(db, ids);
  return work;
}

export async function tellOfWork(db: Db, { teamId, workId }: WorkIds, accountId: number): Promise<void> {
  await tell(db, { teamId, accountId }, { code: realtimeCodes.work, id: workId });
}

export interface Progress {
  done: number;
  /** Once it is known. */
  total?: number;
}
export type Report = (progress: Progress) => Promise<void>;

/** Twice a second is as often as a page can show it. */
const reportEveryMs = 500;

/**
 * How running work says how far it is: in transactions of its own, so that others see it before the work is
 * done. Called as often as one likes, it writes and tells at most twice a second.
 */
export function reportWork(pool: Db, ctx: Context, ids: WorkIds): Report {
  let next = 0;
  return async progress => {
    const at = ctx.now().getTime();
    if (at < next) return;
    next = at + reportEveryMs;
    await asTeam(pool, ids.teamId, async db => {
      const work = await lockExpecting(db, ctx, ids);
      if (!work) return;
      await updateWork(db, ids, progress);
      await tellOfWork(db, ids, work.account_id);
    });
  };
}
