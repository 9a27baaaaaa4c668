import { useTranslation } from 'react-i18next';
import { compactCount, fullCount, percentOfBp, ratioOfBp } from '../../../../contract/core/format.ts';
import { Card } from '../../../ui/page/Card.tsx';
import type { PostFigures } from '../queries.ts';
import styles from './content.module.css';

const sides = ['organic', 'sponsored'] as const;

/** The results of sponsored posts compared with the others: medians, with the number of posts. */
export function AdsCard({ data }: { data: PostFigures }) {
  const { t } = useTranslation('insights');
  const most = Math.max(1, ...sides.map(side => data[side].medianPlays ?? 0));
  const [paid, free] = [data.sponsored.medianPlays, data.organic.medianPlays];
  return (
    <Card title={t('content.ads')} aside={t('content.medians')}>
      {data.sponsored.posts ? (
        <>
          <table className={styles.sides}>
            <thead>
              <tr>
                <th scope="col">{t('content.kind.label')}</th>
                <th scope="col">{t('content.posts')}</th>
                <th scope="col">{t('content.medianPlays')}</th>
                <th scope="col">{t('content.medianInteraction')}</th>
              </tr>
            </thead>
            <tbody>
              {sides.map(side => (
                <tr key={side}>
                  <th scope="row">{t(`mix.${side}`)}</th>
                  <td>{data[side].posts}</td>
                  <td title={fullCount(data[side].medianPlays)}>
                    {compactCount(data[side].medianPlays)}
                    <span
                      className={styles.sideBar}
                      data-side={side}
                      style={{ width: `${((data[side].medianPlays ?? 0) / most) * 100}%` }}
                    />
                  </td>
                  <td>{percentOfBp(data[side].medianInteractionBp)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {paid !== null && free ? (
            <p className={styles.note}>
              {t('content.adsRatio', { ratio: ratioOfBp(Math.round((paid / free) * 10_000)) })}
            </p>
          ) : null}
        </>
      ) : (
        <p className={styles.none}>{t('content.noAds', { count: data.organic.posts })}</p>
      )}
    </Card>
  );
}
