import { Button } from '@mantine/core';
import { IconCircleCheck, IconClockX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { day, money } from '../../../contract/core/format.ts';
import { unreported } from '../../app/api.ts';
import { paths } from '../../app/paths.ts';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './order.module.css';
import { isOpenOrder, type ShownOrder, useOrdering } from './queries.ts';

export interface OrderOutcomeProps {
  order: ShownOrder;
  /** The number of the order that replaces it. */
  onNew: (number: string) => void;
  onClose: () => void;
}

function Paid({ order, onClose }: Pick<OrderOutcomeProps, 'order' | 'onClose'>) {
  const { t } = useTranslation('orders');
  return (
    <>
      <Stack as="p" gap={10} align="center" weight={600} className={styles.outcome} data-good role="status">
        <IconCircleCheck size={44} stroke={1.5} aria-hidden />
        {t('outcome.paid')}
      </Stack>
      <p>
        {order.period
          ? t('outcome.until', { plan: order.planName, day: day(order.period.endsAt) })
          : order.planName}
      </p>
      {order.mail && (
        <Text size="sm" tone="faint" leading="relaxed" className={styles.small}>
          {t(`mail.${order.mail.state}`, { address: order.mail.address })}
        </Text>
      )}
      <Group gap={10} align="stretch" justify="center" wrap mt={12}>
        <Button onClick={onClose}>{t('outcome.done')}</Button>
        <Button variant="default" component={Link} to={paths.receipt(order.number)}>
          {t('action.receipt')}
        </Button>
      </Group>
    </>
  );
}

/** Also after the server has closed it for that reason. */
const ranOut = (order: ShownOrder) =>
  isOpenOrder(order) || order.events.some(({ cause }) => cause === 'expired');

/** The result of an order; if it expired, a button for a new code. */
export function OrderOutcome({ order, onNew, onClose }: OrderOutcomeProps) {
  const { t } = useTranslation('orders');
  const { orderAnew } = useOrdering();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  if (order.state === 'paid') {
    return (
      <Stack gap={8} align="center" justify="center" textAlign="center" className={styles.code}>
        <Paid order={order} onClose={onClose} />
      </Stack>
    );
  }
  async function renew() {
    setBusy(true);
    setFault('');
    try {
      const made = await orderAnew({
        plan: order.plan,
        months: order.months,
        mailAddress: order.mail?.address ?? '',
      });
      if (made) onNew(made.number);
      else setFault(t('outcome.noMore'));
    } catch (error) {
      setFault(unreported(error) ?? '');
      setBusy(false);
    }
  }
  const back = order.refunds.reduce((sum, { fen }) => sum + fen, 0);
  const words = order.state === 'refunded' ? 'refunded' : ranOut(order) ? 'expired' : 'closed';
  return (
    <Stack gap={8} align="center" justify="center" textAlign="center" className={styles.code}>
      <Stack as="p" gap={10} align="center" weight={600} className={styles.outcome} role="status">
        <IconClockX size={44} stroke={1.5} aria-hidden />
        {t(`outcome.${words}`)}
      </Stack>
      <p>
        {t('pay.what', { plan: order.planName, count: order.months })} · {money(order.sum.payFen)}
      </p>
      {back > 0 && <p>{t('outcome.back', { sum: money(back) })}</p>}
      <div role="alert">{fault && <Text tone="bad">{fault}</Text>}</div>
      <Group gap={10} align="stretch" justify="center" wrap mt={12}>
        <Button loading={isBusy} onClick={() => void renew()}>
          {t('outcome.renew')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('outcome.close')}
        </Button>
      </Group>
    </Stack>
  );
}
