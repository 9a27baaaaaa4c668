import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { unreported } from '../../../app/api.ts';
import { platforms } from '../../../layout/search/platform-names.ts';
import { paths } from '../../../app/paths.ts';
import { Avatar } from '../../../ui/labels/Avatar.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { SidePanel } from '../../../ui/overlays/SidePanel.tsx';
import { DoubtBox } from './DoubtBox.tsx';
import { OutcomeChips } from './OutcomeChips.tsx';
import { Box, Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from '../panel.module.css';
import { type ShownRecipient, type Task, useRecipient } from '../queries.ts';
import { canRetry } from './recipient-facts.ts';
import { Origin } from './RecipientTable.tsx';
import { RetryButton } from './RetryButton.tsx';
import { SentMessages } from './SentMessages.tsx';
import { Timeline } from './Timeline.tsx';
import { useNextText } from '../use-wait-text.ts';

export interface RecipientPanelProps {
  task: Task;
  recipientId: number;
  onClose: () => void;
}

function Facts({ task, shown }: { task: Task; shown: ShownRecipient }) {
  const { t } = useTranslation('mail-messages');
  const nextText = useNextText();
  const { recipient, timeline, messages } = shown;
  const { id, creatorId, name, address, avatarUrl } = recipient;
  const platform = platforms.find(each => each === recipient.platform);
  const doubt = messages.find(({ state }) => state === 'in_doubt');
  const label = name || address;
  return (
    <>
      <Group gap={12} align="start" className={styles.who}>
        <Avatar name={label} src={avatarUrl} />
        <Box shrink>
          <Text as="h2" size="2xl" breaks>
            {creatorId && platform ? <Link to={paths.creator(platform, creatorId)}>{label}</Link> : label}
          </Text>
          <Origin recipient={recipient} />
          <Text as="bdi" tone="soft" breaks dir="ltr">
            {address}
          </Text>
        </Box>
      </Group>
      <Stack gap={8} align="start" tone="soft">
        <OutcomeChips recipient={recipient} opens={task.content.tracking.opens} />
        <p>{nextText(recipient)}</p>
        {task.mine && task.state !== 'cancelled' && canRetry(recipient) && (
          <RetryButton taskId={task.id} recipientId={id} count={1} />
        )}
      </Stack>
      {doubt && <DoubtBox message={doubt} mine={task.mine} />}
      <section>
        <h3>{t('timeline.title')}</h3>
        <Timeline events={timeline} />
      </section>
      <section>
        <h3>{t('messages.title')}</h3>
        <SentMessages messages={messages} />
      </section>
    </>
  );
}

/** A recipient beside the table: the timeline and the messages. */
export function RecipientPanel({ task, recipientId, onClose }: RecipientPanelProps) {
  const { t } = useTranslation('mail-messages');
  const { data, error, isError, refetch } = useRecipient(task.id, recipientId);
  const { name = '', address = '' } = data?.recipient ?? {};
  return (
    <SidePanel label={t('panel.title', { name: name || address })} aside={t('panel.about')} onClose={onClose}>
      <Stack gap={16} className={styles.panel} aria-busy={!data && !isError}>
        {data && <Facts task={task} shown={data} />}
        {!data && isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />}
        {!data && !isError && (
          <>
            <Skeleton width="70%" height={48} />
            <Skeleton width="100%" height={44} />
            <Skeleton width="100%" height={180} />
            <Skeleton width="100%" height={220} />
          </>
        )}
      </Stack>
    </SidePanel>
  );
}
