import { errorText } from '../../../../contract/core/error-texts.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import {
  holdsLease,
  releaseLease,
  takeLeases,
  whileHeld,
  type Lease,
} from '../../../core/db/due-work/due-leases.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import type { MailServices } from '../../../outside/mail-protocol/mail-services.ts';
import { SmtpFault, type Delivery, type SmtpLink } from '../../../outside/mail-protocol/smtp/smtp-link.ts';
import { countSingleMail, reachAgainAt, roomAgainAt } from '../../../outreach/delivery/service.ts';
import { tryAgainAt } from '../../../outreach/delivery/pace/retry-backoff.ts';
import { findProjectOf } from '../../shared/projects.ts';
import { readTeamPlan } from '../../../billing/plans/service.ts';
import { pauseForSmtp, senderFaces, smtpAccessOf } from '../../../outreach/senders/service.ts';
import { findSuppressed } from '../../../outreach/suppressions/service.ts';
import { composeDigest } from './compose-alert-mail.ts';
import {
  alertsOfMail,
  dropMail,
  findMail,
  lockMail,
  updateMail,
  type AlertMail,
} from './alert-mails.queries.ts';

const leaseMs = 60_000;
const atOnce = 20;
/** Alerts that could not be sent for this long are outdated. */
const longestWaitMs = 24 * 3_600_000;
const longestResponse = 500;

type Outcome =
  | { state: 'sent' | 'failed' | 'in_doubt'; response: string }
  | { state: 'waiting'; response: string; dueAt: Date };

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
const failed = (response: string): Outcome => ({ state: 'failed', response });

/**
 * Returns whether the sign-in was refused, or the connection is not secure. A server that is only busy is asked again.
 */
const isForGood = ({ stage, code }: SmtpFault) =>
  stage === 'tls' || (stage === 'auth' && code !== null && code >= 500);

function putOff({ created_at: createdAt }: AlertMail, response: string, dueAt: Date | null): Outcome {
  const isTooLate = !dueAt || dueAt.getTime() - createdAt.getTime() > longestWaitMs;
  return isTooLate ? failed(response) : { state: 'waiting', response, dueAt };
}

function outcomeOf(mail: AlertMail, delivery: Delivery, at: Date): Outcome {
  if (delivery.kind === 'accepted') return { state: 'sent', response: delivery.response };
  if (delivery.kind === 'cut')
    return delivery.handedOver
      ? { state: 'in_doubt', response: delivery.text }
      : putOff(mail, delivery.text, reachAgainAt(at, mail.tries + 1));
  if (delivery.permanent) return failed(delivery.response);
  return putOff(mail, delivery.response, tryAgainAt(at, mail.tries + 1));
}

/** Sends one due mail. It is marked and committed before its server is contacted, so that nothing is sent twice. */
class MailRun {
  private readonly pool: Db;
  private readonly ctx: Context;
  private readonly world: MailServices;
  private readonly lease: Lease;

  constructor(pool: Db, ctx: Context, world: MailServices, lease: Lease) {
    this.pool = pool;
    this.ctx = ctx;
    this.world = world;
    this.lease = lease;
  }

  async run(): Promise<void> {
    let next: Date | null = null;
    await whileHeld(this.pool, this.lease, leaseMs, async () => {
      next = await this.send();
    });
    await releaseLease(this.pool, this.lease, next);
  }

  /** @returns when to try again; null if it is done */
  private async send(): Promise<Date | null> {
    const mail = await this.asTeam(db => findMail(db, this.lease.teamId, this.lease.id));
    if (mail?.state === 'sending') {
      return this.write({ state: 'in_doubt', response: '' });
    }
    if (mail?.state !== 'waiting') return null;
    const link = await this.open(mail);
    if ('state' in link) return this.write(link);
    try {
      const message = await this.mark();
      if (!message) return null;
      if ('state' in message) return await this.write(message);
      const delivery = await link.send(
        { from: message.from, to: message.to, isShared: true },
        message.source,
      );
      return await this.write(outcomeOf(mail, delivery, this.ctx.now()));
    } finally {
      link.close();
    }
  }

  private asTeam<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return asTeam(this.pool, this.lease.teamId, work);
  }

  /** Signs in; nothing of the mail is transmitted yet. */
  private async open(mail: AlertMail): Promise<SmtpLink | Outcome> {
    const { teamId } = this.lease;
    try {
      return await this.world.openSmtp(
        await smtpAccessOf(this.pool, this.ctx, this.world, teamId, mail.sender_id),
      );
    } catch (error) {
      if (error instanceof AppError) return failed(errorText(mail.lang, error.code, error.details));
      if (error instanceof SmtpFault && isForGood(error)) {
        await this.asTeam(db => pauseForSmtp(db, this.ctx, teamId, mail.sender_id, error));
        return failed(error.response);
      }
      return putOff(mail, textOf(error), reachAgainAt(this.ctx.now(), mail.tries + 1));
    }
  }

  /** From here on it may have been sent. @returns null if there is nothing to report any more */
  private mark(): Promise<{ from: string; to: string[]; source: Buffer } | Outcome | null> {
    const { teamId, id, token } = this.lease;
    return this.asTeam(async db => {
      if (!(await holdsLease(db, this.lease))) return null;
      const mail = await lockMail(db, teamId, id);
      if (mail?.state !== 'waiting') return null;
      const alerts = await alertsOfMail(db, teamId, id);
      const project = await findProjectOf(db, teamId, mail.project_id);
      const [sender] = await senderFaces(db, teamId, [mail.sender_id]);
      if (!alerts.length || !project || !sender) {
        await dropMail(db, teamId, id);
        return null;
      }
      const suppressed = await findSuppressed(db, teamId, mail.addresses);
      const to = mail.addresses.filter(address => !suppressed.has(address.toLowerCase()));
      if (!to.length)
        return failed(errorText(mail.lang, 'address_suppressed', { addresses: mail.addresses.join('; ') }));
      const room = { teamId, senderId: sender.id, timeZone: await this.timeZone(db) };
      const later = await roomAgainAt(db, { ...room, dailyLimit: sender.pace.dailyLimit }, this.ctx.now());
      if (later) return { state: 'waiting', response: mail.response, dueAt: later };
      await updateMail(db, teamId, id, { state: 'sending', leased_by: token, tries: mail.tries + 1 });
      const { publicUrl } = this.world;
      const digest = { project, lang: mail.lang, alerts, sender, to, publicUrl };
      return { from: sender.address, to, source: composeDigest(this.ctx, digest) };
    });
  }

  private async timeZone(db: Db): Promise<string> {
    const actor = { teamId: this.lease.teamId, accountId: 0 };
    return (await readTeamPlan(db, { ...this.ctx, actor })).timeZone;
  }

  private write(outcome: Outcome): Promise<Date | null> {
    const { teamId, id } = this.lease;
    return this.asTeam(async db => {
      const mail = await lockMail(db, teamId, id);
      if (mail?.state !== 'waiting' && mail?.state !== 'sending') return null;
      const at = this.ctx.now();
      const isOver = outcome.state !== 'waiting';
      await updateMail(db, teamId, id, {
        state: outcome.state,
        response: outcome.response.slice(0, longestResponse).toWellFormed(),
        leased_by: '',
        tries: mail.state === 'waiting' ? mail.tries + 1 : mail.tries,
        ended_at: isOver ? at : null,
        ...(outcome.state === 'waiting' && { due_at: outcome.dueAt }),
      });
      if (outcome.state === 'sent' || outcome.state === 'in_doubt') {
        const day = { teamId, senderId: mail.sender_id, timeZone: await this.timeZone(db) };
        await countSingleMail(db, day, at);
      }
      return outcome.state === 'waiting' ? outcome.dueAt : null;
    });
  }
}

/** See `sendAlertMails` of the service. Errors are thrown after the other mails were processed. */
export async function sendAlertMails(pool: Db, ctx: Context, world: MailServices): Promise<void> {
  const token = ctx.randomBytes(12).toString('hex');
  const leases = await takeLeases(pool, 'alert.mail', { at: ctx.now(), token, ms: leaseMs, max: atOnce });
  const ended = await Promise.allSettled(leases.map(lease => new MailRun(pool, ctx, world, lease).run()));
  const failures = ended.flatMap(each => (each.status === 'rejected' ? [each.reason as unknown] : []));
  if (failures.length) throw new AggregateError(failures, `${failures.length} mails of alerts failed`);
}
