import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './compose.module.css';

/** The button to the next step. */
export function NextStep({ label, onNext }: { label: string; onNext: () => void }) {
  const { t } = useTranslation('mail-tasks');
  return (
    <div className={styles.next}>
      <Button size="md" onClick={onNext}>
        {t('steps.next', { step: label })}
      </Button>
    </div>
  );
}
