import type { Pace } from '../../../../contract/outreach/senders/senders.ts';
import { day } from '../../../../contract/core/format.ts';
import { endOfDay } from '../../../billing/plans/service.ts';

const hourMs = 3_600_000;

/** The period for which a sender's messages are counted: its day in the team's time zone, or a domain's hour. */
export interface Scope {
  key: string;
  /** The count expires at this time. */
  until: Date;
}

/** Returns the day of `at` in a time zone. */
export function dayScope(at: Date, zone: string): Scope {
  return { key: `day:${day(at.toISOString(), zone)}`, until: endOfDay(at, zone) };
}

export function hourScope(at: Date, domain: string): Scope {
  const hour = Math.floor(at.getTime() / hourMs);
  return { key: `hour:${hour}:${domain}`, until: new Date((hour + 1) * hourMs) };
}

/**
 * Returns when the sender may send after a message at `at`. The gap counts from that moment and is never made up for,
 * so that a worker that slept for a day sends no burst.
 * @param chance 0 ≤ chance < 1
 */
export function nextSlot({ gapSeconds, jitterSeconds }: Pace, at: Date, chance: number): Date | null {
  if (gapSeconds + jitterSeconds === 0) return null;
  return new Date(at.getTime() + Math.round((gapSeconds + jitterSeconds * chance) * 1000));
}

/** Ignores a slot further in the future than any gap: it was set by a clock that has been put back since. */
export function slotInForce(slot: Date | null, { gapSeconds, jitterSeconds }: Pace, at: Date): Date | null {
  if (!slot || slot <= at) return null;
  const longest = at.getTime() + (gapSeconds + jitterSeconds) * 1000;
  return new Date(Math.min(slot.getTime(), longest));
}
