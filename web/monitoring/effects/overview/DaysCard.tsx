import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { fullCount, money } from '../../../../contract/core/format.ts';
import type { EffectDay } from '../../../../contract/monitoring/effects/effect-shapes.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { Chart } from '../../../ui/charts/Chart.tsx';
import type { ChartColors } from '../../../ui/charts/chart-colors.ts';
import { costColor, daysOption } from './days-option.ts';
import { Group, Text } from '../../../ui/box/Box.tsx';
import styles from './overview.module.css';

/** Null if nothing is known. */
const sum = (values: readonly (number | null)[]) =>
  values.reduce<number | null>((so, value) => (value === null ? so : (so ?? 0) + value), null);

/** Plays gained by day as bars, and the costs of the day as points on a scale of their own. */
export function DaysCard({ days, notes }: { days: readonly EffectDay[]; notes: readonly string[] }) {
  const { t } = useTranslation('effects');
  const [plays, cost] = [t('figure.plays'), t('figure.cost')];
  const option = useCallback(
    (colors: ChartColors) => daysOption(colors, days, { plays, cost }),
    [days, plays, cost],
  );
  const legend = (
    <Group as="span" gap={4} columnGap={14} align="stretch" wrap tone="soft" className={styles.legend}>
      <Group as="span" gap={6}>
        <i style={{ background: 'var(--accent)' }} data-square aria-hidden /> {plays}
      </Group>
      <Group as="span" gap={6}>
        <i style={{ background: costColor }} aria-hidden /> {cost}
      </Group>
    </Group>
  );
  const label = t('overview.daysLabel', {
    from: days[0]?.day,
    to: days.at(-1)?.day,
    plays: fullCount(sum(days.map(day => day.plays))),
    cost: money(sum(days.map(day => day.costFen))),
  });
  return (
    <Card title={t('overview.days')} aside={legend}>
      <Chart
        label={label}
        height={260}
        option={option}
        table={
          <table>
            <thead>
              <tr>
                <th scope="col">{t('day', { ns: 'common' })}</th>
                <th scope="col">{plays}</th>
                <th scope="col">{cost}</th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(day => (
                <tr key={day.day}>
                  <td>{day.day}</td>
                  <td>{fullCount(day.plays)}</td>
                  <td>{money(day.costFen)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        }
      />
      {notes.map(note => (
        <Text size="md" tone="soft" leading="relaxed" key={note}>
          {note}
        </Text>
      ))}
    </Card>
  );
}
