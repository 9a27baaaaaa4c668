import { useCallback, useEffect, useState } from 'react';
import { CallError } from '../../app/api.ts';
import { openPage, type OwnPage } from './queries.ts';

type State = { page: OwnPage } | { refusal: CallError } | null;

/** Loads the page of a creator's link. Nobody needs to be signed in, so nothing is cached. */
export function useOwnPage(token: string): { state: State; reload: () => void } {
  const [state, setState] = useState<State>(null);
  const read = useCallback(
    (signal?: AbortSignal) =>
      openPage(token, signal).then(
        page => setState({ page }),
        (error: unknown) => {
          if (error instanceof CallError) setState({ refusal: error });
        },
      ),
    [token],
  );
  useEffect(() => {
    const leaving = new AbortController();
    void read(leaving.signal);
    return () => leaving.abort();
  }, [read]);
  return { state, reload: () => void read() };
}
