import { useSearchParams } from 'react-router';
import type { Plans, PlanTerm } from '../queries.ts';

/** The number of months for prices: from the address, else the longest. */
export function useTerm(plans: Plans | undefined): [PlanTerm | undefined, (months: number) => void] {
  const [params, setParams] = useSearchParams();
  const wanted = Number(params.get('months'));
  const term = plans?.terms.find(({ months }) => months === wanted) ?? plans?.terms.at(-1);
  const setMonths = (months: number) =>
    setParams(
      now => {
        now.set('months', String(months));
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return [term, setMonths];
}
