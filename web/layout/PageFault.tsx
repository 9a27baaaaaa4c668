import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';

/** In place of a page that failed, or whose files did not load. */
export function PageFault() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('error.page')}
      actions={<Button onClick={() => location.reload()}>{t('error.reload')}</Button>}
    >
      {t('error.pageAbout')}
    </EmptyState>
  );
}
