import { useTranslation } from 'react-i18next';
import { usualZone } from '../../../../../contract/core/time/zone-clock.ts';
import { Card } from '../../../../ui/page/Card.tsx';
import { OrTable } from '../../../../ui/charts/OrTable.tsx';
import { Box, Grid, Text } from '../../../../ui/box/Box.tsx';
import styles from './heat.module.css';
import { hourName, weekdayNames } from './heat-text.ts';
import { shadeOf, weekHours } from './publishing-rhythm.ts';

export interface WeekCardProps {
  /** Times of the newest posts, ISO. */
  moments: readonly string[];
}

const everyThird = 3;
/** More than this are no peaks. */
const maxPeaks = 3;

/** At which hours of which weekdays posts are published, in the team's time zone. */
export function WeekCard({ moments }: WeekCardProps) {
  const { t } = useTranslation('insights');
  const counts = weekHours(moments);
  const max = Math.max(0, ...counts.flat());
  const busiest = counts.flatMap((hours, weekday) =>
    hours.flatMap((count, hour) =>
      count === max && max > 1 ? [`${weekdayNames[weekday]} ${hourName(hour)}`] : [],
    ),
  );
  const label = t('rhythm.weekLabel', { count: moments.length, zone: usualZone() });
  return (
    <Card title={t('rhythm.week')} aside={t('rhythm.zone', { zone: usualZone() })}>
      <OrTable
        label={label}
        height={190}
        table={
          <table>
            <thead>
              <tr>
                <th scope="col">{t('rhythm.weekday')}</th>
                <th scope="col">{t('rhythm.hour')}</th>
                <th scope="col">{t('posts', { ns: 'common' })}</th>
              </tr>
            </thead>
            <tbody>
              {counts.flatMap((hours, weekday) =>
                hours.flatMap((count, hour) =>
                  count
                    ? [
                        <tr key={`${weekday}-${hour}`}>
                          <td>{weekdayNames[weekday]}</td>
                          <td>{hourName(hour)}</td>
                          <td>{count}</td>
                        </tr>,
                      ]
                    : [],
                ),
              )}
            </tbody>
          </table>
        }
      >
        <Grid gap={2} className={styles.week} role="img" aria-label={label}>
          {counts.map((hours, weekday) => [
            <Text
              as="span"
              tone="faint"
              key={weekday}
              className={styles.weekday}
              style={{ gridRow: weekday + 1 }}
            >
              {weekdayNames[weekday]}
            </Text>,
            ...hours.map((count, hour) => (
              <Box
                as="span"
                block
                key={`${weekday}-${hour}`}
                className={styles.cell}
                style={{ gridRow: weekday + 1, gridColumn: hour + 2 }}
                data-shade={shadeOf(count, max)}
                title={t('rhythm.atHour', { weekday: weekdayNames[weekday], hour: hourName(hour), count })}
              />
            )),
          ])}
          {counts[0]?.map(
            (_, hour) =>
              hour % everyThird === 0 && (
                <Text
                  as="span"
                  size="2xs"
                  tone="faint"
                  clip
                  key={hour}
                  className={styles.hour}
                  style={{ gridColumn: `${hour + 2} / span ${everyThird}` }}
                >
                  {hourName(hour)}
                </Text>
              ),
          )}
        </Grid>
      </OrTable>
      <Text size="sm" tone="faint">
        {t('rhythm.weekRestsOn', { count: moments.length })}
        {busiest.length > 0 &&
          busiest.length <= maxPeaks &&
          ` ${t('rhythm.busiest', { when: busiest.join(t('comma', { ns: 'common' })), count: max })}`}
      </Text>
    </Card>
  );
}
