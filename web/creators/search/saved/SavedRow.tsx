import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SavedSearch } from '../../../../contract/creators/saved-searches.ts';
import { searchPlatformName } from '../../../layout/search/platform-names.ts';
import { paths } from '../../../app/paths.ts';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './saved.module.css';
import { newNumber } from './saved-text.ts';

export interface SavedRowProps {
  search: SavedSearch;
  /** The filters of the search in words. */
  words: string;
  isCurrent: boolean;
  onOpen: () => void;
  onRename: () => void;
  onDelete: () => void;
}

/** A saved search: its link, its count of new creators and its actions. */
export function SavedRow({ search, words, isCurrent, onOpen, onRename, onDelete }: SavedRowProps) {
  const { t } = useTranslation('saved-searches');
  const { name, platform, query, newCreators } = search;
  return (
    <Group as="li" gap={4} className={styles.row}>
      <Stack gap={2} grow shrink>
        <Group as="span" gap={4} columnGap={8} wrap weight={600} breaks className={styles.name}>
          <Link
            to={paths.search(platform, query)}
            aria-current={isCurrent ? 'page' : undefined}
            onClick={onOpen}
          >
            {name}
          </Link>
          {newCreators > 0 && (
            <Tag tone="accent">{t('new', { count: newCreators, number: newNumber(newCreators) })}</Tag>
          )}
        </Group>
        <Text as="span" size="sm" tone="soft" breaks>
          {searchPlatformName(platform)} · {words || t('everybody')}
        </Text>
      </Stack>
      <ActionIcon variant="subtle" color="gray" aria-label={t('rename', { name })} onClick={onRename}>
        <IconPencil size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="subtle" color="gray" aria-label={t('delete', { name })} onClick={onDelete}>
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
