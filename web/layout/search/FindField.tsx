import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Group, Text } from '../../ui/box/Box.tsx';
import { FindDialog } from './FindDialog.tsx';
import styles from './FindField.module.css';
import { findKeys, useFindKeys } from './use-find-keys.ts';

/** Opens the palette, which finds everything: looks like a field, and is a button on phones. */
export function FindField() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useFindKeys(open);
  return (
    <>
      <Group
        as="button"
        gap={8}
        size="md"
        tone="faint"
        border
        radius="control"
        ground="head"
        pointer
        type="button"
        className={styles.field}
        aria-label={t('find.label')}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={open}
      >
        <IconSearch size={16} stroke={1.6} aria-hidden />
        <Text as="span" grow shrink truncate textAlign="start">
          {t('find.label')}
        </Text>
        <Text
          as="kbd"
          data-keys={findKeys}
          fixed
          tone="faint"
          py={0}
          px={6}
          border
          radius="tag"
          ground="surface"
        />
      </Group>
      {isOpen && <FindDialog onClose={() => setOpen(false)} />}
    </>
  );
}
