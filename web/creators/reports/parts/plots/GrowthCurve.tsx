import { useTranslation } from 'react-i18next';
import type { ComparedCreator } from '../../../../../contract/creators/comparison.ts';
import { compactCount } from '../../../../../contract/core/format.ts';
import { latestDays, placesOf, runsOf } from './curve-runs.ts';
import { scaleLabels } from '../../../../ui/charts/axis-count.ts';
import { Text } from '../../../../ui/box/Box.tsx';
import styles from '../../report.module.css';
import { Part } from '../Part.tsx';
import { Plot } from '../../../shared/paper/Plot.tsx';

const shownDays = 180;

/** Followers by day; a day without data is a gap, never a guess. */
export function GrowthCurve({ creator }: { creator: ComparedCreator }) {
  const { t } = useTranslation('reports');
  const known = creator.growth.flatMap(({ day, followers }) =>
    followers === null ? [] : [{ day, value: followers }],
  );
  const days = latestDays(known, shownDays);
  const [first, last] = [days[0], days.at(-1)];
  const title = t('growth.title');
  if (!first || !last || first === last) {
    return (
      <Part title={title}>
        <Text size="xs" tone="soft">
          {t('growth.none')}
        </Text>
      </Part>
    );
  }
  const values = days.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(1, (high - low) * 0.08);
  const [from, to] = [Math.max(0, low - room), high + room];
  const place = placesOf(days, from, to);
  const label = t('growth.label', {
    from: first.day,
    before: compactCount(first.value),
    to: last.day,
    now: compactCount(last.value),
  });
  return (
    <Part title={title} aside={t('growth.aside')}>
      <Plot label={label} scale={scaleLabels(from, to)} ends={[first.day, last.day]}>
        {runsOf(days).map(run => (
          <polyline
            key={run[0]?.day}
            points={[...run, ...(run.length === 1 ? run : [])]
              .map(each => `${place(each).x},${place(each).y}`)
              .join(' ')}
          />
        ))}
      </Plot>
      <Text size="xs" tone="soft" className={styles.note}>
        {label}
      </Text>
    </Part>
  );
}
