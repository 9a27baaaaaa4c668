import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Group, Text } from '../../../ui/box/Box.tsx';
import styles from './Sentence.module.css';

const examples = ['example1', 'example2', 'example3'] as const;

export interface SentenceExamplesProps {
  onPick: (text: string) => void;
  onHide: () => void;
}

/** Example sentences for the search box; they can be hidden for good. */
export function SentenceExamples({ onPick, onHide }: SentenceExamplesProps) {
  const { t } = useTranslation('creators');
  return (
    <Group
      gap={6}
      columnGap={8}
      wrap
      fixed
      size="sm"
      tone="faint"
      className={styles.examples}
      role="group"
      aria-label={t('sentence.examples')}
    >
      <span aria-hidden>{t('sentence.examples')}</span>
      {examples.map(key => (
        <Text
          as="button"
          tone="soft"
          textAlign="start"
          pointer
          key={key}
          type="button"
          className={styles.example}
          onClick={() => onPick(t(`sentence.${key}`))}
        >
          {t(`sentence.${key}`)}
        </Text>
      ))}
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        aria-label={t('sentence.hideExamples')}
        onClick={onHide}
      >
        <IconX size={14} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
