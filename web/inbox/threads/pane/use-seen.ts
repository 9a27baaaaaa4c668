import { useEffect, useEffectEvent } from 'react';

/** Milliseconds in view before content counts as read. */
const seenAfter = 1000;

/**
 * Calls back once the open content has been in view for a moment.
 * @param what changes with new content; null if there is nothing to see
 */
export function useSeen(what: string | null, onSeen: () => void): void {
  const callBack = useEffectEvent(onSeen);
  useEffect(() => {
    if (what === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(() => callBack(), seenAfter);
    };
    check();
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [what]);
}
