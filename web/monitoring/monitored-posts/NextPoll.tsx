import { useTranslation } from 'react-i18next';
import type { MonitorPost } from '../../../contract/monitoring/monitored-posts.ts';
import { currentLang } from '../../i18n/lang.ts';
import { useGapText } from '../shared/curve/use-gap-text.ts';
import { shortMoment } from '../../ui/dates/short-moment.ts';
import { siteNow } from '../../ui/dates/site-clock.ts';
import { dateTime } from '../../../contract/core/format.ts';
import { Text } from '../../ui/box/Box.tsx';
import styles from './posts.module.css';

/** Why figures are missing now, or the time of the next poll. */
export function NextPoll({ post: { gap, nextAt } }: { post: Pick<MonitorPost, 'gap' | 'nextAt'> }) {
  const { t } = useTranslation('monitors');
  const { why } = useGapText();
  if (gap) {
    return (
      <Text
        as="span"
        block
        size="sm"
        tone="warn"
        truncate
        className={styles.gap}
        title={t('gap.since', { from: dateTime(gap.from) })}
      >
        {why(gap)}
      </Text>
    );
  }
  if (!nextAt)
    return (
      <Text as="span" block size="sm" tone="faint" truncate className={styles.below}>
        {t('posts.noNext')}
      </Text>
    );
  const at = shortMoment(nextAt, siteNow(), currentLang);
  return (
    <Text
      as="time"
      block
      size="sm"
      tone="faint"
      truncate
      className={styles.below}
      dateTime={nextAt}
      title={dateTime(nextAt)}
    >
      {Date.parse(nextAt) <= siteNow() ? t('posts.nextSoon') : t('posts.next', { at })}
    </Text>
  );
}
