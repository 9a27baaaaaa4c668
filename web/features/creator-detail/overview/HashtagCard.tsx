import { useTranslation } from 'react-i18next';
import type { Figures } from '../../../../contract/figures.ts';
import { limits } from '../../../../contract/limits.ts';
import { Card } from '../../../ui/Card.tsx';
import styles from './Cards.module.css';

/** The hashtags used most, with in how many of the posts. */
export function HashtagCard({ hashtags }: { hashtags: Figures['topHashtags'] }) {
  const { t } = useTranslation('creators');
  const most = Math.max(1, ...hashtags.map(each => each.posts));
  return (
    <Card title={t('hashtags.title')} aside={t('hashtags.window', { count: limits.hashtagPosts })}>
      {hashtags.length ? (
        <ul className={styles.bars}>
          {hashtags.map(({ tag, posts }) => (
            <li key={tag}>
              <span className={styles.tag} title={`#${tag}`}>
                #{tag}
              </span>
              <span className={styles.track}>
                <span className={styles.bar} style={{ width: `${(posts / most) * 100}%` }} />
              </span>
              <span title={t('hashtags.posts', { count: posts })}>{posts}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>{t('hashtags.none')}</p>
      )}
    </Card>
  );
}
