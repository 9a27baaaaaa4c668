import { CloseButton } from '@mantine/core';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Group } from '../box/Box.tsx';
import styles from './FormDialog.module.css';

export interface FormDialogProps {
  title: string;
  onClose: () => void;
  /** For content in two columns. */
  isWide?: boolean;
  /** `onClose` asks first, so no browser may close it by itself, as they do at the second Escape. */
  asksFirst?: boolean;
  children: ReactNode;
}

/** A form or its result in a dialog. Escape and the close button close it, and the focus returns. */
export function FormDialog({ title, onClose, isWide, asksFirst, children }: FormDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    // `close` returns the focus; removing the element alone would not.
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
      {...(asksFirst && { closedby: 'none' })}
      onKeyDown={event => {
        if (!asksFirst || event.key !== 'Escape') return;
        // Otherwise the same press would answer the question that it makes appear.
        event.preventDefault();
        onClose();
      }}
    >
      <Group gap={16} align="start" justify="between" mb={14} className={styles.head}>
        <h2 id={id}>{title}</h2>
        <CloseButton aria-label={t('close')} onClick={onClose} />
      </Group>
      {children}
    </dialog>
  );
}
