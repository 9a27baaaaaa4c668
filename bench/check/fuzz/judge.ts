import { errors } from '../../../contract/core/errors.ts';
import type { Endpoint } from '../../../contract/core/endpoint.ts';
import type { Answer } from './send.ts';
import type { Caller } from './world/callers.ts';

/**
 * `fault`: an answer of 5xx; `hang`: none begins in time (send.ts); `broken`: the connection ended without one; `leak`: the
 * mark of a team that the caller does not belong to.
 */
export const findingKinds = ['fault', 'hang', 'broken', 'leak'] as const;
export type FindingKind = (typeof findingKinds)[number];

/**
 * What shows texts of a team to others on purpose: what operators see, what anybody may open who has its key, and the
 * stand-ins of the sandbox, which show everything to everybody on this machine.
 */
const isShownToOthers = ({ access, path }: Endpoint): boolean =>
  access === 'operator' ||
  (access === 'open' && (path.includes(':') || path.startsWith('/office/api/sandbox/')));

/** A password waits behind too many others: the queue for hashes says so instead of letting everything else wait. */
export const isBusy = ({ status, code }: Answer): boolean =>
  status === errors.busy.status && code === errors.busy.code;

/** What is wrong with an answer; null if nothing. */
export function judge(caller: Caller, endpoint: Endpoint, answer: Answer): FindingKind | null {
  if (answer.isHang) return 'hang';
  if (answer.status === 0) return 'broken';
  if (answer.status >= 500) return isBusy(answer) ? null : 'fault';
  if (isShownToOthers(endpoint)) return null;
  const shown = answer.text.toLowerCase();
  return caller.foreign.some(mark => shown.includes(mark)) ? 'leak' : null;
}
