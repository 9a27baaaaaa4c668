import { useTranslation } from 'react-i18next';
import type { TimelineEvent } from '../../../../contract/outreach/sent-messages/sent-messages.ts';
import { endReasons } from '../../../../contract/outreach/mail-states.ts';
import { Moment } from '../../../ui/dates/Moment.tsx';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import styles from '../panel.module.css';
import { type GatheredEvent, gathered, machineOf } from './recipient-facts.ts';
import { useRoundName } from '../use-wait-text.ts';

const tones: Partial<Record<TimelineEvent['kind'], 'good' | 'warn' | 'bad'>> = {
  accepted: 'good',
  settledSent: 'good',
  replied: 'good',
  deferred: 'warn',
  inDoubt: 'warn',
  settledNotSent: 'warn',
  unsubscribed: 'warn',
  failed: 'bad',
  bounced: 'bad',
  bouncedHard: 'bad',
  bouncedSoft: 'bad',
};

function Sentence({ event }: { event: GatheredEvent }) {
  const { kind, round, text, times, rule } = event;
  const { t } = useTranslation('mail-messages');
  const { t: words } = useTranslation('mail-texts');
  const roundName = useRoundName();
  if (kind === 'ended') {
    const known = endReasons.find(each => each === text);
    return <p>{t('timeline.event.ended', { why: known ? words(`endReason.${known}`) : text })}</p>;
  }
  const mail = round === null ? t('timeline.some') : roundName(round);
  const machine = machineOf(event);
  return (
    <>
      <p>
        {machine ? t(`timeline.machine.${machine}`, { mail }) : t(`timeline.event.${kind}`, { mail })}
        {times > 1 && t('timeline.times', { count: times })}
      </p>
      {machine && rule && (
        <Text size="sm" tone="soft">
          {t(`timeline.rule.${rule}`)}
        </Text>
      )}
      {text && (
        <Text as="bdi" block size="xs" tone="soft" leading="normal" breaks dir="ltr" className={styles.said}>
          {text}
        </Text>
      )}
    </>
  );
}

/** The events, oldest first, with the servers' replies; automatic fetches are set apart from human actions. */
export function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  const { t } = useTranslation('mail-messages');
  if (!events.length)
    return (
      <Text size="sm" tone="faint" leading="relaxed" className={styles.none}>
        {t('timeline.none')}
      </Text>
    );
  return (
    <Stack as="ol" className={styles.timeline} aria-label={t('timeline.title')}>
      {gathered(events).map(event => (
        <li key={event.key} data-tone={machineOf(event) ? 'machine' : tones[event.kind]}>
          <Sentence event={event} />
          <Text as="span" size="sm" tone="faint">
            <Moment at={event.at} />
          </Text>
        </li>
      ))}
    </Stack>
  );
}
