import { useTranslation } from 'react-i18next';
import type { SearchPlatform } from '../../../../contract/core/platform.ts';
import type { SavedSearch } from '../../../../contract/creators/saved-searches.ts';
import { unreported } from '../../../app/api.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { useListNames } from '../queries.ts';
import { useSavedCalls, useSavedSearches } from './queries.ts';
import { Text } from '../../../ui/box/Box.tsx';
import styles from './saved.module.css';
import { isSameQuery, wordsOfQuery } from './saved-text.ts';
import { SavedRow } from './SavedRow.tsx';

export interface SavedListProps {
  platform: SearchPlatform;
  /** The query of the current search. */
  query: string;
  onAsk: (what: 'rename' | 'delete', search: SavedSearch) => void;
  onLeave: () => void;
}

/** The account's saved searches, newest first. */
export function SavedList({ platform, query, onAsk, onLeave }: SavedListProps) {
  const { t } = useTranslation('saved-searches');
  const { t: creators } = useTranslation('creators');
  const lists = useListNames();
  const { data, error, isError, refetch } = useSavedSearches();
  const { markSeen } = useSavedCalls();
  if (isError) return <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton width="100%" height={88} />;
  if (!data.searches.length)
    return (
      <Text size="sm" tone="soft" breaks>
        {t('empty')}
      </Text>
    );
  return (
    <ul className={styles.list}>
      {data.searches.map(search => (
        <SavedRow
          key={search.id}
          search={search}
          words={wordsOfQuery(search.query, creators, lists)}
          isCurrent={search.platform === platform && isSameQuery(search.query, query)}
          onOpen={() => {
            void markSeen(search.id);
            onLeave();
          }}
          onRename={() => onAsk('rename', search)}
          onDelete={() => onAsk('delete', search)}
        />
      ))}
    </ul>
  );
}
