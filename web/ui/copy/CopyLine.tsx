import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { copyText } from './copy-text.ts';
import { Grid, Text } from '../box/Box.tsx';
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
    <Grid gap={4} columnGap={10} align="center" className={styles.line} role="group" aria-label={label}>
      <Text
        as="code"
        size="md"
        leading="relaxed"
        border
        radius="control"
        ground="hover"
        breaks
        className={styles.text}
        dir="ltr"
      >
        {text}
      </Text>
      <Button
        variant="default"
        leftSection={isCopied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
        onClick={() => void copyText(text).then(() => setCopied(true))}
      >
        {words.copy}
      </Button>
      <Text as="span" size="sm" tone="good" textAlign="end" role="status" className={styles.copied}>
        {isCopied && words.copied}
      </Text>
    </Grid>
  );
}
