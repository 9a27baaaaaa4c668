import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';

const token = z.object({ token: z.string().max(100) });

/** The page behind a link in a mail; requesting it changes nothing (RFC 8058: scanners follow links). */
export const getUnsubscribe = endpoint({
  method: 'GET',
  path: '/office/api/mail/unsubscribe/:token',
  access: 'open',
  summary: 'Whose mail a link stops, and whether it is stopped already',
  tag: 'suppressions',
  params: token,
  reply: z.object({ team: z.string(), address: z.string(), unsubscribed: z.boolean() }),
});

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/office/api/mail/unsubscribe/:token',
  access: 'open',
  summary: 'Stop all mail of the team to this recipient',
  tag: 'suppressions',
  params: token,
  reply: z.object({}),
});
