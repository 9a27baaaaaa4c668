import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { day } from '../../../contract/format.ts';
import type { List } from '../../../contract/lists.ts';
import { paths } from '../../paths.ts';
import { Bone } from '../../ui/Bone.tsx';
import { ListState } from './ListCard.tsx';
import { ListMenu } from './ListMenu.tsx';
import styles from './lists.module.css';

/** Which list it is, and what can be done with it as a whole. */
export function ListHead({ list }: { list: List | undefined }) {
  const { t } = useTranslation('lists');
  const navigate = useNavigate();
  return (
    <>
      <nav className={styles.crumbs} aria-label={t('crumbs')}>
        <Link to={paths.lists()}>{t('title')}</Link>
        <span aria-hidden>›</span>
        {list ? <span aria-current="page">{list.name}</span> : <Bone width={90} />}
      </nav>
      <header className={styles.listHead} data-list-color={list?.color}>
        <div>
          {list ? (
            <>
              <h1>
                {list.name} <ListState list={list} />
              </h1>
              <p>
                {list.description && `${list.description} · `}
                {t('madeBy', { name: list.createdBy || t('gone'), day: day(list.createdAt) })}
              </p>
              {list.readOnly && <p className={styles.why}>{t('readOnly.about')}</p>}
              {list.archivedAt && <p className={styles.why}>{t('archivedAbout')}</p>}
            </>
          ) : (
            <>
              <Bone width={200} height={28} />
              <Bone width={260} height={16} />
            </>
          )}
        </div>
        {list && <ListMenu list={list} onDeleted={() => void navigate(paths.lists())} />}
      </header>
    </>
  );
}
