import { z } from 'zod';
import { taskStates } from '../mail-states.ts';

/**
 * Counts of recipients by outcome; a recipient counts in every line that applies. Everybody is in exactly one of
 * `success`, `waiting`, `fail`, `refused` and `notSent`.
 */
const taskCountsSchema = z.object({
  /** Without those left out. */
  recipients: z.int(),
  leftOut: z.int(),
  /** Wait for their first mail, or it is being sent or in doubt. */
  waiting: z.int(),
  /** Got a mail, and wait for another. */
  followUp: z.int(),
  sending: z.int(),
  inDoubt: z.int(),
  success: z.int(),
  fail: z.int(),
  /** Recipients whose last message failed and can be tried again. */
  retryable: z.int(),
  bounced: z.int(),
  /** Of the bounced: those whose server refused the first mail, because there is no such mailbox. */
  refused: z.int(),
  /** Ended before the first mail, for example because they are suppressed. */
  notSent: z.int(),
  read: z.int(),
  unread: z.int(),
  readNoReply: z.int(),
  replied: z.int(),
  notReplied: z.int(),
  clicked: z.int(),
  autoReplied: z.int(),
  unsubscribed: z.int(),
});
export type TaskCounts = z.output<typeof taskCountsSchema>;

/** `received_reply` is shown for a task that was or is being sent and has an answer. */
export const shownTaskStates = [...taskStates, 'received_reply'] as const;
export type ShownTaskState = (typeof shownTaskStates)[number];

export const taskRowSchema = z.object({
  id: z.int(),
  name: z.string(),
  state: z.enum(shownTaskStates),
  subject: z.string(),
  rounds: z.int(),
  senders: z.array(z.string()),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  timedAt: z.iso.datetime().nullable(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** Why it is paused: `account`, or the fault of a sender. */
  pauseReason: z.string(),
  counts: taskCountsSchema,
  /** May change it: its creator and the main account. */
  mine: z.boolean(),
});
export type TaskRow = z.output<typeof taskRowSchema>;
