import { useTranslation } from 'react-i18next';
import type { PostPoint } from '../../../../../contract/creators/insights/insights.ts';
import { day, fullCount } from '../../../../../contract/core/format.ts';
import { Group, Text } from '../../../../ui/box/Box.tsx';
import { scaleLabels } from '../../../../ui/charts/axis-count.ts';
import plots from './plots.module.css';
import { Part } from '../Part.tsx';
import { Plot } from '../../../shared/paper/Plot.tsx';

const shownPosts = 30;
/** Slots are at least this many, so that a single post does not fill the width. */
const fewestSlots = 10;

/** Plays of the latest posts, or likes if the platform reports no plays; sponsored ones are highlighted. */
export function PostBars({ posts }: { posts: readonly PostPoint[] }) {
  const { t } = useTranslation('reports');
  const shown = posts.slice(0, shownPosts).toReversed();
  const measure = shown.some(post => post.plays !== null) ? 'plays' : 'likes';
  const values = shown.map(post => post[measure] ?? 0);
  const [first, last] = [shown[0], shown.at(-1)];
  const title = t(`posts.${measure}`, { count: shown.length || shownPosts });
  if (!first || !last || shown.every(post => post[measure] === null)) {
    return (
      <Part title={title}>
        <Text size="xs" tone="soft">
          {t('posts.none')}
        </Text>
      </Part>
    );
  }
  const top = Math.max(1, ...values);
  const width = 100 / Math.max(shown.length, fewestSlots);
  return (
    <Part
      title={title}
      aside={
        <Group as="span" inline gap={5} className={plots.legend}>
          <i data-kind="organic" aria-hidden /> {t('posts.organic')} <i data-kind="sponsored" aria-hidden />{' '}
          {t('posts.sponsored')}
        </Group>
      }
    >
      <Plot
        label={t('posts.label', {
          count: shown.length,
          from: day(first.publishedAt),
          to: day(last.publishedAt),
          max: fullCount(top),
        })}
        scale={scaleLabels(0, top)}
        ends={[day(first.publishedAt), day(last.publishedAt)]}
      >
        {shown.map((post, at) => {
          const height = ((post[measure] ?? 0) / top) * 100;
          return (
            <rect
              key={post.platformPostId}
              className={plots.bar}
              data-kind={post.isSponsored ? 'sponsored' : 'organic'}
              x={at * width + width * 0.15}
              width={width * 0.7}
              y={100 - height}
              height={height}
            />
          );
        })}
      </Plot>
    </Part>
  );
}
