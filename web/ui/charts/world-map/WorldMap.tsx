import { useElementSize } from '@mantine/hooks';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { fullCount } from '../../../../contract/core/format.ts';
import { Skeleton } from '../../feedback/Skeleton.tsx';
import { Chart } from '../Chart.tsx';
import type { ChartColors } from '../chart-colors.ts';
import { landAspect, type MapPlace, worldCircles } from './world-circles.ts';

export interface WorldMapProps {
  /** The description for screen readers. */
  label: string;
  words: { region: string; value: string };
  /** One per country, in any order. Must be the same array until the data changes, to avoid redraws. */
  places: readonly MapPlace[];
}

/** Pixels, if there is enough width. */
const maxHeight = 340;

/** Whether the land outline is loaded; it is loaded with the first map. */
function useLand(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    void import('./world-land.ts').then(() => setThere(true));
  }, []);
  return isThere;
}

/** A world map with a circle per country, its area by value; the table lists the largest first. */
export function WorldMap({ label, words, places }: WorldMapProps) {
  const isLandThere = useLand();
  const { ref, width } = useElementSize();
  const height = Math.min(maxHeight, Math.round(width / landAspect));
  const isReady = isLandThere && width > 0;
  const option = useCallback(
    (colors: ChartColors) => worldCircles(colors, { places, valueName: words.value, height }),
    [places, words.value, height],
  );
  const sorted = useMemo(() => places.toSorted((a, b) => b.value - a.value), [places]);
  return (
    <div ref={ref}>
      {isReady ? (
        <Chart
          label={label}
          height={height}
          option={option}
          table={
            <table>
              <thead>
                <tr>
                  <th scope="col">{words.region}</th>
                  <th scope="col">{words.value}</th>
                </tr>
              </thead>
              <tbody>
                {sorted.map(({ code, name, value }) => (
                  <tr key={code}>
                    <td>{name}</td>
                    <td>{fullCount(value)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          }
        />
      ) : (
        <Skeleton width="100%" height={height || maxHeight} />
      )}
    </div>
  );
}
