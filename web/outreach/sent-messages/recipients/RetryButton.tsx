import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../contract/core/format.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useRetry } from '../queries.ts';
import { useFocusAfter } from './use-focus-after.ts';

export interface RetryButtonProps {
  taskId: number;
  /** One recipient; without it, all that failed. */
  recipientId?: number;
  count: number;
}

/** Retries undelivered messages, and says how many. */
export function RetryButton({ taskId, recipientId, count }: RetryButtonProps) {
  const { t } = useTranslation('mail-messages');
  const button = useFocusAfter<HTMLButtonElement>();
  const retry = useRetry(taskId, retried =>
    showToast(
      retried ? 'success' : 'warning',
      t('retry.done', { count: retried, number: fullCount(retried) }),
    ),
  );
  return (
    <Button
      ref={button}
      variant="default"
      size="xs"
      loading={retry.isPending}
      onClick={() => retry.mutate(recipientId === undefined ? undefined : [recipientId])}
    >
      {recipientId === undefined ? t('retry.all', { count, number: fullCount(count) }) : t('retry.one')}
    </Button>
  );
}
