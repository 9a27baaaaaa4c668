import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { absent } from '../../../../contract/core/format.ts';
import { noticeOutcomes } from '../../../../contract/billing/operator-order-kinds.ts';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx';
import { Moment } from '../../../ui/dates/Moment.tsx';
import { Segments } from '../../../ui/forms/choices/Segments.tsx';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { ListPanel } from './ListPanel.tsx';
import type { PanelProps } from '../OrdersPage.tsx';
import { Text } from '../../../ui/box/Box.tsx';
import { type Notice, useNotices } from '../queries.ts';
import { useTabState } from './use-tab-state.ts';

const tones = { taken: 'good', known: 'plain', refused: 'bad', failed: 'warn' } as const;

function noticeColumns(
  t: TFunction<'operator-orders'>,
  { onOrder }: Pick<PanelProps, 'onOrder'>,
): Column<Notice>[] {
  return [
    { key: 'at', head: t('time', { ns: 'common' }), width: 150, cell: ({ at }) => <Moment at={at} /> },
    {
      key: 'outcome',
      head: t('outcome', { ns: 'common' }),
      width: 120,
      cell: ({ outcome }) => <Tag tone={tones[outcome]}>{t(`notice.outcome.${outcome}`)}</Tag>,
    },
    {
      key: 'reason',
      head: t('reason.label'),
      width: 240,
      cell: ({ outcome, reason }) => {
        const isPlain = outcome === 'taken' || reason === '';
        const words = t(`notice.reason.${reason as 'signature'}`, { defaultValue: reason });
        return (
          <Text as="span" block size="sm" tone="faint" breaks>
            {isPlain ? absent : words}
          </Text>
        );
      },
    },
    {
      key: 'order',
      head: t('column.order'),
      width: 210,
      cell: ({ number }) =>
        number ? (
          <LinkButton onClick={() => onOrder(number)}>
            <bdi dir="ltr">{number}</bdi>
          </LinkButton>
        ) : (
          absent
        ),
    },
    {
      key: 'from',
      head: t('notice.from'),
      width: 190,
      cell: ({ address, noticeId }) => (
        <>
          <bdi dir="ltr">{address}</bdi>
          <Text as="bdi" block size="sm" tone="faint" breaks dir="ltr">
            {noticeId}
          </Text>
        </>
      ),
    },
  ];
}

/** Notifications of payment services, including refused ones. */
export default function NoticesPanel({ onOrder }: PanelProps) {
  const { t } = useTranslation('operator-orders');
  const { asked, paging, query, put } = useTabState(['outcome']);
  const { data, error, isPlaceholderData, refetch } = useNotices(query);
  return (
    <ListPanel
      label={t('tab.notices')}
      about={t('notice.about')}
      none={t('notice.none')}
      columns={noticeColumns(t, { onOrder })}
      list={{
        rows: data?.notices,
        total: data?.total,
        error,
        isStale: isPlaceholderData,
        onRetry: () => void refetch(),
      }}
      keyOf={({ id }) => id}
      paging={paging}
      onPaging={put}
    >
      <Segments
        label={t('outcome', { ns: 'common' })}
        value={asked.outcome}
        options={['', ...noticeOutcomes].map(outcome => ({
          value: outcome,
          label: outcome ? t(`notice.outcome.${outcome as 'taken'}`) : t('all', { ns: 'common' }),
        }))}
        onChange={outcome => put({ outcome })}
      />
    </ListPanel>
  );
}
