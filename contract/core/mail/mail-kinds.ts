/**
 * What an incoming mail is. `delay`: a server still tries. `delivered`: a server says that it arrived.
 * `challenge`: the sender is asked to prove something before the mail is let in. `other`: a machine wrote it,
 * and it says nothing of what was sent.
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
