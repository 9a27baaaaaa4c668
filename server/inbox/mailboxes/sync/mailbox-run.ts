import type { Logger } from 'pino';
import { realtimeCodes } from '../../../../contract/core/realtime-channel.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { releaseLease, renewLease, type Lease } from '../../../core/db/due-work/due-leases.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import type { MailServices } from '../../../outside/mail-protocol/mail-services.ts';
import { MailboxFault, type Mailbox } from '../../../outside/mail-protocol/mailbox-access.ts';
import { announce } from '../../../core/realtime/announce.ts';
import { reclassifySome } from '../../inbound-mail/service.ts';
import { mailboxAccessOf } from '../../../outreach/senders/service.ts';
import { failureOf } from '../mailbox-failure.ts';
import { everyMs, pauseEnds } from '../failure-pause.ts';
import { clearFailure, findReadSender, markFailed, type ReadSender, type SenderKey } from '../queries.ts';
import { isOfDatabase, TakenOver, type Reading } from './mailbox-reading.ts';
import { syncOpenMailbox } from './sync-mailbox.ts';

export interface RunParts {
  pool: Db;
  makeContext: () => Context;
  world: MailServices;
  leaseMs: number;
  gates: Reading['gates'];
  log: Reading['log'] & Pick<Logger, 'warn'>;
  /** Done before a mailbox is read. */
  before: (ctx: Context) => Promise<unknown>;
  stopping: AbortSignal;
  /** Takes one of the places for permanent connections; false if none is free. */
  mayStay: () => boolean;
}

/** Even if the server reports new mail, all folders are checked at this interval, ms. */
const idleMs = 2 * 60_000;
/** A connection that ended sooner than this is not opened again at once, ms. */
const shortWait = 60_000;
const announceEveryMs = 1000;
const maxReclassified = 200;
const databasePause = 5_000;

const accessOf = ({ imap_host, imap_port, imap_security, username, verified_at }: ReadSender) =>
  JSON.stringify([imap_host, imap_port, imap_security, username, verified_at]);

/**
 * Processes one mailbox under its lease: reads it and, if its server reports new mail, keeps it open and reads it
 * again. Ends when the lease is lost, the mailbox fails, its sender is removed or the process stops.
 */
export class MailboxRun {
  /** When it is read again without new mail; null while it does not wait. */
  private waitsUntil: Date | null = null;
  private waiting = new AbortController();
  private isLost = false;
  private hasProgressed = false;
  private toldAt = 0;
  private opened: { mailbox: Mailbox; access: string } | null = null;
  private readonly key: SenderKey;
  private readonly parts: RunParts;
  readonly lease: Lease;

  constructor(parts: RunParts, lease: Lease) {
    this.parts = parts;
    this.lease = lease;
    this.key = { teamId: lease.teamId, senderId: lease.id };
  }

  /** Ends the wait, because there may be new mail. */
  interrupt(): void {
    this.waiting.abort();
  }

  /** Returns whether it waits too long by the product's clock, which may be moved. */
  isOverdue(at: Date): boolean {
    return this.waitsUntil !== null && this.waitsUntil <= at;
  }

  async run(): Promise<void> {
    const { pool, leaseMs, makeContext, log } = this.parts;
    const renewing = setInterval(() => void this.renew(), leaseMs / 3);
    let next: Date | null;
    try {
      next = await this.readOn();
      // It was woken after it had read.
      if (this.waiting.signal.aborted) next = makeContext().now();
    } catch (error) {
      if (error instanceof TakenOver || this.isLost) return;
      log.warn({ err: error, senderId: this.key.senderId }, 'reading a mailbox was broken off');
      next = new Date(makeContext().now().getTime() + databasePause);
    } finally {
      clearInterval(renewing);
      await this.close();
    }
    await releaseLease(pool, this.lease, next);
    await this.tell(pool).catch(() => undefined);
  }

  private async renew(): Promise<void> {
    const { pool, leaseMs } = this.parts;
    // If the database is unreachable for a moment, the lease is not lost.
    if (await renewLease(pool, this.lease, leaseMs).catch(() => true)) return;
    this.isLost = true;
    this.interrupt();
  }

  private isEnding = () => this.isLost || this.parts.stopping.aborted;

  /** @returns when to read it again; null: when it is woken */
  private async readOn(): Promise<Date | null> {
    const { pool, makeContext, before } = this.parts;
    while (!this.isLost) {
      const ctx = makeContext();
      // Everything that arrived before this moment is known once the inbox was read.
      const startedAt = ctx.now();
      this.waiting = new AbortController();
      await before(ctx);
      const sender = await asTeam(pool, this.key.teamId, db => findReadSender(db, this.key));
      if (!sender) return null;
      const pausedUntil = pauseEnds(sender);
      if (pausedUntil && pausedUntil > ctx.now()) return pausedUntil;
      const isMore = await this.readOnce(ctx, sender, startedAt);
      if (typeof isMore !== 'boolean') return isMore;
      if (this.isLost) throw new TakenOver();
      if (this.isEnding()) return makeContext().now();
      const { opened } = this;
      const stays = opened?.mailbox.canWait && this.parts.mayStay();
      if (!stays) return new Date(makeContext().now().getTime() + (isMore ? 0 : everyMs));
      if (isMore) continue;
      const brokenAt = await this.wait(opened.mailbox, startedAt);
      if (brokenAt) return brokenAt;
    }
    throw new TakenOver();
  }

  /** @returns whether there is more to do at once; a date if it failed and may be tried again then */
  private async readOnce(ctx: Context, sender: ReadSender, startedAt: Date): Promise<boolean | Date | null> {
    const { pool, world, gates, log } = this.parts;
    this.hasProgressed = false;
    let isThrough: boolean;
    try {
      const mailbox = await this.open(ctx, sender);
      isThrough = await syncOpenMailbox({
        pool,
        ctx,
        world,
        key: this.key,
        startedAt,
        mailbox,
        account: `${sender.username}@${sender.imap_host}`.toLowerCase(),
        gates,
        isEnding: this.isEnding,
        onProgress: db => this.progress(db),
        log,
      });
    } catch (error) {
      if (error instanceof TakenOver || this.isLost) throw error;
      if (!(error instanceof MailboxFault) && isOfDatabase(error)) throw error;
      return this.fail(sender, error);
    }
    if (this.isEnding()) return true;
    await asTeam(pool, this.key.teamId, async db => {
      await clearFailure(db, this.key);
      await this.tell(db);
    });
    const judged = await reclassifySome(pool, ctx, world, this.key, maxReclassified);
    return !isThrough || judged >= maxReclassified;
  }

  /** Returns the open connection, unless the sender's sign-in has changed. */
  private async open(ctx: Context, sender: ReadSender): Promise<Mailbox> {
    const access = accessOf(sender);
    if (this.opened?.access === access) return this.opened.mailbox;
    await this.close();
    const { pool, world } = this.parts;
    const { teamId, senderId } = this.key;
    const mailbox = await world.openMailbox(await mailboxAccessOf(pool, ctx, world, teamId, senderId));
    this.opened = { mailbox, access };
    return mailbox;
  }

  /** @returns when it is tried again; a reading that stored something before it failed resets the count of failures */
  private async fail(sender: ReadSender, error: unknown): Promise<Date | null> {
    const { pool, makeContext } = this.parts;
    const failures = this.hasProgressed ? 0 : sender.inbox_failures + 1;
    const at = makeContext().now();
    await asTeam(pool, this.key.teamId, async db => {
      await markFailed(db, this.key, { ...failureOf(error), failures, at });
      await this.tell(db);
      const { senderId: id, teamId } = this.key;
      await announce(db, { teamId }, { code: realtimeCodes.sender, id });
    });
    return pauseEnds({ ...sender, inbox_failures: failures, inbox_failed_at: at });
  }

  /** Waits for new mail. @returns when to open it again, if the connection ended */
  private async wait(mailbox: Mailbox, readAt: Date): Promise<Date | null> {
    const { makeContext, stopping } = this.parts;
    const begun = makeContext().now();
    const signal = AbortSignal.any([this.waiting.signal, stopping]);
    this.waitsUntil = new Date(readAt.getTime() + idleMs);
    try {
      if (!signal.aborted) await mailbox.waitForNews(idleMs, signal);
      return null;
    } catch {
      const at = makeContext().now();
      const isShort = at.getTime() - begun.getTime() < shortWait;
      return new Date(at.getTime() + (isShort ? shortWait : 0));
    } finally {
      this.waitsUntil = null;
    }
  }

  private async close(): Promise<void> {
    const { opened } = this;
    this.opened = null;
    await opened?.mailbox.close().catch(() => undefined);
  }

  private async progress(db: Db): Promise<void> {
    this.hasProgressed = true;
    const at = performance.now();
    if (at - this.toldAt < announceEveryMs) return;
    this.toldAt = at;
    await this.tell(db);
  }

  private tell(db: Db): Promise<void> {
    const { teamId, senderId: id } = this.key;
    return announce(db, { teamId }, { code: realtimeCodes.mailbox, id });
  }
}
