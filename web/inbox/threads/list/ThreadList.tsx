import { Loader } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { unreported } from '../../../app/api.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx';
import { hasFilter, type InboxAddress } from '../inbox-address.ts';
import type { InboxAction } from '../inbox-state.ts';
import { useLabels } from '../queries.ts';
import { ThreadRowLine } from './ThreadRowLine.tsx';
import type { useThreadRows } from './use-thread-rows.ts';
import { Group } from '../../../ui/box/Box.tsx';
import styles from './list.module.css';

export interface ThreadListProps {
  address: InboxAddress;
  listed: ReturnType<typeof useThreadRows>;
  selected: ReadonlySet<number>;
  activeId: number | null;
  linkTo: (by: Partial<InboxAddress>) => { search: string };
  send: (action: InboxAction) => void;
  onClear: () => void;
}

const skeletons = Array.from({ length: 9 }, (_, at) => at);

function ThreadListSkeleton() {
  return (
    <ul aria-hidden>
      {skeletons.map(at => (
        <Group as="li" gap={10} align="stretch" key={at} className={styles.skeletons}>
          <Skeleton width={34} height={34} />
          <span>
            <Skeleton width="55%" height={13} />
            <Skeleton width="85%" height={13} />
            <Skeleton width="70%" height={12} />
          </span>
        </Group>
      ))}
    </ul>
  );
}

/** Loads more when it scrolls into view. */
function More({ listed }: Pick<ThreadListProps, 'listed'>) {
  const { t } = useTranslation('inbox');
  const place = useRef<HTMLDivElement>(null);
  const { fetchNextPage, isFetchingNextPage, isFetchNextPageError, error } = listed;
  useEffect(() => {
    const element = place.current;
    if (!element || isFetchingNextPage || isFetchNextPageError) return;
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void fetchNextPage();
      },
      { root: element.closest('[data-scroller]'), rootMargin: '400px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [fetchNextPage, isFetchingNextPage, isFetchNextPageError]);
  return (
    <Group as="div" gap={8} justify="center" size="sm" tone="faint" ref={place} className={styles.more}>
      {isFetchNextPageError ? (
        <ErrorState message={unreported(error)} onRetry={() => void fetchNextPage()} />
      ) : (
        <>
          <Loader size="xs" aria-hidden /> {t('list.more')}
        </>
      )}
    </Group>
  );
}

/** The conversations, newest first, loaded while scrolling. Tab reaches one of them, arrow keys move on. */
export function ThreadList(props: ThreadListProps) {
  const { address, listed, selected, activeId, linkTo, send, onClear } = props;
  const { t } = useTranslation('inbox');
  const labels = useLabels().data?.labels ?? [];
  const { rows, isError, error, refetch } = listed;
  if (!rows && isError) return <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  if (!rows) return <ThreadListSkeleton />;
  if (!rows.length) {
    const isFiltered = hasFilter(address);
    return (
      <EmptyState actions={isFiltered && <LinkButton onClick={onClear}>{t('filter.clearAll')}</LinkButton>}>
        {isFiltered ? t('list.noneFound') : t(`list.empty.${address.view}`)}
      </EmptyState>
    );
  }
  const reached = rows.find(({ id }) => id === activeId)?.id ?? address.thread ?? rows[0]?.id;
  const hasReached = rows.some(({ id }) => id === reached);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1 as const, ArrowUp: -1 as const }[event.key];
    if (!step || !(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    send({ type: 'step', by: step });
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the list moves the focus among its links */}
      <ul aria-label={t('list.title')} onKeyDown={onKeyDown}>
        {rows.map((row, at) => (
          <ThreadRowLine
            key={row.id}
            row={row}
            labels={labels}
            to={linkTo({ thread: row.id, letter: null })}
            isOpen={row.id === address.thread}
            isActive={hasReached ? row.id === reached : at === 0}
            isSelected={selected.has(row.id)}
            onSelect={(isSelected, isRange) => send({ type: 'toggle', id: row.id, isSelected, isRange })}
            onFocus={() => send({ type: 'reachRow', id: row.id })}
            onOpen={() => send({ type: 'followRow', id: row.id })}
          />
        ))}
      </ul>
      {listed.hasNextPage && <More listed={listed} />}
    </>
  );
}
