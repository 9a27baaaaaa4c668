import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../app/paths.ts';
import { leaveSession, useIsTakenOver } from '../session/session.ts';
import { Grid } from '../ui/box/Box.tsx';
import styles from './OfflineDialog.module.css';
import dialogs from '../ui/overlays/ConfirmDialog.module.css';

/** The account signed in elsewhere; this page is blocked until the user confirms. */
function Notice() {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // A key meant for the page must not press the dialog's button.
    dialog.current?.focus();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape must not close it
    <dialog
      ref={dialog}
      role="alertdialog"
      tabIndex={-1}
      className={`${dialogs.dialog} ${styles.blocking}`}
      aria-labelledby="offline-title"
      aria-describedby="offline-text"
      onCancel={event => event.preventDefault()}
      onKeyDown={event => {
        if (event.key === 'Escape') event.preventDefault();
      }}
      // Browsers let a second Escape close any dialog.
      onClose={() => dialog.current?.showModal()}
    >
      <h2 id="offline-title">{t('offline.title')}</h2>
      <Grid gap={8} tone="soft" leading="relaxed" id="offline-text" className={dialogs.text}>
        <p>{t('offline.text')}</p>
        <p>
          {t('offline.advice')}{' '}
          <a
            href={paths.forgotPassword()}
            onClick={event => {
              event.preventDefault();
              leaveSession(paths.forgotPassword());
            }}
          >
            {t('offline.change')}
          </a>
        </p>
      </Grid>
      <Button fullWidth onClick={() => leaveSession()}>
        {t('offline.acknowledge')}
      </Button>
    </dialog>
  );
}

export function OfflineDialog() {
  return useIsTakenOver() ? <Notice /> : null;
}
