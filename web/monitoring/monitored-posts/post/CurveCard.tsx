import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { type PostFigureName, postFigureNames } from '../../../../contract/catalogue/post-metrics.ts';
import { PlaysCurve } from '../../shared/curve/PlaysCurve.tsx';
import { type PostSeries, type SeriesPoint, valueAt } from '../../shared/curve/plays-curve.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { Segments } from '../../../ui/forms/choices/Segments.tsx';
import { siteNow } from '../../../ui/dates/site-clock.ts';
import type { PostView } from '../queries.ts';
import { Group, Text } from '../../../ui/box/Box.tsx';

const axes = ['age', 'date'] as const;

const isReported = (points: readonly SeriesPoint[], name: PostFigureName): boolean =>
  points.some(point => valueAt(point, name) !== null);

/** The figure named in the address, otherwise the first that the source reports. */
const figureOf = (params: URLSearchParams, points: readonly SeriesPoint[]): PostFigureName =>
  postFigureNames.find(name => name === params.get('figure')) ??
  postFigureNames.find(name => isReported(points, name)) ??
  'plays';

/** A post's metric history; the figure and the axis are in the address. */
export function CurveCard({ view }: { view: PostView }) {
  const { t } = useTranslation('monitors');
  const [params, setParams] = useSearchParams();
  const { post, points, gaps, usual } = view;
  const figure = figureOf(params, points);
  const canBeByAge = post.publishedAt !== null;
  const axis = canBeByAge && params.get('axis') !== 'date' ? 'age' : 'date';
  const series = useMemo<PostSeries>(
    () => ({
      points,
      figure,
      gaps,
      usual: post.isHeldBack ? null : usual,
      forecast: post.isHeldBack ? null : post.forecast,
      publishedAt: post.publishedAt,
      axis,
      now: siteNow(),
    }),
    [points, figure, gaps, usual, post, axis],
  );
  const choose = (name: 'figure' | 'axis', value: PostFigureName | (typeof axes)[number]) =>
    setParams(
      before => {
        const next = new URLSearchParams(before);
        next.set(name, value);
        return next;
      },
      { preventScrollReset: true, replace: true },
    );
  return (
    <Card
      title={t('curve.title')}
      aside={
        <Group as="span" gap={6} columnGap={12} wrap>
          <Segments
            label={t('curve.figure')}
            value={figure}
            options={postFigureNames.map(value => ({ value, label: t(`figure.${value}`) }))}
            onChange={value => choose('figure', value)}
          />
          {canBeByAge && (
            <Segments
              label={t('curve.axis')}
              value={axis}
              options={axes.map(value => ({ value, label: t(`curve.by.${value}`) }))}
              onChange={value => choose('axis', value)}
            />
          )}
        </Group>
      }
    >
      {!isReported(points, figure) ? (
        <Text size="sm" tone="faint" leading="relaxed">
          {t(points.length ? 'curve.notReported' : 'curve.nothingYet')}
        </Text>
      ) : (
        <PlaysCurve series={series} height={320} />
      )}
      {figure === 'plays' && !usual && !post.isHeldBack && points.length > 0 && (
        <Text size="sm" tone="faint" leading="relaxed">
          {t('curve.noUsual')}
        </Text>
      )}
    </Card>
  );
}
