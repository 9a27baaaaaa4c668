import { connectorOf } from '../../../outside/connectors/all-connectors.ts';
import type { Db } from '../../../core/db/database.ts';
import type { Taker } from '../../../billing/plans/service.ts';
import { closeScope } from '../../../sourcing/sources/service.ts';
import type { Way } from '../../../sourcing/sources/gate/find-way.ts';
import { runOf } from '../runs/begin-run.ts';
import {
  batchItems,
  dropWaiting,
  failWaiting,
  insertItems,
  lastPosition,
  openBatch,
  putInBatch,
  waitingItems,
  type Item,
} from '../items.queries.ts';
import { findFresh } from './known-creators.queries.ts';
import { nameCreators } from './name-creators.ts';
import { placesIn, type Places } from '../settling/list-places.ts';
import type { Stored } from '../queries.ts';
import { batchScope } from '../runs/answer-scopes.ts';
import { addCounts, settleAnswers } from '../settling/settle-batch.ts';

/** What to do next; `retry`: read again, because something was written. */
export type Next =
  | { to: 'ask'; acquisition: Stored; batch: number; items: Item[] }
  | { to: 'search'; acquisition: Stored }
  | { to: 'end'; acquisition: Stored }
  | { to: 'wait' | 'retry' };

const hour = 60 * 60_000;
/** Creators refreshed within this time are not asked for. Repeated acquisitions want fresh figures every time. */
const freshFor: Record<Stored['schedule'], number> = {
  once: 7 * 24 * hour,
  weekly: 6 * 24 * hour,
  daily: 20 * hour,
};
const batchSize = 50;
/**
 * A search finds at most this many times the wanted number, because some creators are in the list already, or blocked.
 */
const foundPerWanted = 2;

const isSearch = ({ kind }: Stored) => kind !== 'links';

/**
 * Takes creators that the catalogue knows without asking a source, and marks those to ask for next. Runs in the
 * caller's transaction as the team, which has locked the acquisition.
 * @param way to profiles
 */
export async function pickNext(db: Db, ctx: Taker, acquisition: Stored, way: Way): Promise<Next> {
  const ids = runOf(acquisition);
  const places = await placesIn(db, ctx, acquisition.list_id);
  if (isOver(acquisition, places)) return stopFor(db, ctx, acquisition, places.reason);
  if (isSearch(acquisition) && acquisition.added >= acquisition.max_creators)
    return leaveOthers(db, acquisition);
  const connector = way.source && way.state === 'ready' ? connectorOf(way.source) : undefined;
  const open = await openBatch(db, ids);
  if (open !== null) {
    if (!connector) return { to: 'wait' };
    const items = await batchItems(db, ids, open);
    if (items.length <= connector.batch) return { to: 'ask', acquisition, batch: open, items };
    // A different source is asked now, with smaller batches.
    await putInBatch(
      db,
      ids,
      items.map(({ position }) => position),
      null,
    );
    await closeScope(db, batchScope(acquisition, open));
    return { to: 'retry' };
  }
  const waiting = await waitingItems(db, ids, batchSize);
  if (!waiting.length) return searchOn(acquisition);
  const wanted = isSearch(acquisition) ? acquisition.max_creators - acquisition.added : waiting.length;
  const known = await findKnown(db, ctx, acquisition, waiting);
  if (known.size) {
    const some = [...known].slice(0, wanted);
    const answered = some.map(([{ position }, creatorId]) => ({
      position,
      creatorId,
      reason: null,
      fault: null,
      source: null,
    }));
    await settleAnswers(db, ctx, acquisition, answered);
    return { to: 'retry' };
  }
  if (!connector) return { to: 'wait' };
  const items = waiting.slice(0, Math.min(connector.batch, wanted));
  const batch = items[0]?.position ?? 0;
  await putInBatch(
    db,
    ids,
    items.map(({ position }) => position),
    batch,
  );
  return { to: 'ask', acquisition, batch, items };
}

/** Returns whether no further creator could be added. */
const isOver = (acquisition: Stored, { room, isShut }: Places) =>
  isShut || (room === 0 && isSearch(acquisition));

/** Stores the reason for every waiting creator; if there is none, for the search. */
async function stopFor(db: Db, ctx: Taker, acquisition: Stored, reason: Places['reason']): Promise<Next> {
  const ids = runOf(acquisition);
  const { found, failed, is_searching } = acquisition;
  const others = await failWaiting(db, ids, reason, ctx.now());
  if (!others && !is_searching) return { to: 'end', acquisition };
  const position = (await lastPosition(db, ids)) + 1;
  const asked = acquisition.terms.join(', ') || acquisition.name;
  const added = others
    ? 0
    : await insertItems(db, ids, [{ position, asked, profile: null, subject: null, reason }], ctx.now());
  const now = { found: found + added, failed: failed + others + added, is_searching: false };
  return { to: 'end', acquisition: await addCounts(db, acquisition, now) };
}

async function leaveOthers(db: Db, acquisition: Stored): Promise<Next> {
  const left = await dropWaiting(db, runOf(acquisition));
  const now = { found: acquisition.found - left, is_searching: false };
  return { to: 'end', acquisition: await addCounts(db, acquisition, now) };
}

function searchOn(acquisition: Stored): Next {
  const isEnough = acquisition.found >= acquisition.max_creators * foundPerWanted;
  return { to: acquisition.is_searching && !isEnough ? 'search' : 'end', acquisition };
}

/** Returns the items that need no question, with their creators. */
async function findKnown(
  db: Db,
  ctx: Taker,
  { schedule }: Stored,
  items: readonly Item[],
): Promise<Map<Item, number>> {
  const named = items.flatMap(item => (item.profile ? [{ item, profile: item.profile }] : []));
  const found = await nameCreators(
    db,
    named.map(({ profile }) => profile),
  );
  const ids = named.map(({ item }, at) => item.creator_id ?? found[at]?.id ?? 0);
  const since = new Date(ctx.now().getTime() - freshFor[schedule]);
  const fresh = await findFresh(db, ids, since);
  return new Map(
    named.flatMap(({ item }, at) => {
      const id = ids[at] ?? 0;
      // A creator that the catalogue itself proposed is taken as the catalogue knows it.
      return item.creator_id !== null || fresh.has(id) ? [[item, id] as const] : [];
    }),
  );
}
