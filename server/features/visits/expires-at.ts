import { day } from '../../../contract/format.ts';
import { daysLater } from './range.ts';

/** What the clocks of a zone show at a moment, read as if it were UTC. */
function shownAt(moment: number, timeZone: string): number {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${shown.format(moment).replace(' ', 'T')}Z`);
}

/** Three in the morning of the team's next day, when old visits are deleted. */
export function visitsExpireAt(now: Date, timeZone: string): Date {
  const wanted = Date.parse(`${daysLater(day(now.toISOString(), timeZone), 1)}T03:00:00Z`);
  let moment = wanted;
  // The guess of UTC is moved by what the zone shows at it, twice for clock changes.
  for (let round = 0; round < 2; round++) moment += wanted - shownAt(moment, timeZone);
  return new Date(moment);
}
