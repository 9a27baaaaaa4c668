import { useEffect, useEffectEvent } from 'react';

/** Milliseconds that something must have been looked at to count as read. */
const seenAfter = 1000;

/**
 * Calls back once what is open was in sight for a moment.
 * @param what changes when there is something new to see; null where there is nothing to be seen
 */
export function useSeen(what: string | null, onSeen: () => void): void {
  const callBack = useEffectEvent(onSeen);
  useEffect(() => {
    if (what === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(() => callBack(), seenAfter);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [what]);
}
