import type { Insertable } from 'kysely';
import type { SignedIn } from '../server/context.ts';
import type { MailTables } from '../server/db/schema-mail.ts';

/** A verified sender of the team, for `insertSender`; nothing listens at its servers. */
export function senderRow(ctx: SignedIn): Insertable<MailTables['mail_senders']> {
  return {
    team_id: ctx.actor.teamId,
    name: 'Ming',
    address: 'ming@brand.example',
    reply_to: 'a@brand.example',
    signature_html: '<p>M</p>',
    provider: 'other',
    auth: 'password',
    username: 'ming@brand.example',
    smtp_host: 'smtp.brand.example',
    smtp_port: 465,
    smtp_security: 'tls',
    imap_host: 'imap.brand.example',
    imap_port: 993,
    imap_security: 'tls',
    secret: null,
    state: 'verified',
    max_message_bytes: null,
    daily_limit: 200,
    gap_seconds: 0,
    jitter_seconds: 0,
    domain_hourly_limit: 0,
    created_by: ctx.actor.accountId,
    created_at: ctx.now(),
  };
}
