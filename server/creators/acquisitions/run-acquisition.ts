import { SourceFault } from '../../outside/connectors/source-fault.ts';
import type { SourceServices } from '../../outside/connectors/source-services.ts';
import type { Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { holdsLease, releaseLease, whileHeld, type Lease } from '../../core/db/due-work/due-leases.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { closeScope } from '../../sourcing/sources/service.ts';
import { wayFor } from '../../sourcing/sources/gate/find-way.ts';
import { askBatch, failedFor, type BatchAnswer } from './settling/ask-batch.ts';
import { beginNextRun } from './runs/begin-run.ts';
import { endRun } from './runs/end-run.ts';
import { capabilityOf, findAtSource, findInCatalogue, type FoundPage } from './finding/find-page.ts';
import { hindranceBy, hindranceOf, holdUp, type Hindrance } from './runs/hindrances.ts';
import { keepPage } from './finding/keep-page.ts';
import { pickNext, type Next } from './finding/pick-next.ts';
import { lockAcquisition, readStored, type Stored } from './queries.ts';
import { batchScope, searchScope } from './runs/answer-scopes.ts';
import { settleAnswers } from './settling/settle-batch.ts';

export interface RunOptions {
  leaseMs: number;
  isStopping: () => boolean;
}

/**
 * A creator that fails repeatedly while others are answered is given up after this many tries; alone in its batch it
 * gets more.
 */
const maxTries = { withOthers: 5, alone: 12 };

/** `on`: there may be more to do at once. A date: when to continue. Null: when it is woken. */
type Outcome = 'on' | Date | null;

/**
 * Works on one acquisition in short steps while there is something to do. Each step checks the state first, so that a
 * pause takes effect at once, and is stored in one transaction. After a kill, the next worker asks for the same batch
 * again and gets the stored answers.
 */
export class AcquisitionRun {
  private readonly pool: Db;
  private readonly ctx: Context;
  private readonly world: SourceServices;
  private readonly lease: Lease;
  private readonly options: RunOptions;

  constructor(pool: Db, ctx: Context, world: SourceServices, lease: Lease, options: RunOptions) {
    this.pool = pool;
    this.ctx = ctx;
    this.world = world;
    this.lease = lease;
    this.options = options;
  }

  async run(): Promise<void> {
    const { pool, lease, options } = this;
    let outcome: Outcome = 'on';
    await whileHeld(pool, lease, options.leaseMs, async () => {
      while (outcome === 'on' && !options.isStopping()) outcome = await this.step();
    });
    await releaseLease(pool, lease, outcome === 'on' ? this.ctx.now() : outcome);
  }

  private async step(): Promise<Outcome> {
    const { id, teamId } = this.lease;
    const seen = await asTeam(this.pool, teamId, db => readStored(db, teamId, id));
    if (seen?.state === 'resting') return this.nextRun(seen);
    if (seen?.state !== 'waiting' && seen?.state !== 'running') return null;
    const { platform } = seen;
    const way = await wayFor(this.pool, this.ctx, this.world, { platform, capability: 'profile' });
    const next = await this.held(seen, async (db, now, ctx) => {
      const next = await pickNext(db, ctx, now, way);
      return next.to === 'end'
        ? { to: 'rest' as const, until: await endRun(db, ctx, next.acquisition) }
        : next;
    });
    switch (next?.to) {
      case 'retry':
        return 'on';
      case 'wait':
        return this.wait(seen, hindranceOf(way));
      case 'search':
        return this.search(next.acquisition);
      case 'ask':
        return way.source ? this.ask(next, way.source) : 'on';
      case 'rest':
        return next.until;
      case undefined:
        return null;
    }
  }

  /**
   * Runs in a transaction as the team that owns the acquisition.
   * @returns null if it no longer runs, belongs to another worker now, or has begun another run
   */
  private held<T>(
    { id, team_id: teamId, run }: Stored,
    work: (db: Db, now: Stored, ctx: SignedIn) => Promise<T>,
  ): Promise<T | null> {
    return asTeam(this.pool, teamId, async db => {
      const now = await lockAcquisition(db, teamId, id);
      if (!now || now.run !== run || (now.state !== 'waiting' && now.state !== 'running')) return null;
      if (!(await holdsLease(db, this.lease))) return null;
      return work(db, now, this.actingFor(now));
    });
  }

  /** A run acts as the account that owns the acquisition. */
  private actingFor({ team_id: teamId, account_id: accountId }: Stored): SignedIn {
    return { ...this.ctx, actor: { teamId, accountId, sessionId: 0, role: 'member', isOperator: false } };
  }

  private async nextRun({ id, team_id, next_run_at: at }: Stored): Promise<Outcome> {
    if (!at || at > this.ctx.now()) return at;
    return asTeam(this.pool, team_id, async db => {
      const now = await lockAcquisition(db, team_id, id);
      if (now?.state !== 'resting' || !(await holdsLease(db, this.lease))) return null;
      await beginNextRun(db, this.ctx, now);
      return 'on';
    });
  }

  private wait(acquisition: Stored, hindrance: Hindrance): Promise<Outcome> {
    return this.held(acquisition, (db, now) => holdUp(db, this.ctx, now, hindrance));
  }

  private async search(acquisition: Stored): Promise<Outcome> {
    const ctx = this.actingFor(acquisition);
    const capability = capabilityOf(acquisition);
    if (!capability) return this.keep(acquisition, await findInCatalogue(this.pool, ctx, acquisition));
    const { platform, kind } = acquisition;
    const way = await wayFor(this.pool, this.ctx, this.world, { platform, capability });
    if (!way.source && kind === 'like') {
      // The catalogue was asked, and there is no other source.
      const { next_term: nextTerm } = acquisition;
      return this.keep(acquisition, { items: [], nextTerm, nextPage: null, isSearching: false });
    }
    if (!way.source || way.state !== 'ready') return this.wait(acquisition, hindranceOf(way));
    const { source } = way;
    try {
      return await this.keep(
        acquisition,
        await findAtSource(this.pool, ctx, this.world, acquisition, { capability, source }),
      );
    } catch (error) {
      if (!(error instanceof SourceFault)) throw error;
      return this.wait(acquisition, hindranceBy(error, source));
    }
  }

  private async keep(acquisition: Stored, page: FoundPage): Promise<Outcome> {
    await this.held(acquisition, async (db, now) => {
      await keepPage(db, this.ctx, now, page);
      await closeScope(db, searchScope(now));
    });
    return 'on';
  }

  private async ask(
    { acquisition, batch, items }: Extract<Next, { to: 'ask' }>,
    source: NonNullable<Hindrance['source']>,
  ): Promise<Outcome> {
    const scope = batchScope(acquisition, batch);
    try {
      const answer = await askBatch(this.pool, this.ctx, this.world, { source, scope, items });
      return await this.write(acquisition, { answer, scope, source });
    } catch (error) {
      if (!(error instanceof SourceFault)) throw error;
      return this.wait(acquisition, hindranceBy(error, source));
    }
  }

  /** Settles the answered items. The others are asked for again later, in the same batch. */
  private async write(
    acquisition: Stored,
    asked: { answer: BatchAnswer; scope: string; source: NonNullable<Hindrance['source']> },
  ): Promise<Outcome> {
    const { answer, scope, source } = asked;
    return this.held(acquisition, async (db, now, ctx): Promise<Outcome> => {
      const max = answer.isWell ? maxTries.withOthers : maxTries.alone;
      const isGivenUp = ({ kind }: SourceFault) => kind === 'temporary' && now.tries + 1 >= max;
      const lost = answer.passing.filter(({ fault }) => isGivenUp(fault));
      const later = answer.passing.find(({ fault }) => !isGivenUp(fault));
      const after = await settleAnswers(db, ctx, now, [
        ...answer.answered,
        ...lost.map(({ position, fault }) => failedFor(position, fault, source)),
      ]);
      if (!later) {
        await closeScope(db, scope);
        return 'on';
      }
      return holdUp(db, ctx, after, hindranceBy(later.fault, source));
    });
  }
}
