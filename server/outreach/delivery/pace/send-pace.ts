import type { Pace } from '../../../../contract/outreach/senders/senders.ts';
import { day } from '../../../../contract/core/format.ts';
import { endOfDay } from '../../../billing/plans/service.ts';

const hourMs = 3_600_000;

/** What is counted of a sender: its day by the team's calendar, and each domain's hour. */
export interface Scope {
  key: string;
  /** The count means nothing from then on. */
  until: Date;
}

/** The day of `at` in a time zone. */
export function dayScope(at: Date, zone: string): Scope {
  return { key: `day:${day(at.toISOString(), zone)}`, until: endOfDay(at, zone) };
}

export function hourScope(at: Date, domain: string): Scope {
  const hour = Math.floor(at.getTime() / hourMs);
  return { key: `hour:${hour}:${domain}`, until: new Date((hour + 1) * hourMs) };
}

/**
 * When the sender may send after a message at `at`. Counted from that moment and never made up for: a worker that
 * slept for a day sends no burst.
 * @param chance 0 ≤ chance < 1
 */
export function nextSlot({ gapSeconds, jitterSeconds }: Pace, at: Date, chance: number): Date | null {
  if (gapSeconds + jitterSeconds === 0) return null;
  return new Date(at.getTime() + Math.round((gapSeconds + jitterSeconds * chance) * 1000));
}

/** A slot farther ahead than any gap was set by a clock that has since been put back: it does not hold. */
export function slotInForce(slot: Date | null, { gapSeconds, jitterSeconds }: Pace, at: Date): Date | null {
  if (!slot || slot <= at) return null;
  const longest = at.getTime() + (gapSeconds + jitterSeconds) * 1000;
  return new Date(Math.min(slot.getTime(), longest));
}
