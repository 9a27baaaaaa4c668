import { useTranslation } from 'react-i18next';
import type { ReportContent } from '../../../../contract/creators/reports.ts';
import { compactCount, fullCount, percentOfBp } from '../../../../contract/core/format.ts';
import { Text } from '../../../ui/box/Box.tsx';
import styles from '../report.module.css';
import tables from './tables.module.css';
import { Part } from './Part.tsx';

type Details = ReportContent['details'][string];

/** The reach of sponsored posts compared with the others. */
export function SponsoredPart({ brands }: { brands: Details['brands'] }) {
  const { t } = useTranslation('reports');
  const { sponsored, organic, posts } = brands;
  const rows = [
    { name: t('posts.sponsored'), ...sponsored },
    { name: t('posts.organic'), ...organic },
  ];
  return (
    <Part title={t('sponsored.title')} aside={t('sponsored.aside', { count: posts })}>
      {sponsored.posts === 0 ? (
        <Text size="xs" tone="soft">
          {posts === 0 ? t('posts.none') : t('sponsored.none')}
        </Text>
      ) : (
        <>
          <table className={tables.table}>
            <thead>
              <tr>
                <th scope="col">{t('sponsored.kind')}</th>
                <th scope="col">{t('posts', { ns: 'common' })}</th>
                <th scope="col">{t('sponsored.medianPlays')}</th>
                <th scope="col">{t('sponsored.medianInteraction')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(row => (
                <tr key={row.name}>
                  <th scope="row">{row.name}</th>
                  <td>{fullCount(row.posts)}</td>
                  <td>{compactCount(row.medianPlays)}</td>
                  <td>{percentOfBp(row.medianInteractionBp)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Text size="xs" tone="soft" className={styles.note}>
            {t('sponsored.found', {
              platform: fullCount(sponsored.byPlatform),
              caption: fullCount(sponsored.byCaption),
            })}
          </Text>
        </>
      )}
    </Part>
  );
}
