import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconChevronDown, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailFile, MailRound } from '../../../../contract/outreach/mail-content.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { Box, Grid, Group, Text } from '../../../ui/box/Box.tsx';
import styles from './rounds.module.css';
import { useRoundText } from './use-round-text.ts';
import { RoundFields } from './RoundFields.tsx';
import { isBlank, type RoundChange } from './rounds.ts';

export interface RoundCardProps {
  /** The first is the first mail. */
  rounds: readonly MailRound[];
  round: MailRound;
  /** From 0. */
  at: number;
  files: readonly MailFile[];
  isOpen: boolean;
  onToggle: () => void;
  onChange: (by: RoundChange) => void;
  onFiles: (files: readonly MailFile[]) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** A round: closed, it shows its timing and what is missing; open, it can be edited. */
export function RoundCard(props: RoundCardProps) {
  const { rounds, round, at, files, isOpen, onToggle, onChange, onFiles, onMove, onRemove } = props;
  const { t } = useTranslation('mail-tasks');
  const { t: words } = useTranslation('mail-texts');
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const sentence = useRoundText()(round);
  const name = at ? words('round', { round: at + 1 }) : words('first');
  const first = rounds[0]?.subject.trim() ?? '';
  const isMissing = isBlank(round.html) || (at === 0 && !round.subject.trim());
  const shown = round.subject || (at && first ? t('rounds.re', { subject: first }) : t('rounds.noSubject'));
  const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;
  const button = { variant: 'subtle', color: 'gray', size: 32 } as const;
  const remove = () => (isBlank(round.html) && !round.subject ? onRemove() : setAsking(true));
  return (
    <li className={styles.round} data-open={isOpen || undefined}>
      <Grid as="span" size="md" tone="soft" ground="surface" className={styles.dot} aria-hidden>
        {at + 1}
      </Grid>
      <Box border ground="surface" radius="panel">
        <Group gap={6} className={styles.roundHead}>
          <Group
            as="button"
            gap={10}
            grow
            shrink
            tone="ink"
            textAlign="start"
            plain
            py={6}
            px={0}
            pointer
            type="button"
            className={styles.title}
            aria-expanded={isOpen}
            aria-controls={`${id}fields`}
            onClick={onToggle}
          >
            <span>
              <b>
                {name} {isMissing && <Tag tone="warn">{t('rounds.unfinished')}</Tag>}
              </b>
              <Text as="span" size="md" tone="soft">
                {at ? sentence : t('rounds.firstAbout')}
              </Text>
              {!isOpen && (
                <Text as="span" block size="md" tone="soft" truncate>
                  {shown}
                </Text>
              )}
            </span>
            <IconChevronDown size={18} stroke={1.6} className={styles.fold} aria-hidden />
          </Group>
          {at > 0 && (
            <>
              <ActionIcon
                {...button}
                disabled={at === 1}
                aria-label={t('rounds.up', { name })}
                onClick={() => onMove(-1)}
              >
                <IconArrowUp {...icon} />
              </ActionIcon>
              <ActionIcon
                {...button}
                disabled={at === rounds.length - 1}
                aria-label={t('rounds.down', { name })}
                onClick={() => onMove(1)}
              >
                <IconArrowDown {...icon} />
              </ActionIcon>
              <ActionIcon {...button} aria-label={t('rounds.remove', { name })} onClick={remove}>
                <IconTrash {...icon} />
              </ActionIcon>
            </>
          )}
        </Group>
        <div id={`${id}fields`} hidden={!isOpen}>
          {isOpen && (
            <RoundFields
              round={round}
              at={at}
              firstSubject={first}
              files={files}
              onChange={onChange}
              onFiles={onFiles}
            />
          )}
        </div>
      </Box>
      {isAsking && (
        <ConfirmDialog
          title={t('rounds.removeTitle', { name })}
          confirm={t('delete', { ns: 'common' })}
          isDangerous
          onConfirm={() => {
            setAsking(false);
            onRemove();
          }}
          onCancel={() => setAsking(false)}
        >
          {t('rounds.removeAbout')}
        </ConfirmDialog>
      )}
    </li>
  );
}
