import type { OperationAction } from '../../../contract/activity/audit-log.ts';
import type { SenderInput } from '../../../contract/outreach/senders/senders.ts';
import type { SenderRow } from './queries.ts';

/** The columns that a form fills. */
export const fieldsOf = ({ pace, ...input }: SenderInput) => ({
  name: input.name,
  address: input.address,
  reply_to: input.replyTo,
  signature_html: input.signatureHtml,
  provider: input.provider,
  auth: input.auth,
  username: input.username,
  smtp_host: input.smtpHost,
  smtp_port: input.smtpPort,
  smtp_security: input.smtpSecurity,
  imap_host: input.imapHost,
  imap_port: input.imapPort,
  imap_security: input.imapSecurity,
  daily_limit: pace.dailyLimit,
  gap_seconds: pace.gapSeconds,
  jitter_seconds: pace.jitterSeconds,
  domain_hourly_limit: pace.domainHourlyLimit,
});
type Fields = ReturnType<typeof fieldsOf>;

/** Addresses and hosts are compared without case. */
export const normalised = (input: SenderInput): SenderInput => ({
  ...input,
  address: input.address.toLowerCase(),
  smtpHost: input.smtpHost.toLowerCase(),
  imapHost: input.imapHost.toLowerCase(),
});

/** Never contains the secret. */
export const recordedOf = (fields: Fields) => ({
  name: fields.name,
  address: fields.address,
  replyTo: fields.reply_to,
  provider: fields.provider,
  username: fields.username,
  smtp: `${fields.smtp_host}:${fields.smtp_port} ${fields.smtp_security}`,
  imap: `${fields.imap_host}:${fields.imap_port} ${fields.imap_security}`,
  dailyLimit: fields.daily_limit,
});

export const recordOf = (action: OperationAction, sender: { id: number; address: string }) => ({
  action,
  subject: 'sender',
  subjectId: sender.id,
  subjectName: sender.address,
});

export const rowFields = (row: SenderRow): Fields => ({
  name: row.name,
  address: row.address,
  reply_to: row.reply_to,
  signature_html: row.signature_html,
  provider: row.provider as Fields['provider'],
  auth: row.auth,
  username: row.username,
  smtp_host: row.smtp_host,
  smtp_port: row.smtp_port,
  smtp_security: row.smtp_security,
  imap_host: row.imap_host,
  imap_port: row.imap_port,
  imap_security: row.imap_security,
  daily_limit: row.daily_limit,
  gap_seconds: row.gap_seconds,
  jitter_seconds: row.jitter_seconds,
  domain_hourly_limit: row.domain_hourly_limit,
});

/** The fields that a verification proves. */
export const accessFields = [
  'address',
  'provider',
  'auth',
  'username',
  'smtp_host',
  'smtp_port',
  'smtp_security',
  'imap_host',
  'imap_port',
  'imap_security',
] as const;
