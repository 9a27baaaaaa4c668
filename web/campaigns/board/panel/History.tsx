import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { unreported } from '../../../app/api.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Moment } from '../../../ui/dates/Moment.tsx';
import { useEventSentence } from './use-event-sentence.ts';
import { Group, Stack } from '../../../ui/box/Box.tsx';
import styles from './panel.module.css';
import { useHistory } from './queries.ts';

/** What happened to a collaboration, newest first. */
export function History({ campaignId, id }: { campaignId: number; id: number }) {
  const { t } = useTranslation('collaborations');
  const sentenceOf = useEventSentence();
  const history = useHistory(campaignId, id);
  const events = history.data?.pages.flatMap(page => page.events);
  if (!events) {
    return history.error ? (
      <ErrorState message={unreported(history.error)} onRetry={() => void history.refetch()} />
    ) : (
      <Skeleton width="100%" height={120} />
    );
  }
  return (
    <>
      <Stack as="ol" className={styles.history}>
        {events.map(event => (
          <Group
            as="li"
            gap={2}
            columnGap={12}
            align="stretch"
            justify="between"
            wrap
            size="md"
            py={8}
            px={0}
            key={event.id}
          >
            <p dir="auto">{sentenceOf(event)}</p>
            <Moment at={event.at} />
          </Group>
        ))}
      </Stack>
      {history.hasNextPage && (
        <Button
          variant="default"
          size="compact-md"
          loading={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {t('history.more')}
        </Button>
      )}
    </>
  );
}
