import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';

/** Kinds of notifications; their texts are in the i18n of the shell. */
const notificationKinds = [
  'member.joined',
  'plan.changed',
  'plan.ended',
  'plan.endsSoon',
  'order.paid',
  'order.refunded',
  'team.handedOver',
  'account.factorReset',
  'sender.paused',
  'shortDomain.failing',
  'shortDomain.lapsed',
  'signInDomain.failing',
  'signInDomain.lapsed',
  'mailTask.ended',
  'mail.replied',
  'letter.failed',
  'letter.inDoubt',
  'work.done',
  'work.failed',
  'acquisition.done',
  'monitor.takesOff',
  'monitor.takesOffInADay',
  'monitor.drops',
  'monitor.gone',
  'monitor.private',
  'monitor.missingDisclosure',
  'monitor.milestone',
  'monitor.projectMilestone',
  'monitor.gap',
  'monitor.several',
  'campaign.added',
  'collaboration.termsAccepted',
  'collaboration.draftHandedIn',
  'collaboration.postGiven',
  'collaboration.commented',
  'agenda.due',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

const notificationSchema = z.object({
  id: z.int(),
  kind: z.enum(notificationKinds),
  /** The values for its sentence. */
  details: z.record(z.string(), z.union([z.string(), z.number()])),
  createdAt: z.iso.datetime(),
  read: z.boolean(),
});
export type Notification = z.output<typeof notificationSchema>;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/office/api/notifications',
  access: 'account',
  summary: 'The latest notifications of the account, newest first',
  tag: 'notifications',
  reply: z.object({ notifications: z.array(notificationSchema), unread: z.int() }),
});

export const readNotifications = endpoint({
  method: 'POST',
  path: '/office/api/notifications/read',
  access: 'account',
  summary: 'Mark all notifications of the account as read',
  tag: 'notifications',
  reply: z.object({}),
});
