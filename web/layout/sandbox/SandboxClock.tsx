import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { dateTime } from '../../../contract/core/format.ts';
import { Moment } from '../../ui/dates/Moment.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useMoveClock } from './sandbox-queries.ts';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './SandboxPanel.module.css';

const hour = 3_600_000;
const day = 24;
/** Hours. */
const steps = [1, day, 3 * day, 7 * day];

export interface SandboxClockProps {
  now: string;
  aheadMs: number;
  /** Null if no mail waits. */
  nextSendAt: string | null;
}

/** The sandbox's time, with buttons that advance it by a span, or until the next mail is sent. */
export function SandboxClock({ now, aheadMs, nextSendAt }: SandboxClockProps) {
  const { t } = useTranslation('sandbox');
  const move = useMoveClock();
  const ahead = Math.round(aheadMs / hour);

  function spanOf(hours: number): string {
    const whole = Math.floor(hours / day);
    const rest = hours % day;
    return [
      ...(whole ? [t('clock.days', { count: whole })] : []),
      ...(rest || !whole ? [t('clock.hours', { count: rest })] : []),
    ].join(' ');
  }

  const go = (by: number | 'nextSend') =>
    move.mutate(by, {
      onSuccess: moved => showToast('success', t('clock.moved', { now: dateTime(moved.now) })),
    });

  return (
    <Stack as="section" gap={8} size="md" py={12} px={16} className={styles.section}>
      <Text as="h3" size="sm" weight={600} tone="soft">
        {t('clock.title')}
      </Text>
      <Group as="p" gap={2} columnGap={12} align="baseline" justify="between" wrap className={styles.now}>
        <Text as="strong" size="2xl" weight={600}>
          <Moment at={now} />
        </Text>
        <Text as="span" size="sm" tone="soft" leading="normal">
          {ahead ? t('clock.ahead', { span: spanOf(ahead) }) : t('clock.same')}
        </Text>
      </Group>
      <Group gap={6} align="stretch" wrap>
        {steps.map(hours => (
          <Button
            key={hours}
            size="compact-sm"
            variant="default"
            disabled={move.isPending}
            loading={move.isPending && move.variables === hours}
            loaderProps={{ size: 14 }}
            aria-label={t('clock.add', { span: spanOf(hours) })}
            onClick={() => go(hours)}
          >
            +{spanOf(hours)}
          </Button>
        ))}
        {nextSendAt && (
          <Button
            size="compact-sm"
            variant="default"
            disabled={move.isPending}
            loading={move.isPending && move.variables === 'nextSend'}
            loaderProps={{ size: 14 }}
            onClick={() => go('nextSend')}
          >
            {t('clock.nextSend', { at: dateTime(nextSendAt) })}
          </Button>
        )}
      </Group>
      <Text size="sm" tone="soft" leading="normal">
        {t('clock.about')}
      </Text>
    </Stack>
  );
}
