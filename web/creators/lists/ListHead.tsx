import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { day, fullCount } from '../../../contract/core/format.ts';
import type { List } from '../../../contract/creators/lists.ts';
import { paths } from '../../app/paths.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Crumbs } from '../../ui/navigation/Crumbs.tsx';
import { ListState } from './ListCard.tsx';
import { ListMenu } from './ListMenu.tsx';
import { Group } from '../../ui/box/Box.tsx';
import styles from './lists.module.css';
import { Allowed } from '../../session/Allowed.tsx';

export interface ListHeadProps {
  list: List | undefined;
  /** How many colleagues have added to it. */
  collectors: number;
  onWrite: () => void;
  onExport: () => void;
  onSimilar: () => void;
}

/** The list, its figures, and the actions on the whole list. */
export function ListHead({ list, collectors, onWrite, onExport, onSimilar }: ListHeadProps) {
  const { t } = useTranslation('lists');
  const { t: similar } = useTranslation('similar');
  const navigate = useNavigate();
  return (
    <>
      <Crumbs above={[{ name: t('title'), to: paths.lists() }]}>
        {list ? list.name : <Skeleton width={90} />}
      </Crumbs>
      <Group
        as="header"
        gap={12}
        columnGap={24}
        align="start"
        justify="between"
        wrap
        className={styles.listHead}
        data-list-color={list?.color}
      >
        <div>
          {list ? (
            <>
              <Group as="h1" gap={4} columnGap={8} wrap size="4xl" breaks>
                {list.name} <ListState list={list} />
              </Group>
              <p>
                {list.description && `${list.description} · `}
                {t('members', { count: list.members, number: fullCount(list.members) })}
                {collectors > 1 && ` · ${t('collectors', { count: collectors })}`}
                {' · '}
                {t('madeBy', {
                  name: list.createdBy || t('aDeletedAccount', { ns: 'common' }),
                  day: day(list.createdAt),
                })}
              </p>
              {list.readOnly && <p className={styles.why}>{t('readOnly.about')}</p>}
              {list.archivedAt && <p className={styles.why}>{t('archivedAbout')}</p>}
            </>
          ) : (
            <>
              <Skeleton width={200} height={28} />
              <Skeleton width={260} height={16} />
            </>
          )}
        </div>
        {list && (
          <Group gap={4} wrap>
            <Allowed to="mail.send">
              <Button size="xs" disabled={!list.members} onClick={onWrite}>
                {t('writeAll')}
              </Button>
            </Allowed>
            <Allowed to="creators.edit">
              <Button component={Link} to={paths.search('tiktok')} variant="default" size="xs">
                {t('addMembers')}
              </Button>
            </Allowed>
            <Button variant="default" size="xs" disabled={!list.members} onClick={onSimilar}>
              {similar('list.open')}
            </Button>
            <Allowed to="data.export">
              <Button variant="default" size="xs" disabled={!list.members} onClick={onExport}>
                {t('exportAll')}
              </Button>
            </Allowed>
            <Allowed to="creators.edit">
              <ListMenu list={list} onDeleted={() => void navigate(paths.lists())} />
            </Allowed>
          </Group>
        )}
      </Group>
    </>
  );
}
