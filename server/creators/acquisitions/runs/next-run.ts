import type { AcquisitionSchedule } from '../../../../contract/creators/acquisitions/acquisition-kinds.ts';
import { dateTime } from '../../../../contract/core/format.ts';
import { nextOpening } from '../../../../contract/core/time/weekly-hours.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const minute = 60_000;

/** Returns the clock time one minute later; the last minute of a day stays. */
function minuteAfter(time: string): string {
  const [hour = 0, minutes = 0] = time.split(':').map(Number);
  const shown = (value: number) => String(value).padStart(2, '0');
  const after = hour * 60 + minutes + 1;
  return `${shown(Math.floor(after / 60))}:${shown(after % 60)}`;
}

/**
 * Returns when the next run begins: at the clock time at which the acquisition was created, in the team's time zone, on
 * the next day or the same weekday. @returns null for an acquisition that runs once
 */
export function nextRunAt(
  schedule: AcquisitionSchedule,
  { createdAt, now, timeZone }: { createdAt: Date; now: Date; timeZone: string },
): Date | null {
  if (schedule === 'once') return null;
  const [day = '', time = ''] = dateTime(createdAt.toISOString(), timeZone).split(' ');
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  const window = {
    from: time,
    until: minuteAfter(time),
    days: schedule === 'daily' ? everyDay : [weekday],
  };
  // The current minute belongs to this run.
  return nextOpening(new Date(now.getTime() + minute), window, timeZone);
}
