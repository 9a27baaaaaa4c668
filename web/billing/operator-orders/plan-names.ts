import { useCallback } from 'react';
import { currentLang } from '../../i18n/lang.ts';
import { type Plan, useOperatorPlans } from './queries.ts';

export const planName = ({ nameZh, nameEn }: Pick<Plan, 'nameZh' | 'nameEn'>) =>
  currentLang === 'zh' ? nameZh : nameEn;

/** Names of plans by code; the code until they are loaded. */
export function usePlanNames(): (code: string) => string {
  const { data } = useOperatorPlans();
  return useCallback(
    (code: string) => {
      const plan = data?.plans.find(each => each.code === code);
      return plan ? planName(plan) : code;
    },
    [data],
  );
}
