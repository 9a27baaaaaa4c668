import { useTranslation } from 'react-i18next';
import { day } from '../../../../../contract/core/format.ts';
import { Card } from '../../../../ui/page/Card.tsx';
import { OrTable } from '../../../../ui/charts/OrTable.tsx';
import { Box, Grid, Text } from '../../../../ui/box/Box.tsx';
import styles from './heat.module.css';
import { monthName } from './heat-text.ts';
import { monthStarts, publishingYear, shadeOf } from './publishing-rhythm.ts';

export interface CalendarCardProps {
  /** Times of the newest posts, ISO, newest first. */
  moments: readonly string[];
  observedAt: string;
}

/** The twelve months before the data was observed, a square per day. */
export function CalendarCard({ moments, observedAt }: CalendarCardProps) {
  const { t } = useTranslation('insights');
  const last = day(observedAt);
  const year = publishingYear(moments, last);
  const published = year.filter(each => each.posts > 0);
  const posts = published.reduce((sum, each) => sum + each.posts, 0);
  const max = Math.max(0, ...published.map(each => each.posts));
  const oldest = moments.at(-1);
  const label = t('rhythm.calendarLabel', {
    from: year[0]?.day ?? '',
    to: last,
    count: posts,
    days: published.length,
  });
  return (
    <Card
      title={t('rhythm.calendar')}
      aside={t('rhythm.calendarAside', { count: posts, days: published.length })}
    >
      <OrTable
        label={label}
        height={150}
        table={
          <table>
            <thead>
              <tr>
                <th scope="col">{t('day', { ns: 'common' })}</th>
                <th scope="col">{t('posts', { ns: 'common' })}</th>
              </tr>
            </thead>
            <tbody>
              {published.toReversed().map(each => (
                <tr key={each.day}>
                  <td>{each.day}</td>
                  <td>{each.posts}</td>
                </tr>
              ))}
            </tbody>
          </table>
        }
      >
        <Grid gap={2} className={styles.calendar} role="img" aria-label={label}>
          {monthStarts(year).map(({ month, week }) => (
            <Text
              as="span"
              size="2xs"
              tone="faint"
              clip
              nowrap
              key={week}
              className={styles.month}
              style={{ gridColumn: `${week + 1} / span 4` }}
            >
              {monthName(month)}
            </Text>
          ))}
          {year.map(({ day: date, posts: count, isKnown }, at) => (
            <Box
              as="span"
              block
              key={date}
              className={styles.cell}
              style={{ gridColumn: Math.floor(at / 7) + 1, gridRow: (at % 7) + 2 }}
              data-shade={isKnown ? shadeOf(count, max) : undefined}
              title={
                isKnown ? t('rhythm.onDay', { day: date, count }) : t('rhythm.unknownDay', { day: date })
              }
            />
          ))}
        </Grid>
      </OrTable>
      {oldest && (
        <Text size="sm" tone="faint">
          {t('rhythm.restsOn', { count: moments.length, from: day(oldest) })}
        </Text>
      )}
    </Card>
  );
}
