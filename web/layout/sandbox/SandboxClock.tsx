import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { dateTime } from '../../../contract/core/format.ts';
import { Moment } from '../../ui/dates/Moment.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useMoveClock } from './sandbox-queries.ts';
import styles from './SandboxPanel.module.css';

const hour = 3_600_000;
const day = 24;
/** Hours. */
const steps = [1, day, 3 * day, 7 * day];

/** The sandbox's time, with buttons that advance it. */
export function SandboxClock({ now, aheadMs }: { now: string; aheadMs: number }) {
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

  return (
    <section className={styles.section}>
      <h3>{t('clock.title')}</h3>
      <p className={styles.now}>
        <strong>
          <Moment at={now} />
        </strong>
        <span>{ahead ? t('clock.ahead', { span: spanOf(ahead) }) : t('clock.same')}</span>
      </p>
      <div className={styles.steps}>
        {steps.map(hours => (
          <Button
            key={hours}
            size="compact-sm"
            variant="default"
            disabled={move.isPending}
            loading={move.isPending && move.variables === hours}
            loaderProps={{ size: 14 }}
            aria-label={t('clock.add', { span: spanOf(hours) })}
            onClick={() =>
              move.mutate(hours, {
                onSuccess: moved => showToast('success', t('clock.moved', { now: dateTime(moved.now) })),
              })
            }
          >
            +{spanOf(hours)}
          </Button>
        ))}
      </div>
      <p className={styles.about}>{t('clock.about')}</p>
    </section>
  );
}
