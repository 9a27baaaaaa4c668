import { useTranslation } from 'react-i18next';
import { dateTime, fullCount } from '../../../contract/core/format.ts';
import { paths } from '../../app/paths.ts';
import { useWaitText } from '../../outreach/sent-messages/use-wait-text.ts';
import { LimitBar } from '../../ui/figures/LimitBar.tsx';
import { Tag } from '../../ui/labels/Tag.tsx';
import { Box, Group, Stack, Text } from '../../ui/box/Box.tsx';
import { Nothing, PartCard, Row, Rows } from './PartCard.tsx';
import type { Home } from './queries.ts';

type Sends = Home['sends'];

function Held({ sender }: { sender: Sends['held'][number] }) {
  const { t } = useTranslation('home');
  const { id, address, hold, dailyLimit } = sender;
  const isWaiting = hold === 'limit' || hold === 'inbox';
  return (
    <Row to={paths.sender(id)}>
      <Box as="span" grow shrink>
        <Text as="bdi" block truncate>
          {address}
        </Text>
        <Text as="span" block size="sm" tone={isWaiting ? 'warn' : 'bad'}>
          {t(`sends.hold.${hold}`, { limit: fullCount(dailyLimit) })}
        </Text>
      </Box>
    </Row>
  );
}

function useWhy(): (task: Sends['tasks'][number]) => string {
  const { t } = useTranslation('home');
  const { t: texts } = useTranslation('mail-texts');
  const waitText = useWaitText();
  return ({ state, timedAt, pauseReason, wait }) => {
    if (state === 'timed' && timedAt) return t('sends.startsAt', { at: dateTime(timedAt) });
    if (state === 'paused' && pauseReason) {
      const known = pauseReason === 'account' || pauseReason === 'content' ? pauseReason : null;
      return known ? texts(`pause.${known}`) : texts('pause.sender', { reason: pauseReason });
    }
    return wait ? waitText(wait) : '';
  };
}

function Task({ task }: { task: Sends['tasks'][number] }) {
  const { t } = useTranslation('home');
  const { t: texts } = useTranslation('mail-texts');
  const { id, name, state, counts } = task;
  const why = useWhy()(task);
  return (
    <Row to={paths.mailTask(id)}>
      <Stack as="span" gap={4} grow shrink>
        <Group as="span" gap={8} shrink>
          <Text as="bdi" truncate>
            {name}
          </Text>
          <Tag tone={state === 'paused' ? 'warn' : 'accent'}>{texts(`taskState.${state}`)}</Tag>
        </Group>
        <LimitBar used={counts.success} limit={counts.recipients} isGoal />
        <Text as="span" size="sm" tone="soft">
          {t('sends.progress', { done: fullCount(counts.success), all: fullCount(counts.recipients) })}
          {why && ` · ${why}`}
        </Text>
      </Stack>
    </Row>
  );
}

/** What was sent today, what is being sent, and what holds it up. */
export function SendsPart({ sends }: { sends: Sends }) {
  const { t } = useTranslation('home');
  const { used, limit, held, tasks, unfinished } = sends;
  const more = unfinished - tasks.length;
  return (
    <PartCard title={t('sends.title')} to={paths.mailTasks()}>
      <Stack gap={6}>
        <Text size="md" tone="soft">
          {t('sends.used', { used: fullCount(used), limit: fullCount(limit) })}
          {used >= limit && ` · ${t('sends.full')}`}
        </Text>
        <LimitBar used={used} limit={limit} />
      </Stack>
      {held.length > 0 && (
        <Rows label={t('sends.held')}>
          {held.map(sender => (
            <Held key={sender.id} sender={sender} />
          ))}
        </Rows>
      )}
      {tasks.length > 0 ? (
        <Rows label={t('sends.tasks')}>
          {tasks.map(task => (
            <Task key={task.id} task={task} />
          ))}
        </Rows>
      ) : (
        <Nothing>{t('sends.none')}</Nothing>
      )}
      {more > 0 && <Nothing>{t('sends.more', { count: more, number: fullCount(more) })}</Nothing>}
    </PartCard>
  );
}
