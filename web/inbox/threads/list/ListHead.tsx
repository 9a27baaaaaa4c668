import { ActionIcon } from '@mantine/core';
import {
  IconAlertOctagon,
  IconArchive,
  IconArchiveOff,
  IconMail,
  IconMailOpened,
  IconX,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../contract/core/format.ts';
import type { ThreadAct, ThreadRow } from '../../../../contract/inbox/threads.ts';
import type { InboxView } from '../../../../contract/outreach/mail-kinds.ts';
import { ActButton } from '../actions/ActButton.tsx';
import { ActMenus } from '../actions/ActMenus.tsx';
import type { InboxAction, MenuName } from '../inbox-state.ts';
import { Group, Text } from '../../../ui/box/Box.tsx';
import styles from './list.module.css';

export interface ListHeadProps {
  view: InboxView;
  rows: readonly ThreadRow[] | undefined;
  hasMore: boolean;
  selected: ReadonlySet<number>;
  menu: MenuName | null;
  send: (action: InboxAction) => void;
}

function Actions({ view, rows: listed = [], selected, menu, send }: ListHeadProps) {
  const { t } = useTranslation('inbox');
  const rows = listed.filter(({ id }) => selected.has(id));
  const onAct = (act: ThreadAct) => send({ type: 'act', rows, act, isOnSelection: true });
  const act = (kind: 'read' | 'unread' | 'archive' | 'restore' | 'spam' | 'notSpam') => onAct({ kind });
  return (
    <Group align="stretch" fixed role="group" aria-label={t('selection.title')}>
      {view === 'archived' ? (
        <ActButton label={t('act.restore')} icon={IconArchiveOff} onClick={() => act('restore')} />
      ) : (
        <ActButton label={t('act.archive')} icon={IconArchive} keys="e" onClick={() => act('archive')} />
      )}
      {rows.some(({ unread }) => unread > 0) ? (
        <ActButton label={t('act.read')} icon={IconMailOpened} onClick={() => act('read')} />
      ) : (
        <ActButton label={t('act.unread')} icon={IconMail} keys="u" onClick={() => act('unread')} />
      )}
      <ActMenus
        rows={rows}
        opened={menu}
        onOpen={name => send({ type: 'showMenu', menu: name && { of: 'list', name } })}
        onAct={onAct}
      />
      <ActButton
        label={t(view === 'spam' ? 'act.notSpam' : 'act.spam')}
        icon={IconAlertOctagon}
        onClick={() => act(view === 'spam' ? 'notSpam' : 'spam')}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        aria-label={t('selection.clear')}
        title={t('selection.clear')}
        onClick={() => send({ type: 'clearSelection' })}
      >
        <IconX size={17} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

/** The number of conversations; during a selection, its actions instead. */
export function ListHead(props: ListHeadProps) {
  const { rows = [], hasMore, selected, send } = props;
  const { t } = useTranslation('inbox');
  const count = selected.size;
  const number = fullCount(rows.length);
  const isAll = rows.length > 0 && rows.every(({ id }) => selected.has(id));
  return (
    <Group className={styles.head}>
      <Group as="label" inline justify="center" fixed pointer className={styles.checkbox}>
        <input
          type="checkbox"
          aria-label={t('list.selectAll')}
          checked={isAll}
          disabled={!rows.length}
          ref={box => {
            if (box) box.indeterminate = count > 0 && !isAll;
          }}
          onChange={event =>
            send({
              type: 'select',
              ids: rows.map(({ id }) => id),
              isSelected: event.currentTarget.checked,
            })
          }
        />
      </Group>
      <Text grow shrink size="sm" tone="soft" truncate role="status">
        {count > 0
          ? t('selection.count', { count, number: fullCount(count) })
          : rows.length > 0 && t(hasMore ? 'list.shown' : 'list.whole', { count: rows.length, number })}
      </Text>
      {count > 0 && <Actions {...props} />}
    </Group>
  );
}
