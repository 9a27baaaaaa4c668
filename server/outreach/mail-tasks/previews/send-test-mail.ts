import type { BodyOf, ReplyOf } from '../../../../contract/core/endpoint.ts';
import type { sendTestMail } from '../../../../contract/outreach/mail-tasks/mail-tasks.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import { OauthFault, type MailServices } from '../../../outside/mail-protocol/mail-services.ts';
import { SmtpFault, type Delivery } from '../../../outside/mail-protocol/smtp/smtp-link.ts';
import type { Filling } from '../../mail-content/service.ts';
import { commonLink } from '../../mail-content/link-addresses.ts';
import { releaseOfDay, readTeamPlan, consumeEntitlement } from '../../../billing/plans/service.ts';
import { smtpAccessOf, type SenderFace } from '../../senders/service.ts';
import { makePreview } from './preview-task.ts';

const notSent = (why: string) => new AppError('mail_not_sent', { why });

/** @throws AppError mail_not_sent if the server cannot be reached or refuses the sign-in; sender_not_verified */
async function deliver(
  pool: Db,
  ctx: SignedIn,
  world: MailServices,
  { id, address }: SenderFace,
  message: Buffer,
): Promise<Delivery> {
  try {
    const access = await smtpAccessOf(pool, ctx, world, ctx.actor.teamId, id);
    const link = await world.openSmtp(access);
    try {
      return await link.send({ from: address, to: [address] }, message);
    } finally {
      link.close();
    }
  } catch (error) {
    if (error instanceof SmtpFault) throw notSent(error.response);
    if (error instanceof OauthFault) throw notSent(error.message);
    throw error;
  }
}

const toItself = (filling: Filling, { name, address }: SenderFace): Filling => ({
  ...filling,
  to: { name, address },
});

/**
 * Sends a round to the sender itself. It counts for the plan's daily volume, unless it was not sent.
 * @throws AppError not_found, task_not_ready, sender_not_verified, entitlement_exceeded;
 * mail_not_sent with what the server said
 */
export async function sendTest(
  pool: Db,
  ctx: SignedIn,
  world: MailServices,
  asked: { taskId: number } & BodyOf<typeof sendTestMail>,
): Promise<ReplyOf<typeof sendTestMail>> {
  const { teamId } = ctx.actor;
  const { messageTemplate, filling, sender } = await makePreview(pool, ctx, world, asked, commonLink);
  const timeZone = await asTeam(pool, teamId, async db => {
    await consumeEntitlement(db, ctx, 'mail.daily');
    return (await readTeamPlan(db, ctx)).timeZone;
  });
  const taken = { amount: 1, at: ctx.now(), timeZone };
  const giveBack = () => asTeam(pool, teamId, db => releaseOfDay(db, ctx, 'mail.daily', taken));
  const delivery = await deliver(
    pool,
    ctx,
    world,
    sender,
    messageTemplate.write(toItself(filling, sender)),
  ).catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });
  if (delivery.kind === 'accepted') return { to: sender.address };
  if (delivery.kind === 'refused' || !delivery.handedOver) await giveBack();
  throw notSent(delivery.kind === 'refused' ? delivery.response : delivery.text);
}
