import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { absent } from '../../../../contract/core/format.ts';
import type { Payable } from '../../../../contract/campaigns/payables.ts';
import { moneyText } from '../../../monitoring/shared/money/money.ts';
import { paths } from '../../../app/paths.ts';
import { type Column, DataTable } from '../../../ui/tables/DataTable.tsx';
import { MoreMenu } from '../../../ui/overlays/MoreMenu.tsx';
import { Group, Text } from '../../../ui/box/Box.tsx';
import row from '../../../ui/theme/row-name.module.css';
import type { Selection } from '../../../ui/tables/use-selection.ts';
import { useDownload } from '../../shared/files/file-calls.ts';
import { DueDay } from './DueDay.tsx';
import { wholeOf } from './payable-values.ts';
import { PayableStateTag } from './PayableStateTag.tsx';
import styles from './payable-table.module.css';
import type { PayableActs } from './use-payable-acts.tsx';

export interface PayableTableProps {
  payables: readonly Payable[] | undefined;
  isStale: boolean;
  /** In place of rows. */
  instead: ReactNode;
  /** Shows the campaign of each, if there are several. */
  withCampaign?: boolean;
  acts: PayableActs;
  selection: Selection;
}

function Proof({ payable }: { payable: Payable }) {
  const { t } = useTranslation('payables');
  const download = useDownload(payable.campaignId);
  const { proof } = payable;
  if (!proof) return null;
  return (
    <Text
      as="button"
      tone="accent"
      plain
      p={0}
      pointer
      type="button"
      className={styles.proof}
      title={t('proofOf', { name: proof.name })}
      onClick={() => download.mutate(proof)}
    >
      {t('proof')}
    </Text>
  );
}

function useColumns({
  withCampaign,
  acts,
}: Pick<PayableTableProps, 'withCampaign' | 'acts'>): Column<Payable>[] {
  const { t } = useTranslation('payables');
  const campaign: Column<Payable> = {
    key: 'campaign',
    head: t('column.campaign'),
    width: 150,
    cell: ({ campaignId, campaignName }) => (
      <span className={row.name}>
        <Link to={paths.campaign(campaignId, 'money')} title={campaignName}>
          <bdi>{campaignName}</bdi>
        </Link>
      </span>
    ),
  };
  return [
    {
      key: 'creator',
      head: t('column.creator'),
      width: 190,
      cell: ({ creator, label, campaignId, collaborationId }) => (
        <>
          <span className={row.name}>
            <Link to={paths.collaboration(campaignId, collaborationId, 'payables')} title={creator.name}>
              <bdi>{creator.name || absent}</bdi>
            </Link>
          </span>
          <Text as="span" block size="sm" tone="faint" truncate title={label}>
            <bdi>{label || t('unnamed')}</bdi>
          </Text>
        </>
      ),
    },
    ...(withCampaign ? [campaign] : []),
    {
      key: 'amount',
      head: t('column.amount'),
      align: 'end',
      width: 130,
      cell: payable => (
        <>
          <Text
            as="span"
            weight={600}
            data-over={payable.state === 'cancelled' || undefined}
            className={styles.amount}
          >
            {moneyText(wholeOf(payable), payable.currency)}
          </Text>
          {payable.taxMinor !== null && (
            <Text as="span" block size="sm" tone="faint" truncate title={payable.taxNote}>
              {t('withTax', { tax: moneyText(payable.taxMinor, payable.currency) })}
            </Text>
          )}
        </>
      ),
    },
    { key: 'due', head: t('column.due'), width: 160, cell: payable => <DueDay {...payable} /> },
    {
      key: 'state',
      head: t('state', { ns: 'common' }),
      width: 160,
      cell: payable => <PayableStateTag {...payable} />,
    },
    {
      key: 'paid',
      head: t('column.paid'),
      width: 180,
      cell: ({ paidOn, paidBy, method, reference, ...payable }) =>
        paidOn ? (
          <>
            <span>
              <time dateTime={paidOn}>{paidOn}</time>
              {method && ` · ${method}`}
            </span>
            <Text as="span" block size="sm" tone="faint" truncate>
              {reference && (
                <>
                  <bdi dir="ltr">{reference}</bdi>
                  {' · '}
                </>
              )}
              <bdi>{paidBy || t('deletedAccount', { ns: 'common' })}</bdi>
              {payable.proof && ' · '}
              <Proof payable={{ ...payable, paidOn, paidBy, method, reference }} />
            </Text>
          </>
        ) : (
          absent
        ),
    },
    {
      key: 'actions',
      head: t('actions', { ns: 'common' }),
      hidesHead: true,
      align: 'end',
      width: 150,
      cell(payable) {
        const next = acts.nextOf(payable);
        const actions = acts.actionsOf(payable);
        const name = `${payable.creator.name} ${payable.label}`.trim();
        return (
          <Group as="span" inline gap={6}>
            {next && (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={`${next.text} ${name}`}
                onClick={next.onChoose}
              >
                {next.text}
              </Button>
            )}
            {actions.length > 0 && <MoreMenu label={t('moreOf', { name })} actions={actions} />}
          </Group>
        );
      },
    },
  ];
}

/** Payables with the actions on each. */
export function PayableTable({ payables, isStale, instead, selection, ...rest }: PayableTableProps) {
  const { t } = useTranslation('payables');
  return (
    <DataTable
      label={t('title')}
      columns={useColumns(rest)}
      rows={payables}
      keyOf={({ id }) => id}
      isStale={isStale}
      instead={instead}
      skeletonRows={6}
      selected={{
        isSelected: ({ id }) => selection.has(id),
        onSelect: (rows, isSelected) =>
          selection.select(
            rows.map(({ id }) => id),
            isSelected,
          ),
        nameOf: ({ creator, label }) => t('select', { name: `${creator.name} ${label}`.trim() }),
      }}
    />
  );
}
