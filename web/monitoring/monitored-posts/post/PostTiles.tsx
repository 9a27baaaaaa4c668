import { forecastDays } from '../../../../contract/catalogue/post-metrics.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { absent, compactCount, fullCount, percentOfBp } from '../../../../contract/core/format.ts';
import type { MonitorPost } from '../../../../contract/monitoring/monitored-posts.ts';
import { useForecastText } from '../../shared/states/ForecastText.tsx';
import { HeldBack } from '../../shared/states/HeldBack.tsx';
import { Count } from '../../../ui/figures/Count.tsx';
import { Explained } from '../../../ui/overlays/Explained.tsx';
import { timesOf } from '../../shared/projects/times-text.ts';
import styles from './post.module.css';

type Derived = 'gained' | 'engagement' | 'usual' | 'forecast';

/** The latest figures, and those calculated from the metric history, each with its calculation. */
export function PostTiles({ post }: { post: MonitorPost }) {
  const { t } = useTranslation('monitors');
  const forecastText = useForecastText();
  const { plays, likes, comments, shares, forecast, usualRatioBp, gainedLastDay, engagementBp } = post;
  const told = { plays, likes, comments, shares };
  const inputs = {
    day: forecastDays,
    plays: fullCount(plays),
    likes: fullCount(likes),
    comments: fullCount(comments),
    shares: fullCount(shares),
    times: timesOf(usualRatioBp),
  };
  const derived: [key: Derived, value: ReactNode, below?: string][] = [
    ['gained', <Count key="gained" value={gainedLastDay} />],
    ['engagement', percentOfBp(engagementBp)],
    ['usual', timesOf(usualRatioBp)],
    [
      'forecast',
      forecast ? <Count key="forecast" value={forecast.expected} /> : absent,
      forecast
        ? t('forecast.range', { low: compactCount(forecast.low), high: compactCount(forecast.high) })
        : undefined,
    ],
  ];
  return (
    <dl className={styles.tiles}>
      {Object.entries(told).map(([name, value]) => (
        <div key={name} className={styles.tile}>
          <dt>{t(`figure.${name as keyof typeof told}`)}</dt>
          <dd className={styles.value}>
            <Count value={value} />
          </dd>
        </div>
      ))}
      {derived.map(([key, value, below]) => (
        <div key={key} className={styles.tile}>
          <dt>
            <Explained name={t(`postTile.${key}`, inputs)}>
              <p>{t(`postTile.about.${key}`, inputs)}</p>
              {key === 'forecast' && forecast && <p className={styles.more}>{forecastText(forecast)}</p>}
              {post.isHeldBack && <p className={styles.more}>{t('heldBack.why')}</p>}
            </Explained>
          </dt>
          <dd className={styles.value}>{post.isHeldBack ? <HeldBack /> : value}</dd>
          {below && !post.isHeldBack && <dd className={styles.small}>{below}</dd>}
        </div>
      ))}
    </dl>
  );
}
