import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { day, fullCount } from '../../../contract/core/format.ts';
import type { List } from '../../../contract/creators/lists.ts';
import { paths } from '../../app/paths.ts';
import { Avatar } from '../../ui/labels/Avatar.tsx';
import { Tag } from '../../ui/labels/Tag.tsx';
import { ListMenu } from './ListMenu.tsx';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './lists.module.css';
import { Allowed } from '../../session/Allowed.tsx';

/** Who sees a list, and whether it can be added to. */
export function ListState({ list }: { list: List }) {
  const { t } = useTranslation('lists');
  return (
    <>
      <Tag title={t(`visibilityAbout.${list.visibility}`)}>{t(`visibility.${list.visibility}`)}</Tag>
      {list.archivedAt && <Tag>{t('archivedTag')}</Tag>}
      {list.readOnly && (
        <Tag tone="warn" title={t('readOnly.about')}>
          {t('readOnly.tag')}
        </Tag>
      )}
    </>
  );
}

/** A list on the board: the whole card opens it. */
export function ListCard({ list }: { list: List }) {
  const { t } = useTranslation('lists');
  const { name, description, members, faces, createdBy, createdAt, color } = list;
  return (
    <Stack
      as="article"
      gap={10}
      shrink
      border
      radius="card"
      className={styles.card}
      data-list-color={color}
      aria-label={name}
    >
      <header>
        <h2>
          <Link to={paths.list(list.id)}>{name}</Link>
        </h2>
        <Allowed to="creators.edit">
          <ListMenu list={list} />
        </Allowed>
      </header>
      <Text grow size="md" tone="soft" clip breaks className={styles.description}>
        {description || t('noDescription')}
      </Text>
      <Group gap={8} justify="between" className={styles.state}>
        <Text as="strong" weight={600}>
          {t('members', { count: members, number: fullCount(members) })}
        </Text>
        <Group as="span" inline align="stretch" className={styles.faces} aria-hidden>
          {faces.map(face => (
            <Avatar key={face.id} name={face.name} src={face.avatarUrl} size={26} />
          ))}
        </Group>
      </Group>
      <Group as="footer" gap={4} columnGap={8} wrap size="sm" tone="faint">
        <ListState list={list} />
        <span>
          {t('madeBy', { name: createdBy || t('aDeletedAccount', { ns: 'common' }), day: day(createdAt) })}
        </span>
      </Group>
      {list.readOnly && <p className={styles.why}>{t('readOnly.about')}</p>}
    </Stack>
  );
}
