import { ActionIcon } from '@mantine/core';
import { IconProgress, IconProgressCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Badge } from './Badge.tsx';
import { isUnderWay, useWorks } from '../queries.ts';
import { TopPanel } from './TopPanel.tsx';
import styles from './Tray.module.css';
import { WorkItem } from './WorkItem.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Work } from '../../../contract/activity/background-tasks.ts';

/**
 * Reloads the queries with `followsWork` in their `meta` when a background task ends. Tasks that ended before the page
 * opened are ignored.
 */
function useWorkEnds(works: readonly Work[] | undefined): void {
  const queries = useQueryClient();
  const seen = useRef<ReadonlySet<number>>(undefined);
  useEffect(() => {
    if (!works) return;
    const before = seen.current;
    const ended = works.filter(work => !isUnderWay(work)).map(({ id }) => id);
    seen.current = new Set(ended);
    if (!before || ended.every(id => before.has(id))) return;
    void queries.invalidateQueries({ predicate: ({ meta }) => meta?.['followsWork'] === true });
  }, [works, queries]);
}

/** Background tasks; hidden unless some are running, or ended and not dismissed. */
export function WorkTray({ isLive }: { isLive: boolean }) {
  const { t } = useTranslation();
  const { data } = useWorks(isLive);
  useWorkEnds(data?.works);
  const works = data?.works ?? [];
  if (!works.length) return null;
  const running = works.filter(isUnderWay).length;
  const words = running ? t('work.running', { count: running }) : t('work.ended', { count: works.length });
  return (
    <TopPanel
      title={t('work.title')}
      opener={
        <ActionIcon
          className={styles.opener}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={`${t('work.title')}, ${words}`}
          title={t('work.title')}
        >
          {running ? (
            <IconProgress size={18} stroke={1.6} className={styles.turning} />
          ) : (
            <IconProgressCheck size={18} stroke={1.6} />
          )}
          <Badge count={running} isCalm />
        </ActionIcon>
      }
    >
      <ul className={styles.list}>
        {works.map(work => (
          <WorkItem key={work.id} work={work} />
        ))}
      </ul>
    </TopPanel>
  );
}
