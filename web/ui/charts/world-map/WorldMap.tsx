import { useElementSize } from '@mantine/hooks';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { fullCount } from '../../../../contract/core/format.ts';
import { Skeleton } from '../../feedback/Skeleton.tsx';
import { Chart } from '../Chart.tsx';
import type { ChartColors } from '../chart-colors.ts';
import { landAspect, type MapPlace, worldCircles } from './world-circles.ts';

export interface WorldMapProps {
  /** What a screen reader hears in place of the picture. */
  label: string;
  words: { region: string; value: string };
  /** One for each country, in any order. Kept the same array until it changes, so that it is not drawn again. */
  places: readonly MapPlace[];
}

/** Pixels, where there is room for it. */
const mostHeight = 340;

/** Whether the outline of the land is there; it is fetched with the first map only. */
function useLand(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    void import('./world-land.ts').then(() => setThere(true));
  }, []);
  return isThere;
}

/** The land of the world with a circle for each country, its area by the value; as a table the largest first. */
export function WorldMap({ label, words, places }: WorldMapProps) {
  const isLandThere = useLand();
  const { ref, width } = useElementSize();
  const height = Math.min(mostHeight, Math.round(width / landAspect));
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
        <Skeleton width="100%" height={height || mostHeight} />
      )}
    </div>
  );
}
