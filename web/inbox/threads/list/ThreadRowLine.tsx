import { IconPaperclip } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dateTime } from '../../../../contract/core/format.ts';
import type { Label, ThreadRow } from '../../../../contract/inbox/threads.ts';
import { Avatar } from '../../../ui/labels/Avatar.tsx';
import { siteNow } from '../../../ui/dates/site-clock.ts';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { KindTag } from '../KindTag.tsx';
import { LabelChip } from '../LabelChip.tsx';
import { ShortMoment } from '../ShortMoment.tsx';
import { isSnoozed, nameOfThread } from '../thread-text.ts';
import { Box, Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './list.module.css';

export interface ThreadRowLineProps {
  row: ThreadRow;
  labels: readonly Label[];
  to: { search: string };
  isOpen: boolean;
  /** The row that Tab reaches. */
  isActive: boolean;
  isSelected: boolean;
  onSelect: (isSelected: boolean, isRange: boolean) => void;
  onFocus: () => void;
  onOpen: () => void;
}

const shownLabels = 2;

function Marks({ row, labels }: Pick<ThreadRowLineProps, 'row' | 'labels'>) {
  const { t } = useTranslation('inbox');
  const own = labels.filter(({ id }) => row.labels.includes(id));
  const { assignedTo, snoozedUntil } = row;
  const isOff = isSnoozed(row, siteNow());
  if (!own.length && !assignedTo && !isOff) return null;
  return (
    <Group as="span" gap={4} align="stretch" wrap shrink className={styles.marks}>
      {own.slice(0, shownLabels).map(label => (
        <LabelChip key={label.id} label={label} />
      ))}
      {own.length > shownLabels && <Tag>+{own.length - shownLabels}</Tag>}
      {assignedTo && <Tag>{t('list.assigned', { name: assignedTo.name })}</Tag>}
      {isOff && <Tag tone="warn">{t('list.until', { at: dateTime(snoozedUntil).slice(5) })}</Tag>}
    </Group>
  );
}

/** A conversation in the list: participant, subject, kind and the start of its text. */
export function ThreadRowLine(props: ThreadRowLineProps) {
  const { row, labels, to, isOpen, isActive, isSelected, onSelect, onFocus, onOpen } = props;
  const { t } = useTranslation('inbox');
  const name = nameOfThread(row) || t('noName');
  const reach = isActive ? 0 : -1;
  return (
    <Group
      as="li"
      align="start"
      className={styles.row}
      data-open={isOpen || undefined}
      data-unread={row.unread > 0 || undefined}
    >
      <Group as="label" inline justify="center" fixed pointer className={styles.checkbox}>
        <input
          type="checkbox"
          tabIndex={reach}
          aria-label={t('list.select', { name })}
          checked={isSelected}
          onChange={({ currentTarget, nativeEvent }) =>
            onSelect(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      </Group>
      <Group
        as={Link}
        gap={10}
        align="stretch"
        grow
        shrink
        tone="soft"
        id={`thread-${row.id}`}
        to={to}
        tabIndex={reach}
        aria-current={isOpen || undefined}
        className={styles.link}
        onFocus={onFocus}
        onClick={onOpen}
      >
        <Avatar name={name} src={row.creator?.avatarUrl} size={34} />
        <Stack as="span" grow shrink className={styles.words}>
          <Group as="span" gap={6} shrink className={styles.first}>
            {row.unread > 0 && (
              <Box as="span" visuallyHidden>
                {t('list.unread')}
              </Box>
            )}
            <Text as="bdi" shrink tone="ink" truncate className={styles.name}>
              {name}
            </Text>
            {row.mails > 1 && (
              <Text
                as="span"
                fixed
                size="xs"
                tone="faint"
                className={styles.mails}
                title={t('list.mails', { count: row.mails })}
              >
                {row.mails}
              </Text>
            )}
            {row.hasFiles && <IconPaperclip size={14} stroke={1.6} role="img" aria-label={t('list.files')} />}
            <Text as="span" fixed size="xs" tone="faint" push className={styles.when}>
              <ShortMoment at={row.lastAt} />
            </Text>
          </Group>
          <Group as="span" gap={6} shrink className={styles.second}>
            <Text as="bdi" grow shrink tone="ink" truncate className={styles.subject}>
              {row.subject || t('noSubject')}
            </Text>
            <KindTag kind={row.kind} />
          </Group>
          <Text as="span" block shrink size="sm" tone="faint" truncate className={styles.snippet}>
            <Box as="bdi" block>
              {row.snippet}
            </Box>
          </Text>
          <Marks row={row} labels={labels} />
        </Stack>
      </Group>
    </Group>
  );
}
