import { expect, test } from 'vitest';
import type { ThreadMail, ThreadRow } from '../../../../contract/inbox/threads.ts';
import { noFilter } from '../inbox-address.ts';
import { firstInboxState } from '../inbox-state.ts';
import { actionOf, type OpenThread } from './command-actions.ts';
import type { Command } from './key-commands.ts';

const question = 'inbox';
const archivedAt = '2026-11-20T06:00:00.000Z';
const rowOf = (id: number) => ({ id, archivedAt: id > 2 ? archivedAt : null }) as ThreadRow;
const opened = (thread: ThreadRow): OpenThread => ({
  thread,
  mails: [
    { item: 'mail', id: 41, direction: 'in' } as ThreadMail,
    { item: 'message', id: 42, direction: 'out' } as ThreadMail,
  ],
});

interface Situation {
  activeId?: number;
  selected?: readonly number[];
  open?: OpenThread;
  thread?: number;
  letter?: number;
}

const two = { thread: 2, open: opened(rowOf(2)) };
const acts = (ids: readonly number[], kind: 'archive' | 'restore' | 'unread', isOnSelection = false) => ({
  type: 'act',
  rows: ids.map(rowOf),
  act: { kind },
  isOnSelection,
});
const menu = (of: 'list' | 'thread', name: string) => ({ type: 'showMenu', menu: { of, name } });
const writes = (kind: string, mailId?: number) => ({
  type: 'write',
  email: mailId === undefined ? { kind } : { kind, mailId },
});

/** The list shows 1 and 2, and the archived 3 and 4. */
test.each<[rule: string, Command, Situation, object | null]>([
  ['down', 'next', {}, { type: 'step', by: 1 }],
  ['up', 'previous', {}, { type: 'step', by: -1 }],
  ['opens the row at hand', 'openThread', { activeId: 3 }, { type: 'openRow', id: 3 }],
  ['opens nothing without a row', 'openThread', {}, null],
  ['leaves the conversation', 'back', two, { type: 'goBack' }],
  ['leaves the email', 'back', { letter: 5 }, { type: 'goBack' }],
  ['leaves the selection', 'back', { selected: [1] }, { type: 'goBack' }],
  ['leaves the selection of a row that is gone', 'back', { selected: [9] }, { type: 'goBack' }],
  ['has nothing to leave', 'back', { activeId: 1 }, null],
  ['selects the row at hand', 'select', { activeId: 3 }, { type: 'select', ids: [3], isSelected: true }],
  [
    'unselects the row at hand',
    'select',
    { activeId: 3, selected: [3, 4] },
    { type: 'select', ids: [3], isSelected: false },
  ],
  ['selects nothing without a row', 'select', {}, { type: 'select', ids: [], isSelected: true }],
  ['archives the row at hand', 'archive', { activeId: 1 }, acts([1], 'archive')],
  ['brings an archived one back', 'archive', { activeId: 3 }, acts([3], 'restore')],
  ['archives the open one before the row at hand', 'archive', { ...two, activeId: 1 }, acts([2], 'archive')],
  [
    'archives the selected ones before the open one',
    'archive',
    { ...two, selected: [1, 3] },
    acts([1, 3], 'archive', true),
  ],
  ['brings them back if all are archived', 'archive', { selected: [3, 4] }, acts([3, 4], 'restore', true)],
  [
    'archives the open one if the selected rows are gone',
    'archive',
    { ...two, selected: [9] },
    acts([2], 'archive'),
  ],
  ['marks the row at hand', 'unread', { activeId: 1 }, acts([1], 'unread')],
  ['marks the open one', 'unread', two, acts([2], 'unread')],
  ['marks the selected ones', 'unread', { ...two, selected: [1] }, acts([1], 'unread', true)],
  ['opens the menu of the selection', 'snooze', { ...two, selected: [1] }, menu('list', 'snooze')],
  ['opens the menu of the open one', 'label', two, menu('thread', 'label')],
  [
    'opens the menu of the open one if the selected rows are gone',
    'assign',
    { ...two, selected: [9] },
    menu('thread', 'assign'),
  ],
  ['opens no menu for the row at hand alone', 'assign', { activeId: 1 }, null],
  ['opens no menu before the conversation is loaded', 'assign', { thread: 2 }, null],
  ['answers the last incoming mail', 'reply', two, writes('reply', 41)],
  ['answers all of them', 'replyAll', two, writes('replyAll', 41)],
  ['forwards it', 'forward', two, writes('forward', 41)],
  ['answers nothing in the bare list', 'reply', { activeId: 1 }, null],
  ['answers nothing without mail', 'reply', { thread: 2, open: { thread: rowOf(2), mails: [] } }, null],
  ['writes a new email', 'compose', {}, writes('new')],
  ['searches', 'search', two, { type: 'search' }],
  ['shows the shortcuts', 'help', {}, { type: 'showHelp', isShown: true }],
])('%s: %s', (_rule, command, situation, expected) => {
  const { activeId = null, selected = [], open, thread = null, letter = null } = situation;
  const state = { ...firstInboxState, activeId, selection: { question, ids: new Set(selected) } };
  const scene = {
    address: { ...noFilter, view: 'inbox' as const, thread, letter },
    question,
    rows: [1, 2, 3, 4].map(rowOf),
    me: 7,
  };
  expect(actionOf(command, state, scene, open)).toEqual(expected);
});
