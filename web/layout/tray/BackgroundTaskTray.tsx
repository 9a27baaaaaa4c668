import { ActionIcon } from '@mantine/core';
import { IconProgress, IconProgressCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../i18n/texts.ts';
import { Badge } from './Badge.tsx';
import { toastTimes } from '../../../contract/core/limits.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { saveFile } from '../../ui/files/save-file.ts';
import { isUnderWay, useBackgroundTaskFile, useBackgroundTasks } from '../queries.ts';
import { TopPanel } from './TopPanel.tsx';
import styles from './Tray.module.css';
import { later } from '../../ui/page/later.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { BackgroundTask } from '../../../contract/activity/background-tasks.ts';

/**
 * When a background task ends, reloads the queries with `followsBackgroundTasks` in their `meta`, and offers the file
 * of an export. Tasks that ended before the page opened are ignored.
 */
function useBackgroundTaskEnds(tasks: readonly BackgroundTask[] | undefined): void {
  const queries = useQueryClient();
  const { t } = useTranslation();
  const { mutate: fetchFile } = useBackgroundTaskFile();
  const seen = useRef<ReadonlySet<number>>(undefined);
  useEffect(() => {
    if (!tasks) return;
    const before = seen.current;
    const ended = tasks.filter(task => !isUnderWay(task));
    seen.current = new Set(ended.map(({ id }) => id));
    const fresh = before ? ended.filter(({ id }) => !before.has(id)) : [];
    if (!fresh.length) return;
    // The demo world is in every page.
    if (fresh.some(({ kind }) => kind === 'demoWorld')) void queries.invalidateQueries();
    void queries.invalidateQueries({ predicate: ({ meta }) => meta?.['followsBackgroundTasks'] === true });
    const exported = fresh.find(({ kind, file }) => kind === 'export' && file);
    const name = exported?.file?.name;
    if (!exported || name === undefined) return;
    showToast('success', t('work.exported', { name }), toastTimes.sticky, {
      text: t('work.download'),
      onPress: () => fetchFile(exported.id, { onSuccess: content => saveFile(content, name) }),
    });
  }, [tasks, queries, t, fetchFile]);
}

const item = later(async () => {
  const [{ BackgroundTaskItem }] = await Promise.all([import('./BackgroundTaskItem.tsx'), loadTexts('tray')]);
  return { BackgroundTaskItem };
});

/** Background tasks; hidden unless some are running, or ended and not dismissed. */
export function BackgroundTaskTray({ isLive }: { isLive: boolean }) {
  const { t } = useTranslation();
  const { data } = useBackgroundTasks(isLive);
  useBackgroundTaskEnds(data?.works);
  const parts = item.useLoaded();
  const tasks = data?.works ?? [];
  if (!tasks.length) return null;
  const running = tasks.filter(isUnderWay).length;
  const words = running ? t('work.running', { count: running }) : t('work.ended', { count: tasks.length });
  return (
    <TopPanel
      title={t('work.title')}
      content={item}
      renderOpener={props => (
        <ActionIcon
          {...props}
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
      )}
    >
      <ul className={styles.list}>
        {parts && tasks.map(task => <parts.BackgroundTaskItem key={task.id} task={task} />)}
      </ul>
    </TopPanel>
  );
}
