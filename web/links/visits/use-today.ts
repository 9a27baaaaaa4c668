import { useEffect, useState } from 'react';
import { day } from '../../../contract/core/format.ts';
import { siteNow } from '../../ui/dates/site-clock.ts';

const minute = 60_000;

const todayIn = (timeZone: string) => day(new Date(siteNow()).toISOString(), timeZone);

/** The current day in a time zone; updates at midnight while the page is open. */
export function useToday(timeZone: string): string {
  const [today, setToday] = useState(() => todayIn(timeZone));
  useEffect(() => {
    const timer = setInterval(() => setToday(todayIn(timeZone)), minute);
    return () => clearInterval(timer);
  }, [timeZone]);
  return today;
}
