import { CloseButton } from '@mantine/core';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './FormDialog.module.css';

export interface FormDialogProps {
  title: string;
  onClose: () => void;
  /** For what stands side by side. */
  isWide?: boolean;
  children: ReactNode;
}

/** A form, or what came of it, over the page. Escape and the cross close it, and the focus goes back. */
export function FormDialog({ title, onClose, isWide, children }: FormDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    // Closing, not only removing, gives the focus back to where it came from.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={isWide}
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <CloseButton aria-label={t('close')} onClick={onClose} />
      </div>
      {children}
    </dialog>
  );
}
