import { may } from '../../../contract/core/roles/permissions.ts';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { ProviderCode } from '../../../contract/outreach/senders/mail-providers.ts';
import type {
  DnsCheck,
  listSenders,
  Sender,
  SenderFault,
  TranscriptLine,
} from '../../../contract/outreach/senders/senders.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import type { MailServices } from '../../outside/mail-protocol/mail-services.ts';
import { limitOf, readTeamPlan, volumeOf } from '../../billing/plans/service.ts';
import { findSender, nicknamesOf, senderRows, sentToday, type SenderRow } from './queries.ts';

interface Beside {
  sentToday: number;
  createdBy: string;
  mine: boolean;
  readOnly: boolean;
}

const present = (row: SenderRow, beside: Beside): Sender => ({
  id: row.id,
  name: row.name,
  address: row.address,
  replyTo: row.reply_to,
  signatureHtml: row.signature_html,
  provider: row.provider as ProviderCode,
  auth: row.auth,
  username: row.username,
  smtpHost: row.smtp_host,
  smtpPort: row.smtp_port,
  smtpSecurity: row.smtp_security,
  imapHost: row.imap_host,
  imapPort: row.imap_port,
  imapSecurity: row.imap_security,
  pace: {
    dailyLimit: row.daily_limit,
    gapSeconds: row.gap_seconds,
    jitterSeconds: row.jitter_seconds,
    domainHourlyLimit: row.domain_hourly_limit,
  },
  state: row.state,
  fault: (row.state_fault || null) as SenderFault | null,
  faultText: row.state_reason,
  verifiedAt: row.verified_at?.toISOString() ?? null,
  hasSecret: row.secret !== null,
  filesSentMail: row.files_sent_mail,
  maxMessageBytes: row.max_message_bytes,
  syncedAt: row.inbox_synced_at?.toISOString() ?? null,
  syncFailure: row.inbox_failure,
  dns: row.dns as DnsCheck[],
  dnsCheckedAt: row.dns_checked_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  ...beside,
});

/** Returns all senders of the team, oldest first, with what the plan allows. */
export function loadSenders(
  pool: Db,
  ctx: SignedIn,
  world: MailServices,
): Promise<ReplyOf<typeof listSenders>> {
  const { teamId, accountId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const plan = await readTeamPlan(db, ctx);
    const limit = limitOf(plan, 'sender.count');
    const dailyLimit = limitOf(plan, 'mail.daily');
    const rows = await senderRows(db, teamId);
    const names = await nicknamesOf(db, teamId, [...new Set(rows.map(row => row.created_by))]);
    const sent = await sentToday(db, teamId, ctx.now());
    const mayChange = may(ctx.actor, 'senders.manage');
    const actsForAll = may(ctx.actor, 'work.all');
    const senders = rows.map((row, older) =>
      present(row, {
        sentToday: sent.get(row.id) ?? 0,
        createdBy: names.get(row.created_by) ?? '',
        mine: mayChange && (actsForAll || row.created_by === accountId),
        readOnly: older >= limit,
      }),
    );
    return {
      senders,
      limit,
      dailyUsed: Math.min(dailyLimit, (await volumeOf(db, ctx, 'mail.daily')).used),
      dailyLimit,
      oauth: [...world.oauth.available],
      hasSandbox: world.sandbox !== null,
    };
  });
}

/** Returns the transcript with the servers so far. @throws AppError not_found */
export async function loadTranscript(
  pool: Db,
  { actor: { teamId } }: SignedIn,
  id: number,
): Promise<{ transcript: TranscriptLine[] }> {
  const sender = await asTeam(pool, teamId, db => findSender(db, teamId, id));
  if (!sender) throw new AppError('not_found');
  return { transcript: sender.transcript as TranscriptLine[] };
}
