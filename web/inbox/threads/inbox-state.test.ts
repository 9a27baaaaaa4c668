import { expect, test } from 'vitest';
import type { ThreadAct, ThreadRow } from '../../../contract/inbox/threads.ts';
import { type InboxAddress, noFilter } from './inbox-address.ts';
import {
  firstInboxState,
  type InboxAction,
  type InboxCall,
  type InboxScene,
  type InboxState,
  reduceInbox,
} from './inbox-state.ts';
import { maxSelected } from './list/thread-selection.ts';

const me = 7;
const question = 'inbox';
const rowOf = (id: number) => ({ id, archivedAt: null, isSpam: false }) as ThreadRow;
const someAct = (kind: ThreadAct['kind'], more: object = {}) => ({ kind, ...more }) as ThreadAct;

interface Situation {
  address?: Partial<InboxAddress>;
  state?: Partial<InboxState>;
  listed?: readonly number[];
}

/** The list shows 1 to 4, the newest first. */
const sceneOf = ({ address, listed = [1, 2, 3, 4] }: Situation): InboxScene => ({
  address: { ...noFilter, view: 'inbox', thread: null, letter: null, ...address },
  question,
  rows: listed.map(rowOf),
  me,
});

const picked = (...ids: number[]) => ({ selection: { question, ids: new Set(ids) } });
const open = (thread: number) => ({ address: { thread } });
const acts = (kind: ThreadAct['kind'], ids: readonly number[], more: object = {}): InboxAction => ({
  type: 'act',
  rows: ids.map(rowOf),
  act: someAct(kind, more),
  isOnSelection: false,
});
const actsOnSelected = (...of: Parameters<typeof acts>) => ({ ...acts(...of), isOnSelection: true });
const asked = (kind: ThreadAct['kind'], ids: readonly number[], more: object = {}): InboxCall => ({
  type: 'act',
  ids,
  act: someAct(kind, more),
});
const show = (thread: number | null): InboxCall => ({ type: 'go', by: { thread, letter: null } });
const stepTo = (id: number): InboxCall => ({ type: 'stepToRow', id });

const down: InboxAction = { type: 'step', by: 1 };
const up: InboxAction = { type: 'step', by: -1 };
const toggle = (id: number, isSelected = true, isRange = false): InboxAction => ({
  type: 'toggle',
  id,
  isSelected,
  isRange,
});
const select = (...ids: number[]): InboxAction => ({ type: 'select', ids, isSelected: true });
const many = Array.from({ length: maxSelected }, (_, at) => at + 1);

type Row = [rule: string, before: Situation, action: InboxAction, changes: object, calls?: InboxCall[]];

const moving: Row[] = [
  ['the first step goes to the first row', {}, down, { activeId: 1 }, [stepTo(1)]],
  ['up, too', {}, up, { activeId: 1 }, [stepTo(1)]],
  ['down from the row at hand', { state: { activeId: 2 } }, down, { activeId: 3 }, [stepTo(3)]],
  ['up from the row at hand', { state: { activeId: 2 } }, up, { activeId: 1 }, [stepTo(1)]],
  ['nothing is below the last row', { state: { activeId: 4 } }, down, {}, []],
  ['nothing is above the first row', { state: { activeId: 1 } }, up, {}, []],
  ['nothing is in an empty list', { listed: [] }, down, {}, []],
  ['a row that is gone: from the top', { state: { activeId: 9 } }, down, { activeId: 1 }, [stepTo(1)]],
  [
    'below an open conversation is the next one, whose row has the focus',
    { ...open(2), state: { activeId: 4, takesFocusId: 2 } },
    down,
    { activeId: 3, takesFocusId: null },
    [stepTo(3), show(3)],
  ],
  [
    'who moves on lets go of the unread mark',
    { ...open(2), state: { staysUnreadId: 2 } },
    up,
    { activeId: 1, staysUnreadId: null },
    [stepTo(1), show(1)],
  ],
  [
    'a step in the list keeps the unread mark',
    { state: { staysUnreadId: 2 } },
    down,
    { activeId: 1 },
    [stepTo(1)],
  ],
  ['a focused row is at hand', {}, { type: 'reachRow', id: 3 }, { activeId: 3 }],
  ['a link that is followed moves the focus', {}, { type: 'followRow', id: 3 }, { takesFocusId: 3 }],
  [
    'a row that is opened by key moves the focus, and is read when viewed',
    { state: { activeId: 3, staysUnreadId: 3 } },
    { type: 'openRow', id: 3 },
    { takesFocusId: 3, staysUnreadId: null },
    [show(3)],
  ],
];

const newRows: Row[] = [
  [
    'new mail above: the next row is the one below, as before',
    { listed: [9, 8, 1, 2, 3], state: { activeId: 2 } },
    down,
    { activeId: 3 },
    [stepTo(3)],
  ],
  [
    'new mail above the open conversation: the same',
    { listed: [9, 8, 1, 2, 3], ...open(2) },
    up,
    { activeId: 1 },
    [stepTo(1), show(1)],
  ],
  [
    'the row at hand moved up with a new mail: the next is below its new place',
    { listed: [3, 1, 2], state: { activeId: 3 } },
    down,
    { activeId: 1 },
    [stepTo(1)],
  ],
  [
    'new mail leaves the selection, and a range has the new row in it',
    { listed: [1, 9, 2, 3], state: { ...picked(1), anchorId: 1 } },
    toggle(2, true, true),
    { ...picked(1, 9, 2), anchorId: 2 },
  ],
  [
    'after the last row come those that were loaded meanwhile',
    { listed: [1, 2, 3, 4, 5, 6], state: { activeId: 4 } },
    down,
    { activeId: 5 },
    [stepTo(5)],
  ],
  [
    'a range reaches into rows that were loaded later',
    { listed: [1, 2, 3, 4, 5, 6], state: { ...picked(4), anchorId: 4 } },
    toggle(6, true, true),
    { ...picked(4, 5, 6), anchorId: 6 },
  ],
];

const goingBack: Row[] = [
  [
    'first it clears the selection',
    { ...open(2), state: { ...picked(1, 3), staysUnreadId: 2 } },
    { type: 'goBack' },
    picked(),
  ],
  [
    'a selection of other filters does not count',
    { ...open(2), state: { selection: { question: 'spam', ids: new Set([1]) } } },
    { type: 'goBack' },
    { returnsToId: 2 },
    [show(null)],
  ],
  [
    'then it leaves the conversation, and remembers its row',
    { ...open(2), state: { activeId: 4, staysUnreadId: 2 } },
    { type: 'goBack' },
    { returnsToId: 2, staysUnreadId: null },
    [show(null)],
  ],
  [
    'an email without a conversation is left',
    { address: { letter: 5 } },
    { type: 'goBack' },
    {},
    [show(null)],
  ],
  ['in the bare list there is nothing to leave', {}, { type: 'goBack' }, {}],
  [
    'once the list is alone, the row has the focus',
    { state: { returnsToId: 2 } },
    { type: 'threadChanged', thread: null },
    { returnsToId: null },
    [{ type: 'returnToRow', id: 2 }],
  ],
  [
    'if another conversation opened instead, no row is focused then or later',
    { ...open(3), state: { returnsToId: 2 } },
    { type: 'threadChanged', thread: 3 },
    { returnsToId: null },
  ],
  ['a conversation closed in another way moves no focus', {}, { type: 'threadChanged', thread: null }, {}],
];

const selecting: Row[] = [
  ['one', {}, toggle(2), { ...picked(2), anchorId: 2 }],
  ['another', { state: picked(2) }, toggle(4), { ...picked(2, 4), anchorId: 4 }],
  ['one less', { state: picked(2, 4) }, toggle(2, false), { ...picked(4), anchorId: 2 }],
  [
    'a range downwards',
    { state: { ...picked(1), anchorId: 1 } },
    toggle(3, true, true),
    { ...picked(1, 2, 3), anchorId: 3 },
  ],
  ['a range upwards', { state: { anchorId: 4 } }, toggle(2, true, true), { ...picked(2, 3, 4), anchorId: 2 }],
  [
    'a range less',
    { state: { ...picked(1, 2, 3, 4), anchorId: 2 } },
    toggle(3, false, true),
    { ...picked(1, 4), anchorId: 3 },
  ],
  ['a range without a start', {}, toggle(3, true, true), { ...picked(3), anchorId: 3 }],
  [
    'a range whose start is gone',
    { state: { anchorId: 9 } },
    toggle(3, true, true),
    { ...picked(3), anchorId: 3 },
  ],
  ['all of them, without a new start', { state: { anchorId: 2 } }, select(1, 2, 3, 4), picked(1, 2, 3, 4)],
  ['none of them', { state: picked(1, 2, 9) }, { type: 'select', ids: [1, 2], isSelected: false }, picked(9)],
  [
    'with new filters, one begins again',
    { state: { selection: { question: 'spam', ids: new Set([1, 2]) } } },
    toggle(3),
    { ...picked(3), anchorId: 3 },
  ],
  ['as many as a call takes', { state: picked(...many.slice(1)) }, select(1), picked(...many)],
  ['one too many', { state: picked(...many) }, toggle(999), { anchorId: 999 }, [{ type: 'warnFull' }]],
  ['cleared', { state: picked(1, 2) }, { type: 'clearSelection' }, picked()],
];

const handling: Row[] = [
  [
    'one in the list: the next row has the focus',
    { state: { activeId: 2 } },
    acts('archive', [2]),
    { activeId: 3 },
    [asked('archive', [2]), stepTo(3)],
  ],
  [
    'the last one in the list: the one above has it',
    { state: { activeId: 4 } },
    acts('archive', [4]),
    { activeId: 3 },
    [asked('archive', [4]), stepTo(3)],
  ],
  [
    'the only one',
    { listed: [2], state: { activeId: 2 } },
    acts('archive', [2]),
    {},
    [asked('archive', [2]), { type: 'focusList' }],
  ],
  [
    'selected ones: the row at hand keeps the focus',
    { state: { ...picked(1, 3), activeId: 2 } },
    actsOnSelected('archive', [1, 3]),
    picked(),
    [asked('archive', [1, 3]), stepTo(2)],
  ],
  [
    'selected ones of which one is archived already',
    { address: { view: 'all' } },
    {
      ...acts('archive', [1]),
      rows: [rowOf(1), { ...rowOf(2), archivedAt: '2026-11-20T06:00:00Z' }],
    } as InboxAction,
    {},
    [asked('archive', [1])],
  ],
  ['nothing is at hand', {}, acts('archive', []), {}],
  [
    'the open one goes, the next one opens',
    open(2),
    acts('archive', [2]),
    { activeId: 3 },
    [show(3), asked('archive', [2]), stepTo(3)],
  ],
  [
    'the open one goes with its unread mark',
    { ...open(2), state: { staysUnreadId: 2 } },
    acts('spam', [2]),
    { activeId: 3, staysUnreadId: null },
    [show(3), asked('spam', [2]), stepTo(3)],
  ],
  [
    'the open one goes with the one below',
    { ...open(2), state: picked(2, 3) },
    actsOnSelected('archive', [2, 3]),
    { ...picked(), activeId: 4 },
    [show(4), asked('archive', [2, 3]), stepTo(4)],
  ],
  [
    'the last one goes: the list is alone, and takes the focus',
    { ...open(2), listed: [2] },
    acts('archive', [2]),
    {},
    [show(null), asked('archive', [2]), { type: 'focusList' }],
  ],
  ['another one goes, the open one stays', open(2), acts('archive', [3]), {}, [asked('archive', [3])]],
  [
    'the open one stays where the view still lists it',
    { address: { thread: 2, view: 'all' } },
    acts('archive', [2]),
    {},
    [asked('archive', [2])],
  ],
  [
    'the open one, read among the unread, stays open',
    { address: { thread: 2, view: 'unread' } },
    acts('read', [2]),
    {},
    [asked('read', [2])],
  ],
  [
    'the open one, given to a colleague, stays open',
    { address: { thread: 2, view: 'mine' } },
    acts('assign', [2], { accountId: 8 }),
    {},
    [asked('assign', [2], { accountId: 8 })],
  ],
  [
    'the open one, marked as unread, stays unread while it is viewed',
    open(2),
    acts('unread', [2]),
    { staysUnreadId: 2 },
    [asked('unread', [2])],
  ],
  ['one in the list, marked as unread', {}, acts('unread', [3]), {}, [asked('unread', [3])]],
  ['read keeps the mark', { state: { staysUnreadId: 2 } }, acts('read', [3]), {}, [asked('read', [3])]],
  [
    'several: the selection is done with',
    { state: picked(1, 3) },
    actsOnSelected('read', [1, 3]),
    picked(),
    [asked('read', [1, 3])],
  ],
  [
    'the open one, beside a selection that stays',
    { ...open(2), state: picked(1, 3) },
    acts('read', [2]),
    {},
    [asked('read', [2])],
  ],
  ...(['label', 'unlabel'] as const).map((kind): Row => {
    const act = { labelId: 5 };
    const before = { state: picked(1, 3) };
    return [
      `${kind}: the selection stays for the next label`,
      before,
      actsOnSelected(kind, [1, 3], act),
      {},
      [asked(kind, [1, 3], act)],
    ];
  }),
];

const menu = { of: 'list', name: 'snooze' } as const;
const showing: Row[] = [
  ['a menu', {}, { type: 'showMenu', menu }, { menu }],
  ['no menu', { state: { menu } }, { type: 'showMenu', menu: null }, { menu: null }],
  ['the views', {}, { type: 'showSide', isShown: true }, { isSideShown: true }],
  [
    'the list again',
    { state: { isSideShown: true } },
    { type: 'showSide', isShown: false },
    { isSideShown: false },
  ],
  ['the shortcuts', {}, { type: 'showHelp', isShown: true }, { isHelpShown: true }],
  [
    'the search, which is above the list',
    { state: { isSideShown: true } },
    { type: 'search' },
    { isSideShown: false },
    [{ type: 'focusSearch' }],
  ],
  [
    'an email to write',
    {},
    { type: 'write', email: { kind: 'reply', mailId: 6 } },
    {},
    [{ type: 'write', email: { kind: 'reply', mailId: 6 } }],
  ],
];

/** Compares what is selected, not under which filters nothing is. */
const comparable = ({ selection: { question: of, ids }, ...rest }: InboxState) => ({
  ...rest,
  selected: ids.size ? [of, ids] : [],
});

test.each<Row>(
  Object.entries({ moving, newRows, goingBack, selecting, handling, showing }).flatMap(([name, rows]) =>
    rows.map(([rule, ...row]): Row => [`${name}: ${rule}`, ...row]),
  ),
)('%s', (_rule, before, action, changes, calls = []) => {
  const state = { ...firstInboxState, ...before.state };
  const after = reduceInbox(state, action, sceneOf(before));
  expect(comparable(after.state)).toEqual(comparable({ ...state, ...changes }));
  expect(after.calls).toEqual(calls);
});
