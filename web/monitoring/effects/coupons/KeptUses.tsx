import { CloseButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullCount, money } from '../../../../contract/core/format.ts';
import { rateDigits, typedOf } from '../../../../contract/monitoring/effects/effect-money.ts';
import { unreported } from '../../../app/api.ts';
import { moneyText } from '../../shared/money/money.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Scrollable } from '../../../ui/tables/Scrollable.tsx';
import { Text } from '../../../ui/box/Box.tsx';
import styles from '../effects.module.css';
import tables from '../figure-table.module.css';
import { type EffectView, useRemove, useUses } from '../queries.ts';

type Use = NonNullable<ReturnType<typeof useUses>['data']>[number];

/** The entered days, newest first. */
export function KeptUses({ effect: { project }, couponId }: { effect: EffectView; couponId: number }) {
  const { t } = useTranslation('effects');
  const { data, error, isError, refetch } = useUses(project.id, couponId);
  const [asked, setAsked] = useState<Use>();
  const remove = useRemove(project.id, () => {
    showToast('success', t('use.removed', { day: asked?.day }));
    setAsked(undefined);
  });
  if (isError && !data) return <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton width="100%" height={120} />;
  if (!data.length)
    return (
      <Text size="md" tone="soft" leading="relaxed" className={styles.note}>
        {t('use.none')}
      </Text>
    );
  return (
    <Scrollable className={`${tables.figures} ${styles.kept}`} aria-label={t('use.kept')}>
      <table>
        <caption>{t('use.kept')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('day', { ns: 'common' })}</th>
            <th scope="col">{t('figure.orders')}</th>
            <th scope="col">{t('figure.revenue')}</th>
            <th scope="col">{t('column.rate')}</th>
            <th scope="col">{t('column.rmb')}</th>
            {project.mine && <th scope="col" aria-label={t('actions', { ns: 'common' })} />}
          </tr>
        </thead>
        <tbody>
          {data.map(use => (
            <tr key={use.day}>
              <td>{use.day}</td>
              <td>{fullCount(use.orders)}</td>
              <td>{moneyText(use.revenueMinor, use.currency)}</td>
              <td title={use.rateFrom}>
                {use.currency === 'CNY'
                  ? '—'
                  : t('rate.atRate', { rate: typedOf(use.rateE8, rateDigits), day: use.rateOn })}
              </td>
              <td>{money(use.revenueFen)}</td>
              {project.mine && (
                <td>
                  <CloseButton
                    size="sm"
                    aria-label={t('use.remove', { day: use.day })}
                    title={t('use.remove', { day: use.day })}
                    onClick={() => setAsked(use)}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {asked && (
        <ConfirmDialog
          title={t('use.removeTitle', { day: asked.day })}
          confirm={t('use.remove', { day: asked.day })}
          isDangerous
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate({ what: 'use', couponId, day: asked.day })}
          onCancel={() => setAsked(undefined)}
        >
          {t('use.removeText', { orders: fullCount(asked.orders), revenue: money(asked.revenueFen) })}
        </ConfirmDialog>
      )}
    </Scrollable>
  );
}
