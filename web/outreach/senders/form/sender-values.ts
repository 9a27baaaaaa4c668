import { mailProviders, type ProviderCode } from '../../../../contract/outreach/senders/mail-providers.ts';
import type { Security } from '../../../../contract/core/mail/mail-servers.ts';
import { positiveInteger } from '../../../../contract/core/patterns.ts';
import type { Sender, SenderInput } from '../../../../contract/outreach/senders/senders.ts';

/** The fields of the form, named as in the call, so that the server's errors find their fields. */
export type SenderValues = Record<
  | 'provider'
  | 'auth'
  | 'address'
  | 'secret'
  | 'name'
  | 'replyTo'
  | 'username'
  | 'smtpHost'
  | 'smtpPort'
  | 'smtpSecurity'
  | 'imapHost'
  | 'imapPort'
  | 'imapSecurity'
  | 'pace.dailyLimit'
  | 'pace.gapSeconds'
  | 'pace.jitterSeconds'
  | 'pace.domainHourlyLimit'
  | 'signatureHtml',
  string
>;

/** Minimum and maximum of the sending rate, as in contract/outreach/senders/senders.ts. */
export const paceRanges = {
  'pace.dailyLimit': [1, 100_000],
  'pace.gapSeconds': [0, 3600],
  'pace.jitterSeconds': [0, 3600],
  'pace.domainHourlyLimit': [0, 10_000],
} as const;
export const paceNames = Object.keys(paceRanges) as (keyof typeof paceRanges)[];

const codes: readonly string[] = [...mailProviders.map(provider => provider.code), 'other', 'sandbox'];
export const codeOf = (text: string): ProviderCode | null =>
  codes.includes(text) ? (text as ProviderCode) : null;

export const valuesOf = (sender: Sender): SenderValues => ({
  provider: sender.provider,
  auth: sender.auth,
  address: sender.address,
  secret: '',
  name: sender.name,
  replyTo: sender.replyTo,
  username: sender.username,
  smtpHost: sender.smtpHost,
  smtpPort: String(sender.smtpPort),
  smtpSecurity: sender.smtpSecurity,
  imapHost: sender.imapHost,
  imapPort: String(sender.imapPort),
  imapSecurity: sender.imapSecurity,
  'pace.dailyLimit': String(sender.pace.dailyLimit),
  'pace.gapSeconds': String(sender.pace.gapSeconds),
  'pace.jitterSeconds': String(sender.pace.jitterSeconds),
  'pace.domainHourlyLimit': String(sender.pace.domainHourlyLimit),
  signatureHtml: sender.signatureHtml,
});

/** The input of the call; the values are valid. */
export const inputOf = (values: SenderValues): SenderInput => ({
  name: values.name.trim(),
  address: values.address.trim(),
  replyTo: values.replyTo.trim(),
  signatureHtml: values.signatureHtml,
  provider: codeOf(values.provider) ?? 'other',
  auth: values.auth === 'oauth' ? 'oauth' : 'password',
  username: values.username.trim(),
  ...(values.secret && values.auth !== 'oauth' && { secret: values.secret }),
  smtpHost: values.smtpHost.trim(),
  smtpPort: Number(values.smtpPort),
  smtpSecurity: values.smtpSecurity as Security,
  imapHost: values.imapHost.trim(),
  imapPort: Number(values.imapPort),
  imapSecurity: values.imapSecurity as Security,
  pace: {
    dailyLimit: Number(values['pace.dailyLimit']),
    gapSeconds: Number(values['pace.gapSeconds']),
    jitterSeconds: Number(values['pace.jitterSeconds']),
    domainHourlyLimit: Number(values['pace.domainHourlyLimit']),
  },
});

const accessNames = [
  'provider',
  'auth',
  'address',
  'username',
  'smtpHost',
  'smtpPort',
  'smtpSecurity',
  'imapHost',
  'imapPort',
  'imapSecurity',
] as const;

/** Whether the credentials or servers changed, so that the sender must be verified again. */
export const isOtherAccess = (before: SenderValues, after: SenderValues): boolean =>
  after.secret !== '' || accessNames.some(name => before[name] !== after[name].trim());

export const isHost = (text: string): boolean => /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(text.trim());

export const isPort = (text: string): boolean => positiveInteger.test(text) && Number(text) <= 65_535;

export function isWithin(text: string, [from, to]: readonly [number, number]): boolean {
  return /^\d{1,6}$/.test(text.trim()) && Number(text) >= from && Number(text) <= to;
}
