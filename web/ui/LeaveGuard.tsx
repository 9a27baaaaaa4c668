import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** Asks before a page is left on which something was changed and not saved. */
export function LeaveGuard({ when }: { when: boolean }) {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [when]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t('form.unsaved')}
      confirm={t('form.leave')}
      cancel={t('form.stay')}
      isDangerous
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    >
      {t('form.unsavedAbout')}
    </ConfirmDialog>
  );
}
