import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { compactCount } from '../../../../../contract/core/format.ts';
import { Card } from '../../../../ui/page/Card.tsx';
import { Chart } from '../../../../ui/charts/Chart.tsx';
import type { ChartColors } from '../../../../ui/charts/chart-colors.ts';
import { Segments } from '../../../../ui/forms/choices/Segments.tsx';
import type { PostFigures } from '../../queries.ts';
import { Box, Group, Text } from '../../../../ui/box/Box.tsx';
import styles from '../content.module.css';
import { type Measure, measures } from '../content-state.ts';
import { PostPointTable } from './PostPointTable.tsx';
import { timelineOption } from './timeline-option.ts';

interface TimelineProps {
  data: PostFigures;
  measure: Measure;
}

function Timeline({ data: { posts, usual }, measure }: TimelineProps) {
  const { t } = useTranslation('insights');
  const { t: creators } = useTranslation('creators');
  const points = useMemo(() => posts.filter(post => post[measure] !== null).toReversed(), [posts, measure]);
  const words = useMemo(
    () => ({
      plays: creators('post.plays'),
      likes: creators('post.likes'),
      comments: creators('post.comments'),
      sponsored: creators('post.sponsored'),
      high: t('content.outlier.high'),
      low: t('content.outlier.low'),
    }),
    [creators, t],
  );
  const option = useCallback(
    (colors: ChartColors) => timelineOption(colors, { points, measure, usual, words }),
    [points, measure, usual, words],
  );
  const outliers = posts.filter(post => post.outlier).length;
  const missing = posts.length - points.length;
  return (
    <>
      <Chart
        label={t('content.timelineLabel', { count: points.length, measure: words[measure], outliers })}
        height={250}
        option={option}
        table={<PostPointTable points={points.toReversed()} />}
      />
      <Text size="sm" tone="faint">
        {usual
          ? t('content.usual', {
              measure: words[usual.measure],
              from: compactCount(usual.from),
              to: compactCount(usual.to),
              count: outliers,
            })
          : t('content.noUsual')}{' '}
        {missing > 0 && t('content.missing', { count: missing, measure: words[measure] })}
      </Text>
    </>
  );
}

/** Plays, likes or comments of each post over time, with outliers marked. The address tells which of them. */
export function TimelineCard({ data }: { data: PostFigures }) {
  const { t } = useTranslation('insights');
  const { t: creators } = useTranslation('creators');
  const [params, setParams] = useSearchParams();
  const available = measures.filter(each => data.posts.some(post => post[each] !== null));
  const measure = available.find(each => each === params.get('measure')) ?? available[0];
  if (!measure)
    return (
      <Card title={t('content.timeline')}>
        <Text size="sm" tone="faint">
          {t('content.noCounts')}
        </Text>
      </Card>
    );
  const choose = (value: Measure) =>
    setParams(
      before => {
        const next = new URLSearchParams(before);
        next.set('measure', value);
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <Card
      title={t('content.timeline')}
      aside={
        <Group as="span" gap={6} columnGap={12} wrap>
          <Group as="span" gap={4} columnGap={6} wrap className={styles.legend}>
            <Box as="i" fixed style={{ background: 'var(--accent)' }} aria-hidden /> {t('mix.organic')}
            <Box as="i" fixed style={{ background: 'var(--warn)' }} aria-hidden /> {t('mix.sponsored')}
            <Box as="i" fixed data-ring aria-hidden /> {t('content.outlier.title')}
          </Group>
          <Segments
            label={t('content.measure')}
            value={measure}
            options={available.map(value => ({ value, label: creators(`post.${value}`) }))}
            onChange={choose}
          />
        </Group>
      }
    >
      <Timeline data={data} measure={measure} />
    </Card>
  );
}
