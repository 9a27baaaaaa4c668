import { IconCheck } from '@tabler/icons-react';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Step, steps } from '../new-import-state.ts';
import styles from './Steps.module.css';

/** The progress of an import. */
export function Steps({ current, isDone }: { current: Step; isDone: boolean }) {
  const { t } = useTranslation('list-imports');
  const at = steps.indexOf(current);
  return (
    <ol className={styles.steps} aria-label={t('steps.label')}>
      {steps.map((step, place) => {
        const isPast = place < at || isDone;
        return (
          <li key={step} data-past={isPast || undefined} aria-current={place === at ? 'step' : undefined}>
            <span className={styles.number} aria-hidden>
              {isPast ? <IconCheck size={14} stroke={2.4} /> : place + 1}
            </span>
            <span>
              {t(`steps.${step}`)}
              {isPast && <VisuallyHidden>{t('steps.done')}</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
