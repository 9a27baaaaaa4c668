import { forecastDays } from '../../../../contract/catalogue/post-metrics.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { absent, compactCount, fullCount, percentOfBp } from '../../../../contract/core/format.ts';
import { Count } from '../../../ui/figures/Count.tsx';
import { Explained } from '../../../ui/overlays/Explained.tsx';
import type { ProjectView } from '../../shared/projects/queries.ts';
import { Box, Grid, Text } from '../../../ui/box/Box.tsx';
import five from '../../../ui/figures/five-tiles.module.css';

interface Tile {
  key: 'plays' | 'gained' | 'engagements' | 'engagement' | 'forecast';
  value: ReactNode;
  below: string;
  /** For the explanation of the calculation. */
  inputs?: Record<string, string | number>;
}

/** Likes, comments and shares together; null if none was reported. */
function sumOf(...counts: (number | null)[]): number | null {
  const known = counts.filter(count => count !== null);
  return known.length ? known.reduce((sum, count) => sum + count, 0) : null;
}

/** The figures of all posts, each with its calculation. */
export function Tiles({ view: { project, days, forecast, linksLimit } }: { view: ProjectView }) {
  const { t } = useTranslation('monitors');
  const { figures, posts, heldBack } = project;
  const { plays, likes, comments, shares, engagementBp } = figures;
  const today = days.at(-1);
  const counted = { count: figures.posts, number: fullCount(figures.posts) };
  const tiles: Tile[] = [
    {
      key: 'plays',
      value: <Count value={plays} />,
      below: t('tile.below.plays', {
        count: posts,
        number: fullCount(posts),
        limit: fullCount(linksLimit),
      }),
    },
    {
      key: 'gained',
      value: <Count value={today?.playsGained} />,
      below: today?.day ?? absent,
    },
    {
      key: 'engagements',
      value: <Count value={sumOf(likes, comments, shares)} />,
      below: t('tile.below.engagements', {
        likes: compactCount(likes),
        comments: compactCount(comments),
        shares: compactCount(shares),
      }),
    },
    { key: 'engagement', value: percentOfBp(engagementBp), below: t('tile.below.engagement') },
    {
      key: 'forecast',
      value: forecast ? <Count value={forecast.expected} /> : absent,
      below: forecast
        ? t('tile.below.forecast', {
            count: forecast.posts,
            number: fullCount(forecast.posts),
            low: compactCount(forecast.low),
            high: compactCount(forecast.high),
          })
        : t('tile.below.noForecast'),
      inputs: { day: forecastDays },
    },
  ];
  return (
    <Grid as="dl" clip border ground="surface" className={five.tiles}>
      {tiles.map(({ key, value, below, inputs }) => (
        <Box py={14} px={18} lined key={key} className={five.tile}>
          <dt>
            <Explained name={t(`tile.${key}`)}>
              <p>{t(`tile.about.${key}`, { ...counted, ...inputs })}</p>
              {heldBack > 0 && (
                <Box as="p" mt={8}>
                  {t('tile.heldBack', { count: heldBack, number: fullCount(heldBack) })}
                </Box>
              )}
            </Explained>
          </dt>
          <Text as="dd" size="5xl" weight={600} leading="normal" className={five.value}>
            {value}
          </Text>
          <Text as="dd" size="sm" tone="soft" minH={19}>
            {below}
          </Text>
        </Box>
      ))}
    </Grid>
  );
}
