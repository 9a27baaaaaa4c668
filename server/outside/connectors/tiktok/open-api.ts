import { z } from 'zod';
import { readAnswer, retryAfter, type Heard } from '../source-call.ts';
import { SourceFault } from '../source-fault.ts';

export const openApi = 'https://open.tiktokapis.com/v2';

const answerSchema = z.object({
  error: z.object({ code: z.string(), message: z.string().default('') }),
  data: z.unknown(),
});
const day = 86_400_000;

/**
 * Returns the data of an answer of TikTok for developers (developers.tiktok.com/doc/tiktok-api-v2-error-handling).
 * @returns null if the owner did not grant what the call needs
 * @throws SourceFault
 */
export function readOpen<S extends z.ZodType>(schema: S, heard: Heard, now: Date): z.output<S> | null {
  const { code, message } = answerSchema.safeParse(heard.body).data?.error ?? { code: '', message: '' };
  if (code === 'scope_not_authorized' || code === 'scope_permission_missed') return null;
  const text = `${heard.status} ${code} ${message}`.trim().slice(0, 200);
  if (heard.status === 429 || code === 'rate_limit_exceeded') {
    // The ad library's days end at 00:00 UTC.
    if (code === 'daily_quota_limit_exceeded')
      throw new SourceFault('quota', text, { freeAt: new Date((Math.floor(now.getTime() / day) + 1) * day) });
    throw new SourceFault('rate', text, { freeAt: retryAfter(heard.headers, now) });
  }
  if (heard.status === 401 || code === 'access_token_invalid') throw new SourceFault('credential', text);
  if (heard.status >= 500 || code === 'internal_error') throw new SourceFault('temporary', text);
  if (heard.status !== 200) throw new SourceFault('permanent', text);
  const { error, data } = readAnswer(answerSchema, heard.body);
  if (error.code !== 'ok') throw new SourceFault('permanent', text);
  return readAnswer(schema, data ?? null);
}
