import { z } from 'zod';
import { creatorPagePath } from '../catalogue/creator-path.ts';
import { creatorParams } from '../catalogue/creator-params.ts';
import { endpoint } from '../core/endpoint.ts';
import { suppressionReasons } from '../outreach/suppressions.ts';

/** `sent`: by a task; `letter`: by hand; `inDoubt`: whether it arrived is open. */
export const creatorMailKinds = [
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

/** All mail of the team with one creator: conversations, what tasks sent, and what came back. */
export const showCreatorMail = endpoint({
  method: 'GET',
  path: `${creatorPagePath}/mail`,
  access: 'account',
  summary: 'All mail with a creator, newest first, and how its addresses did',
  tag: 'creator mail',
  params: creatorParams,
  reply: z.object({
    /** Newest first, at most 200. */
    events: z.array(
      z.object({
        at: z.iso.datetime(),
        kind: z.enum(creatorMailKinds),
        /** Of the creator, or of whoever answers for it. */
        address: z.string(),
        subject: z.string(),
        /** What to open: a mail task, a conversation of the inbox, or a letter that did not go out for sure. */
        taskId: z.int().nullable(),
        threadId: z.int().nullable(),
        letterId: z.int().nullable(),
        /** Of bounces and failures: what the server said. */
        text: z.string(),
      }),
    ),
    /** Of addresses that the team has unlocked. */
    addresses: z.array(
      z.object({
        address: z.string(),
        /** Of the team's own tasks: nothing is kept by address over all teams. */
        sent: z.int(),
        bounces: z.int(),
        lastBounceAt: z.iso.datetime().nullable(),
        /** Why the team must not write to it; null where it may. */
        suppressed: z.enum(suppressionReasons).nullable(),
      }),
    ),
  }),
});
