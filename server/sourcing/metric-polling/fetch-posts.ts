import type { GapReason } from '../../../contract/catalogue/post-metrics.ts';
import { type Platform, platforms } from '../../../contract/core/platform.ts';
import type { SourceCode } from '../../../contract/core/sources/source-codes.ts';
import { connectorOf } from '../../outside/connectors/all-connectors.ts';
import { SourceFault } from '../../outside/connectors/source-fault.ts';
import type { PostCard } from '../../outside/connectors/source.ts';
import type { SourceServices } from '../../outside/connectors/source-services.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { writeRecords } from '../../catalogue/creator-records/service.ts';
import { observeAbsence, observeFailure } from '../../catalogue/metric-history/observe-posts.ts';
import { retryMinutes } from '../../catalogue/metric-history/polling-schedule.ts';
import { closeScope, filedUnder } from '../sources/service.ts';
import { type Way, wayFor } from '../sources/gate/find-way.ts';
import { openGate } from '../sources/gate/gate.ts';
import {
  type Batch,
  readHeld,
  type Lease,
  readBatch,
  releaseBatch,
  takeBatch,
  takeOverBatch,
  type Taking,
} from './queries.ts';
import { wantedOf, type WantedByKey } from './wanted-posts.ts';

/** Long enough for a batch at a slow source. After this time another worker takes over the batch of a dead one. */
const leaseMs = 10 * 60_000;
/** Enough for several calls, so that choosing posts costs little compared with asking for them. */
const atOnce = 200;
const noWay: Way = { source: null, state: 'noSource', freeAt: null, isSandbox: false };
/** The wait if no source is set up that reports these figures. */
const withoutSourceMinutes = 60;
const longestRetry = 360;

/** Fetches one batch if any post is due. @returns whether there was one */
export async function fetchNext(
  pool: Db,
  ctx: Context,
  world: SourceServices,
  signal?: AbortSignal,
): Promise<boolean> {
  const now = ctx.now();
  const lease = { now, until: new Date(now.getTime() + leaseMs) };
  const left = await takeOverBatch(pool, lease);
  if (left) {
    const way = await wayFor(pool, ctx, world, { platform: left.platform, capability: 'postFigures' });
    await fetchBatch(pool, ctx, world, { ...left, ...lease, way }, signal);
    return true;
  }
  for (const platform of platforms) {
    const way = await wayFor(pool, ctx, world, { platform, capability: 'postFigures' });
    // In the sandbox only sample posts are asked for, elsewhere only real ones. The others have no source.
    for (const isSample of [way.isSandbox, !way.isSandbox]) {
      const held = await take(pool, ctx, lease, platform, isSample === way.isSandbox ? way : noWay, isSample);
      if (!held) continue;
      await fetchBatch(pool, ctx, world, held, signal);
      return true;
    }
  }
  return false;
}

async function take(
  pool: Db,
  ctx: Context,
  lease: Lease,
  platform: Platform,
  way: Way,
  isSample: boolean,
): Promise<Held | null> {
  const id = ctx.randomBytes(12).toString('hex');
  const batch = await pool
    .transaction()
    .execute(db => takeBatch(db, lease, { id, platform, isSample, ...takingFor(way.source) }));
  return batch && { ...batch, ...lease, way };
}

/** If a source is asked by creator, other posts of the same creators are added to the batch. */
export function takingFor(source: SourceCode | null): Pick<Taking, 'max' | 'withOwners'> {
  const cost = source && connectorOf(source)?.postCost;
  return { max: atOnce, withOwners: cost?.per === 'creator' };
}

interface Held extends Batch {
  until: Date;
  way: Way;
}

/** The result of a batch. */
interface Outcome {
  cards: PostCard[];
  /** The fault that ended the batch; it applies to all posts without a card. */
  fault: SourceFault | null;
  record: (db: Db, ctx: Context) => Promise<void>;
}

const nothing: Outcome = { cards: [], fault: null, record: () => Promise.resolve() };

/**
 * After a kill, answered questions are not asked again: the batch has the same posts in the same order, and the gate
 * keeps each answer with its time under the batch's id.
 */
async function fetchBatch(
  pool: Db,
  ctx: Context,
  world: SourceServices,
  held: Held,
  signal?: AbortSignal,
): Promise<void> {
  const rows = await readBatch(pool, held);
  const wanted = await wantedOf(
    pool,
    rows.map(({ key }) => key),
  );
  const outcome = await ask(pool, ctx, world, held, wanted, signal);
  const failures = new Map(rows.map(row => [row.key, row.failures]));
  await outcome.record(pool, ctx);
  await pool.transaction().execute(async db => {
    const unanswered = await readHeld(db, held, held.until);
    if (!unanswered) return;
    await settle(db, ctx, held, { wanted, outcome, failures, unanswered });
    await closeScope(db, scopeOf(held));
  });
}

const scopeOf = ({ id }: Batch) => `posts:${id}`;

async function ask(
  pool: Db,
  ctx: Context,
  world: SourceServices,
  held: Held,
  wanted: WantedByKey,
  signal?: AbortSignal,
): Promise<Outcome> {
  const { source, state } = held.way;
  const connector = source && connectorOf(source);
  if (!source || !connector?.posts || !connector.postCost || state === 'noSource') return nothing;
  const cards: PostCard[] = [];
  try {
    const gate = await openGate(pool, ctx, world, {
      source,
      purpose: 'monitor',
      scope: scopeOf(held),
      ...(signal && { signal }),
    });
    const record = (db: Db, now: Context) => keep(db, now, filedUnder(gate, source), source, cards);
    const all = [...wanted.values()];
    const { batch } = connector.postCost;
    for (let from = 0; from < all.length; from += batch) {
      const asked = await connector.posts(gate, all.slice(from, from + batch)).catch((error: unknown) => {
        if (error instanceof SourceFault) return error;
        throw error;
      });
      if (asked instanceof SourceFault) return { cards, fault: asked, record };
      cards.push(...asked);
    }
    return { cards, fault: null, record };
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error;
    return { ...nothing, fault: error };
  }
}

/** Writes the answers to the catalogue and from there to the metric history. Doing it twice changes nothing. */
async function keep(
  db: Db,
  ctx: Context,
  filed: string,
  source: SourceCode,
  cards: readonly PostCard[],
): Promise<void> {
  const records = cards.flatMap(card => ('record' in card ? card.record : []));
  if (records.length) await writeRecords(db, ctx, filed, records, source);
}

interface Settling {
  wanted: WantedByKey;
  outcome: Outcome;
  failures: ReadonlyMap<string, number>;
  /** Keys without figures in the answer. */
  unanswered: readonly string[];
}

/**
 * Settles the posts without figures: those that do not exist, those that are unknown, and when these are tried again.
 */
async function settle(
  db: Db,
  ctx: Context,
  { id, way }: Held,
  { wanted, outcome: { cards, fault }, failures, unanswered }: Settling,
): Promise<void> {
  const now = ctx.now();
  const keys = new Map([...wanted].map(([key, post]) => [post, key]));
  const answered = new Map(cards.map(card => [keys.get(card.wanted) ?? '', card]));
  const absences = new Map<string, { at: Date; absent: 'gone' | 'private' }>();
  const reasons = new Map<string, GapReason>();
  const next: { key: string; minutes: number }[] = [];
  for (const key of unanswered) {
    const card = answered.get(key);
    if (card && 'record' in card) continue;
    const why = card && 'fault' in card ? card.fault : fault;
    if (why?.kind === 'notFound' || why?.kind === 'private') {
      absences.set(key, { at: now, absent: why.kind === 'private' ? 'private' : 'gone' });
      continue;
    }
    reasons.set(key, why?.kind ?? 'noSource');
    next.push({ key, minutes: minutesUntilRetry(why, way, failures.get(key) ?? 0, now) });
  }
  await observeAbsence(db, now, absences);
  await observeFailure(db, now, reasons);
  await releaseBatch(db, id, now, { unanswered, next });
}

function minutesUntilRetry(why: SourceFault | null, way: Way, failures: number, now: Date): number {
  const freeAt = why?.freeAt ?? way.freeAt;
  if (freeAt && freeAt > now) return (freeAt.getTime() - now.getTime()) / 60_000;
  return why ? retryMinutes(failures + 1, longestRetry) : withoutSourceMinutes;
}
