import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Queued } from '../../../contract/outreach/mail-tasks/queued-mails.ts';
import { fullCount } from '../../../contract/core/format.ts';
import { Group, Text } from '../../ui/box/Box.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useQueuedText } from '../shared/tasks/use-queued-text.ts';
import { useSkipWindow } from './queries.ts';

export interface QueuedLineProps {
  taskId: number;
  queued: Queued;
  /** May let it go now: of a task that was started, by who may change it. */
  mine: boolean;
}

/** How many first mails wait for the hours of the task, with a button that sends them now. */
export function QueuedLine({ taskId, queued, mine }: QueuedLineProps) {
  const { t } = useTranslation('mail-texts');
  const queuedText = useQueuedText();
  const skip = useSkipWindow(taskId, recipients =>
    showToast('success', t('queuedGo', { count: recipients, number: fullCount(recipients) })),
  );
  return (
    <Group gap={6} columnGap={12} wrap>
      <Text as="span">{queuedText(queued)}</Text>
      {mine && (
        <Button size="xs" variant="default" loading={skip.isPending} onClick={() => skip.mutate()}>
          {t('skipWindow')}
        </Button>
      )}
    </Group>
  );
}
