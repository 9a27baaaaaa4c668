import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { PanelSkeleton } from '../../../ui/feedback/PanelSkeleton.tsx';
import { SubjectSkeleton } from '../../../ui/page/SubjectHead.tsx';

/** A tab while its files load. */
export const TabSkeleton = () => <PanelSkeleton heights={[104, 356]} />;

/** The layout of a project's page while it loads. */
export function ProjectSkeleton() {
  const { t } = useTranslation('monitors');
  return (
    <SubjectSkeleton label={t('title')} frame={1480}>
      <Skeleton width={420} height={36} />
      <TabSkeleton />
    </SubjectSkeleton>
  );
}
