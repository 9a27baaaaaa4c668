import { Button, CloseButton } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { CreatorSearch, type FoundCreator } from '../../../creators/shared/CreatorSearch.tsx';
import { Avatar } from '../../../ui/labels/Avatar.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './LinkForm.module.css';

export interface CreatorFieldProps {
  creator: FoundCreator | null;
  fault: string | undefined;
  onChange: (creator: FoundCreator | null) => void;
}

/** The creator of the link, chosen in a dialog. */
export function CreatorField({ creator, fault, onChange }: CreatorFieldProps) {
  const { t } = useTranslation('short-links');
  const opener = useRef<HTMLButtonElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const words = {
    keyword: t('creator.keyword'),
    platform: t('platform', { ns: 'common' }),
    search: t('search', { ns: 'common' }),
    results: t('creator.results'),
    none: t('creator.none'),
    choose: (name: string) => t('creator.choose', { name }),
  };
  return (
    <Stack role="group" aria-label={t('form.creator')}>
      <Text as="span" weight={600} mb={6} className={styles.label}>
        {t('form.creator')}
      </Text>
      <Group gap={8} columnGap={12} wrap>
        {creator && (
          <Group as="span" inline gap={8} shrink>
            <Avatar name={creator.name} src={creator.avatarUrl} size={26} />
            <Text as="bdi" breaks>
              {creator.name}
            </Text>
            <CloseButton
              size="sm"
              aria-label={t('creator.remove', { name: creator.name })}
              title={t('creator.remove', { name: creator.name })}
              onClick={() => {
                onChange(null);
                opener.current?.focus();
              }}
            />
          </Group>
        )}
        <Button
          ref={opener}
          variant="default"
          leftSection={<IconUserSearch size={16} stroke={1.6} aria-hidden />}
          onClick={() => setChoosing(true)}
        >
          {t(creator ? 'creator.change' : 'creator.open')}
        </Button>
      </Group>
      <Text size="sm" tone="faint" mt={4} className={styles.below} data-faulty={fault ? true : undefined}>
        {fault ?? t('creator.hint')}
      </Text>
      {isChoosing &&
        // The dialog contains a form, and forms must not be nested.
        createPortal(
          <FormDialog title={t('creator.title')} onClose={() => setChoosing(false)}>
            <CreatorSearch
              words={words}
              onChoose={found => {
                onChange(found);
                setChoosing(false);
              }}
            />
          </FormDialog>,
          document.body,
        )}
    </Stack>
  );
}
