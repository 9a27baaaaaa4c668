import { connectorOf } from '../../outside/connectors/all-connectors.ts';
import type { Card, Wanted } from '../../outside/connectors/source.ts';
import { SourceFault, passes } from '../../outside/connectors/source-fault.ts';
import type { SourceServices } from '../../outside/connectors/source-services.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { limits } from '../../../contract/core/limits.ts';
import { writeRecords } from '../../catalogue/creator-records/service.ts';
import { asBrought, closeScope, filedUnder } from '../sources/service.ts';
import { openGate } from '../sources/gate/gate.ts';
import {
  dropBatch,
  putOff,
  putOutcomes,
  readSubjects,
  sourcesQueued,
  takeBatch,
  takeOverBatch,
  type Batch,
  type Subject,
} from './queue.queries.ts';
import { retryDays } from './refresh-worth.ts';

/** Long enough for a batch at a slow source. After this time another worker takes over the batch of a dead one. */
const leaseMs = 5 * 60_000;
/** The wait if a source does not say when it can be asked again. */
const usualWaitMs = 60_000;

/** Refreshes one batch if there is one. @returns whether there was */
export async function refreshNext(
  pool: Db,
  ctx: Context,
  world: SourceServices,
  signal?: AbortSignal,
): Promise<boolean> {
  const batch = await nextBatch(pool, ctx);
  if (!batch) return false;
  await runBatch(pool, ctx, world, batch, signal);
  return true;
}

async function nextBatch(pool: Db, ctx: Context): Promise<Batch | null> {
  const now = ctx.now();
  const until = new Date(now.getTime() + leaseMs);
  const left = await takeOverBatch(pool, { now, until });
  if (left) return left;
  for (const source of await sourcesQueued(pool)) {
    const id = ctx.randomBytes(12).toString('hex');
    const batch = await takeBatch(pool, { id, source, size: connectorOf(source)?.batch ?? 1, until });
    if (batch) return batch;
  }
  return null;
}

function wantedOf({ platform, platform_id, handle, homepage_url, memory }: Subject): Wanted {
  return {
    platform,
    handle,
    url: homepage_url,
    ...(platform_id !== null && { platformId: platform_id }),
    ...(memory && { memory }),
  };
}

/**
 * After a kill, answered questions are not asked again: the batch has the same members in the same order, and the gate
 * keeps the answers under the batch's id.
 */
async function runBatch(
  pool: Db,
  ctx: Context,
  world: SourceServices,
  batch: Batch,
  signal?: AbortSignal,
): Promise<void> {
  const connector = connectorOf(batch.source);
  const subjects = await readSubjects(pool, batch.id);
  const scope = `refresh:${batch.id}`;
  if (!connector?.cards || !subjects.length) return settle(pool, ctx, batch, []);
  const wanted = new Map(subjects.map(subject => [wantedOf(subject), subject]));
  try {
    const gate = await openGate(pool, ctx, world, {
      source: batch.source,
      purpose: batch.isAsked ? 'refreshNow' : 'refresh',
      scope,
      ...(signal && { signal }),
    });
    const cards = await connector.cards(gate, [...wanted.keys()], { posts: limits.latestPosts });
    const records = cards.flatMap(card => ('record' in card ? [asBrought(gate, card.record)] : []));
    await writeRecords(pool, ctx, filedUnder(gate, batch.source), records, batch.source);
    await settle(
      pool,
      ctx,
      batch,
      cards.map(card => outcomeOf(card, wanted.get(card.wanted))),
    );
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error;
    if (!passes(error))
      return settle(
        pool,
        ctx,
        batch,
        subjects.map(({ id, memory }) => ({ creatorId: id, fault: error.kind, memory: memory ?? {} })),
      );
    await putOff(pool, batch.id, error.freeAt ?? new Date(ctx.now().getTime() + usualWaitMs));
  }
}

function outcomeOf(card: Card, subject: Subject | undefined) {
  const memory = 'record' in card ? (card.memory ?? {}) : (subject?.memory ?? {});
  return {
    creatorId: subject?.id ?? 0,
    fault: 'fault' in card ? card.fault.kind : null,
    memory: { ...memory },
  };
}

async function settle(
  pool: Db,
  ctx: Context,
  batch: Batch,
  outcomes: Parameters<typeof putOutcomes>[2],
): Promise<void> {
  await pool.transaction().execute(async db => {
    await putOutcomes(db, ctx.now(), outcomes, retryDays);
    await dropBatch(db, batch.id);
    await closeScope(db, `refresh:${batch.id}`);
  });
}
