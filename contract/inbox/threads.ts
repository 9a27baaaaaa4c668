import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { inboxViews, labelColors, matchWays } from '../outreach/mail-kinds.ts';
import { mailKinds } from '../core/mail/mail-kinds.ts';
import { outcomes } from '../outreach/sent-messages/recipient-outcomes.ts';
import { messageStates } from '../outreach/mail-states.ts';
import { addresseeSchema, bounceFactsSchema, receivedFileSchema } from './received-mail.ts';
import { namedMoment } from '../core/time/dates.ts';

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const ids = z.array(z.int().min(1)).min(1).max(200);
const moment = z.iso.datetime();
export const threadRowSchema = z.object({
  id: z.int(),
  subject: z.string(),
  counterpart: addresseeSchema,
  /** The mailbox of its last mail. */
  sender: z.object({ id: z.int(), address: z.string() }),
  creator: z
    .object({
      id: z.int(),
      platform: z.string(),
      handle: z.string(),
      name: z.string(),
      avatarUrl: z.string(),
    })
    .nullable(),
  task: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** The kind of the last incoming mail. */
  kind: z.enum(mailKinds),
  snippet: z.string(),
  lastAt: moment,
  mails: z.int(),
  unread: z.int(),
  hasFiles: z.boolean(),
  isSpam: z.boolean(),
  archivedAt: moment.nullable(),
  snoozedUntil: moment.nullable(),
  assignedTo: z.object({ id: z.int(), name: z.string() }).nullable(),
  labels: z.array(z.int()),
});
export type ThreadRow = z.output<typeof threadRowSchema>;

const threadFilterSchema = z.object({
  view: z.enum(inboxViews).default('inbox'),
  senderId: id.optional(),
  label: id.optional(),
  creatorId: id.optional(),
  taskId: id.optional(),
  /** Words, and from:, to:, subject:, has:attachment. Searches all mail except spam, whatever the view. */
  q: z.string().trim().max(200).optional(),
});
export type ThreadFilter = z.output<typeof threadFilterSchema>;

export const listThreads = endpoint({
  method: 'GET',
  path: '/office/api/mail/inbox/threads',
  access: 'mail.read',
  summary: 'Conversations in which something came in, the newest first',
  tag: 'inbox',
  query: threadFilterSchema.extend({
    /** `next` of the previous page. */
    after: z.string().max(100).optional(),
    size: z.coerce.number().int().min(1).max(100).default(30),
  }),
  reply: z.object({ threads: z.array(threadRowSchema), next: z.string().nullable() }),
});

export const getInboxCounts = endpoint({
  method: 'GET',
  path: '/office/api/mail/inbox/counts',
  access: 'mail.read',
  summary: 'Unread conversations of each view, label and mailbox; more than 999 as 1000',
  tag: 'inbox',
  reply: z.object({
    views: z.record(z.enum(inboxViews), z.int()),
    labels: z.array(z.object({ id: z.int(), unread: z.int() })),
    senders: z.array(z.object({ id: z.int(), unread: z.int() })),
  }),
});

const threadMailSchema = z.object({
  /** `mail`: from a mailbox; `message`: of a task, sent by the product and shown under its own address. */
  item: z.enum(['mail', 'message']),
  id: z.int(),
  direction: z.enum(['in', 'out']),
  from: addresseeSchema,
  to: z.array(addresseeSchema),
  cc: z.array(addresseeSchema),
  subject: z.string(),
  snippet: z.string(),
  at: moment,
  isUnread: z.boolean(),
  attachments: z.array(receivedFileSchema),
  /** For incoming mail: its kind, by which rule, and whether it was corrected by hand. */
  kind: z.enum(mailKinds).nullable(),
  rule: z.string(),
  correctedBy: z.string().nullable(),
  bounce: bounceFactsSchema.nullable(),
  /** The day on which an absent person returns. */
  returnsOn: z.iso.date().nullable(),
  match: z.object({ way: z.enum(matchWays), taskId: z.int(), recipientId: z.int() }).nullable(),
  isGone: z.boolean(),
  /** For a message of a task. */
  round: z.int().nullable(),
  state: z.enum(messageStates).nullable(),
});
export type ThreadMail = z.output<typeof threadMailSchema>;

export const getThread = endpoint({
  method: 'GET',
  path: '/office/api/mail/inbox/threads/:id',
  access: 'mail.read',
  summary: 'A conversation, oldest mail first, and what is known of whom it is with',
  tag: 'inbox',
  params: z.object({ id }),
  reply: z.object({
    thread: threadRowSchema,
    /** The newest 200. */
    mails: z.array(threadMailSchema),
    recipient: z
      .object({
        taskId: z.int(),
        id: z.int(),
        state: z.string(),
        outcomes: z.array(z.enum(outcomes)),
        way: z.enum(matchWays),
      })
      .nullable(),
    /** Addresses of the creator that the team knows. */
    addresses: z.array(z.string()),
    /** Other conversations with the same creator or address, newest first. */
    others: z.array(z.object({ id: z.int(), subject: z.string(), lastAt: moment })),
    /** Set if the team must not write to the address. */
    suppressed: z.object({ id: z.int(), reason: z.string() }).nullable(),
  }),
});

const shownBodySchema = z.object({
  /** Cleaned, with the pictures of the mail itself; empty if the mail is plain text. */
  html: z.string(),
  quotedHtml: z.string(),
  text: z.string(),
  quotedText: z.string(),
  /** Remote pictures were left out; `pictures=1` requests them. */
  hasRemotePictures: z.boolean(),
  /** What it said was deleted, because it is older than this installation keeps mail. */
  isExpired: z.boolean(),
  faults: z.array(z.string()),
});
export type ShownBody = z.output<typeof shownBodySchema>;

const mailId = z.object({ id });

export const getMailBody = endpoint({
  method: 'GET',
  path: '/office/api/mail/inbox/mails/:id/body',
  access: 'mail.read',
  summary: 'What a mail says, cleaned, what it quotes apart',
  tag: 'inbox',
  params: mailId,
  query: z.object({ pictures: z.enum(['0', '1']).default('0') }),
  reply: shownBodySchema,
});

export const fetchMailSource = endpoint({
  method: 'GET',
  path: '/office/api/mail/inbox/mails/:id/source',
  access: 'mail.read',
  summary: 'A mail byte for byte, as a file',
  tag: 'inbox',
  params: mailId,
  sends: ['message/rfc822'],
  reply: z.never(),
});

export const fetchMailPart = endpoint({
  method: 'GET',
  path: '/office/api/mail/inbox/mails/:id/parts/:part',
  access: 'mail.read',
  summary: 'An attachment, always to be saved and never shown in place',
  tag: 'inbox',
  params: z.object({ id, part: z.coerce.number().int().min(0).max(1000) }),
  sends: ['application/octet-stream'],
  reply: z.never(),
});

export const actOnThreads = endpoint({
  method: 'POST',
  path: '/office/api/mail/inbox/threads/act',
  access: 'inbox.answer',
  summary: 'Mark, put away, put off, assign or label conversations; nothing changes in the mailboxes',
  tag: 'inbox',
  body: z.object({
    ids,
    act: z.discriminatedUnion('kind', [
      z.object({ kind: z.enum(['read', 'unread', 'archive', 'restore', 'spam', 'notSpam', 'wake']) }),
      z.object({ kind: z.literal('snooze'), until: namedMoment }),
      z.object({ kind: z.literal('assign'), accountId: z.int().min(1).nullable() }),
      z.object({ kind: z.enum(['label', 'unlabel']), labelId: z.int().min(1) }),
    ]),
  }),
  reply: z.object({ changed: z.int() }),
});
export type ThreadAct = z.output<typeof actOnThreads.body>['act'];

export const correctMail = endpoint({
  method: 'PUT',
  path: '/office/api/mail/inbox/mails/:id/kind',
  access: 'inbox.answer',
  summary: 'Say what a mail really is; what followed from it is put right',
  tag: 'inbox',
  params: mailId,
  body: z.object({ kind: z.enum(mailKinds) }),
  reply: z.object({}),
});

export const assignCreator = endpoint({
  method: 'PUT',
  path: '/office/api/mail/inbox/threads/:id/creator',
  access: 'inbox.answer',
  summary: 'Say with which creator a conversation is; their address becomes known as the creator’s',
  tag: 'inbox',
  params: z.object({ id }),
  body: z.object({ creatorId: z.int().min(1).nullable() }),
  reply: z.object({}),
});

export const listPeople = endpoint({
  method: 'GET',
  path: '/office/api/mail/inbox/people',
  access: 'mail.read',
  summary: 'Accounts of the team to whom a conversation can be assigned',
  tag: 'inbox',
  reply: z.object({ people: z.array(z.object({ id: z.int(), name: z.string() })) }),
});

const labelInput = z.object({ name: z.string().trim().min(1).max(40), color: z.enum(labelColors) });

const labelSchema = labelInput.extend({ id: z.int() });
export type Label = z.output<typeof labelSchema>;

export const listLabels = endpoint({
  method: 'GET',
  path: '/office/api/mail/inbox/labels',
  access: 'mail.read',
  summary: 'Labels of the team',
  tag: 'inbox',
  reply: z.object({ labels: z.array(labelSchema) }),
});

export const createLabel = endpoint({
  method: 'POST',
  path: '/office/api/mail/inbox/labels',
  access: 'inbox.answer',
  summary: 'A new label; at most 100',
  tag: 'inbox',
  body: labelInput,
  reply: z.object({ id: z.int() }),
});

export const updateLabel = endpoint({
  method: 'PUT',
  path: '/office/api/mail/inbox/labels/:id',
  access: 'inbox.answer',
  summary: 'Rename or recolour a label',
  tag: 'inbox',
  params: z.object({ id }),
  body: labelInput,
  reply: z.object({}),
});

export const deleteLabel = endpoint({
  method: 'DELETE',
  path: '/office/api/mail/inbox/labels/:id',
  access: 'inbox.answer',
  summary: 'Delete a label and take it from every conversation',
  tag: 'inbox',
  params: z.object({ id }),
  reply: z.object({}),
});
