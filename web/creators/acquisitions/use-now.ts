import { useEffect, useState } from 'react';
import { onSiteClock, siteNow } from '../../ui/dates/site-clock.ts';

/** The server's time, updated while it is displayed. @param every milliseconds @returns milliseconds */
export function useNow(every: number): number {
  const [now, setNow] = useState(siteNow);
  useEffect(() => {
    const look = () => setNow(siteNow());
    const timer = setInterval(look, every);
    const stop = onSiteClock(look);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [every]);
  return now;
}
