import { useCallback, useEffect, useState } from 'react';
import type { Lang } from '../../../contract/core/error-texts.ts';
import { CallError } from '../../app/api.ts';
import { currentLang } from '../../i18n/lang.ts';
import { type CreatorWork, workCalls } from './queries.ts';

type State = { work: CreatorWork } | { refusal: CallError } | null;

/** Loads the page of a creator's address. Nobody is signed in, so nothing is cached. */
export function useWork(token: string): { state: State; reload: () => Promise<void> } {
  const [state, setState] = useState<State>(null);
  const read = useCallback(
    (signal?: AbortSignal) =>
      workCalls(token, currentLang)
        .show(signal)
        .then(
          work => setState({ work }),
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
  const reload = useCallback(() => read(), [read]);
  return { state, reload };
}

/** The language of the page: that of its address, until another one is chosen. */
export function useWorkLang(given: Lang | undefined): [Lang, (lang: Lang) => void] {
  const [chosen, setChosen] = useState<Lang>();
  return [chosen ?? given ?? currentLang, setChosen];
}
