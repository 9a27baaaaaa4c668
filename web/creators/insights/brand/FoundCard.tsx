import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../contract/core/format.ts';
import { Card } from '../../../ui/page/Card.tsx';
import styles from './brand.module.css';
import type { BrandsReply } from './queries.ts';

/** How sponsored posts were recognised: by the platform's flag and by the caption, counted separately. */
export function FoundCard({ posts, sponsored }: Pick<BrandsReply, 'posts' | 'sponsored'>) {
  const { t } = useTranslation('insights');
  const lines = [
    { name: t('brand.byPlatform'), value: sponsored.byPlatform },
    { name: t('brand.byCaption'), value: sponsored.byCaption },
    { name: t('brand.withoutBrand'), value: sponsored.withoutBrand },
  ];
  return (
    <Card title={t('brand.found')} aside={t('brand.foundAside', { count: posts })}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('brand.all')}</dt>
          <dd>
            {fullCount(sponsored.posts)}{' '}
            <span className={styles.part}>{Math.round((sponsored.posts / posts) * 100)}%</span>
          </dd>
        </div>
        {lines.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fullCount(value)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('brand.foundNote')}</p>
    </Card>
  );
}
