import { day } from '../../../../contract/core/format.ts';
import { momentOfClock } from '../../../../contract/core/time/zone-clock.ts';
import { daysLater } from '../date-range.ts';

/** Old visits are deleted at three in the morning of the team's next day. */
export const visitsExpireAt = (now: Date, timeZone: string): Date =>
  momentOfClock(timeZone, Date.parse(`${daysLater(day(now.toISOString(), timeZone), 1)}T03:00:00Z`));
