import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../contract/core/format.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { Chart } from '../../../ui/charts/Chart.tsx';
import type { ChartColors } from '../../../ui/charts/chart-colors.ts';
import { Segments } from '../../../ui/forms/choices/Segments.tsx';
import { Group } from '../../../ui/box/Box.tsx';
import styles from './figures.module.css';
import type { LinkFigures } from '../queries.ts';
import { pointsOf, type Unit, unitOf, uvColor, visitCurve } from './visit-curve.ts';

export interface CurveCardProps {
  figures: LinkFigures | undefined;
  days: { from: string; to: string };
  /** As in the address. */
  asked: string | null;
  onUnit: (unit: Unit) => void;
}

/** Visits and visitors by day, or by hour where available. */
export function CurveCard({ figures, days, asked, onUnit }: CurveCardProps) {
  const { t } = useTranslation('visits');
  const unit = figures && unitOf(figures, asked);
  const points = useMemo(() => (figures && unit ? pointsOf(figures, unit) : []), [figures, unit]);
  const words = useMemo(() => ({ pv: t('tile.pv'), uv: t('tile.uv'), newVisitors: t('tile.new') }), [t]);
  const option = useCallback((colors: ChartColors) => visitCurve(colors, points, words), [points, words]);
  const legend = (
    <Group as="span" gap={4} columnGap={14} align="stretch" wrap tone="soft" className={styles.legend}>
      <Group as="span" gap={6}>
        <i style={{ background: 'var(--accent)' }} aria-hidden /> {words.pv}
      </Group>
      <Group as="span" gap={6}>
        <i style={{ background: uvColor }} data-square aria-hidden /> {words.uv}
      </Group>
    </Group>
  );
  return (
    <Card
      title={t('curve.title')}
      aside={
        <Group as="span" gap={6} columnGap={16} wrap>
          {legend}
          {figures?.hours && unit && (
            <Segments
              label={t('curve.unit')}
              value={unit}
              options={[
                { value: 'day', label: t('curve.day') },
                { value: 'hour', label: t('curve.hour') },
              ]}
              onChange={onUnit}
            />
          )}
        </Group>
      }
    >
      {figures ? (
        <Chart
          label={t('curve.label', { ...days, pv: fullCount(figures.pv), uv: fullCount(figures.uv) })}
          height={240}
          option={option}
          table={
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('time', { ns: 'common' })}</th>
                  <th scope="col">{words.pv}</th>
                  <th scope="col">{words.uv}</th>
                  <th scope="col">{words.newVisitors}</th>
                </tr>
              </thead>
              <tbody>
                {points
                  .filter(({ pv }) => pv > 0)
                  .toReversed()
                  .map(({ at, pv, uv, newVisitors }) => (
                    <tr key={at}>
                      <td>{at}</td>
                      <td>{fullCount(pv)}</td>
                      <td>{fullCount(uv)}</td>
                      <td>{fullCount(newVisitors)}</td>
                    </tr>
                  ))}
              </tbody>
            </table>
          }
        />
      ) : (
        <div className={styles.drawing} />
      )}
    </Card>
  );
}
