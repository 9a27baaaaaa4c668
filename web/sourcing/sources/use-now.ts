import { useEffect, useState } from 'react';
import { onSiteClock, siteNow } from '../../ui/dates/site-clock.ts';

const everyMs = 10_000;

/** The server's time in milliseconds, updated while the page is open. */
export function useNow(): number {
  const [now, setNow] = useState(siteNow);
  useEffect(() => {
    const update = () => setNow(siteNow());
    const timer = setInterval(update, everyMs);
    const stop = onSiteClock(update);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  return now;
}
