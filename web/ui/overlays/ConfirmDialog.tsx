import { Button } from '@mantine/core';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ConfirmDialog.module.css';

export interface ConfirmDialogProps {
  title: string;
  /** What will happen, and what goes. */
  children: ReactNode;
  /** The word on the button that does it. */
  confirm: string;
  cancel?: string;
  isDangerous?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone; Escape and the first button keep things as they are. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, cancel, isDangerous, isBusy, onConfirm, onCancel } = props;
  const { t } = useTranslation();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closing, not only removing, gives the focus back to where it came from.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onCancel={event => {
        event.preventDefault();
        onCancel();
      }}
    >
      <h2 id={`${id}title`}>{title}</h2>
      <div id={`${id}text`} className={styles.text}>
        {children}
      </div>
      <div className={styles.actions}>
        <Button variant="default" onClick={onCancel}>
          {cancel ?? t('form.cancel')}
        </Button>
        <Button className={isDangerous ? styles.danger : undefined} loading={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </dialog>
  );
}
