import type { CreatorParams } from '../../../contract/catalogue/creator-params.ts';
import type { Refresh } from '../../../contract/sourcing/refreshes.ts';
import type { SourceServices } from '../../outside/connectors/source-services.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { refuseBeyondRates } from '../../core/db/rate-limits.ts';
import { AppError } from '../../core/errors.ts';
import { shownTime } from '../../catalogue/observations/undated.ts';
import { type Way, wayFor } from '../sources/gate/find-way.ts';
import { addInterest, readInterest } from './interest.queries.ts';
import { findSubject, putRequested, readRefreshState } from './queue.queries.ts';
import { askedWorth, dueAt } from './refresh-worth.ts';

/** Data this recent is fresh enough: another call would bring nothing new. */
const freshFor = 60 * 60_000;
/** How many refreshes a team may request per hour. Each may cost units that others need. */
const asksAnHour = 60;

/** Returns how fresh a creator is, and counts the view, which makes a refresh more worth. @throws AppError not_found */
export async function loadState(
  pool: Db,
  ctx: SignedIn,
  world: SourceServices,
  params: CreatorParams,
): Promise<Refresh> {
  const state = await stateOf(pool, ctx, world, params);
  await addInterest(pool, [params.id], { kind: 'view', amount: 1, at: ctx.now() });
  return state;
}

async function wayTo(
  pool: Db,
  ctx: SignedIn,
  world: SourceServices,
  { platform }: CreatorParams,
  isSample: boolean,
): Promise<Way> {
  const full = await wayFor(pool, ctx, world, { platform, capability: 'posts' });
  const way = full.source ? full : await wayFor(pool, ctx, world, { platform, capability: 'profile' });
  // The sandbox knows only samples, and real platforms do not know them.
  return way.isSandbox === isSample ? way : { ...way, source: null, state: 'noSource', freeAt: null };
}

async function stateOf(
  pool: Db,
  ctx: SignedIn,
  world: SourceServices,
  params: CreatorParams,
): Promise<Refresh> {
  const subject = await findSubject(pool, params.id, params.platform);
  if (!subject) throw new AppError('not_found');
  const [way, current, interest] = [
    await wayTo(pool, ctx, world, params, subject.sample),
    await readRefreshState(pool, params.id, ctx.now()),
    await readInterest(pool, params.id),
  ];
  const next = dueAt(subject.refreshed_at, interest, ctx.now());
  const retry = current?.retry_at ?? null;
  const again = new Date(subject.refreshed_at.getTime() + freshFor);
  return {
    state: shownState(way, current),
    source: current?.source ?? way.source,
    refreshedAt: shownTime(subject.refreshed_at),
    nextAt: way.source ? new Date(Math.max(next.getTime(), retry?.getTime() ?? 0)).toISOString() : null,
    freeAt: way.state === 'waiting' || way.state === 'resting' ? (way.freeAt?.toISOString() ?? null) : null,
    againAt: again > ctx.now() ? again.toISOString() : null,
    fault: current?.fault ?? null,
    triedAt: current?.tried_at?.toISOString() ?? null,
  };
}

function shownState(way: Way, current: Awaited<ReturnType<typeof readRefreshState>>): Refresh['state'] {
  if (!way.source) return 'noSource';
  if (!current?.source) return 'idle';
  if (way.state !== 'ready') return 'waiting';
  return current.batch !== null && current.leased ? 'running' : 'queued';
}

/**
 * Puts a creator before all others. Does nothing if the creator is fresh or no source knows it.
 * @throws AppError not_found; too_many_requests
 */
export async function askRefresh(
  pool: Db,
  ctx: SignedIn,
  world: SourceServices,
  params: CreatorParams,
): Promise<Refresh> {
  const before = await stateOf(pool, ctx, world, params);
  if (before.state !== 'idle' || before.againAt !== null || before.source === null) return before;
  const { teamId } = ctx.actor;
  await refuseBeyondRates(pool, ctx.now(), { key: `refresh team ${teamId}`, max: asksAnHour, seconds: 3600 });
  const { id: creatorId, platform } = params;
  await putRequested(pool, { creatorId, platform, source: before.source, worth: askedWorth, at: ctx.now() });
  return stateOf(pool, ctx, world, params);
}
