import { Button, Popover, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLists } from '../../../creators/shared/queries.ts';
import { platformNames, platforms } from '../../../layout/search/platform-names.ts';
import { Avatar } from '../../../ui/labels/Avatar.tsx';
import { SelectBox } from '../../../ui/forms/choices/SelectBox.tsx';
import { useCreatorSearch } from '../queries.ts';
import { Group, Text } from '../../../ui/box/Box.tsx';
import styles from './template.module.css';

interface Face {
  id: number;
  name: string;
  avatarUrl: string;
}

const maxFaces = 8;

/** Chooses the creator of the preview, from the team's lists or by search. */
export function CreatorPicker({ onChoose }: { onChoose: (id: number) => void }) {
  const { t } = useTranslation('mail-templates');
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={320} trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" size="xs" aria-haspopup="dialog" onClick={() => setOpened(is => !is)}>
          {t('preview.change')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('preview.choose')} className={styles.picker}>
        <Choices
          onChoose={id => {
            setOpened(false);
            onChoose(id);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

function Choices({ onChoose }: { onChoose: (id: number) => void }) {
  const { t } = useTranslation('mail-templates');
  const { data: lists } = useLists();
  const search = useCreatorSearch();
  const [typed, setTyped] = useState('');
  const [platform, setPlatform] = useState<(typeof platforms)[number]>('tiktok');
  const inLists = new Map(lists?.lists.flatMap(({ faces }) => faces).map(face => [face.id, face]));
  const found = search.data?.creators.map(({ id, name, handle, avatarUrl }) => ({
    id,
    name: name || handle,
    avatarUrl,
  }));
  const shown: Face[] = (found ?? [...inLists.values()]).slice(0, maxFaces);
  return (
    <>
      <form
        className={styles.pickerSearch}
        onSubmit={event => {
          event.preventDefault();
          if (typed.trim()) search.mutate({ platform, keyword: typed.trim() });
        }}
      >
        <TextInput
          type="search"
          size="sm"
          data-autofocus
          aria-label={t('preview.search')}
          placeholder={t('preview.search')}
          description={search.error?.message ?? t('preview.searchHint')}
          inputWrapperOrder={['input', 'description']}
          maxLength={100}
          value={typed}
          onChange={event => setTyped(event.currentTarget.value)}
        />
        <SelectBox
          label={t('platform', { ns: 'common' })}
          value={platform}
          options={platforms.map(each => ({ value: each, label: platformNames[each] }))}
          onChange={value => setPlatform(platforms.find(each => each === value) ?? 'tiktok')}
        />
      </form>
      <Text size="sm" tone="soft" className={styles.hint} role="status">
        {found
          ? t(found.length ? 'preview.found' : 'preview.noneFound')
          : t(shown.length ? 'preview.fromLists' : 'preview.noLists')}
      </Text>
      <ul className={styles.faces}>
        {shown.map(({ id, name, avatarUrl }) => (
          <li key={id}>
            <Group
              as="button"
              gap={10}
              tone="ink"
              textAlign="start"
              plain
              full
              py={4}
              px={6}
              pointer
              type="button"
              onClick={() => onChoose(id)}
            >
              <Avatar name={name} src={avatarUrl} size={28} />
              <bdi>{name}</bdi>
            </Group>
          </li>
        ))}
      </ul>
    </>
  );
}
