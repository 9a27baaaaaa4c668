import { z } from 'zod';
import { creatorPagePath, creatorParams } from './creator-page.ts';
import { endpoint } from './endpoint.ts';

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
        kind: z.enum(['sent', 'letter', 'received', 'read', 'replied', 'bounced', 'failed', 'unsubscribed']),
        address: z.string(),
        subject: z.string(),
        /** What to open: a mail task, or a conversation of the inbox. */
        taskId: z.int().nullable(),
        threadId: z.int().nullable(),
        /** Of bounces and failures: what the server said. */
        text: z.string(),
      }),
    ),
    /** Of addresses that the team has unlocked. */
    addresses: z.array(
      z.object({
        address: z.string(),
        /** Inside this installation, of any team: only how often and when last, never whose mail it was. */
        bounces: z.int(),
        lastBounceAt: z.iso.datetime().nullable(),
        sent: z.int(),
        suppressed: z.boolean(),
      }),
    ),
  }),
});
