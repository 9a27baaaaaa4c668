import { useTranslation } from 'react-i18next';
import { fullCount, percentOfBp } from '../../../../contract/core/format.ts';
import type { TaskCounts } from '../../../../contract/outreach/mail-tasks/mail-task-rows.ts';
import { Box, Grid, Text } from '../../../ui/box/Box.tsx';
import styles from '../candidates.module.css';

const bpOf = (count: number, whole: number) => (whole ? Math.round((count / whole) * 10_000) : null);

/** The funnel of a task's mail: bars of all its recipients, with numbers. */
export function TaskFunnel({ counts }: { counts: TaskCounts }) {
  const { t } = useTranslation('candidates');
  const { recipients, success, read, replied, bounced } = counts;
  const steps = [
    { key: 'success', count: success, whole: recipients },
    { key: 'read', count: read, whole: success },
    { key: 'replied', count: replied, whole: success },
    { key: 'bounced', count: bounced, whole: recipients },
  ] as const;
  return (
    <Grid as="dl" gap={3} size="sm" className={styles.funnel}>
      {steps.map(({ key, count, whole }) => (
        <Grid gap={8} align="center" key={key} data-step={key} data-none={count === 0 || undefined}>
          <Text as="dt" tone="soft">
            {t(`funnel.${key}`)}
          </Text>
          <Text as="dd" clip ground="tag" nowrap className={styles.track} aria-hidden>
            <Box
              as="span"
              block
              style={{ width: `${recipients && count ? Math.max(1, (count / recipients) * 100) : 0}%` }}
            />
          </Text>
          <Text as="dd" nowrap>
            <b>{fullCount(count)}</b> <small>{count ? percentOfBp(bpOf(count, whole)) : ''}</small>
          </Text>
        </Grid>
      ))}
    </Grid>
  );
}
