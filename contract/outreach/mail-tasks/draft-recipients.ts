import { z } from 'zod';

/** Why somebody is left out, or may be kept by choice. */
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
/** The team may write all the same: it was warned. */
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
  /** Of the reason: who wrote when, why they are on the blacklist, … */
  details: z.string(),
  kept: z.boolean(),
});
export type DraftRecipient = z.output<typeof draftRecipientSchema>;
