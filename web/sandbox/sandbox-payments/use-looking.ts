import { useCallback, useEffect, useState } from 'react';
import { CallError } from '../../app/api.ts';

export type Looked<T> = { seen: T } | { refusal: CallError } | null;

const everyMs = 3000;

/** Reloads every few seconds while the page is visible, since the other side may change the data. Not cached. */
export function useLooking<T>(read: (signal: AbortSignal) => Promise<T>) {
  const [state, setState] = useState<Looked<T>>(null);
  const look = useCallback(
    (signal: AbortSignal) =>
      read(signal).then(
        seen => setState({ seen }),
        (error: unknown) => {
          // Keeps the data during short network failures.
          if (error instanceof CallError)
            setState(current => (current && 'seen' in current && !error.code ? current : { refusal: error }));
        },
      ),
    [read],
  );
  useEffect(() => {
    const leaving = new AbortController();
    void look(leaving.signal);
    const timer = setInterval(() => {
      if (!document.hidden) void look(leaving.signal);
    }, everyMs);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [look]);
  return {
    state,
    put: (seen: T) => setState({ seen }),
    reload: () => void look(new AbortController().signal),
  };
}
