import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/page/Card.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Stack } from '../../ui/box/Box.tsx';
import { MailLine } from './MailLine.tsx';
import type { CreatorMail } from './queries.ts';

export interface HistoryCardProps {
  /** Undefined until they are loaded. */
  events: CreatorMail['events'] | undefined;
  /** Starts the first email; absent if no address is unlocked. */
  first: ReactNode;
  /** There are addresses, but none is unlocked. */
  isLocked: boolean;
}

/** All mail with the creator, newest first. */
export function HistoryCard({ events, first, isLocked }: HistoryCardProps) {
  const { t } = useTranslation('insights');
  return (
    <Card
      title={t('email.history')}
      aside={events && events.length > 0 && t('email.historyAside', { count: events.length })}
    >
      {!events && <Skeleton width="100%" height={180} />}
      {events?.length === 0 && (
        <EmptyState actions={first}>{t(isLocked ? 'email.neverLocked' : 'email.never')}</EmptyState>
      )}
      {events && events.length > 0 && (
        <Stack as="ol" aria-label={t('email.history')}>
          {events.map((event, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- several things may happen in one moment; the list is only ever replaced as a whole
            <MailLine key={at} event={event} />
          ))}
        </Stack>
      )}
    </Card>
  );
}
