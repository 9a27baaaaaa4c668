import { z } from 'zod';
import { entitlementUseSchema } from '../billing/plans.ts';
import { campaignRowSchema } from '../campaigns/campaigns.ts';
import { endpoint } from '../core/endpoint.ts';
import { threadRowSchema } from '../inbox/threads.ts';
import { monitorProjectSchema } from '../monitoring/monitors.ts';
import { taskRowSchema } from '../outreach/mail-tasks/mail-task-rows.ts';
import { senderFaults } from '../outreach/senders/senders.ts';
import { waitReasonSchema } from '../outreach/sent-messages/wait-reasons.ts';
import { firstStepsSchema } from './first-steps.ts';

/** How many of each part the home page shows; the page that it leads to has the others. */
export const shownAtHome = { threads: 4, tasks: 4, campaigns: 4, monitors: 4 } as const;

/**
 * Why a sender sends nothing now. `unverified`: was never verified; `refused`, `paused`: its server refused it, see
 * `fault`; `limit`: today's volume is used; `inbox`: follow-ups wait, because its mailbox cannot be read.
 */
const holds = ['unverified', 'refused', 'paused', 'limit', 'inbox'] as const;

const heldSenderSchema = z.object({
  id: z.int(),
  address: z.string(),
  hold: z.enum(holds),
  fault: z.enum(senderFaults).nullable(),
  sentToday: z.int(),
  dailyLimit: z.int(),
});
export type HeldSender = z.output<typeof heldSenderSchema>;

export const getHome = endpoint({
  method: 'GET',
  path: '/office/api/home',
  access: 'account',
  summary: 'What is going on in the team: replies, sends, campaigns, monitors, what is left of the plan',
  tag: 'home',
  reply: z.object({
    steps: firstStepsSchema,
    replies: z.object({
      /** Unread conversations, as the inbox counts them. */
      unread: z.int(),
      /** The newest, read or not. */
      threads: z.array(threadRowSchema),
    }),
    sends: z.object({
      /** Use of the plan's daily volume of the team. */
      used: z.int(),
      limit: z.int(),
      senders: z.int(),
      held: z.array(heldSenderSchema),
      /** Tasks that are timed, sending or paused, the last changed first. */
      tasks: z.array(
        taskRowSchema.extend({
          /** Why the next recipient of a sending task waits; null if nobody does. */
          wait: waitReasonSchema.nullable(),
        }),
      ),
      unfinished: z.int(),
    }),
    campaigns: z.object({
      running: z.int(),
      recruiting: z.int(),
      /** Running ones first. */
      shown: z.array(campaignRowSchema),
    }),
    monitors: z.object({ open: z.int(), shown: z.array(monitorProjectSchema) }),
    /** Of what is counted for the team. */
    quota: z.array(entitlementUseSchema),
  }),
});
