import type { Insertable } from 'kysely';
import type { MailFile } from '../contract/mail-content.ts';
import type { MailFileUse } from '../contract/mail-files.ts';
import type { SignedIn } from '../server/context.ts';
import type { Db } from '../server/db/database.ts';
import type { MailTables } from '../server/db/schema-mail.ts';
import { asTeam } from '../server/db/tenant.ts';
import { addList } from '../server/features/lists/change.ts';
import { addMembers } from '../server/features/lists/service.ts';
import { keepMailFile } from '../server/features/mail-files/upload.ts';
import { insertSender } from '../server/features/senders/queries.ts';

function senderRow(ctx: SignedIn): Insertable<MailTables['mail_senders']> {
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

/** A verified sender of the team, Ming; nothing listens at its servers. @returns its id */
export async function someSender(pool: Db, ctx: SignedIn): Promise<number> {
  const id = await asTeam(pool, ctx.actor.teamId, db => insertSender(db, senderRow(ctx)));
  if (id === null) throw new Error('the team has this sender already');
  return id;
}

export function someMailFile(
  pool: Db,
  ctx: SignedIn,
  use: MailFileUse,
  name: string,
  bytes: Buffer,
): Promise<MailFile> {
  return keepMailFile(pool, ctx, use, { name, mediaType: 'application/pdf', bytes });
}

/** @returns the list's id */
export async function someList(
  pool: Db,
  ctx: SignedIn,
  { name, visibility }: { name: string; visibility: 'team' | 'private' },
  creatorIds: readonly number[],
): Promise<number> {
  const { id } = await addList(pool, ctx, { name, description: '', color: 1, visibility });
  await asTeam(pool, ctx.actor.teamId, db => addMembers(db, ctx, id, creatorIds));
  return id;
}
