import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { folderRoles } from '../core/mail/mail-kinds.ts';

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const moment = z.iso.datetime().nullable();

const mailboxSchema = z.object({
  senderId: z.int(),
  address: z.string(),
  name: z.string(),
  /** `waiting`: not read yet; `syncing`: being read now; `off`: its sender was not verified yet. */
  state: z.enum(['off', 'waiting', 'syncing', 'synced', 'failed']),
  syncedAt: moment,
  /** When a failed mailbox is tried again. */
  nextAt: moment,
  /** The number of its mails that are stored here. */
  messages: z.int(),
  /** Known mails that were not read yet. */
  pending: z.int(),
  /** The stage at which it failed, and what the server said. */
  failure: z
    .object({ stage: z.enum(['connect', 'tls', 'auth', 'folder', 'other']), text: z.string() })
    .nullable(),
  folders: z.array(z.object({ role: z.enum(folderRoles), path: z.string() })),
});
export type MailboxState = z.output<typeof mailboxSchema>;

export const listMailboxes = endpoint({
  method: 'GET',
  path: '/office/api/mail/mailboxes',
  access: 'mail.read',
  summary: 'How far the mailbox of each sender was read, or why not',
  tag: 'mailboxes',
  reply: z.object({ mailboxes: z.array(mailboxSchema) }),
});

export const syncMailbox = endpoint({
  method: 'POST',
  path: '/office/api/mail/mailboxes/:senderId/sync',
  access: 'inbox.answer',
  summary: 'Read a mailbox now',
  tag: 'mailboxes',
  params: z.object({ senderId: id }),
  reply: z.object({}),
});
