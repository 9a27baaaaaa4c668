import { Button } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { money } from '../../../contract/core/format.ts';
import { unreported } from '../../app/api.ts';
import { paths } from '../../app/paths.ts';
import { Card } from '../../ui/page/Card.tsx';
import { type Column, DataTable } from '../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Moment } from '../../ui/dates/Moment.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { useFieldText } from './use-field-text.ts';
import { Stack, Text } from '../../ui/box/Box.tsx';
import styles from '../operator-orders/operator-orders.module.css';
import { PlanDialog } from './PlanDialog.tsx';
import { planName, usePlanNames } from '../../layout/plan/plans.ts';
import { type Plan, type Plans, useOperatorPlans } from '../operator-orders/queries.ts';

function planColumns(t: TFunction<'operator-orders'>, onEdit: (code: string) => void): Column<Plan>[] {
  return [
    { key: 'name', head: t('plan.name'), width: 180, cell: plan => <b>{planName(plan)}</b> },
    { key: 'code', head: t('plan.code'), width: 110, cell: ({ code }) => <code>{code}</code> },
    {
      key: 'price',
      head: t('plan.price'),
      align: 'end',
      width: 130,
      cell: ({ monthlyFen }) => money(monthlyFen),
    },
    {
      key: 'actions',
      head: t('actions', { ns: 'common' }),
      hidesHead: true,
      align: 'end',
      width: 110,
      cell: plan => (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('plan.edit', { plan: planName(plan) })}
          onClick={() => onEdit(plan.code)}
        >
          {t('change', { ns: 'common' })}
        </Button>
      ),
    },
  ];
}

function History({ changes }: { changes: Plans['changes'] }) {
  const { t } = useTranslation('operator-orders');
  const nameOf = usePlanNames();
  const words = useFieldText();
  if (!changes.length) return <EmptyState isFine>{t('plan.noHistory')}</EmptyState>;
  return (
    <Stack as="ol" gap={14} breaks className={styles.history}>
      {changes.map(({ plan, at, by, changes: fields }) => (
        <li key={`${at} ${plan}`}>
          <p>
            <b>{nameOf(plan)}</b> · <Moment at={at} /> · {by || t('deletedAccount', { ns: 'common' })}
          </p>
          <Text as="ul" tone="soft">
            {fields.map(({ field, before, after }) => (
              <li key={field}>
                {words.nameOf(field)}: <bdi>{words.valueOf(field, before)}</bdi> →{' '}
                <b>{words.valueOf(field, after)}</b>
              </li>
            ))}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

/** Plans with their prices and entitlements, and who changed them. */
export default function PlansPage() {
  const { t } = useTranslation('operator-orders');
  useTitle(t('plan.title'));
  const { data, error, isError, refetch } = useOperatorPlans();
  const [editing, setEditing] = useState<string>();
  const plan = data?.plans.find(({ code }) => code === editing);
  return (
    <Stack gap={16} shrink>
      <PageHead title={t('plan.title')} about={t('plan.about')}>
        <Button component="a" href={paths.prices()} target="_blank" variant="default">
          {t('plan.asShown')}
        </Button>
      </PageHead>
      <DataTable
        label={t('plan.title')}
        columns={planColumns(t, setEditing)}
        rows={data?.plans}
        keyOf={({ code }) => code}
        skeletonRows={4}
        instead={isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />}
      />
      {data && (
        <Card title={t('plan.history')}>
          <History changes={data.changes} />
        </Card>
      )}
      {plan && <PlanDialog key={plan.code} plan={plan} onClose={() => setEditing(undefined)} />}
    </Stack>
  );
}
