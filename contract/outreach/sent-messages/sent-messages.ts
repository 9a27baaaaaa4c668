import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { hitRules, hitVerdicts } from '../mail-kinds.ts';
import { outcomes } from './recipient-outcomes.ts';
import { messageStates, recipientStates } from '../mail-states.ts';
import { waitReasonSchema } from './wait-reasons.ts';

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const moment = z.iso.datetime().nullable();

/** Selects recipients of a task: by an outcome, a state, or all but those left out. */
export const recipientFilterSchema = z.object({
  outcome: z
    .enum([
      ...outcomes,
      'waiting',
      'followUp',
      'refused',
      'notSent',
      'inDoubt',
      'leftOut',
      'clicked',
      'autoReplied',
      'unsubscribed',
    ])
    .optional(),
  /** A part of the name or address. */
  keyword: z.string().max(100).optional(),
});
export type RecipientFilter = z.output<typeof recipientFilterSchema>;

const recipientSchema = z.object({
  id: z.int(),
  creatorId: z.int().nullable(),
  platform: z.string(),
  handle: z.string(),
  avatarUrl: z.string(),
  name: z.string(),
  address: z.string(),
  state: z.enum(recipientStates),
  /** Why the recipient was left out or ended. */
  reason: z.string(),
  round: z.int(),
  lastRound: z.int(),
  outcomes: z.array(z.enum(outcomes)),
  /** Why it waits, and until when. */
  wait: waitReasonSchema.nullable(),
  /** What the server said to the last failure or doubt. */
  response: z.string(),
  acceptedAt: moment,
  failedAt: moment,
  bouncedAt: moment,
  readAt: moment,
  clickedAt: moment,
  repliedAt: moment,
  autoRepliedAt: moment,
  unsubscribedAt: moment,
});
export type Recipient = z.output<typeof recipientSchema>;

export const listRecipients = endpoint({
  method: 'GET',
  path: '/office/api/mail/tasks/:id/recipients',
  access: 'mail.read',
  summary: 'Recipients of a task that was started, with what came of it and why they wait',
  tag: 'mail messages',
  params: z.object({ id }),
  query: recipientFilterSchema.extend({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  reply: z.object({ recipients: z.array(recipientSchema), total: z.int() }),
});

const timelineEventSchema = z.object({
  at: z.iso.datetime(),
  kind: z.enum([
    'accepted',
    'deferred',
    'failed',
    'inDoubt',
    'settledSent',
    'settledNotSent',
    'opened',
    'clicked',
    'replied',
    'autoReplied',
    /** Followed the hidden link. */
    'trapped',
    'bounced',
    'bouncedHard',
    'bouncedSoft',
    'unsubscribed',
    'ended',
  ]),
  round: z.int().nullable(),
  /** What the server said, which link, from which address and program; empty if there is nothing. */
  text: z.string(),
  /**
   * For an opening or a click: who it was, and the rule that speaks against a person; null and empty for other events.
   */
  verdict: z.enum(hitVerdicts).nullable(),
  rule: z.enum(['', ...hitRules]),
});
export type TimelineEvent = z.output<typeof timelineEventSchema>;

export const getRecipient = endpoint({
  method: 'GET',
  path: '/office/api/mail/tasks/:id/recipients/:recipientId',
  access: 'mail.read',
  summary: 'What happened to one recipient, oldest first, and the messages that were sent',
  tag: 'mail messages',
  params: z.object({ id, recipientId: id }),
  reply: z.object({
    recipient: recipientSchema,
    timeline: z.array(timelineEventSchema),
    messages: z.array(
      z.object({
        id: z.int(),
        round: z.int(),
        version: z.int(),
        state: z.enum(messageStates),
        messageId: z.string(),
        sender: z.string(),
        startedAt: z.iso.datetime(),
        endedAt: moment,
        tries: z.int(),
        response: z.string(),
        subject: z.string(),
      }),
    ),
  }),
});

const messageRowSchema = z.object({
  id: z.int(),
  taskId: z.int(),
  task: z.string(),
  recipientId: z.int(),
  name: z.string(),
  address: z.string(),
  sender: z.string(),
  round: z.int(),
  subject: z.string(),
  state: z.enum(messageStates),
  startedAt: z.iso.datetime(),
  endedAt: moment,
  response: z.string(),
});
export type MessageRow = z.output<typeof messageRowSchema>;

export const listOutbox = endpoint({
  method: 'GET',
  path: '/office/api/mail/outbox',
  access: 'mail.read',
  summary: 'Every message that went out or tried to, newest first',
  tag: 'mail messages',
  query: z.object({
    state: z.enum(messageStates).optional(),
    /** A part of the recipient’s name or address. */
    keyword: z.string().max(100).optional(),
    senderId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  reply: z.object({ messages: z.array(messageRowSchema), total: z.int() }),
});

export const getMessage = endpoint({
  method: 'GET',
  path: '/office/api/mail/messages/:id',
  access: 'mail.read',
  summary: 'A message exactly as it was sent',
  tag: 'mail messages',
  params: z.object({ id }),
  reply: z.object({
    message: messageRowSchema,
    from: z.string(),
    cc: z.string(),
    html: z.string(),
    text: z.string(),
    /** The header lines. */
    headers: z.string(),
    attachments: z.array(z.object({ name: z.string(), size: z.int() })),
  }),
});

export const fetchMessageSource = endpoint({
  method: 'GET',
  path: '/office/api/mail/messages/:id/source',
  access: 'mail.read',
  summary: 'The message byte for byte, as a file',
  tag: 'mail messages',
  params: z.object({ id }),
  sends: ['message/rfc822'],
  reply: z.never(),
});

/**
 * Only messages that were certainly not delivered, or that the user settles so; a message in doubt is never sent again
 * automatically.
 */
export const retryRecipients = endpoint({
  method: 'POST',
  path: '/office/api/mail/tasks/:id/recipients/retry',
  access: 'mail.send',
  summary: 'Try again for recipients whose message failed',
  tag: 'mail messages',
  params: z.object({ id }),
  body: z.object({
    /** Without ids all that failed. */
    ids: z.array(z.int().min(1)).max(1000).optional(),
  }),
  reply: z.object({ retried: z.int() }),
});

export const settleDoubt = endpoint({
  method: 'POST',
  path: '/office/api/mail/messages/:id/settle',
  access: 'mail.send',
  summary: 'Say whether a message in doubt was sent; "not sent" tries it again',
  tag: 'mail messages',
  params: z.object({ id }),
  body: z.object({ sent: z.boolean() }),
  reply: z.object({}),
});
