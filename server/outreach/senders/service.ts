import { realtimeCodes } from '../../../contract/core/realtime-channel.ts';
import type { ProviderCode } from '../../../contract/outreach/senders/mail-providers.ts';
import type { Pace, Sender, SenderFault } from '../../../contract/outreach/senders/senders.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { OauthFault, type MailServices } from '../../outside/mail-protocol/mail-services.ts';
import type { MailboxAccess } from '../../outside/mail-protocol/mailbox-access.ts';
import type { SmtpFault } from '../../outside/mail-protocol/smtp/smtp-link.ts';
import type { SmtpAccess } from '../../core/auth/smtp-access.ts';
import { announce } from '../../core/realtime/announce.ts';
import { ownerOf } from '../../identity/accounts/service.ts';
import { notify } from '../../activity/notifications/service.ts';
import { classifySmtpFault } from './verification/sender-faults.ts';
import {
  changeMaker,
  findSender,
  lockSender,
  senderRows,
  sendersNamed,
  setSender,
  type SenderRow,
} from './queries.ts';
import { loginSecret, type LoginSecret } from './secrets/sender-secret.ts';

/** A sender as other features need it: without its access data. */
export interface SenderFace {
  id: number;
  /** Shown to recipients. */
  name: string;
  address: string;
  replyTo: string;
  signatureHtml: string;
  state: Sender['state'];
  provider: ProviderCode;
  /** Bytes; null if its server did not say. */
  maxMessageBytes: number | null;
  /** Proved at verification: doubts can be settled by its Sent folder. */
  filesSentMail: boolean;
  pace: Pace;
}

const faceOf = (row: SenderRow): SenderFace => ({
  id: row.id,
  name: row.name,
  address: row.address,
  replyTo: row.reply_to,
  signatureHtml: row.signature_html,
  state: row.state,
  provider: row.provider as ProviderCode,
  maxMessageBytes: row.max_message_bytes,
  filesSentMail: row.files_sent_mail,
  pace: {
    dailyLimit: row.daily_limit,
    gapSeconds: row.gap_seconds,
    jitterSeconds: row.jitter_seconds,
    domainHourlyLimit: row.domain_hourly_limit,
  },
});

/** Returns the connected senders of a team, oldest first, in the caller's transaction as the team. */
export async function senderFaces(db: Db, teamId: number, ids?: readonly number[]): Promise<SenderFace[]> {
  const rows = await (ids ? sendersNamed(db, teamId, ids) : senderRows(db, teamId));
  return rows.map(faceOf);
}

const notVerified = (address: string) => new AppError('sender_not_verified', { sender: address });

/** Returns a sender in one of some states, with what signs in as it. */
async function withLogin(
  pool: Db,
  ctx: Context,
  world: MailServices,
  { teamId, senderId, states }: { teamId: number; senderId: number; states: readonly Sender['state'][] },
): Promise<{ sender: SenderRow; secret: LoginSecret }> {
  const sender = await asTeam(pool, teamId, db => findSender(db, teamId, senderId));
  if (!sender || !states.includes(sender.state)) throw notVerified(sender?.address ?? '');
  try {
    const secret = await loginSecret(pool, ctx, world, sender);
    if (secret) return { sender, secret };
  } catch (error) {
    if (!(error instanceof OauthFault && error.isRefused)) throw error;
    const why = { fault: 'oauthExpired', text: error.message } as const;
    await asTeam(pool, teamId, db => pauseSender(db, ctx, teamId, senderId, why));
  }
  throw notVerified(sender.address);
}

/**
 * Returns how a verified sender signs in to its SMTP server. Renews an expired OAuth token; if the provider refuses,
 * pauses the sender. Not inside a transaction, because it may ask the provider.
 * @throws AppError sender_not_verified if it may not send
 * @throws OauthFault if the provider did not answer: a later try may succeed
 */
export async function smtpAccessOf(
  pool: Db,
  ctx: Context,
  world: MailServices,
  teamId: number,
  senderId: number,
): Promise<SmtpAccess> {
  const wanted = { teamId, senderId, states: ['verified'] } as const;
  const { sender, secret } = await withLogin(pool, ctx, world, wanted);
  return {
    host: sender.smtp_host,
    port: sender.smtp_port,
    security: sender.smtp_security,
    username: sender.username,
    secret,
  };
}

/** Returns how to read a sender's mailbox, even while it is paused. @throws like smtpAccessOf */
export async function mailboxAccessOf(
  pool: Db,
  ctx: Context,
  world: MailServices,
  teamId: number,
  senderId: number,
): Promise<MailboxAccess> {
  const wanted = { teamId, senderId, states: ['verified', 'paused'] } as const;
  const { sender, secret } = await withLogin(pool, ctx, world, wanted);
  return {
    host: sender.imap_host,
    port: sender.imap_port,
    security: sender.imap_security,
    username: sender.username,
    secret,
  };
}

/**
 * Stops a verified sender that was refused or locked while sending, until it is verified again; notifies the account
 * that connected it and the main account once. In the caller's transaction as the team.
 * @returns whether it was active before
 */
export async function pauseSender(
  db: Db,
  ctx: Context,
  teamId: number,
  senderId: number,
  { fault, text }: { fault: SenderFault; text: string },
): Promise<boolean> {
  const sender = await lockSender(db, teamId, senderId);
  if (sender?.state !== 'verified') return false;
  await setSender(db, teamId, senderId, { state: 'paused', state_fault: fault, state_reason: text });
  await announce(db, { teamId }, { code: realtimeCodes.sender, id: senderId });
  const { accountId: owner } = await ownerOf(db, teamId);
  for (const accountId of new Set([sender.created_by, owner])) {
    const details = { sender: sender.address };
    await notify(db, ctx, { teamId, accountId, kind: 'sender.paused', details });
  }
  return true;
}

/** Pauses a sender whose server refuses its sign-in, because more tries would lock the mailbox. See `pauseSender`. */
export async function pauseForSmtp(
  db: Db,
  ctx: Context,
  teamId: number,
  senderId: number,
  fault: SmtpFault,
): Promise<boolean> {
  const sender = await lockSender(db, teamId, senderId);
  if (!sender) return false;
  const login = { provider: sender.provider as ProviderCode, auth: sender.auth };
  const text = fault.response.slice(0, 500);
  return pauseSender(db, ctx, teamId, senderId, { fault: classifySmtpFault(fault, login), text });
}

/** Hands over the senders of a deleted account. */
export const handOverSenders = (
  db: Db,
  teamId: number,
  fromAccountId: number,
  toAccountId: number,
): Promise<void> => changeMaker(db, teamId, fromAccountId, toAccountId);
