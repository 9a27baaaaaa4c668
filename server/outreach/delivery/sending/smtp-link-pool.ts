import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import type { MailServices } from '../../../outside/mail-protocol/mail-services.ts';
import { SmtpFault, type Delivery, type SmtpLink } from '../../../outside/mail-protocol/smtp/smtp-link.ts';
import { pauseForSmtp, smtpAccessOf } from '../../senders/service.ts';
import { linkPause } from '../pace/retry-backoff.ts';
import type { InFlight } from './claim-messages.ts';

export interface LinkPoolOptions {
  pool: Db;
  makeContext: () => Context;
  world: MailServices;
  sender: { teamId: number; id: number };
  size: number;
  /** Consecutive failures to reach each sender's server, by `team/sender`. */
  failures: Map<string, number>;
  onDelivered: (message: InFlight, delivery: Delivery) => void;
}

interface Slot {
  link: SmtpLink;
  sent: number;
}

/**
 * Returns whether the sign-in was refused, or the connection is not secure. A server that is only busy is asked again.
 */
const isForGood = ({ stage, code }: SmtpFault) =>
  stage === 'tls' || (stage === 'auth' && code !== null && code >= 500);

/** Servers end long sessions, so a connection is replaced after this many messages. */
const maxOfLink = 500;

/**
 * The connections of one sender, opened when needed and kept while it sends. A message waits here until a connection is
 * free; one that could not be handed over is returned as such.
 */
export class LinkPool {
  private readonly queue: InFlight[] = [];
  private readonly idle: Slot[] = [];
  private working = 0;
  private brokenUntil: Date | null = null;
  private why = '';
  private readonly options: LinkPoolOptions;

  constructor(options: LinkPoolOptions) {
    this.options = options;
  }

  send(message: InFlight): void {
    this.queue.push(message);
    if (this.working < this.options.size) void this.work();
  }

  /**
   * Returns until when the server is not contacted, because it cannot be reached or refuses the sender; null if it
   * works.
   */
  retryAt(): Date | null {
    return this.brokenUntil;
  }

  close(): void {
    for (const { link } of this.idle.splice(0)) link.close();
  }

  /** The work of one connection: message after message until none is left. */
  private async work(): Promise<void> {
    this.working++;
    let slot = this.idle.pop();
    for (let message = this.queue.shift(); message; message = this.queue.shift()) {
      if (slot && (!slot.link.isOpen() || slot.sent >= maxOfLink)) {
        slot.link.close();
        slot = undefined;
      }
      slot ??= await this.open();
      this.options.onDelivered(message, await this.deliver(slot, message));
    }
    this.working--;
    if (slot) this.idle.push(slot);
  }

  private async deliver(slot: Slot | undefined, message: InFlight): Promise<Delivery> {
    if (!slot) return { kind: 'cut', handedOver: false, text: this.why };
    slot.sent++;
    const { sender, world, failures } = this.options;
    const token = world.linkTokens.seal(sender.teamId, message.rowId);
    const answers = message.messageTemplate.takesReplyTokens && {
      replyToken: world.linkTokens.sealReply(sender.teamId, message.rowId),
    };
    const filling = { ...message, date: message.startedAt, token, ...answers };
    const envelope = { from: message.from, to: [message.to.address, ...message.cc] };
    const delivery = await slot.link.send(envelope, message.messageTemplate.write(filling));
    if (delivery.kind === 'accepted') failures.delete(this.key());
    return delivery;
  }

  private key(): string {
    return `${this.options.sender.teamId}/${this.options.sender.id}`;
  }

  private async open(): Promise<Slot | undefined> {
    if (this.brokenUntil) return undefined;
    const { pool, makeContext, world, sender, failures } = this.options;
    try {
      const access = await smtpAccessOf(pool, makeContext(), world, sender.teamId, sender.id);
      return { link: await world.openSmtp(access), sent: 0 };
    } catch (error) {
      const times = (failures.get(this.key()) ?? 0) + 1;
      failures.set(this.key(), times);
      this.brokenUntil = new Date(makeContext().now().getTime() + linkPause(times));
      this.why = error instanceof Error ? error.message : String(error);
      if (error instanceof SmtpFault && isForGood(error)) await this.pause(error);
      return undefined;
    }
  }

  /** After a refused sign-in no more tries are made, because they would lock the mailbox. */
  private async pause(error: SmtpFault): Promise<void> {
    const { pool, makeContext, sender } = this.options;
    await asTeam(pool, sender.teamId, db =>
      pauseForSmtp(db, makeContext(), sender.teamId, sender.id, error),
    ).catch(() => undefined);
  }
}
