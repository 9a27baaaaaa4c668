import { IconFileSpreadsheet, IconUpload } from '@tabler/icons-react';
import { type DragEvent, useId, useState } from 'react';
import styles from './FileDrop.module.css';

export interface FileDropProps {
  /** What to do: drag in, or choose. */
  label: string;
  /** What is accepted. */
  hint: string;
  /** For the browser's dialog: extensions with their dots, by commas. */
  accept: string;
  /** What was chosen, with its size in words. */
  chosen?: { name: string; size: string };
  /** Why what was chosen will not do. */
  fault?: string;
  disabled?: boolean;
  /** Whatever was dragged in or chosen; nothing is checked here, and there may be several. */
  onFiles: (files: File[]) => void;
}

/** A place for a file: drag it in, click, or press space on it. */
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
    // Without it the browser would open the file in place of the page.
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (!disabled && files.length) onFiles(files);
  }
  return (
    <div>
      <label
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
            // The same file can be chosen again after it was mended.
            input.value = '';
            if (files.length) onFiles(files);
          }}
        />
        <Icon size={28} stroke={1.4} aria-hidden className={styles.icon} />
        <span id={`${id}chosen`} className={styles.chosen} role="status">
          {chosen && (
            <>
              <bdi className={styles.name}>{chosen.name}</bdi>{' '}
              <span className={styles.size}>{chosen.size}</span>
            </>
          )}
        </span>
        <span aria-hidden className={chosen ? styles.again : styles.label}>
          {label}
        </span>
        <span id={`${id}hint`} className={styles.hint}>
          {hint}
        </span>
      </label>
      <p id={`${id}fault`} className={styles.fault} role="alert">
        {fault}
      </p>
    </div>
  );
}
