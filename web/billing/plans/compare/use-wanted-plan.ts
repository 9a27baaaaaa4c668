import { useSearchParams } from 'react-router';

/** The code of the plan that is about to be ordered, from the address: a public price leads to it. */
export function useWantedPlan(): [string, (code: string) => void] {
  const [params, setParams] = useSearchParams();
  const setWanted = (code: string) =>
    setParams(
      now => {
        if (code) now.set('plan', code);
        else now.delete('plan');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return [params.get('plan') ?? '', setWanted];
}
