import type { FakeReply, FakeWorld } from '../fake-host.ts';
import { tooManyOfAccount, tooManyOfApp } from './graph-errors.ts';

/**
 * Platform limits are reported in `X-App-Usage`, those of a business use case in `X-Business-Use-Case-Usage`; business
 * discovery is subject to the former (graph-api/overview/rate-limiting).
 */
export interface Limit {
  kind: 'app' | 'account';
  calls: number;
  minutes: number;
}

const usageHeader = (
  kind: Limit['kind'],
  key: string,
  percent: number,
  minutes: number,
): Record<string, string> => {
  const usage = {
    call_count: percent,
    total_cputime: Math.floor(percent / 4),
    total_time: Math.floor(percent / 3),
  };
  return kind === 'app'
    ? { 'x-app-usage': JSON.stringify(usage) }
    : {
        'x-business-use-case-usage': JSON.stringify({
          [key]: [{ type: 'instagram', ...usage, estimated_time_to_regain_access: minutes }],
        }),
      };
};

/**
 * Counts calls by key in a rolling window, and adds the headers that report the usage; refuses calls beyond the limit.
 */
export function fakeRates(world: FakeWorld) {
  const asked = new Map<string, number[]>();
  return function counted(key: string, { kind, calls, minutes }: Limit, answer: () => FakeReply): FakeReply {
    const since = world.now().getTime() - minutes * 60_000;
    const recent = (asked.get(`${kind} ${key}`) ?? []).filter(at => at > since);
    recent.push(world.now().getTime());
    asked.set(`${kind} ${key}`, recent);
    const percent = Math.floor((recent.length * 100) / calls);
    const isOver = recent.length > calls;
    // Calls are allowed again once enough of the oldest calls have left the window.
    const leaves = recent[recent.length - calls] ?? since;
    const wait = isOver ? Math.max(1, Math.ceil((leaves - since) / 60_000)) : 0;
    const headers = usageHeader(kind, key, percent, wait);
    if (isOver) return kind === 'app' ? tooManyOfApp(headers) : tooManyOfAccount(headers);
    const reply = answer();
    return { ...reply, headers: { ...headers, ...reply.headers } };
  };
}
export type FakeRates = ReturnType<typeof fakeRates>;

/** The reply of a mood in which every call is refused. */
export const lastingRefusal = (kind: Limit['kind']): FakeReply => {
  const headers = usageHeader(kind, '17841405309211844', 103, 42);
  return kind === 'app' ? tooManyOfApp(headers) : tooManyOfAccount(headers);
};
