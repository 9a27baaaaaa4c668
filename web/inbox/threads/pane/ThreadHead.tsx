import {
  IconAlertOctagon,
  IconArchive,
  IconArchiveOff,
  IconArrowLeft,
  IconBell,
  IconMail,
} from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dateTime } from '../../../../contract/core/format.ts';
import type { ThreadAct, ThreadRow } from '../../../../contract/inbox/threads.ts';
import { platforms } from '../../../layout/search/platform-names.ts';
import { paths } from '../../../app/paths.ts';
import { siteNow } from '../../../ui/dates/site-clock.ts';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { ActButton } from '../actions/ActButton.tsx';
import { ActMenus } from '../actions/ActMenus.tsx';
import type { MenuName } from '../inbox-state.ts';
import { LabelChip } from '../LabelChip.tsx';
import { useLabels } from '../queries.ts';
import { isSnoozed } from '../thread-text.ts';
import { Box, Group, Text } from '../../../ui/box/Box.tsx';
import styles from '../thread.module.css';

export interface ThreadHeadProps {
  thread: ThreadRow;
  heading: RefObject<HTMLHeadingElement | null>;
  menu: MenuName | null;
  onMenu: (menu: MenuName | null) => void;
  onAct: (act: ThreadAct) => void;
  onBack: () => void;
}

/** The page of the creator; null if the product has none. */
export function creatorPath(creator: ThreadRow['creator']): string | null {
  const platform = platforms.find(each => each === creator?.platform);
  return creator && platform ? paths.creator(platform, creator.id) : null;
}

function Facts({ thread }: { thread: ThreadRow }) {
  const { t } = useTranslation('inbox');
  const labels = useLabels().data?.labels ?? [];
  const { task, sender, assignedTo, snoozedUntil, archivedAt, isSpam } = thread;
  return (
    <Group gap={4} columnGap={10} wrap size="sm" mt={2} className={styles.facts}>
      <Text as="bdi" size="sm" tone="soft" dir="ltr">
        {sender.address}
      </Text>
      {task && (
        <Text as={Link} tone="accent" breaks to={paths.mailTask(task.id)}>
          {t('thread.task', { name: task.name })}
        </Text>
      )}
      {isSpam && <Tag tone="bad">{t('thread.spam')}</Tag>}
      {archivedAt && <Tag>{t('thread.archived')}</Tag>}
      {isSnoozed(thread, siteNow()) && (
        <Tag tone="warn">{t('thread.snoozed', { at: dateTime(snoozedUntil) })}</Tag>
      )}
      {assignedTo && <Tag>{t('thread.assigned', { name: assignedTo.name })}</Tag>}
      {labels
        .filter(({ id }) => thread.labels.includes(id))
        .map(label => (
          <LabelChip key={label.id} label={label} />
        ))}
    </Group>
  );
}

/** The subject, state and actions of a conversation. */
export function ThreadHead({ thread, heading, menu, onMenu, onAct, onBack }: ThreadHeadProps) {
  const { t } = useTranslation('inbox');
  const { archivedAt, isSpam } = thread;
  return (
    <header className={styles.head}>
      <Group gap={4} columnGap={12} align="start" className={styles.bar}>
        <Box as="span" grow className={styles.back}>
          <ActButton label={t('back')} icon={IconArrowLeft} onClick={onBack} />
        </Box>
        <h2 ref={heading} tabIndex={-1} dir="auto">
          {thread.subject || t('noSubject')}
        </h2>
        <Group as="span" gap={2} align="stretch" fixed>
          {archivedAt ? (
            <ActButton
              label={t('act.restore')}
              icon={IconArchiveOff}
              onClick={() => onAct({ kind: 'restore' })}
            />
          ) : (
            <ActButton
              label={t('act.archive')}
              icon={IconArchive}
              keys="e"
              onClick={() => onAct({ kind: 'archive' })}
            />
          )}
          {isSnoozed(thread, siteNow()) && (
            <ActButton label={t('act.wake')} icon={IconBell} onClick={() => onAct({ kind: 'wake' })} />
          )}
          <ActMenus rows={[thread]} opened={menu} onOpen={onMenu} onAct={onAct} />
          <ActButton
            label={t('act.unread')}
            icon={IconMail}
            keys="u"
            onClick={() => onAct({ kind: 'unread' })}
          />
          <ActButton
            label={t(isSpam ? 'act.notSpam' : 'act.spam')}
            icon={IconAlertOctagon}
            onClick={() => onAct({ kind: isSpam ? 'notSpam' : 'spam' })}
          />
        </Group>
      </Group>
      <Facts thread={thread} />
    </header>
  );
}
