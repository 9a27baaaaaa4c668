import { IconFileSpreadsheet, IconUpload } from '@tabler/icons-react';
import { type DragEvent, useId, useState } from 'react';
import { Stack, Text } from '../box/Box.tsx';
import styles from './FileDrop.module.css';

export interface FileDropProps {
  /** The instruction: drop or choose a file. */
  label: string;
  /** What is accepted. */
  hint: string;
  /** For the browser's file dialog: extensions with dots, comma-separated. */
  accept: string;
  /** The chosen file, with its size in words. */
  chosen?: { name: string; size: string };
  /** Why the chosen file is not accepted. */
  fault?: string;
  disabled?: boolean;
  /** The dropped or chosen files; unchecked, and possibly several. */
  onFiles: (files: File[]) => void;
}

/** A drop area for a file; a click or the space key opens the file dialog. */
export function FileDrop({ label, hint, accept, chosen, fault, disabled, onFiles }: FileDropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const Icon = chosen ? IconFileSpreadsheet : IconUpload;

  function over(event: DragEvent) {
    event.preventDefault();
    event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
    setOver(!disabled);
  }
  function drop(event: DragEvent) {
    // Otherwise the browser would open the file in place of the page.
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (!disabled && files.length) onFiles(files);
  }
  return (
    <div>
      <Stack
        as="label"
        gap={4}
        align="center"
        justify="center"
        textAlign="center"
        p={20}
        radius="card"
        ground="head"
        pointer
        className={styles.place}
        data-over={isOver || undefined}
        data-faulty={fault ? true : undefined}
        data-disabled={disabled || undefined}
      >
        <input
          type="file"
          className={styles.input}
          accept={accept}
          disabled={disabled}
          aria-label={label}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}chosen ${id}hint ${id}fault`}
          onDragEnter={over}
          onDragOver={over}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          onChange={event => {
            const input = event.currentTarget;
            const files = [...(input.files ?? [])];
            // Lets the user choose the same file again after editing it.
            input.value = '';
            if (files.length) onFiles(files);
          }}
        />
        <Icon size={28} stroke={1.4} aria-hidden className={styles.icon} />
        <span id={`${id}chosen`} className={styles.chosen} role="status">
          {chosen && (
            <>
              <Text as="bdi" weight={600} breaks>
                {chosen.name}
              </Text>{' '}
              <Text as="span" size="sm" tone="soft">
                {chosen.size}
              </Text>
            </>
          )}
        </span>
        <span aria-hidden className={chosen ? styles.again : styles.label}>
          {label}
        </span>
        <Text as="span" size="sm" tone="soft" id={`${id}hint`}>
          {hint}
        </Text>
      </Stack>
      <Text
        size="md"
        tone="bad"
        leading="normal"
        mt={6}
        breaks
        id={`${id}fault`}
        className={styles.fault}
        role="alert"
      >
        {fault}
      </Text>
    </div>
  );
}
