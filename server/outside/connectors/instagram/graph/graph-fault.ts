import { z } from 'zod';
import type { SourceFaultKind } from '../../../../../contract/core/sources/source-codes.ts';
import { retryAfter, type Heard } from '../../source-call.ts';
import { SourceFault } from '../../source-fault.ts';
import { freeAfter } from './rate-usage.ts';

const errorBody = z.object({
  error: z.object({
    message: z.string().catch(''),
    code: z.int(),
    error_subcode: z.int().optional().catch(undefined),
    is_transient: z.boolean().catch(false),
  }),
});
type GraphError = z.output<typeof errorBody>['error'];

/** A fault with Graph's own code, for callers that know what it means for their request. */
export class GraphRefusal extends SourceFault {
  readonly code: number;

  constructor(kind: SourceFaultKind, text: string, code: number, freeAt: Date | null = null) {
    super(kind, text, { freeAt });
    this.code = code;
  }
}

/** developers.facebook.com/docs/graph-api/overview/rate-limiting: 80002 is Instagram's own. */
const tooMany = [4, 17, 32, 613, 80002];
/** 104: no token; 190: expired or revoked (graph-api/guides/error-handling). */
const badToken = [102, 104, 190];
const passing = [-2, -1, 1, 2];
/** 24: a medium; 110: a user, who may also just have no professional account. */
const missing = [24, 110];

function kindOf({ code, is_transient }: GraphError, status: number): SourceFaultKind {
  if (tooMany.includes(code) || status === 429) return 'rate';
  if (badToken.includes(code) || code === 3 || code === 10 || (code >= 200 && code <= 299))
    return 'credential';
  if (missing.includes(code)) return 'notFound';
  return passing.includes(code) || is_transient || status >= 500 ? 'temporary' : 'permanent';
}

/** Graph repeats malformed tokens in its messages. */
const withoutSecrets = (text: string) => text.replace(/[\w|-]{24,}/g, '…').slice(0, 200);

/** Turns a refusal of the Graph API into a fault; null if the answer is none. */
export function graphFault({ status, headers, body }: Heard, now: Date): SourceFault | null {
  const read = errorBody.safeParse(body);
  const freeAt = retryAfter(headers, now) ?? freeAfter(headers, now);
  if (read.success) {
    const { error } = read.data;
    const kind = kindOf(error, status);
    const number = error.error_subcode === undefined ? error.code : `${error.code}/${error.error_subcode}`;
    const text = `${number}: ${withoutSecrets(error.message)}`;
    return new GraphRefusal(kind, text, error.code, kind === 'rate' ? freeAt : null);
  }
  if (status === 200) return null;
  if (status === 429) return new SourceFault('rate', 'status 429', { freeAt });
  return new SourceFault(status >= 500 ? 'temporary' : 'permanent', `status ${status}`);
}
