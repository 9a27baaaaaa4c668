import { z } from 'zod';

/** Why a recipient waits, in the order in which it is checked; each has a sentence in i18n `mail-tasks.wait`. */
export const waitReasonSchema = z.discriminatedUnion('why', [
  z.object({ why: z.literal('taskPaused') }),
  z.object({ why: z.literal('timed'), until: z.iso.datetime() }),
  /** The next round is not due yet. */
  z.object({ why: z.literal('round'), round: z.int(), until: z.iso.datetime() }),
  z.object({ why: z.literal('retry'), until: z.iso.datetime(), text: z.string() }),
  z.object({ why: z.literal('inDoubt') }),
  z.object({ why: z.literal('senderPaused'), sender: z.string() }),
  z.object({ why: z.literal('window'), until: z.iso.datetime(), zone: z.string() }),
  z.object({
    why: z.literal('planLimit'),
    used: z.int(),
    limit: z.int(),
    until: z.iso.datetime(),
  }),
  /** The monthly quota of whoever made the task; `setBy` is empty if that account is gone. */
  z.object({
    why: z.literal('memberQuota'),
    used: z.int(),
    limit: z.int(),
    setBy: z.string(),
    until: z.iso.datetime(),
  }),
  z.object({
    why: z.literal('senderLimit'),
    sender: z.string(),
    used: z.int(),
    limit: z.int(),
    until: z.iso.datetime(),
  }),
  z.object({
    why: z.literal('domainLimit'),
    domain: z.string(),
    used: z.int(),
    limit: z.int(),
    until: z.iso.datetime(),
  }),
  /** Follow-ups are sent only if the inbox was just read; `failure` says what prevents that, if anything. */
  z.object({ why: z.literal('inbox'), sender: z.string(), failure: z.string() }),
  /** Others come first: how many, and when the sender may send next. */
  z.object({ why: z.literal('queue'), before: z.int(), until: z.iso.datetime() }),
]);
export type WaitReason = z.output<typeof waitReasonSchema>;
