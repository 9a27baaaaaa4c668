import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { absent } from '../../../contract/core/format.ts';
import type { ComparedCreator, Comparison } from '../../../contract/creators/comparison.ts';
import { nameOf } from '../shared/shown-creator.ts';
import { Avatar } from '../../ui/labels/Avatar.tsx';
import { Card } from '../../ui/page/Card.tsx';
import { LinkButton } from '../../ui/navigation/LinkButton.tsx';
import { Scrollable } from '../../ui/tables/Scrollable.tsx';
import styles from './overlap.module.css';

/** This many are shown before "show all". */
const fewest = 10;

export interface OverlapCardProps {
  kind: 'hashtags' | 'brands';
  creators: readonly ComparedCreator[];
  shared: Comparison['sharedHashtags'];
}

/** What at least two of them have, and which ones. */
export function OverlapCard({ kind, creators, shared }: OverlapCardProps) {
  const { t } = useTranslation('comparison');
  const [areAll, setAll] = useState(false);
  const title = t(`overlap.${kind}`);
  return (
    <Card title={title} aside={t(`overlap.about.${kind}`)}>
      {shared.length ? (
        <>
          <Scrollable className={styles.scroller} aria-label={title}>
            <table className={styles.table} aria-label={title}>
              <thead>
                <tr>
                  <th scope="col">{t(`overlap.value.${kind}`)}</th>
                  {creators.map(creator => (
                    <th key={creator.id} scope="col" title={nameOf(creator)}>
                      <Avatar name={nameOf(creator)} src={creator.avatarUrl} size={24} />
                      <span className={styles.unseen}>{nameOf(creator)}</span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {(areAll ? shared : shared.slice(0, fewest)).map(({ value, creators: having }) => (
                  <tr key={value}>
                    <th scope="row">
                      <bdi>{kind === 'hashtags' ? `#${value}` : value}</bdi>
                    </th>
                    {creators.map(({ id }) => (
                      <td key={id}>
                        {having.includes(id) ? (
                          <IconCheck size={16} role="img" aria-label={t('overlap.has')} />
                        ) : (
                          absent
                        )}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </Scrollable>
          {!areAll && shared.length > fewest && (
            <LinkButton onClick={() => setAll(true)}>{t('overlap.all', { count: shared.length })}</LinkButton>
          )}
        </>
      ) : (
        <p className={styles.none}>{t(`overlap.none.${kind}`)}</p>
      )}
    </Card>
  );
}
