import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { money } from '../../../../contract/core/format.ts';
import { moneyKinds } from '../../../../contract/billing/operator-order-kinds.ts';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { FilterRow } from '../../../ui/filters/FilterRow.tsx';
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx';
import { Moment } from '../../../ui/dates/Moment.tsx';
import { SearchBox } from '../../../ui/filters/SearchBox.tsx';
import { Segments } from '../../../ui/forms/choices/Segments.tsx';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { ListPanel } from './ListPanel.tsx';
import type { PanelProps } from '../OrdersPage.tsx';
import { Text } from '../../../ui/box/Box.tsx';
import { usePlanNames } from '../../../layout/plan/plans.ts';
import { type MoneyMove, useMoneyMoves } from '../queries.ts';
import { useTabState } from './use-tab-state.ts';

function moneyColumns(
  t: TFunction<'operator-orders'>,
  { onOrder, onTeam, nameOf }: Pick<PanelProps, 'onOrder' | 'onTeam'> & { nameOf: (code: string) => string },
): Column<MoneyMove>[] {
  return [
    { key: 'at', head: t('time', { ns: 'common' }), width: 150, cell: ({ at }) => <Moment at={at} /> },
    {
      key: 'kind',
      head: t('kind', { ns: 'common' }),
      width: 90,
      cell: ({ kind }) => <Tag tone={kind === 'paid' ? 'good' : 'warn'}>{t(`money.${kind}`)}</Tag>,
    },
    { key: 'sum', head: t('column.sum'), align: 'end', width: 110, cell: ({ fen }) => <b>{money(fen)}</b> },
    {
      key: 'order',
      head: t('column.order'),
      width: 230,
      cell: ({ number, reference }) => (
        <>
          <LinkButton onClick={() => onOrder(number)}>
            <bdi dir="ltr">{number}</bdi>
          </LinkButton>
          <Text as="bdi" block size="sm" tone="faint" breaks dir="ltr">
            {reference}
          </Text>
        </>
      ),
    },
    { key: 'plan', head: t('column.plan'), width: 120, cell: ({ plan }) => nameOf(plan) },
    {
      key: 'team',
      head: t('column.team'),
      width: 90,
      cell: ({ teamId }) => <LinkButton onClick={() => onTeam(teamId)}>{teamId}</LinkButton>,
    },
  ];
}

/** Every payment and refund of all teams. */
export default function MoneyPanel({ onOrder, onTeam }: PanelProps) {
  const { t } = useTranslation('operator-orders');
  const nameOf = usePlanNames();
  const { asked, paging, query, put } = useTabState(['number', 'kind']);
  const { data, error, isPlaceholderData, refetch } = useMoneyMoves(query);
  return (
    <ListPanel
      label={t('tab.money')}
      about={t('money.about')}
      none={t('money.none')}
      columns={moneyColumns(t, { onOrder, onTeam, nameOf })}
      list={{
        rows: data?.moves,
        total: data?.total,
        error,
        isStale: isPlaceholderData,
        onRetry: () => void refetch(),
      }}
      keyOf={({ kind, reference }) => `${kind} ${reference}`}
      paging={paging}
      onPaging={put}
    >
      <FilterRow label={t('filters')}>
        <SearchBox
          label={t('money.search')}
          keyword={asked.number}
          onSearch={number => put({ number: number.trim() })}
        />
        <Segments
          label={t('kind', { ns: 'common' })}
          value={asked.kind}
          options={['', ...moneyKinds].map(kind => ({
            value: kind,
            label: kind ? t(`money.${kind as 'paid'}`) : t('all', { ns: 'common' }),
          }))}
          onChange={kind => put({ kind })}
        />
      </FilterRow>
    </ListPanel>
  );
}
