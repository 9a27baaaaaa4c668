import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { limits } from '../core/limits.ts';
import { mailFileSchema } from './mail-content.ts';

/** A picture is in the text, and every reader of the mail can fetch it. */
const mailFileUses = ['attachment', 'picture'] as const;
export type MailFileUse = (typeof mailFileUses)[number];

export const uploadMailFile = endpoint({
  method: 'POST',
  path: '/office/api/mail/files',
  access: ['mail.send', 'inbox.answer', 'templates.edit'],
  summary: 'An attachment or a picture for templates and tasks, at most 10 MB',
  tag: 'mail files',
  fileBytes: limits.attachmentBytes,
  query: z.object({ use: z.enum(mailFileUses) }),
  reply: mailFileSchema,
});

export const fetchMailPicture = endpoint({
  method: 'GET',
  path: '/office/api/mail/pictures/:key',
  access: 'open',
  summary: 'A picture that stands in mail',
  tag: 'mail files',
  params: z.object({ key: z.string().max(60) }),
  sends: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'],
  reply: z.never(),
});
