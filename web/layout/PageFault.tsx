import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { isChunkError } from '../ui/page/load-chunk.ts';
import { reloadOnce } from '../ui/page/reload-once.ts';

/** In place of a page that failed, or whose files did not load: these come with a reload, as after an update. */
export function PageFault({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const isMissing = isChunkError(error);
  useEffect(() => {
    if (isMissing) void reloadOnce();
  }, [isMissing]);
  return (
    <EmptyState
      title={t(isMissing ? 'error.files' : 'error.page')}
      actions={<Button onClick={() => location.reload()}>{t('error.reload')}</Button>}
    >
      {t(isMissing ? 'error.filesAbout' : 'error.pageAbout')}
    </EmptyState>
  );
}

/** The same for a route. */
export function RouteFault() {
  return <PageFault error={useRouteError()} />;
}
