import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { entitlementNames } from '../../../../contract/billing/entitlement-texts.ts';
import type { EntitlementKey } from '../../../../contract/billing/plans.ts';
import { fullCount } from '../../../../contract/core/format.ts';
import { currentLang } from '../../../i18n/lang.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { DaysChart } from '../../../ui/charts/DaysChart.tsx';
import { SelectBox } from '../../../ui/forms/choices/SelectBox.tsx';
import { memberDays, type KeyUse, type TeamData } from './member-uses.ts';
import styles from './TeamDataPage.module.css';

export interface MemberUseDaysProps {
  data: TeamData | undefined;
  uses: readonly KeyUse[] | undefined;
  of: EntitlementKey | undefined;
  onKey: (key: EntitlementKey) => void;
}

const names = entitlementNames[currentLang];

/** The use of one quota by day, stacked by member. */
export function MemberUseDays({ data, uses, of: key, onKey }: MemberUseDaysProps) {
  const { t } = useTranslation('team');
  const stack = useMemo(
    () => data && key && memberDays(data, key, member => member.nickName || t('data.gone')),
    [data, key, t],
  );
  const total = fullCount(uses?.find(each => each.key === key)?.used);
  return (
    <Card
      title={t('data.chart')}
      aside={
        uses &&
        key && (
          <SelectBox
            showLabel
            label={t('data.key')}
            value={key}
            options={uses.map(each => ({ value: each.key, label: names[each.key] }))}
            onChange={onKey}
          />
        )
      }
    >
      {stack && key && data ? (
        <>
          <p>{t('data.sum', { total })}</p>
          <DaysChart
            label={t('data.chartLabel', { name: names[key], from: data.from, to: data.to, total })}
            words={{ day: t('day', { ns: 'common' }), rest: t('data.rest') }}
            {...stack}
          />
        </>
      ) : (
        <div className={styles.drawing} />
      )}
    </Card>
  );
}
