import { useTranslation } from 'react-i18next';
import { dateTime } from '../../../contract/core/format.ts';
import { afterQuiet, type QuietHours } from '../../../contract/monitoring/alerts/quiet-hours.ts';
import { siteNow } from '../../ui/dates/site-clock.ts';
import { Box, Group, Text } from '../../ui/box/Box.tsx';
import styles from './alerts.module.css';

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const share = (minutes: number) => `${(minutes / 1440) * 100}%`;

/** The quiet hours as ranges of minutes of the day. */
function spansOf({ from, to }: QuietHours): [number, number][] {
  const [begin, end] = [minutesOf(from), minutesOf(to)];
  if (begin < end) return [[begin, end]];
  return begin === end
    ? []
    : [
        [0, end],
        [begin, 1440],
      ];
}

export interface QuietPreviewProps {
  quiet: QuietHours;
  zone: string;
}

/** The quiet hours on a timeline of the day, and when a mail of now would be sent. */
export function QuietPreview({ quiet, zone }: QuietPreviewProps) {
  const { t } = useTranslation('alerts');
  const now = new Date(siteNow());
  const goes = afterQuiet(now, quiet, zone);
  const clock = dateTime(now.toISOString(), zone).slice(11);
  const words =
    goes.getTime() === now.getTime()
      ? t('quiet.atOnce', { now: clock })
      : t('quiet.later', { now: clock, at: dateTime(goes.toISOString(), zone) });
  return (
    <Text as="div" size="md" className={styles.quiet}>
      <Box ground="accent" clip className={styles.day} aria-hidden>
        {spansOf(quiet).map(([begin, end]) => (
          <span key={begin} style={{ insetInlineStart: share(begin), width: share(end - begin) }} />
        ))}
        <i style={{ insetInlineStart: share(minutesOf(clock)) }} />
      </Box>
      <Group align="stretch" justify="between" size="2xs" tone="faint" className={styles.hours} aria-hidden>
        {['00:00', '06:00', '12:00', '18:00', '24:00'].map(hour => (
          <span key={hour}>{hour}</span>
        ))}
      </Group>
      <p role="status">{words}</p>
    </Text>
  );
}
