import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { money } from '../../../../contract/core/format.ts';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx';
import { Moment } from '../../../ui/dates/Moment.tsx';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { ListPanel } from './ListPanel.tsx';
import type { PanelProps } from '../OrdersPage.tsx';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import { type Bill, useBills } from '../queries.ts';
import { useTabState } from './use-tab-state.ts';

function Differences({ bill, onOrder }: { bill: Bill; onOrder: (number: string) => void }) {
  const { t } = useTranslation('operator-orders');
  if (!bill.differences.length) return <Tag tone="good">{t('bill.same')}</Tag>;
  return (
    <Stack as="ul" gap={8} breaks>
      {bill.differences.map(({ kind, of, number, billFen, hereFen }) => (
        <li key={`${of} ${kind} ${number}`}>
          <Tag tone="bad">{t(`bill.kind.${kind}`)}</Tag> {t(`bill.of.${of}`)}{' '}
          <LinkButton onClick={() => onOrder(number)}>
            <bdi dir="ltr">{number}</bdi>
          </LinkButton>
          <Text as="span" block size="sm" tone="faint" breaks>
            {t('bill.sums', { bill: money(billFen), here: money(hereFen) })}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

function billColumns(
  t: TFunction<'operator-orders'>,
  { onOrder }: Pick<PanelProps, 'onOrder'>,
): Column<Bill>[] {
  const sums = (count: number, fen: number) => (
    <>
      <b>{money(fen)}</b>
      <Text as="span" block size="sm" tone="faint" breaks>
        {t('bill.count', { count })}
      </Text>
    </>
  );
  return [
    { key: 'day', head: t('day', { ns: 'common' }), width: 120, cell: ({ day }) => day },
    {
      key: 'paid',
      head: t('revenue.paid'),
      align: 'end',
      width: 120,
      cell: bill => sums(bill.payments, bill.paidFen),
    },
    {
      key: 'refunded',
      head: t('revenue.refunded'),
      align: 'end',
      width: 120,
      cell: bill => sums(bill.refunds, bill.refundedFen),
    },
    {
      key: 'differences',
      head: t('bill.differences'),
      width: 320,
      cell: bill => <Differences bill={bill} onOrder={onOrder} />,
    },
    {
      key: 'comparedAt',
      head: t('bill.comparedAt'),
      width: 150,
      cell: ({ comparedAt }) => <Moment at={comparedAt} />,
    },
  ];
}

/** Bills of payment services by day, and their differences from our record. */
export default function BillsPanel({ onOrder }: PanelProps) {
  const { t } = useTranslation('operator-orders');
  const { paging, query, put } = useTabState([]);
  const { data, error, isPlaceholderData, refetch } = useBills(query);
  return (
    <ListPanel
      label={t('tab.bills')}
      about={t('bill.about')}
      none={t('bill.none')}
      columns={billColumns(t, { onOrder })}
      list={{
        rows: data?.bills,
        total: data?.total,
        error,
        isStale: isPlaceholderData,
        onRetry: () => void refetch(),
      }}
      keyOf={({ day, channel }) => `${channel} ${day}`}
      paging={paging}
      onPaging={put}
    />
  );
}
