import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ThreadRow } from '../../../../contract/inbox/threads.ts';
import { useMailboxes } from '../../mailboxes/mailbox-queries.ts';
import { FilterRow } from '../../../ui/filters/FilterRow.tsx';
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx';
import { hasFilter, type InboxFilter, noFilter } from '../inbox-address.ts';
import { useLabels } from '../queries.ts';
import { nameOfThread } from '../thread-text.ts';
import { Group, Text } from '../../../ui/box/Box.tsx';
import styles from './list.module.css';

export interface FilterChipsProps {
  filter: InboxFilter;
  rows: readonly ThreadRow[];
  onChange: (by: Partial<InboxFilter>) => void;
}

/** The filters of the list, each with a button to remove it. */
export function FilterChips({ filter, rows, onChange }: FilterChipsProps) {
  const { t } = useTranslation('inbox');
  const mailboxes = useMailboxes().data?.mailboxes;
  const labels = useLabels().data?.labels;
  if (!hasFilter(filter)) return null;
  const { senderId, label, creatorId, taskId, q } = filter;
  const orNumber = (name: string | undefined, id: number | null) => name ?? t('filter.gone', { id });
  const ofCreator = rows.find(({ creator }) => creator?.id === creatorId);
  const chips = [
    senderId !== null && {
      key: 'senderId',
      words: t('filter.sender', {
        value: orNumber(mailboxes?.find(each => each.senderId === senderId)?.address, senderId),
      }),
    },
    label !== null && {
      key: 'label',
      words: t('filter.label', { value: orNumber(labels?.find(({ id }) => id === label)?.name, label) }),
    },
    creatorId !== null && {
      key: 'creatorId',
      words: t('filter.creator', { value: orNumber(ofCreator && nameOfThread(ofCreator), creatorId) }),
    },
    taskId !== null && {
      key: 'taskId',
      words: t('filter.task', {
        value: orNumber(rows.find(({ task }) => task?.id === taskId)?.task?.name, taskId),
      }),
    },
    q !== '' && { key: 'q', words: t('filter.q', { value: q }) },
  ].filter(chip => chip !== false);
  return (
    <FilterRow label={t('filters', { ns: 'common' })}>
      {chips.map(({ key, words }) => (
        <Group
          as="span"
          inline
          size="sm"
          weight={600}
          tone="accent"
          ground="accent"
          key={key}
          className={styles.chip}
        >
          <Text as="bdi" truncate>
            {words}
          </Text>
          <Group
            as="button"
            inline
            justify="center"
            p={0}
            pointer
            type="button"
            aria-label={t('filter.remove', { value: words })}
            onClick={() => onChange({ [key]: key === 'q' ? '' : null })}
          >
            <IconX size={14} aria-hidden />
          </Group>
        </Group>
      ))}
      <LinkButton onClick={() => onChange(noFilter)}>{t('filter.clearAll')}</LinkButton>
    </FilterRow>
  );
}
