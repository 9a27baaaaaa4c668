/**
 * The kind of an incoming mail. `delay`: a server is still trying. `delivered`: a server confirms the delivery.
 * `challenge`: the sender must prove something before the mail is delivered. `other`: written by a machine, but without
 * information on our mail.
 */
export const mailKinds = [
  'reply',
  'autoReply',
  'bounce',
  'delay',
  'complaint',
  'delivered',
  'unsubscribe',
  'challenge',
  'other',
] as const;
export type MailKind = (typeof mailKinds)[number];

export const folderRoles = ['inbox', 'sent', 'spam'] as const;
export type FolderRole = (typeof folderRoles)[number];
