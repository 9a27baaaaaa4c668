import { Button } from '@mantine/core';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Group, Text } from '../box/Box.tsx';
import danger from '../forms/danger.module.css';
import styles from './ConfirmDialog.module.css';

export interface ConfirmDialogProps {
  title: string;
  /** What will happen, and what will be lost. */
  children: ReactNode;
  /** The text of the confirming button. */
  confirm: string;
  cancel?: string;
  isDangerous?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an irreversible action; Escape and the first button cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, cancel, isDangerous, isBusy, onConfirm, onCancel } = props;
  const { t } = useTranslation();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // `close` returns the focus; removing the element alone would not.
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
      <Text as="div" tone="soft" id={`${id}text`} className={styles.text}>
        {children}
      </Text>
      <Group gap={8} align="stretch" justify="end" wrap>
        <Button variant="default" onClick={onCancel}>
          {cancel ?? t('cancel', { ns: 'common' })}
        </Button>
        <Button className={isDangerous ? danger.danger : undefined} loading={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
      </Group>
    </dialog>
  );
}
