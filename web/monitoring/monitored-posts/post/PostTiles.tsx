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
import { Box, Grid, Text } from '../../../ui/box/Box.tsx';
import styles from './post.module.css';

type Derived = 'gained' | 'engagement' | 'usual' | 'forecast';

/** The latest figures, and those calculated from the metric history, each with its calculation. */
export function PostTiles({ post }: { post: MonitorPost }) {
  const { t } = useTranslation('monitors');
  const forecastText = useForecastText();
  const { plays, likes, comments, shares, forecast, usualRatioBp, gainedLastDay, engagementBp } = post;
  const figures = { plays, likes, comments, shares };
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
    <Grid as="dl" clip border ground="surface" className={styles.tiles}>
      {Object.entries(figures).map(([name, value]) => (
        <Box py={14} px={16} lined key={name} className={styles.tile}>
          <dt>{t(`figure.${name as keyof typeof figures}`)}</dt>
          <Text as="dd" weight={600} leading="normal" className={styles.value}>
            <Count value={value} />
          </Text>
        </Box>
      ))}
      {derived.map(([key, value, below]) => (
        <Box py={14} px={16} lined key={key} className={styles.tile}>
          <dt>
            <Explained name={t(`postTile.${key}`, inputs)}>
              <p>{t(`postTile.about.${key}`, inputs)}</p>
              {key === 'forecast' && forecast && (
                <Box as="p" mt={8}>
                  {forecastText(forecast)}
                </Box>
              )}
              {post.isHeldBack && (
                <Box as="p" mt={8}>
                  {t('heldBack.why')}
                </Box>
              )}
            </Explained>
          </dt>
          <Text as="dd" weight={600} leading="normal" className={styles.value}>
            {post.isHeldBack ? <HeldBack /> : value}
          </Text>
          {below && !post.isHeldBack && (
            <Text as="dd" size="sm" tone="faint" leading="relaxed">
              {below}
            </Text>
          )}
        </Box>
      ))}
    </Grid>
  );
}
