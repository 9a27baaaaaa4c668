import { useEffect, useState } from 'react';
import { onSiteClock, siteNow } from '../../ui/dates/site-clock.ts';

/** The server's time in milliseconds, updated while it is displayed. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(siteNow);
  useEffect(() => {
    const update = () => setNow(siteNow());
    const timer = setInterval(update, everyMs);
    const stop = onSiteClock(update);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [everyMs]);
  return now;
}
