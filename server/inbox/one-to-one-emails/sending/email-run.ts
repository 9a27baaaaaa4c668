import { errorText } from '../../../../contract/core/error-texts.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { putDue } from '../../../core/db/due-work/due-work.ts';
import { holdsLease, releaseLease, whileHeld, type Lease } from '../../../core/db/due-work/due-leases.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import type { MailServices } from '../../../outside/mail-protocol/mail-services.ts';
import { SmtpFault, type Delivery, type SmtpLink } from '../../../outside/mail-protocol/smtp/smtp-link.ts';
import { reachAgainAt } from '../../../outreach/delivery/service.ts';
import { tryAgainAt } from '../../../outreach/delivery/pace/retry-backoff.ts';
import { pauseForSmtp, smtpAccessOf } from '../../../outreach/senders/service.ts';
import { findSuppressed } from '../../../outreach/suppressions/service.ts';
import { addressesOf, composeEmail, type ComposedEmail } from '../writing/compose-email.ts';
import { firstCheck } from './doubt-schedule.ts';
import { languageOf } from '../email-language.ts';
import { suppressIfDead } from './suppress-if-dead.ts';
import { outcomeOf, putOff, shortened, type EmailOutcome } from './send-outcome.ts';
import { findEmail, lockEmail, updateEmail, type EmailRecord } from '../queries.ts';
import { fileEmail, writeOutcome } from './record-outcome.ts';
import {
  countTry,
  doubtLeftBehind,
  nextDueEmail,
  nextMoment,
  type Attempt,
} from '../email-sending.queries.ts';
import { announceEmail } from '../announce-email-change.ts';

export interface EmailRunOptions {
  leaseMs: number;
  isStopping: () => boolean;
}

/**
 * Returns whether the sign-in was refused, or the connection is not secure. A server that is only busy is asked again.
 */
const isForGood = ({ stage, code }: SmtpFault) =>
  stage === 'tls' || (stage === 'auth' && code !== null && code >= 500);

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);
const textOfError = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The product's own text for a refusal before any server was contacted. */
function refusedBy(error: AppError, { content }: EmailRecord): EmailOutcome {
  const lang = languageOf(content.subject, content.html.replace(/<[^>]*>/g, ''));
  return { state: 'failed', response: shortened(errorText(lang, error.code, error.details)) };
}

/**
 * After this many failed tries the result is stored without filing the email; after `maxRecordings` it is given up.
 */
const maxFilings = 3;
const maxRecordings = 20;

/**
 * Sends the due emails of one sender, one after the other. Each is marked and committed before its server is contacted:
 * after a kill, an email either still waits or is in doubt, and none is sent twice.
 */
export class EmailRun {
  private link: SmtpLink | null = null;
  /** Emails that this run postponed, or can do nothing more for. */
  private readonly done: number[] = [];
  private retryAt: Date | null = null;
  private readonly pool: Db;
  private readonly ctx: Context;
  private readonly world: MailServices;
  private readonly lease: Lease;
  private readonly options: EmailRunOptions;

  constructor(pool: Db, ctx: Context, world: MailServices, lease: Lease, options: EmailRunOptions) {
    this.pool = pool;
    this.ctx = ctx;
    this.world = world;
    this.lease = lease;
    this.options = options;
  }

  async run(): Promise<void> {
    const { pool, lease, options } = this;
    await whileHeld(pool, lease, options.leaseMs, async () => {
      await this.doubtLeftBehind();
      while (!options.isStopping() && !this.retryAt && (await this.sendNext()));
    }).finally(() => this.link?.close());
    const next = this.retryAt ?? (await this.asTeam(db => nextMoment(db, this.of)));
    await releaseLease(pool, lease, next);
  }

  private get of() {
    return { teamId: this.lease.teamId, senderId: this.lease.id };
  }

  private asTeam<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return asTeam(this.pool, this.lease.teamId, work);
  }

  private doubtLeftBehind(): Promise<void> {
    const { teamId } = this.of;
    return this.asTeam(async db => {
      if (!(await holdsLease(db, this.lease))) return;
      const at = this.ctx.now();
      for (const id of await doubtLeftBehind(db, this.of, this.lease.token, at)) {
        await putDue(db, 'oneToOneEmail.doubt', { teamId, id }, firstCheck(at));
        await announceEmail(db, teamId, id);
      }
    });
  }

  /** @returns false if nothing is due any more */
  private async sendNext(): Promise<boolean> {
    const { teamId } = this.of;
    const email = await this.asTeam(async db => {
      if (!(await holdsLease(db, this.lease))) return undefined;
      const id = await nextDueEmail(db, this.of, this.ctx.now(), this.done);
      return id === null ? undefined : findEmail(db, teamId, id);
    });
    if (!email) return false;
    this.done.push(email.id);
    const attempt = await this.asTeam(db => countTry(db, teamId, email, this.ctx.now()));
    if (attempt) await this.attempt(email, attempt);
    return true;
  }

  private async attempt(email: EmailRecord, attempt: Attempt): Promise<void> {
    const marking = await this.makeReady(email, attempt);
    if ('state' in marking) return this.write(email, marking);
    const { composed, startedAt, messageId, link } = marking;
    const to = addressesOf(composed.addressees);
    if (!(await this.mark(email, { messageId, startedAt, to }))) return;
    const delivery = await link.send({ from: composed.from, to, isShared: true }, composed.source);
    if (delivery.kind === 'cut') this.link = null;
    await this.record(email, { composed, startedAt, to, delivery, attempt });
  }

  /** Composes the email and signs in; nothing of the email is transmitted yet. */
  private async makeReady(
    email: EmailRecord,
    { firstTriedAt, tries }: Attempt,
  ): Promise<EmailOutcome | { composed: ComposedEmail; startedAt: Date; messageId: string; link: SmtpLink }> {
    const { teamId, senderId } = this.of;
    const startedAt = this.ctx.now();
    const domain = domainOf(email.sender_address ?? '');
    const messageId = email.message_id || `<${this.ctx.randomBytes(16).toString('hex')}@${domain}>`;
    const made = { messageId, date: startedAt };
    let composed: ComposedEmail;
    try {
      composed = await composeEmail(this.pool, this.ctx, this.world, teamId, email, made);
    } catch (error) {
      if (error instanceof AppError) return refusedBy(error, email);
      return putOff(textOfError(error), firstTriedAt, tryAgainAt(startedAt, tries));
    }
    try {
      return { composed, startedAt, messageId, link: await this.open() };
    } catch (error) {
      if (error instanceof AppError) return refusedBy(error, email);
      if (error instanceof SmtpFault && isForGood(error)) {
        await this.asTeam(db => pauseForSmtp(db, this.ctx, teamId, senderId, error));
        return { state: 'failed', response: shortened(error.response) };
      }
      // The server could not be reached for the others either.
      this.retryAt = reachAgainAt(this.ctx.now(), tries);
      return putOff(textOfError(error), firstTriedAt, this.retryAt);
    }
  }

  private async open(): Promise<SmtpLink> {
    if (this.link?.isOpen()) return this.link;
    const { teamId, senderId } = this.of;
    const access = await smtpAccessOf(this.pool, this.ctx, this.world, teamId, senderId);
    this.link = await this.world.openSmtp(access);
    return this.link;
  }

  /** From here on it may have been sent. @returns false if it no longer waits, or must not be sent */
  private mark(
    email: EmailRecord,
    { messageId, startedAt, to }: { messageId: string; startedAt: Date; to: readonly string[] },
  ): Promise<boolean> {
    const { teamId } = this.of;
    return this.asTeam(async db => {
      if (!(await holdsLease(db, this.lease))) return false;
      const now = await lockEmail(db, teamId, email.id);
      if (now?.state !== 'waiting' || now.revision !== email.revision) return false;
      const suppressed = now.even_if_suppressed ? [] : [...(await findSuppressed(db, teamId, to))];
      if (suppressed.length) {
        const lang = languageOf(email.content.subject);
        const response = errorText(lang, 'address_suppressed', { addresses: suppressed.join('; ') });
        await writeOutcome(db, this.ctx, { ...this.of, id: email.id }, { state: 'failed', response });
        return false;
      }
      await updateEmail(db, teamId, email.id, {
        state: 'sending',
        message_id: messageId,
        leased_by: this.lease.token,
        started_at: startedAt,
        changed_at: startedAt,
      });
      await announceEmail(db, teamId, email.id);
      return true;
    });
  }

  /** If the database is unreachable for a while, the result is kept and stored when it is back. */
  private async record(
    email: EmailRecord,
    sent: {
      composed: ComposedEmail;
      startedAt: Date;
      to: readonly string[];
      delivery: Delivery;
      attempt: Attempt;
    },
  ): Promise<void> {
    const outcome = outcomeOf(sent.delivery, sent.attempt, this.ctx.now());
    let fault: unknown;
    for (let tries = 1; tries <= maxRecordings; tries++) {
      try {
        await this.write(email, outcome, { ...sent, isFiled: tries <= maxFilings });
        break;
      } catch (error) {
        fault = error;
        if (tries === maxRecordings) throw error;
        await this.world.pause(Math.min(100 * 2 ** tries, 5000));
      }
    }
    if (fault instanceof Error) throw fault;
  }

  private async write(
    email: EmailRecord,
    outcome: EmailOutcome,
    sent?: {
      composed: ComposedEmail;
      startedAt: Date;
      to: readonly string[];
      delivery: Delivery;
      isFiled: boolean;
    },
  ): Promise<void> {
    const { teamId, senderId } = this.of;
    await this.asTeam(async db => {
      const now = await lockEmail(db, teamId, email.id);
      const isOurs = sent ? now?.leased_by === this.lease.token : now?.state === 'waiting';
      if (!isOurs) return;
      await writeOutcome(db, this.ctx, { teamId, id: email.id, senderId }, outcome);
      if (sent) await suppressIfDead(db, this.ctx, teamId, sent);
      if (outcome.state !== 'sent' || !sent?.isFiled) return;
      const { composed, startedAt: sentAt } = sent;
      await fileEmail(db, this.ctx, this.world, { teamId, email, senderId, composed, sentAt });
    });
  }
}
