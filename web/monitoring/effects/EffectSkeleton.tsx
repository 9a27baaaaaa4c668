import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { PanelSkeleton } from '../../ui/feedback/PanelSkeleton.tsx';
import { Stack } from '../../ui/box/Box.tsx';

/** A tab while its files load. */
export const TabSkeleton = () => <PanelSkeleton heights={[340]} />;

/** The layout of the effect page while it loads. */
export function EffectSkeleton() {
  const { t } = useTranslation('effects');
  return (
    <Stack gap={16} shrink frame={1480} aria-busy="true" aria-label={t('title')} role="region">
      <Stack gap={8}>
        <Skeleton width={140} height={18} />
        <Skeleton width={320} height={34} />
      </Stack>
      <Skeleton width="100%" height={210} />
      <Skeleton width={520} height={36} />
      <TabSkeleton />
    </Stack>
  );
}
