import { z } from 'zod';
import { callSource, readAnswer, retryAfter } from '../source-call.ts';
import { SourceFault } from '../source-fault.ts';
import type { SourceFaultKind } from '../../../../contract/core/sources/source-codes.ts';
import type { Permit } from '../source.ts';

const answerSchema = z.object({ code: z.int(), message: z.string().default(''), data: z.unknown() });

/** Maps return codes of TikTok API for Business; codes from 50000 on are TikTok's own errors. */
function kindOf(code: number): SourceFaultKind {
  switch (code) {
    case 40_100:
      return 'rate';
    // No permission; token expired, missing, or incorrect.
    case 40_001:
    case 40_102:
    case 40_104:
    case 40_105:
      return 'credential';
    case 40_007:
      return 'notFound';
    default:
      return code >= 50_000 ? 'temporary' : 'permanent';
  }
}

/** Calls an endpoint below `open_api/v1.3` and returns its data. @throws SourceFault */
export async function askBusiness<S extends z.ZodType>(
  schema: S,
  path: string,
  params: Record<string, string>,
  permit: Permit,
): Promise<z.output<S>> {
  const heard = await callSource(
    {
      url: `https://business-api.tiktok.com/open_api/v1.3/${path}/?${new URLSearchParams(params).toString()}`,
      headers: { 'access-token': permit.secret.accessToken ?? '' },
    },
    permit,
  );
  const fault = answerSchema.safeParse(heard.body).data;
  const text = `${heard.status} ${fault?.code ?? ''} ${fault?.message ?? ''}`.trim().slice(0, 200);
  const freeAt = retryAfter(heard.headers, permit.now);
  if (heard.status === 429) throw new SourceFault('rate', text, { freeAt });
  if (fault && fault.code !== 0) throw new SourceFault(kindOf(fault.code), text, { freeAt });
  if (heard.status >= 500) throw new SourceFault('temporary', text);
  if (heard.status === 401) throw new SourceFault('credential', text);
  if (heard.status !== 200) throw new SourceFault('permanent', text);
  const { data } = readAnswer(answerSchema, heard.body);
  return readAnswer(schema, data ?? null);
}
