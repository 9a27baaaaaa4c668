import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { providerCodes } from './mail-providers.ts';
import { securities } from '../../core/mail/mail-servers.ts';
import { email } from '../../core/patterns.ts';

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const senderId = z.object({ id });

const address = z.string().trim().max(254).regex(email);
const host = z
  .string()
  .trim()
  .max(253)
  .regex(/^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i);
const port = z.int().min(1).max(65_535);

/** How fast a sender may send; 0 means no limit of its own. */
const paceSchema = z.object({
  dailyLimit: z.int().min(1).max(100_000),
  /** The minimum of seconds between two messages, and up to how many more at random. */
  gapSeconds: z.int().min(0).max(3600),
  jitterSeconds: z.int().min(0).max(3600),
  /** Messages per hour to addresses of one domain; 0 means no limit. */
  domainHourlyLimit: z.int().min(0).max(10_000),
});
export type Pace = z.output<typeof paceSchema>;

export const senderInputSchema = z.object({
  /** Shown to recipients. */
  name: z.string().trim().min(1).max(100),
  address,
  replyTo: address,
  signatureHtml: z.string().max(20_000).default(''),
  provider: z.enum(providerCodes),
  auth: z.enum(['password', 'oauth']),
  username: z.string().trim().min(1).max(254),
  /** Password or authorisation code; if absent, the stored one stays. */
  secret: z.string().min(1).max(1000).optional(),
  smtpHost: host,
  smtpPort: port,
  smtpSecurity: z.enum(securities),
  imapHost: host,
  imapPort: port,
  imapSecurity: z.enum(securities),
  pace: paceSchema,
});
export type SenderInput = z.output<typeof senderInputSchema>;

/** The steps of a verification, in order; `sent`: whether the provider files sent mail, which is optional. */
const verifySteps = ['smtp', 'imap', 'send', 'find', 'sent'] as const;
export type VerifyStep = (typeof verifySteps)[number];

/** A line of the transcript with a server during verification; secrets are masked. */
const transcriptLineSchema = z.object({
  server: z.enum(['smtp', 'imap', 'us']),
  /** C: the client's line, S: the server's; -: what happened. */
  by: z.enum(['C', 'S', '-']),
  text: z.string(),
  /** A step of the verification ended with this line. */
  ended: z.object({ step: z.enum(verifySteps), ok: z.boolean() }).optional(),
});
export type TranscriptLine = z.output<typeof transcriptLineSchema>;

/** The fault of a sender: each has a sentence and an advice in i18n `senders.fault`. */
export const senderFaults = [
  'hostUnknown',
  'noAnswer',
  'certificate',
  'noStartTls',
  'wrongSecret',
  'needsAuthorizationCode',
  'needsOauth',
  'oauthExpired',
  'smtpClosed',
  'imapClosed',
  'notDelivered',
  'addressRefused',
  'locked',
  'tooMany',
  'other',
] as const;
export type SenderFault = (typeof senderFaults)[number];

/**
 * What was found out about a DNS record: each has an explanation in i18n `senders.dns`. SPF after RFC 7208, DKIM after
 * RFC 6376, DMARC after RFC 7489.
 */
const dnsFindings = [
  /** The domain belongs to a public provider (gmail.com, qq.com, …), which maintains the record: nothing to do. */
  'notYours',
  /** DNS did not answer; it is looked up again. */
  'noAnswer',
  'spfGood',
  /** There is one record, but it does not include the servers of the provider. */
  'spfWithoutProvider',
  /** The provider's servers are unknown, so only the form was checked. */
  'spfProviderUnknown',
  'spfMissing',
  /** More than one record: all of them are invalid. */
  'spfSeveral',
  /** It ends in `?all`, or without `all`: nobody is refused. */
  'spfNeutral',
  /** It ends in `+all`: everybody may send. */
  'spfOpen',
  /** It requires more than ten look-ups. */
  'spfTooManyLookups',
  'spfMalformed',
  'dkimGood',
  /** A key was withdrawn (`p=` is empty). */
  'dkimRevoked',
  /** A key below 1024 bits, or one of 1024, which counts as weak. */
  'dkimShortKey',
  'dkimMalformed',
  /** No record under the usual selectors: the provider may use another one, which cannot be guessed. */
  'dkimSelectorUnknown',
  /** No record under the selector that this provider always uses. */
  'dkimMissing',
  'dmarcGood',
  /** `p=none`: only reports. Enough for Gmail and Yahoo, but nothing is refused. */
  'dmarcNone',
  'dmarcMissing',
  'dmarcSeveral',
  'dmarcMalformed',
] as const;

const dnsCheckSchema = z.object({
  record: z.enum(['spf', 'dkim', 'dmarc']),
  state: z.enum(['good', 'weak', 'missing', 'wrong', 'unknown']),
  /** As found; empty if there is none. */
  found: z.string(),
  /** Key of its explanation in i18n `senders.dns`. */
  finding: z.enum(dnsFindings),
  /** A record to paste at the domain's registrar; empty if none can be given. */
  advice: z.string(),
});
export type DnsCheck = z.output<typeof dnsCheckSchema>;

const senderSchema = senderInputSchema.omit({ secret: true }).extend({
  id: z.int(),
  /** `paused`: refused or locked while sending; it continues after a verification. */
  state: z.enum(['unverified', 'verified', 'refused', 'paused']),
  fault: z.enum(senderFaults).nullable(),
  /** What the server said. */
  faultText: z.string(),
  verifiedAt: z.iso.datetime().nullable(),
  hasSecret: z.boolean(),
  /** Whether the provider files mail sent over SMTP in its Sent folder: then doubts can be settled. */
  filesSentMail: z.boolean(),
  /** The largest message that its server accepts, bytes; null if it did not say. */
  maxMessageBytes: z.int().nullable(),
  sentToday: z.int(),
  /** When its inbox was last read, and what prevents it. */
  syncedAt: z.iso.datetime().nullable(),
  syncFailure: z.string(),
  dns: z.array(dnsCheckSchema),
  dnsCheckedAt: z.iso.datetime().nullable(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  /** May change it: the account that connected it and the main account. */
  mine: z.boolean(),
  /** Beyond the current plan: it can only be viewed and disconnected. */
  readOnly: z.boolean(),
});
export type Sender = z.output<typeof senderSchema>;

export const listSenders = endpoint({
  method: 'GET',
  path: '/office/api/senders',
  access: 'account',
  summary: 'The senders of the team, with their state and what they sent today',
  tag: 'senders',
  reply: z.object({
    senders: z.array(senderSchema),
    limit: z.int(),
    /** Use of the plan's daily volume of the team. */
    dailyUsed: z.int(),
    dailyLimit: z.int(),
    /** Providers for which the operator has set up OAuth. */
    oauth: z.array(z.enum(providerCodes)),
    /** The sandbox can create a mailbox of its own. */
    hasSandbox: z.boolean(),
  }),
});

export const createSender = endpoint({
  method: 'POST',
  path: '/office/api/senders',
  access: 'senders.manage',
  summary: 'Connect a mailbox as a sender; it sends once it is verified',
  tag: 'senders',
  body: senderInputSchema,
  reply: z.object({ id: z.int() }),
});

export const updateSender = endpoint({
  method: 'PUT',
  path: '/office/api/senders/:id',
  access: 'senders.manage',
  summary: 'Change a sender; changed access has to be verified again',
  tag: 'senders',
  params: senderId,
  body: senderInputSchema,
  reply: z.object({}),
});

export const removeSender = endpoint({
  method: 'DELETE',
  path: '/office/api/senders/:id',
  access: 'senders.manage',
  summary: 'Disconnect a sender: its secret is erased; sent messages stay',
  tag: 'senders',
  params: senderId,
  reply: z.object({}),
});

export const verifySender = endpoint({
  method: 'POST',
  path: '/office/api/senders/:id/verify',
  access: 'senders.manage',
  summary: 'Sign in to SMTP and IMAP, send one message to the sender itself and find it in its inbox',
  tag: 'senders',
  params: senderId,
  reply: z.object({
    verified: z.boolean(),
    fault: z.enum(senderFaults).nullable(),
    faultText: z.string(),
    transcript: z.array(transcriptLineSchema),
  }),
});

export const getTranscript = endpoint({
  method: 'GET',
  path: '/office/api/senders/:id/transcript',
  access: 'senders.manage',
  summary: 'The talk with the servers so far, while and after a verification',
  tag: 'senders',
  params: senderId,
  reply: z.object({ transcript: z.array(transcriptLineSchema) }),
});

export const checkSenderDns = endpoint({
  method: 'POST',
  path: '/office/api/senders/:id/dns',
  access: 'senders.manage',
  summary: 'Look up SPF, DKIM and DMARC of the sender’s domain now',
  tag: 'senders',
  params: senderId,
  reply: z.object({ dns: z.array(dnsCheckSchema), checkedAt: z.iso.datetime() }),
});

export const createSandboxSender = endpoint({
  method: 'POST',
  path: '/office/api/senders/sandbox',
  access: 'senders.manage',
  summary: 'Make a mailbox in the sandbox and bind it; sandbox only',
  tag: 'senders',
  body: z.object({ name: z.string().trim().min(1).max(100) }),
  reply: z.object({ id: z.int() }),
});

export const startOauth = endpoint({
  method: 'POST',
  path: '/office/api/senders/:id/oauth',
  access: 'senders.manage',
  summary: 'Where to send the browser to allow sending over OAuth',
  tag: 'senders',
  params: senderId,
  reply: z.object({ url: z.url() }),
});
