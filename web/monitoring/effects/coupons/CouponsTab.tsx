import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { absent, money } from '../../../../contract/core/format.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { Count } from '../../../ui/figures/Count.tsx';
import { type Column, DataTable } from '../../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx';
import { MoreMenu } from '../../../ui/overlays/MoreMenu.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import type { TabProps } from '../EffectTabs.tsx';
import { Group, Text } from '../../../ui/box/Box.tsx';
import row from '../../../ui/theme/row-name.module.css';
import styles from '../effects.module.css';
import { useRemove } from '../queries.ts';
import { type Coupon, CouponDialog } from './CouponDialog.tsx';
import { UsesDialog } from './UsesDialog.tsx';

type OpenDialog = { act: 'add' } | { act: 'change' | 'remove' | 'uses'; coupon: Coupon };

function useColumns(mine: boolean, onAsk: (asked: OpenDialog) => void): Column<Coupon>[] {
  const { t } = useTranslation('effects');
  const reason = mine ? {} : { reason: t('notYours') };
  return [
    {
      key: 'code',
      head: t('column.code'),
      width: 180,
      cell: ({ code }) => (
        <bdi className={row.name} title={code}>
          {code}
        </bdi>
      ),
    },
    {
      key: 'creator',
      head: t('creator', { ns: 'common' }),
      width: 180,
      cell: ({ creator }) => <bdi>{creator?.name ?? absent}</bdi>,
    },
    {
      key: 'orders',
      head: t('figure.orders'),
      align: 'end',
      width: 100,
      cell: ({ orders }) => <Count value={orders} />,
    },
    {
      key: 'revenue',
      head: t('figure.revenue'),
      align: 'end',
      width: 130,
      cell: ({ revenueFen }) => money(revenueFen),
    },
    {
      key: 'days',
      head: t('column.days'),
      align: 'end',
      width: 140,
      cell: ({ days, lastDay }) => (
        <>
          {days}
          {lastDay && (
            <Text as="span" block size="sm" tone="faint" title={t('column.lastDay')}>
              {lastDay}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'uses',
      head: t('coupon.uses'),
      align: 'end',
      width: 130,
      cell: coupon => (
        <LinkButton onClick={() => onAsk({ act: 'uses', coupon })}>{t('coupon.uses')}</LinkButton>
      ),
    },
    {
      key: 'actions',
      head: t('actions', { ns: 'common' }),
      hidesHead: true,
      align: 'end',
      width: 60,
      cell: coupon => (
        <MoreMenu
          label={t('coupon.more', { code: coupon.code })}
          actions={[
            [
              {
                text: t('change', { ns: 'common' }),
                onChoose: () => onAsk({ act: 'change', coupon }),
                ...reason,
              },
            ],
            [
              {
                text: t('coupon.remove'),
                isDangerous: true,
                onChoose: () => onAsk({ act: 'remove', coupon }),
                ...reason,
              },
            ],
          ]}
        />
      ),
    },
  ];
}

/** The coupon codes of the project with their results. */
export function CouponsTab({ effect }: TabProps) {
  const { t } = useTranslation('effects');
  const { id, mine } = effect.project;
  const [asked, setAsked] = useState<OpenDialog>();
  const close = () => setAsked(undefined);
  const columns = useColumns(mine, setAsked);
  const remove = useRemove(id, () => {
    showToast('success', t('coupon.removed'));
    close();
  });
  return (
    <>
      <Group gap={8} columnGap={16} justify="between" wrap className={styles.bar}>
        <Text size="md" tone="soft" leading="relaxed">
          {t('formula.revenue')}
        </Text>
        <Button
          disabled={!mine}
          title={mine ? undefined : t('notYours')}
          leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
          onClick={() => setAsked({ act: 'add' })}
        >
          {t('coupon.add')}
        </Button>
      </Group>
      <DataTable
        label={t('coupon.table')}
        columns={columns}
        rows={effect.coupons}
        keyOf={coupon => coupon.id}
        instead={!effect.coupons.length && <EmptyState>{t('coupon.empty')}</EmptyState>}
      />
      {asked?.act === 'add' && <CouponDialog effect={effect} onClose={close} />}
      {asked?.act === 'change' && <CouponDialog effect={effect} coupon={asked.coupon} onClose={close} />}
      {asked?.act === 'uses' && <UsesDialog effect={effect} coupon={asked.coupon} onClose={close} />}
      {asked?.act === 'remove' && (
        <ConfirmDialog
          title={t('coupon.removeTitle', { code: asked.coupon.code })}
          confirm={t('coupon.remove')}
          isDangerous
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate({ what: 'coupon', couponId: asked.coupon.id })}
          onCancel={close}
        >
          {t('coupon.removeText', { days: asked.coupon.days })}
        </ConfirmDialog>
      )}
    </>
  );
}
