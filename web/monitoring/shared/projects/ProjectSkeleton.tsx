import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { PanelSkeleton } from '../../../ui/feedback/PanelSkeleton.tsx';
import { Stack } from '../../../ui/box/Box.tsx';
import styles from './project.module.css';

/** A tab while its files load. */
export const TabSkeleton = () => <PanelSkeleton heights={[104, 356]} />;

/** The layout of a project's page while it loads. */
export function ProjectSkeleton() {
  const { t } = useTranslation('monitors');
  return (
    <Stack gap={16} shrink className={styles.page} aria-busy="true" aria-label={t('title')} role="region">
      <Stack gap={8}>
        <Skeleton width={140} height={18} />
        <Skeleton width={320} height={34} />
        <Skeleton width="70%" height={44} />
      </Stack>
      <Skeleton width={420} height={36} />
      <TabSkeleton />
    </Stack>
  );
}
