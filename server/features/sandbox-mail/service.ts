import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { Mailbox, MailboxAccess } from '../../mail/mailbox.ts';
import { findMailbox, findTeamOf, insertAddress, insertMailbox } from './queries.ts';
import { openSandboxMailbox } from './sandbox-mailbox.ts';

/** Mailboxes of the sandbox end so; `.example` reaches nobody (RFC 2606). */
export const sandboxDomain = 'sandbox.starbridge.example';

/**
 * Makes a mailbox, in the caller's transaction as its team; one that is there keeps its password.
 * @param address under `sandboxDomain`
 * @throws AppError taken, when another team has it
 */
export async function makeSandboxMailbox(
  db: Db,
  ctx: Context,
  teamId: number,
  address: string,
): Promise<{ password: string }> {
  const name = address.trim().toLowerCase();
  if (!name.endsWith(`@${sandboxDomain}`)) throw new RangeError(`not of the sandbox: ${address}`);
  await insertAddress(db, teamId, name);
  if ((await findTeamOf(db, name)) !== teamId) throw new AppError('taken');
  const password = ctx.randomBytes(12).toString('base64url');
  await insertMailbox(db, teamId, { address: name, password, at: ctx.now() });
  const mailbox = await findMailbox(db, teamId, name);
  return { password: mailbox?.password ?? password };
}

/** The mailbox of a sender of the sandbox. @throws MailboxFault at `auth` */
export function sandboxMailbox(pool: Db, access: MailboxAccess): Promise<Mailbox> {
  return openSandboxMailbox(pool, access);
}
