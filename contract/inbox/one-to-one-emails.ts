import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { emailKinds, emailStates } from './one-to-one-email-kinds.ts';
import { mailFileSchema } from '../outreach/mail-content.ts';
import { namedMoment } from '../core/time/dates.ts';

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const emailId = z.object({ id });
const moment = z.iso.datetime().nullable();

/** An email while it is written; anything may still be missing. */
const emailContentSchema = z.object({
  /** Addresses separated by semicolons; a name may come before one in angle brackets. */
  to: z.string().trim().max(5000),
  cc: z.string().trim().max(5000),
  bcc: z.string().trim().max(5000),
  subject: z.string().trim().max(300),
  html: z.string().max(200_000),
  /** Ids of mail files. */
  attachments: z.array(z.int().min(1)).max(20),
  /** The mail that it answers or forwards is quoted below the text. */
  quotes: z.boolean(),
  /** Parts of the mail that it forwards, as files. */
  parts: z.array(z.int().min(0)).max(100),
});
export type EmailContent = z.output<typeof emailContentSchema>;

const emailRowSchema = z.object({
  id: z.int(),
  kind: z.enum(emailKinds),
  state: z.enum(emailStates),
  to: z.string(),
  subject: z.string(),
  snippet: z.string(),
  threadId: z.int().nullable(),
  sender: z.object({ id: z.int(), address: z.string() }).nullable(),
  by: z.string(),
  dueAt: moment,
  endedAt: moment,
  changedAt: z.iso.datetime(),
  /** What the server said. */
  response: z.string(),
});
export type EmailRow = z.output<typeof emailRowSchema>;

export const listEmails = endpoint({
  method: 'GET',
  path: '/office/api/mail/letters',
  access: 'mail.read',
  summary: 'Emails: drafts of the account, the last changed first; or what the team sends, newest first',
  tag: 'letters',
  query: z.object({
    list: z.enum(['drafts', 'outgoing']),
    threadId: id.optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  reply: z.object({ letters: z.array(emailRowSchema), total: z.int() }),
});

const emailSchema = emailRowSchema.extend({
  content: emailContentSchema,
  revision: z.int(),
  senderId: z.int().nullable(),
  mailId: z.int().nullable(),
  files: z.array(mailFileSchema),
  /** The quote, cleaned; empty for a new one. */
  quotedHtml: z.string(),
});
export type Email = z.output<typeof emailSchema>;

export const createEmail = endpoint({
  method: 'POST',
  path: '/office/api/mail/letters',
  access: 'inbox.answer',
  summary:
    'A draft: a new email, or an answer with addressees, subject and sender filled in; one draft an answer',
  tag: 'letters',
  body: z.object({
    kind: z.enum(emailKinds),
    /** The mail that it answers or forwards; not for a new one. */
    mailId: z.int().min(1).optional(),
    to: z.string().trim().max(5000).default(''),
  }),
  reply: emailSchema,
});

export const getEmail = endpoint({
  method: 'GET',
  path: '/office/api/mail/letters/:id',
  access: 'mail.read',
  summary: 'An email with its content; drafts only their own author sees',
  tag: 'letters',
  params: emailId,
  reply: emailSchema,
});

export const saveEmail = endpoint({
  method: 'PUT',
  path: '/office/api/mail/letters/:id',
  access: 'inbox.answer',
  summary: 'Save a draft; refused when it was saved elsewhere meanwhile',
  tag: 'letters',
  params: emailId,
  body: z.object({ content: emailContentSchema, senderId: z.int().min(1).nullable(), revision: z.int() }),
  reply: z.object({ revision: z.int() }),
});

export const deleteEmail = endpoint({
  method: 'DELETE',
  path: '/office/api/mail/letters/:id',
  access: 'inbox.answer',
  summary: 'Throw a draft away',
  tag: 'letters',
  params: emailId,
  reply: z.object({}),
});

export const sendEmail = endpoint({
  method: 'POST',
  path: '/office/api/mail/letters/:id/send',
  access: 'inbox.answer',
  summary: 'Send a draft in ten seconds, or later',
  tag: 'letters',
  params: emailId,
  body: z.object({
    revision: z.int(),
    /** At least a minute in the future; by default in ten seconds. */
    at: namedMoment.optional(),
    /** Write to suppressed addresses anyway. */
    evenIfSuppressed: z.boolean().default(false),
  }),
  reply: z.object({ dueAt: z.iso.datetime() }),
});

export const takeBackEmail = endpoint({
  method: 'POST',
  path: '/office/api/mail/letters/:id/take-back',
  access: 'inbox.answer',
  summary: 'Make a draft again of an email that waits, or that was refused',
  tag: 'letters',
  params: emailId,
  reply: z.object({}),
});

export const settleEmail = endpoint({
  method: 'POST',
  path: '/office/api/mail/letters/:id/settle',
  access: 'inbox.answer',
  summary: 'Say whether an email in doubt was sent; "not sent" makes a draft of it again',
  tag: 'letters',
  params: emailId,
  body: z.object({ sent: z.boolean() }),
  reply: z.object({}),
});

export const fillEmailTemplate = endpoint({
  method: 'POST',
  path: '/office/api/mail/letters/:id/template',
  access: 'inbox.answer',
  summary: 'A template filled in for its recipient, to be put into an email',
  tag: 'letters',
  params: emailId,
  body: z.object({ templateId: z.int().min(1) }),
  reply: z.object({ subject: z.string(), html: z.string(), attachments: z.array(mailFileSchema) }),
});
