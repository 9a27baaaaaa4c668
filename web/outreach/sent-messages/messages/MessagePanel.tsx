import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { Moment } from '../../../ui/dates/Moment.tsx';
import { SidePanel } from '../../../ui/overlays/SidePanel.tsx';
import { MessageStateTag } from './MessageStateTag.tsx';
import { MessageView } from './MessageView.tsx';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import styles from '../panel.module.css';
import { useMessage } from '../queries.ts';
import { useRoundName } from '../use-wait-text.ts';

/** A message beside the outbox: its state, the server's reply and its content. */
export function MessagePanel({ messageId, onClose }: { messageId: number; onClose: () => void }) {
  const { t } = useTranslation('mail-messages');
  const roundName = useRoundName();
  const row = useMessage(messageId).data?.message;
  return (
    <SidePanel label={t('message.title')} aside={t('message.title')} onClose={onClose}>
      <Stack gap={16} className={styles.panel}>
        {row && (
          <Stack gap={8} align="start" tone="soft">
            <span>
              <MessageStateTag state={row.state} /> <Moment at={row.endedAt ?? row.startedAt} />
            </span>
            <Text
              as={Link}
              tone="accent"
              breaks
              to={paths.mailTask(row.taskId, `recipient=${row.recipientId}`)}
            >
              {t('message.ofTask', { task: row.task, mail: roundName(row.round) })}
            </Text>
            {row.response && (
              <Text
                as="bdi"
                block
                size="xs"
                tone="soft"
                leading="normal"
                breaks
                dir="ltr"
                className={styles.said}
              >
                {row.response}
              </Text>
            )}
          </Stack>
        )}
        <MessageView id={messageId} />
      </Stack>
    </SidePanel>
  );
}
