import { z } from 'zod';
import { readerLangs } from '../core/mail/reader-langs.ts';
import { limits } from '../core/limits.ts';
import { roundConditions } from './mail-states.ts';
import { namedMoment } from '../core/time/dates.ts';

const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

/** A written mail, by hand or from a template. If `text` is null, the plain-text part is made from the HTML. */
export const mailBodySchema = z.object({
  /** A follow-up without a subject continues that of the first mail: "Re: …". */
  subject: z.string().trim().max(300),
  html: z.string().max(200_000),
  text: z.string().max(100_000).nullable(),
  /** Ids of mail files. */
  attachments: z.array(id).max(20),
});
export type MailBody = z.output<typeof mailBodySchema>;

/** How long after the round before, or when. */
const waitSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('after'), amount: z.int().min(1).max(365), unit: z.enum(['hours', 'days']) }),
  z.object({ kind: z.literal('at'), at: namedMoment }),
]);
export type Wait = z.output<typeof waitSchema>;

const mailRoundSchema = mailBodySchema.extend({
  /** Ignored for the first round: it goes to everybody, at the start. */
  condition: z.enum(roundConditions),
  wait: waitSchema,
  /** The template it was taken from; it does not follow later changes of the template. */
  templateId: id.nullable(),
});
export type MailRound = z.output<typeof mailRoundSchema>;

/** The hours of the day in which mail is sent. */
const sendWindowSchema = z.object({
  /** HH:MM; `until` after `from`. */
  from: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
  until: z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/),
  /** ISO days of the week, 1 is Monday. */
  days: z.array(z.int().min(1).max(7)).min(1).max(7),
  /** In whose time zone: the recipient's, from the creator's region, or the team's. */
  zone: z.enum(['recipient', 'team']),
});
export type SendWindow = z.output<typeof sendWindowSchema>;

/** Everything about a task except its recipients; in a draft anything may still be missing. */
export const taskContentSchema = z.object({
  name: z.string().trim().max(100),
  /** The language of the mail: for numbers, dates, and texts that the product adds. */
  lang: z.enum(readerLangs),
  /** One sender, or several in rotation. */
  senderIds: z.array(id).max(50),
  /** Addresses separated by semicolons. */
  cc: z.string().trim().max(2000),
  rounds: z.array(mailRoundSchema).min(1).max(10),
  tracking: z.object({ opens: z.boolean(), clicks: z.boolean() }),
  /**
   * Adds a line with an unsubscribe link below the mail, in the creator's language if it is known; the headers for it
   * are always set.
   */
  unsubscribeFooter: z.boolean(),
  /**
   * The short link for `{{link}}`, of which every recipient gets an address of their own. Older drafts lack this field.
   */
  linkId: id.nullable().optional(),
  /** Null for any time. */
  window: sendWindowSchema.nullable(),
});
export type TaskContent = z.output<typeof taskContentSchema>;

export const mailFileSchema = z.object({
  id: z.int(),
  name: z.string(),
  mediaType: z.string(),
  size: z.int().max(limits.attachmentBytes),
  /** For a picture: the path under which anybody can fetch it. */
  url: z.string().nullable(),
});
export type MailFile = z.output<typeof mailFileSchema>;
