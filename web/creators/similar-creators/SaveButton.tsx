import { ActionIcon, Tooltip } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { nameOf, type ShownCreator } from '../shared/shown-creator.ts';
import styles from '../shared/rows/columns.module.css';

/** A star, filled if the creator is in a list. */
export function SaveButton({ row, onSave }: { row: ShownCreator; onSave: () => void }) {
  const { t } = useTranslation('team-creators');
  const isSaved = row.marks.lists.length > 0;
  const Star = isSaved ? IconStarFilled : IconStar;
  return (
    <Tooltip label={t('action.save')}>
      <ActionIcon
        variant="default"
        size={30}
        aria-label={t('action.saveOf', { name: nameOf(row) })}
        onClick={onSave}
      >
        <Star size={16} stroke={1.6} className={isSaved ? styles.saved : undefined} />
      </ActionIcon>
    </Tooltip>
  );
}
