import { Button } from '@mantine/core';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Suppression } from '../../../contract/outreach/suppressions.ts';
import { type Column, DataTable } from '../../ui/tables/DataTable.tsx';
import { Moment } from '../../ui/dates/Moment.tsx';
import { Tag } from '../../ui/labels/Tag.tsx';
import { ProofPopover } from './ProofPopover.tsx';
import { Text } from '../../ui/box/Box.tsx';
import { Allowed } from '../../session/Allowed.tsx';

export interface SuppressionTableProps {
  entries: readonly Suppression[] | undefined;
  /** Lifted suppressions: shows by whom, when and why, in place of the button. */
  isHistory: boolean;
  isStale: boolean;
  /** In place of rows. */
  instead: ReactNode;
  onLift: (entry: Suppression) => void;
}

const tones = { unsubscribed: 'warn', bounced: 'bad', complaint: 'bad', manual: 'plain' } as const;

function columnsFor(
  t: TFunction<'suppressions'>,
  { isHistory, onLift }: Pick<SuppressionTableProps, 'isHistory' | 'onLift'>,
): Column<Suppression>[] {
  const removed: Column<Suppression>[] = [
    {
      key: 'removed',
      head: t('column.removed'),
      width: 180,
      cell: ({ removed: lifted }) =>
        lifted && (
          <>
            <Moment at={lifted.at} />
            <Text as="span" block size="sm" tone="faint">
              {t('by', { name: lifted.by || t('aDeletedAccount', { ns: 'common' }) })}
            </Text>
          </>
        ),
    },
    {
      key: 'removedReason',
      head: t('column.removedReason'),
      width: 220,
      cell: ({ removed: lifted }) => <Text breaks>{lifted?.reason}</Text>,
    },
  ];
  const lift: Column<Suppression> = {
    key: 'actions',
    head: t('actions', { ns: 'common' }),
    hidesHead: true,
    align: 'end',
    width: 100,
    cell: entry => (
      <Allowed to="suppressions.edit">
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('liftOf', { address: entry.address })}
          onClick={() => onLift(entry)}
        >
          {t('lift')}
        </Button>
      </Allowed>
    ),
  };
  return [
    {
      key: 'address',
      head: t('address', { ns: 'common' }),
      width: 280,
      cell: ({ address }) => (
        <Text as="bdi" weight={600} breaks dir="ltr">
          {address}
        </Text>
      ),
    },
    {
      key: 'reason',
      head: t('reason', { ns: 'common' }),
      width: 130,
      cell: ({ reason }) => <Tag tone={tones[reason]}>{t(`reason.${reason}`)}</Tag>,
    },
    { key: 'at', head: t('column.at'), width: 170, cell: ({ at }) => <Moment at={at} /> },
    {
      key: 'proof',
      head: t('column.proof'),
      width: 220,
      cell: entry => <ProofPopover entry={entry} />,
    },
    ...(isHistory ? removed : [lift]),
  ];
}

/** Addresses, newest first. */
export function SuppressionTable({ entries, isStale, instead, ...kind }: SuppressionTableProps) {
  const { t } = useTranslation('suppressions');
  return (
    <DataTable
      label={t('title')}
      columns={columnsFor(t, kind)}
      rows={entries}
      keyOf={({ id }) => id}
      isStale={isStale}
      skeletonRows={10}
      instead={instead}
    />
  );
}
