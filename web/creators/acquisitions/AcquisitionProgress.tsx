import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../contract/core/format.ts';
import type { Acquisition } from '../../../contract/creators/acquisitions/acquisitions.ts';
import { Box, Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './AcquisitionProgress.module.css';
import { isUnderWay, progressOf } from './acquisition-progress.ts';

/** How many are settled, of those that were named or found so far. */
export function AcquisitionProgress({ of }: { of: Acquisition }) {
  const { t } = useTranslation('acquisitions');
  const { settled, by, percent } = progressOf(of);
  const isOver = !isUnderWay(of) && of.state !== 'paused';
  const words =
    by === 'nothing'
      ? t(isOver ? 'progress.nothing' : 'progress.starting')
      : by === 'searching'
        ? t('progress.searching', { added: fullCount(of.added), max: fullCount(of.most) })
        : t('progress.of', { settled: fullCount(settled), found: fullCount(of.found) });
  return (
    <Stack gap={4} shrink className={styles.progress} data-state={of.holdUp ? 'held' : of.state}>
      <Box
        clip
        ground="tag"
        className={styles.track}
        role="progressbar"
        aria-label={t('progress.label')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={words}
      >
        <Box as="span" block style={{ inlineSize: `${percent}%` }} />
      </Box>
      <Group as="span" gap={0} columnGap={10} align="stretch" justify="between" wrap size="sm" tone="soft">
        {words}
        {by !== 'nothing' && (
          <Text as="b" weight={600} tone="ink">
            {percent}%
          </Text>
        )}
      </Group>
    </Stack>
  );
}
