import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { day, fullCount } from '../../../contract/core/format.ts';
import type { List } from '../../../contract/creators/lists.ts';
import { paths } from '../../app/paths.ts';
import { Avatar } from '../../ui/labels/Avatar.tsx';
import { Tag } from '../../ui/labels/Tag.tsx';
import { ListMenu } from './ListMenu.tsx';
import styles from './lists.module.css';

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
    <article className={styles.card} data-list-color={color} aria-label={name}>
      <header>
        <h2>
          <Link to={paths.list(list.id)}>{name}</Link>
        </h2>
        <ListMenu list={list} />
      </header>
      <p className={styles.description}>{description || t('noDescription')}</p>
      <div className={styles.state}>
        <strong>{t('members', { count: members, number: fullCount(members) })}</strong>
        <span className={styles.faces} aria-hidden>
          {faces.map(face => (
            <Avatar key={face.id} name={face.name} src={face.avatarUrl} size={26} />
          ))}
        </span>
      </div>
      <footer>
        <ListState list={list} />
        <span>{t('madeBy', { name: createdBy || t('gone'), day: day(createdAt) })}</span>
      </footer>
      {list.readOnly && <p className={styles.why}>{t('readOnly.about')}</p>}
    </article>
  );
}
