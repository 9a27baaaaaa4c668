import type { Logger } from 'pino';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { releaseLease, renewLease, type Lease } from '../../../core/db/due-work/due-leases.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import type { MailServices } from '../../../outside/mail-protocol/mail-services.ts';
import type { InFlight } from './claim-messages.ts';
import { LinkPool } from './smtp-link-pool.ts';
import { PreparedMessageCache, type TemplateKey } from './prepared-message-cache.ts';
import { endTaskIfDone, pauseTaskForContent, announceTasks } from '../task-end.ts';
import { runSendBatch, type Delivered, type SendBatch } from './send-batch.ts';

export interface RunOptions {
  /** Connections to the sender's server. */
  connections: number;
  leaseMs: number;
  log: Pick<Logger, 'warn' | 'error'>;
  /** Checked between batches. */
  isStopping: () => boolean;
  /** Consecutive failures to reach each sender's server; kept by the process. */
  failures: Map<string, number>;
}

/** Messages marked per connection: one is being sent, the others keep the connection busy while a batch is stored. */
const inFlightForConnection = 4;

/** How often pages are notified of a running task, ms. */
const announceEveryMs = 1000;

/**
 * Sends what is due of one sender until nothing is. Batches in the database run beside connections to the server, with
 * at most four messages in flight per connection. It ends when the lease is lost, the sender is refused, or the process
 * stops; the results of messages in flight are still stored.
 */
export class SenderRun {
  private readonly delivered: Delivered[] = [];
  private readonly inFlight = new Map<number, InFlight>();
  private hasLostTurn = false;
  private wake: () => void = () => undefined;
  private readonly cache: PreparedMessageCache;
  private readonly unannounced = new Set<number>();
  private readonly touched = new Set<number>();
  private readonly pool: Db;
  private readonly makeContext: () => Context;
  private readonly lease: Lease;
  private readonly options: RunOptions;
  private readonly links: LinkPool;

  constructor(pool: Db, makeContext: () => Context, world: MailServices, lease: Lease, options: RunOptions) {
    this.pool = pool;
    this.makeContext = makeContext;
    this.lease = lease;
    this.options = options;
    this.cache = new PreparedMessageCache(lease.teamId, lease.id);
    this.links = new LinkPool({
      pool,
      makeContext,
      world,
      sender: { teamId: lease.teamId, id: lease.id },
      size: options.connections,
      failures: options.failures,
      onDelivered: (message, delivery) => {
        this.delivered.push({ message, delivery, at: makeContext().now() });
        this.wake();
      },
    });
  }

  async run(): Promise<void> {
    const renewing = setInterval(() => void this.renew(), this.options.leaseMs / 3);
    const announcing = setInterval(() => void this.announceProgress(), announceEveryMs);
    let next: Date | null = null;
    try {
      next = await this.sendAll();
    } finally {
      clearInterval(renewing);
      clearInterval(announcing);
      this.links.close();
    }
    await this.endTasks();
    await this.announceProgress();
    await releaseLease(this.pool, this.lease, next);
  }

  /** @returns when the sender may continue; null: when it is woken */
  private async sendAll(): Promise<Date | null> {
    const max = inFlightForConnection * this.options.connections;
    let isOver = false;
    for (;;) {
      const isStopping = isOver || this.options.isStopping() || this.links.retryAt() !== null;
      const room = isStopping ? 0 : max - this.inFlight.size + this.delivered.length;
      if (room <= 0 && !this.delivered.length && this.inFlight.size) {
        await this.untilDelivered();
        continue;
      }
      const turn = await this.turn(this.delivered.splice(0), room);
      isOver ||= turn.isOver;
      for (const message of turn.messages) this.links.send(message);
      if (turn.missing.length) await this.makeTemplates(turn.missing);
      if (this.delivered.length) continue;
      const isDone = !turn.isMore || turn.messages.length > 0;
      if (this.inFlight.size && (isDone || isStopping)) await this.untilDelivered();
      else if (isStopping || isOver || !turn.isMore) return this.nextOf(turn, isOver);
    }
  }

  private nextOf(turn: SendBatch, isOver: boolean): Date | null {
    if (isOver) return null;
    if (this.options.isStopping()) return this.makeContext().now();
    return this.links.retryAt() ?? turn.next;
  }

  /** If the database is unreachable for a while, the results are kept and stored when it is back. */
  private async turn(delivered: readonly Delivered[], room: number): Promise<SendBatch> {
    for (let pause = 100; ; pause = Math.min(pause * 2, 5000)) {
      try {
        const turn = await runSendBatch(this.pool, this.makeContext(), {
          lease: this.lease,
          cache: this.cache,
          delivered,
          room,
          // A failed batch may have been committed. What it marked was never handed over.
          isFirst: this.touched.size === 0,
          known: this.hasLostTurn ? [...this.inFlight.keys()] : null,
        });
        this.hasLostTurn = false;
        this.follow(turn, delivered);
        return turn;
      } catch (error) {
        this.hasLostTurn = true;
        this.options.log.warn({ err: error, senderId: this.lease.id }, 'a turn of sending failed');
        await new Promise(resolve => setTimeout(resolve, pause));
      }
    }
  }

  private follow(turn: SendBatch, delivered: readonly Delivered[]): void {
    for (const { message } of delivered) this.inFlight.delete(message.rowId);
    for (const message of turn.messages) this.inFlight.set(message.rowId, message);
    for (const id of turn.touched) {
      this.unannounced.add(id);
      this.touched.add(id);
    }
  }

  private async makeTemplates(missing: readonly TemplateKey[]): Promise<void> {
    for (const key of missing) {
      try {
        await this.cache.make(this.pool, this.makeContext(), key);
      } catch (error) {
        this.options.log.error({ err: error, taskId: key.taskId }, 'the content of a task cannot be made');
        await asTeam(this.pool, this.lease.teamId, db =>
          pauseTaskForContent(db, this.makeContext(), this.lease.teamId, key.taskId),
        );
      }
    }
  }

  private untilDelivered(): Promise<void> {
    return new Promise(resolve => {
      this.wake = resolve;
      if (this.delivered.length) resolve();
    });
  }

  private async renew(): Promise<void> {
    await renewLease(this.pool, this.lease, this.options.leaseMs).catch(() => false);
  }

  private async announceProgress(): Promise<void> {
    const ids = [...this.unannounced];
    this.unannounced.clear();
    if (ids.length) await announceTasks(this.pool, this.lease.teamId, ids).catch(() => undefined);
  }

  private async endTasks(): Promise<void> {
    for (const taskId of this.touched) {
      await asTeam(this.pool, this.lease.teamId, db =>
        endTaskIfDone(db, this.makeContext(), this.lease.teamId, taskId),
      );
    }
  }
}
