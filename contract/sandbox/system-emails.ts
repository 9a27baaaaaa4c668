import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';

export const listSystemEmails = endpoint({
  method: 'GET',
  path: '/office/api/sandbox/letters',
  access: 'owner',
  summary:
    'Mails of the installation itself to this team, which the sandbox kept, newest first; sandbox only',
  tag: 'sandbox',
  reply: z.object({
    letters: z.array(
      z.object({
        id: z.int(),
        address: z.string(),
        subject: z.string(),
        text: z.string(),
        sentAt: z.iso.datetime(),
      }),
    ),
  }),
});
