import { ActionIcon } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { Suspense, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Group } from '../../ui/box/Box.tsx';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { type FindHandle, findSlot } from './find-slot.ts';
import styles from './FindDialog.module.css';

const longest = 100;

/**
 * The palette: a box that keeps the focus, and what it finds. Escape and a press beside it close it, and the focus
 * returns to where it was.
 */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const results = useRef<FindHandle>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState<string>();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    input.current?.focus();
    return () => element?.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape does the same as a press beside it
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={t('find.label')}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={event => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <Group as="label" gap={10} tone="faint" className={styles.box}>
        <IconSearch size={18} stroke={1.6} aria-hidden />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded
          aria-controls={id}
          aria-activedescendant={active}
          aria-label={t('find.label')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={t('find.placeholder')}
          maxLength={longest}
          value={typed}
          onChange={event => setTyped(event.target.value)}
          onKeyDown={event => {
            if (!event.nativeEvent.isComposing) results.current?.press(event);
          }}
        />
        <ActionIcon variant="subtle" color="gray" aria-label={t('close')} tabIndex={-1} onClick={onClose}>
          <IconX size={18} />
        </ActionIcon>
      </Group>
      <ErrorBoundary>
        <Suspense>
          <findSlot.Part id={id} typed={typed} handle={results} onActive={setActive} onClose={onClose} />
        </Suspense>
      </ErrorBoundary>
    </dialog>
  );
}
