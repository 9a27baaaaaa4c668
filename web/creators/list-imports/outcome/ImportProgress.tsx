import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../contract/core/format.ts';
import type { ListImport } from '../../../../contract/creators/list-imports/list-imports.ts';
import { Box, Group, Text } from '../../../ui/box/Box.tsx';
import styles from './ImportProgress.module.css';

/** How many rows are done. */
export function ImportProgress({ of }: { of: ListImport }) {
  const { t } = useTranslation('list-imports');
  const done = of.succeeded + of.failed;
  const percent = of.rows ? Math.min(100, Math.floor((done / of.rows) * 100)) : 0;
  const words = t('run.of', { done: fullCount(done), total: fullCount(of.rows) });
  return (
    <Group gap={4} columnGap={12} wrap tone="soft" className={styles.progress}>
      <Box
        grow
        clip
        ground="tag"
        className={styles.track}
        role="progressbar"
        aria-label={t('run.progress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={words}
      >
        <Box as="span" block style={{ width: `${percent}%` }} />
      </Box>
      <span>{words}</span>
      <Text as="b" tone="ink" textAlign="end">
        {percent}%
      </Text>
    </Group>
  );
}
