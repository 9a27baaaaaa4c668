import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyLine } from '../../../ui/copy/CopyLine.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { Group, Text } from '../../../ui/box/Box.tsx';
import styles from './dialogs.module.css';

export interface ShownOnceProps {
  title: string;
  /** What to do with it. */
  about: string;
  label: string;
  text: string;
  onClose: () => void;
}

/** A result that is never shown again: a link or a first password. */
export function ShownOnce({ title, about, label, text, onClose }: ShownOnceProps) {
  const { t } = useTranslation('team');
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <FormDialog title={title} onClose={onClose}>
      <Text as="p" tone="soft" leading="relaxed" mb={16} ref={words} tabIndex={-1} className={styles.about}>
        {about}
      </Text>
      <CopyLine
        label={label}
        text={text}
        words={{ copy: t('copy', { ns: 'common' }), copied: t('copied', { ns: 'common' }) }}
      />
      <Group align="stretch" justify="end" mt={12}>
        <Button onClick={onClose}>{t('done')}</Button>
      </Group>
    </FormDialog>
  );
}
