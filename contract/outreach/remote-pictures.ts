import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';

/** Characters: longer addresses of pictures are not shown. */
export const longestPictureAddress = 3000;

/**
 * For pictures in mail: fetched by the browser, they would tell the sender who reads it, when and where. `seal` proves
 * that a reply of ours handed out the address, so that nobody has other things fetched; it holds until the end of a day.
 */
export const getRemotePicture = endpoint({
  method: 'GET',
  path: '/office/api/mail/remotePicture',
  access: 'open',
  summary: 'A picture that a mail shows from another site, fetched by us and encoded again',
  tag: 'mail files',
  query: z.object({
    address: z.string().min(1).max(longestPictureAddress),
    /** Days since 1970, UTC. */
    until: z.coerce.number().int().min(0).max(100_000),
    seal: z.string().regex(/^[\w-]{22}$/),
  }),
  sends: ['image/png', 'image/jpeg', 'image/gif', 'image/svg+xml'],
  reply: z.never(),
});
