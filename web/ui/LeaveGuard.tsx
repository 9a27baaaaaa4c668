import { useEffect, useId, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** Who has something to lose. The router knows one guard at a time: whichever it is speaks for all. */
const unsaved = new Set<string>();

/** Asks before a page is left on which something was changed and not saved; a page may have several. */
export function LeaveGuard({ when }: { when: boolean }) {
  const { t } = useTranslation();
  const id = useId();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  useLayoutEffect(() => {
    if (!when) return;
    unsaved.add(id);
    return () => void unsaved.delete(id);
  }, [when, id]);
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
