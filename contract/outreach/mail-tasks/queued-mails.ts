import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { namedMoment } from '../../core/time/dates.ts';

/** First mails that wait for the hours of the task. */
export const queuedSchema = z.object({
  count: z.int(),
  /** When the first of them may go, and the zone of its recipient. */
  at: z.iso.datetime(),
  zone: z.string(),
});
export type Queued = z.output<typeof queuedSchema>;

const params = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });

export const getQueued = endpoint({
  method: 'GET',
  path: '/office/api/mail/tasks/:id/queued',
  access: 'mail.read',
  summary: 'What of the first mails of a draft would wait for its hours if it started at a time',
  tag: 'mail tasks',
  params,
  query: z.object({ at: namedMoment }),
  reply: z.object({ queued: queuedSchema.nullable() }),
});

export const skipWindow = endpoint({
  method: 'POST',
  path: '/office/api/mail/tasks/:id/skipWindow',
  access: 'mail.send',
  summary: 'Send the first mails of a task now, outside of its hours; follow-ups keep to them',
  tag: 'mail tasks',
  params,
  reply: z.object({ recipients: z.int() }),
});
