import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { listPlans, type Plan } from '../../../contract/billing/plans.ts';
import { call } from '../../app/api.ts';
import { currentLang } from '../../i18n/lang.ts';

/** They change seldom, and an operator who changes one has them fetched again. */
const staleTime = 600_000;

/** The plans side by side. */
export const usePlans = (isWanted = true) =>
  useQuery({
    queryKey: ['plans'],
    queryFn: ({ signal }) => call(listPlans, { errorDisplay: 'page', signal }),
    staleTime,
    enabled: isWanted,
  });

export const planName = ({ nameZh, nameEn }: Pick<Plan, 'nameZh' | 'nameEn'>) =>
  currentLang === 'zh' ? nameZh : nameEn;

/**
 * The names of plans by code. Empty until they are loaded, so that no code flashes; the code if there is no name.
 * @param isWanted one is shown; otherwise nothing is loaded
 */
export function usePlanNames(isWanted = true): (code: string) => string {
  const { data, isPending } = usePlans(isWanted);
  return useCallback(
    (code: string) => {
      const plan = data?.plans.find(each => each.code === code);
      return plan ? planName(plan) : isPending ? '' : code;
    },
    [data, isPending],
  );
}
