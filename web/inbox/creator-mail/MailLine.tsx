import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconEye,
  IconHandStop,
  IconHelpCircle,
  IconInbox,
  IconMailX,
  IconPencil,
  IconSend,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { Moment } from '../../ui/dates/Moment.tsx';
import { Grid, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './email.module.css';
import type { CreatorMail } from './queries.ts';

type Event = CreatorMail['events'][number];

const icons = {
  sent: IconSend,
  letter: IconPencil,
  received: IconInbox,
  read: IconEye,
  replied: IconArrowBackUp,
  bounced: IconMailX,
  failed: IconAlertTriangle,
  inDoubt: IconHelpCircle,
  unsubscribed: IconHandStop,
};

const tones: Partial<Record<Event['kind'], 'good' | 'warn' | 'bad'>> = {
  received: 'good',
  replied: 'good',
  bounced: 'bad',
  failed: 'bad',
  inDoubt: 'warn',
  unsubscribed: 'warn',
};

const withQuery = (name: string, id: number) => new URLSearchParams({ [name]: String(id) }).toString();

/** Links to the mail's task, conversation or one-to-one email. */
function Opener({ event: { taskId, threadId, letterId } }: { event: Event }) {
  const { t } = useTranslation('insights');
  if (threadId !== null)
    return <Link to={paths.inbox(withQuery('thread', threadId))}>{t('email.openThread')}</Link>;
  if (taskId !== null) return <Link to={paths.mailTask(taskId)}>{t('email.openTask')}</Link>;
  if (letterId === null) return null;
  return (
    <Link to={paths.outbox(`tab=letters&${withQuery('letter', letterId)}`)}>{t('email.openLetter')}</Link>
  );
}

/** One mail event between the team and the creator. */
export function MailLine({ event }: { event: Event }) {
  const { t } = useTranslation('insights');
  const { kind, at, address, subject, text } = event;
  const Icon = icons[kind];
  return (
    <Grid as="li" gap={4} columnGap={12} className={styles.event} data-tone={tones[kind]}>
      <Icon size={17} stroke={1.7} aria-hidden />
      <Text as="div" shrink breaks className={styles.what}>
        <p>
          <b>{t(`email.kind.${kind}`)}</b>
          <Text as="span" tone="soft" className={styles.subject}>
            {subject || t('email.noSubject')}
          </Text>
        </p>
        <Text size="sm" tone="faint">
          <bdi dir="ltr">{address}</bdi>
        </Text>
        {text && (
          <Text as="bdi" block size="xs" tone="soft" leading="normal" dir="ltr" className={styles.text}>
            {text}
          </Text>
        )}
      </Text>
      <Stack align="end" size="sm" tone="faint" className={styles.when}>
        <Moment at={at} />
        <Opener event={event} />
      </Stack>
    </Grid>
  );
}
