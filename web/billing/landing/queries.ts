import { useCallback, useEffect, useState } from 'react';
import { listPlans } from '../../../contract/billing/plans.ts';
import { getStatisticsCount } from '../../../contract/activity/statistics.ts';
import { call } from '../../app/api.ts';

export interface Answer<T> {
  data?: T;
  hasFailed: boolean;
  askAgain: () => void;
}

/**
 * One call when the page opens; the query library of the inner pages would be larger than this page. `ask` must stay
 * the same function.
 */
function useAnswer<T>(ask: (signal?: AbortSignal) => Promise<T>): Answer<T> {
  const [data, setData] = useState<T>();
  const [hasFailed, setFailed] = useState(false);
  const run = useCallback(
    (signal?: AbortSignal) => {
      ask(signal).then(setData, () => {
        if (!signal?.aborted) setFailed(true);
      });
    },
    [ask],
  );
  useEffect(() => {
    const leaving = new AbortController();
    run(leaving.signal);
    return () => leaving.abort();
  }, [run]);
  const askAgain = useCallback(() => {
    setFailed(false);
    run();
  }, [run]);
  return { data, hasFailed, askAgain };
}

const askStatistics = (signal?: AbortSignal) =>
  call(getStatisticsCount, {
    errorDisplay: 'page',
    signal,
  });

const askPlans = (signal?: AbortSignal) => call(listPlans, { errorDisplay: 'page', signal });

export const useStatistics = () => useAnswer(askStatistics);
export const usePlans = () => useAnswer(askPlans);
