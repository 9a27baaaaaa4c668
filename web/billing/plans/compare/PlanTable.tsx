/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-redundant-roles -- a table laid out as a grid loses its roles in browsers, so they are written out */
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { entitlementNames } from '../../../../contract/billing/entitlement-texts.ts';
import { currentLang } from '../../../i18n/lang.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import type { ComparedPlansProps } from './ComparedPlans.tsx';
import { entitlementGroups } from '../entitlement-groups.ts';
import { EntitlementValue } from '../EntitlementValue.tsx';
import { PlanHead } from './PlanHead.tsx';
import { Box } from '../../../ui/box/Box.tsx';
import styles from './PlanTable.module.css';
import type { Plans, PlanTerm } from '../queries.ts';

export interface PlanTableProps {
  /** Undefined until they are loaded: the names of all entitlements are shown already. */
  plans: Plans['plans'] | undefined;
  term: PlanTerm | undefined;
  /** Code of the team's plan. */
  current?: string;
  renderOrdering?: ComparedPlansProps['renderOrdering'];
}

/** The number of plans of a new installation. */
const places = ['first', 'second', 'third', 'fourth'];

/** Plans side by side, entitlement by entitlement; on a phone each entitlement is above its values. */
export function PlanTable({ plans, term, current, renderOrdering }: PlanTableProps) {
  const { t } = useTranslation('plans');
  const columns = plans?.map(plan => ({ key: plan.code, plan })) ?? places.map(key => ({ key, plan: null }));
  return (
    <Box
      as="table"
      full
      border
      ground="surface"
      role="table"
      className={styles.table}
      aria-label={t('compare')}
      aria-busy={!plans}
      style={{ '--plans': columns.length } as CSSProperties}
    >
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" className={styles.corner}>
            {t('entitlement')}
          </th>
          {columns.map(({ key, plan }) => (
            <PlanHead
              key={key}
              plan={plan}
              term={term}
              isCurrent={key === current}
              renderOrdering={renderOrdering}
            />
          ))}
        </tr>
      </thead>
      {entitlementGroups.map(({ group, keys }) => (
        <tbody key={group} role="rowgroup">
          <tr role="row" className={styles.group}>
            <th role="rowheader" scope="rowgroup" colSpan={columns.length + 1}>
              {t(`group.${group}`)}
            </th>
          </tr>
          {keys.map(entitlement => (
            <tr key={entitlement} role="row">
              <th role="rowheader" scope="row">
                {entitlementNames[currentLang][entitlement]}
              </th>
              {columns.map(({ key, plan }) => (
                <td key={key} role="cell" data-current={key === current || undefined}>
                  {plan ? (
                    <EntitlementValue of={entitlement} value={plan.values[entitlement]} />
                  ) : (
                    <Skeleton width={44} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </Box>
  );
}
