import type { ThreadMail, ThreadRow } from '../../../../contract/inbox/threads.ts';
import type { EmailKind } from '../../../../contract/inbox/one-to-one-email-kinds.ts';
import type { InboxAction, InboxScene, InboxState, MenuName } from '../inbox-state.ts';
import { selectedIn } from '../list/thread-selection.ts';
import { answerable } from '../pane/answerable.ts';
import type { Command } from './key-commands.ts';

/** The open conversation; undefined until it is loaded. */
export type OpenThread = { thread: ThreadRow; mails: readonly ThreadMail[] } | undefined;

/**
 * The action of a shortcut; null if it does nothing now, so that the key keeps its usual meaning. Conversations are
 * handled by what is at hand: the selected ones, otherwise the open one, otherwise the row that the keyboard is at.
 */
export function actionOf(
  command: Command,
  state: InboxState,
  { address, question, rows }: InboxScene,
  open: OpenThread,
): InboxAction | null {
  const { activeId } = state;
  const ids = selectedIn(state.selection, question);
  const selected = rows.filter(({ id }) => ids.has(id));
  const active = rows.filter(({ id }) => id === activeId);
  const isOnSelection = selected.length > 0;
  const targets = isOnSelection ? selected : open ? [open.thread] : active;

  const menu = (name: MenuName): InboxAction | null => {
    if (isOnSelection) return { type: 'showMenu', menu: { of: 'list', name } };
    return open ? { type: 'showMenu', menu: { of: 'thread', name } } : null;
  };
  const answer = (kind: EmailKind): InboxAction | null => {
    const mail = open && answerable(open.mails);
    return mail ? { type: 'write', email: { kind, mailId: mail.id } } : null;
  };

  switch (command) {
    case 'next':
      return { type: 'step', by: 1 };
    case 'previous':
      return { type: 'step', by: -1 };
    case 'openThread':
      return activeId === null ? null : { type: 'openRow', id: activeId };
    case 'back':
      return ids.size || address.thread !== null || address.letter !== null ? { type: 'goBack' } : null;
    case 'select':
      return {
        type: 'select',
        ids: active.map(({ id }) => id),
        isSelected: !active.some(({ id }) => ids.has(id)),
      };
    case 'archive': {
      const kind = targets.every(({ archivedAt }) => archivedAt) ? 'restore' : 'archive';
      return { type: 'act', rows: targets, act: { kind }, isOnSelection };
    }
    case 'unread':
      return { type: 'act', rows: targets, act: { kind: 'unread' }, isOnSelection };
    case 'snooze':
    case 'label':
    case 'assign':
      return menu(command);
    case 'reply':
    case 'replyAll':
    case 'forward':
      return answer(command);
    case 'compose':
      return { type: 'write', email: { kind: 'new' } };
    case 'search':
      return { type: 'search' };
    case 'help':
      return { type: 'showHelp', isShown: true };
  }
}
