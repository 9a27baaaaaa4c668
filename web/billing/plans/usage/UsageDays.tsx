import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { entitlementNames } from '../../../../contract/billing/entitlement-texts.ts';
import type { EntitlementKey } from '../../../../contract/billing/plans.ts';
import { day, fullCount } from '../../../../contract/core/format.ts';
import { currentLang } from '../../../i18n/lang.ts';
import { paths } from '../../../app/paths.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { dayPlus, daysFromTo } from '../../../ui/dates/day-span.ts';
import { DaysChart } from '../../../ui/charts/DaysChart.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { SelectBox } from '../../../ui/forms/choices/SelectBox.tsx';
import { siteNow } from '../../../ui/dates/site-clock.ts';
import { entitlementGroups } from '../entitlement-groups.ts';
import type { Usage } from '../queries.ts';

const keys = entitlementGroups.flatMap(group => [...group.keys] as EntitlementKey[]);
const window = 30;
/** Pixels of the chart with the switch below it: its placeholder has the same height. */
const height = 291;

/** One entitlement by day; the address tells which one. */
export function UsageDays({ usage }: { usage: Usage | undefined }) {
  const { t } = useTranslation('plans');
  const [params, setParams] = useSearchParams();
  const used = useMemo(
    () => keys.filter(each => usage?.days.some(({ key, used }) => key === each && used > 0)),
    [usage],
  );
  const [now] = useState(() => new Date(siteNow()).toISOString());
  const key = used.find(each => each === params.get('key')) ?? used[0];
  const stack = useMemo(() => {
    if (!usage || !key) return null;
    const counted = new Map(usage.days.filter(each => each.key === key).map(each => [each.day, each.used]));
    const today = day(now);
    const days = daysFromTo(dayPlus(today, 1 - window), today);
    const name = entitlementNames[currentLang][key];
    return { days, series: [{ key, name, values: days.map(each => counted.get(each) ?? 0) }] };
  }, [usage, key, now]);
  const total = fullCount(stack?.series[0]?.values.reduce((sum, value) => sum + value, 0));

  return (
    <Card
      title={t('used.chart')}
      aside={
        key && (
          <SelectBox
            showLabel
            label={t('used.key')}
            value={key}
            options={used.map(each => ({ value: each, label: entitlementNames[currentLang][each] }))}
            onChange={each => setParams({ key: each }, { replace: true, preventScrollReset: true })}
          />
        )
      }
    >
      {!usage && <div style={{ height }} />}
      {usage && !stack && (
        <EmptyState
          actions={
            <Button component={Link} to={paths.search('tiktok')} variant="default">
              {t('searchCreators', { ns: 'common' })}
            </Button>
          }
        >
          {t('used.none')}
        </EmptyState>
      )}
      {stack && (
        <>
          <p>{t('used.sum', { total })}</p>
          <DaysChart
            label={t('used.chartLabel', {
              name: stack.series[0]?.name,
              from: stack.days[0],
              to: stack.days.at(-1),
              total,
            })}
            words={{ day: t('day', { ns: 'common' }), rest: t('used.rest') }}
            {...stack}
          />
        </>
      )}
    </Card>
  );
}
