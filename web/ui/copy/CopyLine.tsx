import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { copyText } from './copy-text.ts';
import styles from './CopyLine.module.css';

export interface CopyLineProps {
  /** The name of the text. */
  label: string;
  text: string;
  words: { copy: string; copied: string };
}

/** A text to share, such as a link shown once, with a button that copies it. */
export function CopyLine({ label, text, words }: CopyLineProps) {
  const [isCopied, setCopied] = useState(false);
  return (
    <div className={styles.line} role="group" aria-label={label}>
      <code className={styles.text} dir="ltr">
        {text}
      </code>
      <Button
        variant="default"
        leftSection={isCopied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
        onClick={() => void copyText(text).then(() => setCopied(true))}
      >
        {words.copy}
      </Button>
      <span role="status" className={styles.told}>
        {isCopied && words.copied}
      </span>
    </div>
  );
}
