import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { fullCount, money } from '../../../../contract/core/format.ts';
import { costKinds } from '../../../../contract/monitoring/effects/effect-kinds.ts';
import type { Cost } from '../../../../contract/monitoring/effects/effects.ts';
import { unreported } from '../../../app/api.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Pager } from '../../../ui/tables/Pager.tsx';
import { SelectBox } from '../../../ui/forms/choices/SelectBox.tsx';
import { type CostsState, readCosts, writeCosts } from '../effect-state.ts';
import type { TabProps } from '../EffectTabs.tsx';
import { Group, Text } from '../../../ui/box/Box.tsx';
import styles from '../effects.module.css';
import { useCosts } from '../queries.ts';
import { CostDialog } from './CostDialog.tsx';
import { CostTable } from './CostTable.tsx';
import { RemoveCost } from './RemoveCost.tsx';

/** A page of the project's costs with their actions. */
export function CostsTab({ effect }: TabProps) {
  const { t } = useTranslation('effects');
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readCosts(params), [params]);
  const { id, mine } = effect.project;
  const { data, error, isError, isPlaceholderData, refetch } = useCosts(id, state);
  const [opened, setOpened] = useState<{ act: 'add' } | { act: 'change' | 'remove'; cost: Cost }>();
  const close = () => setOpened(undefined);
  function change(by: Partial<CostsState>) {
    const next = writeCosts({ ...state, page: 1, ...by });
    next.set('tab', 'costs');
    setParams(next, { preventScrollReset: true });
  }
  const add = (
    <Button
      disabled={!mine}
      title={mine ? undefined : t('notYours')}
      leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
      onClick={() => setOpened({ act: 'add' })}
    >
      {t('cost.add')}
    </Button>
  );
  const failed = isError && !data && (
    <ErrorState message={unreported(error)} onRetry={() => void refetch()} />
  );
  const empty = data && !data.costs.length && (
    <EmptyState>{t(state.kind ? 'cost.noneOfKind' : 'cost.none')}</EmptyState>
  );
  return (
    <>
      <Group gap={8} columnGap={16} justify="between" wrap className={styles.bar}>
        <div>
          <SelectBox
            label={t('kind', { ns: 'common' })}
            value={state.kind ?? ''}
            options={[
              { value: '', label: t('cost.anyKind') },
              ...costKinds.map(value => ({ value, label: t(`kind.${value}`) })),
            ]}
            onChange={value => change({ kind: value || null })}
          />
          <Text as="span" size="md" tone="soft" leading="relaxed" role="status">
            {data &&
              t('cost.total', {
                count: data.total,
                number: fullCount(data.total),
                sum: money(data.sumFen),
              })}
          </Text>
        </div>
        {add}
      </Group>
      <CostTable
        costs={data?.costs}
        mine={mine}
        isStale={isPlaceholderData}
        instead={failed || empty}
        onAsk={(act, cost) => setOpened({ act, cost })}
      />
      <Pager paging={state} total={data?.total} onChange={change} />
      {opened?.act === 'add' && <CostDialog effect={effect} onClose={close} />}
      {opened?.act === 'change' && <CostDialog effect={effect} cost={opened.cost} onClose={close} />}
      {opened?.act === 'remove' && <RemoveCost projectId={id} cost={opened.cost} onClose={close} />}
    </>
  );
}
