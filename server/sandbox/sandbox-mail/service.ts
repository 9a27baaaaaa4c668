import type { Personas } from '../../../contract/core/mail/sandbox-personas.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { processDue } from '../../core/db/due-work/due-work.ts';
import { readSandboxSetting } from '../../core/db/sandbox-settings.ts';
import { AppError } from '../../core/errors.ts';
import type { MailServices } from '../../outside/mail-protocol/mail-services.ts';
import { SmtpFault } from '../../outside/mail-protocol/smtp/smtp-link.ts';
import { findMailbox, findTeamOf, insertAddress, insertMailbox } from './queries.ts';
import { reactToMail } from './reactions/react.ts';
import { sandboxDomain } from './sandbox-domain.ts';
import { listenForMail, type SmtpListener, smtpHost } from './smtp-listener.ts';

/**
 * Creates a mailbox, in the caller's transaction as its team; an existing one keeps its password.
 * @param address under sandbox.starbridge.example
 * @throws AppError taken, if another team has it
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

/**
 * Starts the sandbox's mail server on a free port of this machine. @param options.onFault called with our own errors
 */
export function startSandboxSmtp(
  pool: Db,
  makeContext: () => Context,
  { personas, onFault = () => undefined }: { personas: Personas; onFault?: (error: unknown) => void },
): Promise<SmtpListener> {
  return listenForMail({ pool, makeContext, personas, onFault });
}

/** Returns where the sandbox's mail server listens now. @throws SmtpFault if none was started */
export async function sandboxSmtpAddress(pool: Db): Promise<{ host: string; port: number }> {
  const port = await readSandboxSetting(pool, 'smtpPort');
  if (port === null)
    throw new SmtpFault('connect', new Error('The mail server of the sandbox is not running'));
  return { host: smtpHost, port };
}

/**
 * Runs the due reactions of people in the sandbox: reading, replying, automatic answers, bounces. Any number of workers
 * share the work. @returns how many were run; at most 500 per call
 */
export function reactDue(pool: Db, ctx: Context, world: Pick<MailServices, 'publicUrl'>): Promise<number> {
  return processDue(pool, 'sandbox.reaction', ctx.now(), (db, { teamId, id }) =>
    reactToMail(db, ctx, { teamId, id, publicUrl: world.publicUrl }),
  );
}

/** Continues until nothing is due; outside of a sandbox nothing ever is. */
export async function reactToAllDue(pool: Db, ctx: Context, world: MailServices): Promise<void> {
  if (world.sandbox) while (await reactDue(pool, ctx, world));
}
