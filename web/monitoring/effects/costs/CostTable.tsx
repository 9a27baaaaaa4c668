import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { absent, money } from '../../../../contract/core/format.ts';
import { rateDigits, typedOf } from '../../../../contract/monitoring/effects/effect-money.ts';
import type { Cost } from '../../../../contract/monitoring/effects/effects.ts';
import { moneyText } from '../../shared/money/money.ts';
import { type Column, DataTable } from '../../../ui/tables/DataTable.tsx';
import { MoreMenu } from '../../../ui/overlays/MoreMenu.tsx';
import { Text } from '../../../ui/box/Box.tsx';
import row from '../../../ui/theme/row-name.module.css';

export interface CostTableProps {
  costs: readonly Cost[] | undefined;
  mine: boolean;
  isStale: boolean;
  /** In place of rows. */
  instead: ReactNode;
  onAsk: (act: 'change' | 'remove', cost: Cost) => void;
}

function useColumns({ mine, onAsk }: Pick<CostTableProps, 'mine' | 'onAsk'>): Column<Cost>[] {
  const { t } = useTranslation('effects');
  const reasonOf = ({ isAgreed }: Cost) =>
    isAgreed ? { reason: t('cost.agreedAbout') } : mine ? {} : { reason: t('notYours') };
  return [
    {
      key: 'day',
      head: t('day', { ns: 'common' }),
      width: 120,
      cell: ({ day }) => <time dateTime={day}>{day}</time>,
    },
    { key: 'kind', head: t('kind', { ns: 'common' }), width: 100, cell: ({ kind }) => t(`kind.${kind}`) },
    {
      key: 'target',
      head: t('column.target'),
      width: 230,
      cell: ({ creatorId, creatorName, postKey, caption }) => (
        <>
          <span className={row.name}>
            <bdi>
              {creatorName ||
                (creatorId === null && postKey === null ? t('cost.whole') : t('creators.unknown'))}
            </bdi>
          </span>
          {postKey !== null && (
            <Text as="span" block size="sm" tone="faint" title={caption}>
              <bdi>{caption || t('cost.gonePost')}</bdi>
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'amount',
      head: t('column.amount'),
      align: 'end',
      width: 140,
      cell: ({ amountMinor, currency, rateE8, rateOn, rateFrom }) => (
        <>
          {moneyText(amountMinor, currency)}
          {currency !== 'CNY' && (
            <Text as="span" block size="sm" tone="faint" title={rateFrom}>
              {t('rate.atRate', { rate: typedOf(rateE8, rateDigits), day: rateOn })}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'rmb',
      head: t('column.rmb'),
      align: 'end',
      width: 120,
      cell: ({ amountFen }) => money(amountFen),
    },
    {
      key: 'note',
      head: t('note', { ns: 'common' }),
      width: 180,
      cell: ({ note, isAgreed }) =>
        isAgreed ? (
          <Text as="span" tone="soft" title={t('cost.agreedAbout')}>
            {t('cost.agreed')}
          </Text>
        ) : (
          <bdi>{note || absent}</bdi>
        ),
    },
    {
      key: 'by',
      head: t('column.by'),
      width: 110,
      cell: ({ createdBy }) => <bdi>{createdBy || t('deletedAccount', { ns: 'common' })}</bdi>,
    },
    {
      key: 'actions',
      head: t('actions', { ns: 'common' }),
      hidesHead: true,
      align: 'end',
      width: 60,
      cell: cost => (
        <MoreMenu
          label={t('cost.more')}
          actions={[
            [
              {
                text: t('change', { ns: 'common' }),
                onChoose: () => onAsk('change', cost),
                ...reasonOf(cost),
              },
            ],
            [
              {
                text: t('cost.remove'),
                isDangerous: true,
                onChoose: () => onAsk('remove', cost),
                ...reasonOf(cost),
              },
            ],
          ]}
        />
      ),
    },
  ];
}

/** Costs as entered, and their amounts in RMB. */
export function CostTable({ costs, isStale, instead, ...rest }: CostTableProps) {
  const { t } = useTranslation('effects');
  return (
    <DataTable
      label={t('cost.table')}
      columns={useColumns(rest)}
      rows={costs}
      keyOf={({ id }) => id}
      isStale={isStale}
      instead={instead}
      skeletonRows={5}
    />
  );
}
