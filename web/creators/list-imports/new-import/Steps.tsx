import { IconCheck } from '@tabler/icons-react';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Step, steps } from '../new-import-state.ts';
import { Grid, Group } from '../../../ui/box/Box.tsx';
import styles from './Steps.module.css';

/** The progress of an import. */
export function Steps({ current, isDone }: { current: Step; isDone: boolean }) {
  const { t } = useTranslation('list-imports');
  const at = steps.indexOf(current);
  return (
    <Group
      as="ol"
      gap={8}
      columnGap={28}
      align="stretch"
      wrap
      className={styles.steps}
      aria-label={t('steps.label')}
    >
      {steps.map((step, place) => {
        const isPast = place < at || isDone;
        return (
          <Group
            as="li"
            gap={8}
            tone="soft"
            key={step}
            data-past={isPast || undefined}
            aria-current={place === at ? 'step' : undefined}
          >
            <Grid as="span" size="sm" className={styles.number} aria-hidden>
              {isPast ? <IconCheck size={14} stroke={2.4} /> : place + 1}
            </Grid>
            <span>
              {t(`steps.${step}`)}
              {isPast && <VisuallyHidden>{t('steps.done')}</VisuallyHidden>}
            </span>
          </Group>
        );
      })}
    </Group>
  );
}
