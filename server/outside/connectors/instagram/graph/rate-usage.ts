import { z } from 'zod';

const percentages = z.object({
  call_count: z.number().catch(0),
  total_cputime: z.number().catch(0),
  total_time: z.number().catch(0),
  /** Minutes. */
  estimated_time_to_regain_access: z.number().min(0).max(100_000).catch(0),
});
const byObject = z.record(z.string(), z.array(percentages));

/** From this percentage on no more calls are made: failing calls count too, and prolong the wait. */
const enough = 90;
/** The wait if Instagram gives none: it does so only once access is lost. */
const usualMinutes = 15;

/**
 * Returns the worst of what `X-App-Usage` and `X-Business-Use-Case-Usage` say
 * (developers.facebook.com/docs/graph-api/overview/rate-limiting).
 */
function worstOf(headers: Headers): { percent: number; minutes: number } {
  const app = percentages.safeParse(parsed(headers.get('x-app-usage')));
  const business = byObject.safeParse(parsed(headers.get('x-business-use-case-usage')));
  const all = [
    ...(app.success ? [app.data] : []),
    ...(business.success ? Object.values(business.data).flat() : []),
  ];
  return {
    percent: Math.max(0, ...all.flatMap(each => [each.call_count, each.total_cputime, each.total_time])),
    minutes: Math.max(0, ...all.map(each => each.estimated_time_to_regain_access)),
  };
}

const after = (now: Date, minutes: number) => new Date(now.getTime() + (minutes || usualMinutes) * 60_000);

/** Returns the time before which no call should be made; null while there is quota left. */
export function restAfter(headers: Headers, now: Date): Date | null {
  const { percent, minutes } = worstOf(headers);
  return percent >= enough || minutes > 0 ? after(now, minutes) : null;
}

/** Returns when a call that exceeded the quota may be tried again. */
export const freeAfter = (headers: Headers, now: Date): Date => after(now, worstOf(headers).minutes);

function parsed(header: string | null): unknown {
  try {
    return JSON.parse(header ?? '') as unknown;
  } catch {
    return undefined;
  }
}
