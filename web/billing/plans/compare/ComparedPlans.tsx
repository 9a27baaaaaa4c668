import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { PlanTable } from './PlanTable.tsx';
import { Stack } from '../../../ui/box/Box.tsx';
import type { Plans, PlanTerm } from '../queries.ts';
import { TermPicker } from './TermPicker.tsx';
import { useTerm } from './use-term.ts';

export interface ComparedPlansProps {
  /** Undefined until they are loaded. */
  plans: Plans | undefined;
  current?: string;
  /** Below the price of each plan. */
  renderOrdering?: (plan: Plans['plans'][number], term: PlanTerm) => ReactNode;
}

/** The choice of months, which is in the address, above the plans side by side. */
export function ComparedPlans({ plans, current, renderOrdering }: ComparedPlansProps) {
  const [term, setMonths] = useTerm(plans);
  return (
    <Stack gap={16} align="start" shrink>
      {plans && term ? (
        <TermPicker terms={plans.terms} term={term} onChange={setMonths} />
      ) : (
        <Skeleton width={430} height={40} />
      )}
      <PlanTable plans={plans?.plans} term={term} current={current} renderOrdering={renderOrdering} />
    </Stack>
  );
}
