import { IconClockPause } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Acquisition } from '../../../../contract/creators/acquisitions/acquisitions.ts';
import { fullCount } from '../../../../contract/core/format.ts';
import { Group, Text } from '../../../ui/box/Box.tsx';
import styles from './detail.module.css';
import { progressOf } from '../acquisition-progress.ts';
import { useSourceName, useWhen } from '../use-text.ts';
import { leftOf } from '../time-left.ts';
import { useEffect, useState } from 'react';
import { onSiteClock, siteNow } from '../../../ui/dates/site-clock.ts';

/** The server's time, updated while it is displayed. @param every milliseconds @returns milliseconds */
function useNow(every: number): number {
  const [now, setNow] = useState(siteNow);
  useEffect(() => {
    const update = () => setNow(siteNow());
    const timer = setInterval(update, every);
    const stop = onSiteClock(update);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [every]);
  return now;
}

const second = 1000;

/** A countdown; the time itself is shown beside it. */
function TimeLeft({ at }: { at: string }) {
  const { t } = useTranslation('acquisitions');
  const now = useNow(second);
  const { unit, ...left } = leftOf(Date.parse(at) - now);
  return (
    <Text as="time" weight={600} tone="warn" nowrap dateTime={at} role="timer" aria-live="off">
      {t(`left.${unit}`, left)}
    </Text>
  );
}

/** Why it waits, when it continues, and what was done so far. */
export function HoldUp({ of }: { of: Acquisition }) {
  const { t } = useTranslation('acquisitions');
  const when = useWhen();
  const sourceName = useSourceName();
  if (!of.holdUp || of.state !== 'running') return null;
  const { fault, source, freeAt } = of.holdUp;
  const { settled } = progressOf(of);
  return (
    <Group
      as="section"
      gap={12}
      align="stretch"
      py={14}
      px={18}
      border
      ground="warn"
      className={styles.held}
      aria-label={t('held.title')}
    >
      <IconClockPause size={20} stroke={1.6} aria-hidden />
      <div>
        <Text size="md" tone="soft" leading="loose" className={styles.why}>
          {t('held.both', {
            why: source ? t(`held.${fault}`, { source: sourceName(source) }) : t('held.noSource'),
            next: freeAt ? t('held.until', { at: when(freeAt) }) : t('held.later'),
          })}
        </Text>
        <Text size="md" tone="soft" leading="loose">
          {t('held.done', { count: settled, settled: fullCount(settled), added: fullCount(of.added) })}{' '}
          {freeAt && <TimeLeft at={freeAt} />}
        </Text>
      </div>
    </Group>
  );
}
