import { useState, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { unreported } from '../../app/api.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { CodePanel } from './CodePanel.tsx';
import { Stack } from '../../ui/box/Box.tsx';
import styles from './order.module.css';
import { OrderOutcome } from './OrderOutcome.tsx';
import { isOpenOrder, useOrder, type ShownOrder } from './queries.ts';
import { useNow } from './use-now.ts';
import { useQueryClient } from '@tanstack/react-query';
import { renewSession } from '../../session/session.ts';

/**
 * Fetches everything that depends on the plan again when the displayed order is paid, because the realtime channel may
 * be unavailable.
 */
function usePlanTaken(order: ShownOrder | undefined): void {
  const queries = useQueryClient();
  const before = useRef<string>(undefined);
  const state = order?.state;
  useEffect(() => {
    if (state === 'paid' && before.current && before.current !== 'paid') {
      void renewSession();
      void queries.invalidateQueries();
    }
    before.current = state;
  }, [state, queries]);
}

export interface PayDialogProps {
  number: string;
  onClose: () => void;
}

function Paying({ number, onClose, onNew }: PayDialogProps & { onNew: (number: string) => void }) {
  const { data: order, error, isError, refetch } = useOrder(number, true);
  const now = useNow(1000);
  usePlanTaken(order);
  if (isError && !order) return <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  if (!order) {
    return (
      <Stack gap={8} align="center" justify="center" textAlign="center" className={styles.code}>
        <Skeleton width={120} height={32} />
        <Skeleton width={220} height={220} />
        <Skeleton width={200} height={20} />
      </Stack>
    );
  }
  const left = Date.parse(order.payableUntil) - now;
  if (isOpenOrder(order) && left > 0) return <CodePanel order={order} leftMs={left} />;
  return <OrderOutcome order={order} onNew={onNew} onClose={onClose} />;
}

/** The code of an order and its live state; after closing, the order can still be paid later. */
export function PayDialog({ number, onClose }: PayDialogProps) {
  const { t } = useTranslation('orders');
  const [shown, setShown] = useState(number);
  return (
    <FormDialog title={t('pay.title')} onClose={onClose}>
      <Paying key={shown} number={shown} onNew={setShown} onClose={onClose} />
    </FormDialog>
  );
}
