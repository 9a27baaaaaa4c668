import { useEffect, useSyncExternalStore } from 'react';

/** A part of the web that is needed only once somebody opens something: its file is loaded then, or shortly before. */
export interface Later<T> {
  /** When the pointer or the focus comes near, so that it is there at the press. */
  load: () => Promise<void>;
  isLoaded: () => boolean;
  /** The part once it is loaded. */
  useLoaded: () => T | undefined;
  /** The same, and loads it as soon as it is wanted. */
  useWanted: (isWanted: boolean) => T | undefined;
}

/** Unlike React's `lazy`, what is loaded is drawn at once, and a file that did not come is asked for again. */
export function later<T>(fetch: () => Promise<T>): Later<T> {
  let loaded: { part: T } | undefined;
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  function load(): Promise<void> {
    loading ??= fetch().then(
      part => {
        loaded = { part };
        for (const listener of listeners) listener();
      },
      () => {
        // Vite's event has told the user; whoever presses again may be online again.
        loading = undefined;
      },
    );
    return loading;
  }

  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const useLoaded = () => useSyncExternalStore(listen, () => loaded?.part);

  function useWanted(isWanted: boolean): T | undefined {
    useEffect(() => {
      if (isWanted) void load();
    }, [isWanted]);
    const part = useLoaded();
    return isWanted ? part : undefined;
  }

  return { load, isLoaded: () => loaded !== undefined, useLoaded, useWanted };
}
