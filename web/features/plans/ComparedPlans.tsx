import { useSearchParams } from 'react-router';
import { Bone } from '../../ui/Bone.tsx';
import { PlanTable } from './PlanTable.tsx';
import styles from './PlanTable.module.css';
import type { Plans } from './queries.ts';
import { TermPicker } from './TermPicker.tsx';

export interface ComparedPlansProps {
  /** Undefined until they are here. */
  plans: Plans | undefined;
  current?: string;
}

/** The choice of months, which stands in the address, over the plans side by side. */
export function ComparedPlans({ plans, current }: ComparedPlansProps) {
  const [params, setParams] = useSearchParams();
  const wanted = Number(params.get('months'));
  const term = plans?.terms.find(({ months }) => months === wanted) ?? plans?.terms.at(-1);
  return (
    <div className={styles.compared}>
      {plans && term ? (
        <TermPicker
          terms={plans.terms}
          term={term}
          onChange={months =>
            setParams({ months: String(months) }, { replace: true, preventScrollReset: true })
          }
        />
      ) : (
        <Bone width={430} height={40} />
      )}
      <PlanTable plans={plans?.plans} term={term} current={current} />
    </div>
  );
}
