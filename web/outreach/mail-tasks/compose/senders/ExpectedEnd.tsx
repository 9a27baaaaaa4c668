import { IconClockHour4 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { dateTime, fullCount } from '../../../../../contract/core/format.ts';
import { endText } from '../../../shared/tasks/end-text.ts';
import type { Check } from '../queries.ts';
import { siteNow } from '../../../../ui/dates/site-clock.ts';
import { Group } from '../../../../ui/box/Box.tsx';
import styles from './senders.module.css';

/** When the first round would be finished at this rate. */
export function ExpectedEnd({ check, hasSender }: { check: Check | undefined; hasSender: boolean }) {
  const { t } = useTranslation('mail-tasks');
  return (
    <Group
      as="p"
      gap={4}
      columnGap={10}
      wrap
      tone="ink"
      py={10}
      px={14}
      radius="card"
      ground="accent"
      className={styles.ends}
      role="status"
    >
      <IconClockHour4 size={18} stroke={1.6} aria-hidden />
      {!hasSender ? (
        t('ends.noSender')
      ) : !check ? (
        t('ends.asking')
      ) : check.expectedEnd ? (
        <>
          <b title={dateTime(check.expectedEnd)}>
            {t('ends.at', { at: endText(check.expectedEnd, siteNow()) })}
          </b>
          <span>
            {t(check.days > 1 ? 'ends.days' : 'ends.oneDay', {
              count: check.ok,
              number: fullCount(check.ok),
              days: check.days,
            })}
          </span>
        </>
      ) : (
        t('ends.unknown')
      )}
    </Group>
  );
}
