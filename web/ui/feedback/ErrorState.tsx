import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Stack } from '../box/Box.tsx';
import styles from './states.module.css';

export interface ErrorStateProps {
  /** The error; omitted if a toast has shown it. */
  message?: string;
  onRetry: () => void;
}

/** In place of content that failed to load. */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  return (
    <Stack gap={14} align="center" tone="soft" textAlign="center" className={styles.state} role="alert">
      <p className={styles.words}>{message ?? t('error.notLoaded')}</p>
      <Button variant="default" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Stack>
  );
}
