import type { BodyOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { createSandboxSender } from '../../../contract/outreach/senders/senders.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { sandboxHost, type MailServices } from '../../outside/mail-protocol/mail-services.ts';
import { bindSender } from './change-sender.ts';

const domain = 'sandbox.starbridge.example';

/** The letters of a name that an address may contain; "sender" if there are none. */
const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 20) || 'sender';

/** Fast enough to watch. */
const pace = { dailyLimit: 500, gapSeconds: 0, jitterSeconds: 0, domainHourlyLimit: 0 };

/**
 * Connects a mailbox of the sandbox as a sender; it is verified like any other. @throws AppError sandbox_only,
 * entitlement_exceeded
 */
export async function bindSandboxSender(
  pool: Db,
  ctx: SignedIn,
  world: MailServices,
  { name }: BodyOf<typeof createSandboxSender>,
): Promise<ReplyOf<typeof createSandboxSender>> {
  const { sandbox } = world;
  if (!sandbox) throw new AppError('sandbox_only');
  const { teamId } = ctx.actor;
  const address = `${slugOf(name)}-${ctx.randomBytes(4).toString('hex')}@${domain}`;
  return asTeam(pool, teamId, async db => {
    const { password } = await sandbox.makeMailbox(db, ctx, teamId, address);
    const id = await bindSender(db, ctx, world, {
      name,
      address,
      replyTo: address,
      signatureHtml: '',
      provider: 'sandbox',
      auth: 'password',
      username: address,
      secret: password,
      smtpHost: sandboxHost,
      smtpPort: 25,
      smtpSecurity: 'plain',
      imapHost: sandboxHost,
      imapPort: 143,
      imapSecurity: 'plain',
      pace,
    });
    return { id };
  });
}
