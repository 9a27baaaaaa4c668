import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { MailFile, MailRound } from '../../../../contract/outreach/mail-content.ts';
import { RoundCard } from './RoundCard.tsx';
import { changedRound, moved, maxRounds, newRound, without } from './rounds.ts';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './rounds.module.css';

export interface RoundsEditorProps {
  rounds: readonly MailRound[];
  /** The data of attachments. */
  files: readonly MailFile[];
  /** From 1; 0 if all are closed. */
  open: number;
  onOpen: (round: number) => void;
  /** Updates the current rounds. */
  onChange: (change: (rounds: readonly MailRound[]) => MailRound[]) => void;
  onFiles: (files: readonly MailFile[]) => void;
}

/**
 * The first mail and its follow-ups on a line, one of them open. The page loads the texts `mail-tasks`, `mail-texts`
 * and `rich-text`.
 */
export function RoundsEditor({ rounds, files, open, onOpen, onChange, onFiles }: RoundsEditorProps) {
  const { t } = useTranslation('mail-tasks');
  return (
    <>
      <Stack as="ol" aria-label={t('rounds.label')}>
        {rounds.map((round, at) => (
          <RoundCard
            // oxlint-disable-next-line react/no-array-index-key -- a round is its place in the order
            key={at}
            rounds={rounds}
            round={round}
            at={at}
            files={files}
            isOpen={open === at + 1}
            onToggle={() => onOpen(open === at + 1 ? 0 : at + 1)}
            onChange={by => onChange(now => changedRound(now, at, by))}
            onFiles={onFiles}
            onMove={by => {
              onChange(now => moved(now, at, by));
              onOpen(at + 1 + by);
            }}
            onRemove={() => {
              onChange(now => without(now, at));
              onOpen(Math.min(at, rounds.length - 1));
            }}
          />
        ))}
      </Stack>
      <div className={styles.add}>
        {rounds.length < maxRounds ? (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
            onClick={() => {
              onChange(now => [...now, newRound()]);
              onOpen(rounds.length + 1);
            }}
          >
            {t('rounds.add')}
          </Button>
        ) : (
          <Text size="md" tone="soft" leading="relaxed">
            {t('rounds.most', { max: maxRounds })}
          </Text>
        )}
      </div>
    </>
  );
}
