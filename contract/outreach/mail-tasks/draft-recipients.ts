import { z } from 'zod';

/** Why a recipient is left out; some reasons can be overridden. */
export const leaveOutReasons = [
  'noAddress',
  'locked',
  'invalid',
  'duplicate',
  'blocked',
  'excluded',
  'suppressed',
  'bounced',
  'contacted',
] as const;
export type LeaveOutReason = (typeof leaveOutReasons)[number];
/** Reasons that are warnings: the team may write anyway. */
export const keepableReasons = ['contacted', 'bounced'] as const;
export type KeepableReason = (typeof keepableReasons)[number];

export const draftRecipientSchema = z.object({
  id: z.int(),
  creatorId: z.int().nullable(),
  name: z.string(),
  handle: z.string(),
  platform: z.string(),
  avatarUrl: z.string(),
  /** Empty while it is locked. */
  address: z.string(),
  timeZone: z.string(),
  reason: z.enum(leaveOutReasons).nullable(),
  /** Details of the reason: who wrote when, why they are blocked, … */
  details: z.string(),
  kept: z.boolean(),
});
export type DraftRecipient = z.output<typeof draftRecipientSchema>;
