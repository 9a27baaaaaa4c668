import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Group, Stack } from '../../../ui/box/Box.tsx';

/** The composer while its draft loads. */
export function ComposerSkeleton() {
  return (
    <Stack gap={12} aria-busy="true">
      <Group gap={8} columnGap={16} wrap>
        <Skeleton width={360} height={42} />
        <Skeleton width={120} height={20} />
      </Group>
      <Skeleton width="100%" height={54} />
      <Skeleton width="100%" height={420} />
    </Stack>
  );
}
