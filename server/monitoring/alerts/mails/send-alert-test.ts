import type { testAlertMail } from '../../../../contract/monitoring/alerts/alerts.ts';
import type { BodyOf, ReplyOf } from '../../../../contract/core/endpoint.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import { OauthFault, type MailServices } from '../../../outside/mail-protocol/mail-services.ts';
import { SmtpFault, type Delivery } from '../../../outside/mail-protocol/smtp/smtp-link.ts';
import { requireOwnProject } from '../../shared/projects.ts';
import { releaseOfDay, readTeamPlan, consumeEntitlement } from '../../../billing/plans/service.ts';
import { senderFaces, smtpAccessOf } from '../../../outreach/senders/service.ts';
import { composeDigest } from './compose-alert-mail.ts';
import { refuseSender } from '../alert-settings.ts';

const notSent = (why: string) => new AppError('mail_not_sent', { why });

interface Message {
  from: string;
  to: readonly string[];
  source: Buffer;
}

/** @throws AppError mail_not_sent if the server cannot be reached or refuses the sign-in; sender_not_verified */
async function deliver(
  pool: Db,
  ctx: SignedIn,
  world: MailServices,
  senderId: number,
  { from, to, source }: Message,
): Promise<Delivery> {
  try {
    const link = await world.openSmtp(await smtpAccessOf(pool, ctx, world, ctx.actor.teamId, senderId));
    try {
      return await link.send({ from, to, isShared: true }, source);
    } finally {
      link.close();
    }
  } catch (error) {
    if (error instanceof SmtpFault) throw notSent(error.response);
    if (error instanceof OauthFault) throw notSent(error.message);
    throw error;
  }
}

/**
 * Sends a test mail in the form of alerts. It counts for the plan's daily volume, unless it was not sent.
 * @throws AppError not_found, forbidden, invalid_request, entitlement_exceeded; mail_not_sent with what the server said
 */
export async function sendTest(
  pool: Db,
  ctx: SignedIn,
  world: MailServices,
  projectId: number,
  { senderId, addresses }: BodyOf<typeof testAlertMail>,
): Promise<ReplyOf<typeof testAlertMail>> {
  const { teamId } = ctx.actor;
  const { message, timeZone } = await asTeam(pool, teamId, async db => {
    const project = await requireOwnProject(db, ctx, projectId);
    await refuseSender(db, ctx, senderId, 'senderId');
    const [sender] = await senderFaces(db, teamId, [senderId]);
    if (!sender) throw new AppError('not_found');
    await consumeEntitlement(db, ctx, 'mail.daily');
    const digest = { project, lang: ctx.lang, alerts: [], sender, to: addresses, publicUrl: world.publicUrl };
    const source = composeDigest(ctx, digest);
    const { timeZone } = await readTeamPlan(db, ctx);
    return { message: { from: sender.address, to: addresses, source }, timeZone };
  });
  const taken = { amount: 1, at: ctx.now(), timeZone };
  const giveBack = () => asTeam(pool, teamId, db => releaseOfDay(db, ctx, 'mail.daily', taken));
  const delivery = await deliver(pool, ctx, world, senderId, message).catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });
  if (delivery.kind === 'accepted') {
    const notTaken = new Set(delivery.notTaken.map(({ address }) => address));
    return { to: addresses.filter(address => !notTaken.has(address)) };
  }
  if (delivery.kind === 'refused' || !delivery.handedOver) await giveBack();
  throw notSent(delivery.kind === 'refused' ? delivery.response : delivery.text);
}
