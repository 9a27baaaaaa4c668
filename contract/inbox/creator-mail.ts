import { z } from 'zod';
import { creatorPagePath } from '../catalogue/creator-path.ts';
import { creatorParams } from '../catalogue/creator-params.ts';
import { endpoint } from '../core/endpoint.ts';
import { suppressionReasons } from '../outreach/suppressions.ts';

/** `sent`: by a task; `letter`: by hand; `inDoubt`: it is unknown whether it arrived. */
const creatorMailKinds = [
  'sent',
  'letter',
  'received',
  'read',
  'replied',
  'bounced',
  'failed',
  'inDoubt',
  'unsubscribed',
] as const;

/** All mail between the team and one creator: conversations, mail of tasks, and bounces. */
export const getCreatorMail = endpoint({
  method: 'GET',
  path: `${creatorPagePath}/mail`,
  access: 'mail.read',
  summary: 'All mail with a creator, newest first, and how its addresses did',
  tag: 'creator mail',
  params: creatorParams,
  reply: z.object({
    /** Newest first, at most 200. */
    events: z.array(
      z.object({
        at: z.iso.datetime(),
        kind: z.enum(creatorMailKinds),
        /** Of the creator, or of a person who answers for the creator. */
        address: z.string(),
        subject: z.string(),
        /** What to open: a mail task, a conversation of the inbox, or an email that was perhaps not sent. */
        taskId: z.int().nullable(),
        threadId: z.int().nullable(),
        letterId: z.int().nullable(),
        /** For bounces and failures: what the server said. */
        text: z.string(),
      }),
    ),
    /** The addresses that the team has unlocked. */
    addresses: z.array(
      z.object({
        address: z.string(),
        /** Counts of the team's own tasks: nothing is counted across teams. */
        sent: z.int(),
        bounces: z.int(),
        lastBounceAt: z.iso.datetime().nullable(),
        /** Why the team must not write to it; null if it may. */
        suppressed: z.enum(suppressionReasons).nullable(),
      }),
    ),
  }),
});
