import { ActionIcon } from '@mantine/core';
import { IconProgress, IconProgressCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Badge } from './Badge.tsx';
import { isUnderWay, useWorks } from '../queries.ts';
import { TopPanel } from './TopPanel.tsx';
import styles from './Tray.module.css';
import { useWorkEnds } from './use-work-ends.ts';
import { WorkItem } from './WorkItem.tsx';

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
