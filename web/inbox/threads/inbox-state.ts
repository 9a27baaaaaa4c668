import type { ThreadAct, ThreadRow } from '../../../contract/inbox/threads.ts';
import type { EmailKind } from '../../../contract/inbox/one-to-one-email-kinds.ts';
import { leavesList } from './actions/after-act.ts';
import { nextThread } from './actions/next-thread.ts';
import type { InboxAddress } from './inbox-address.ts';
import { noSelection, rangeTo, selectedIn, selectIn, type ThreadSelection } from './list/thread-selection.ts';

export type MenuName = 'snooze' | 'assign' | 'label';

/** What the page knows beside its address. */
export interface InboxState {
  /** The row that the keyboard is at. */
  activeId: number | null;
  selection: ThreadSelection;
  /** The row checked last, where a range starts. */
  anchorId: number | null;
  /** The open menu; the list and the open conversation have the same ones. */
  menu: { of: 'list' | 'thread'; name: MenuName } | null;
  /** The views, where only one pane has room. */
  isSideShown: boolean;
  isHelpShown: boolean;
  /** A conversation deliberately marked as unread: viewing it does not mark it as read. */
  staysUnreadId: number | null;
  /** A conversation opened deliberately, whose heading takes the focus; j and k keep the focus in the list. */
  takesFocusId: number | null;
  /** The conversation that is being left, whose row gets the focus. */
  returnsToId: number | null;
}

export const firstInboxState: InboxState = {
  activeId: null,
  selection: noSelection,
  anchorId: null,
  menu: null,
  isSideShown: false,
  isHelpShown: false,
  staysUnreadId: null,
  takesFocusId: null,
  returnsToId: null,
};

/** What the address and the server say while something happens. */
export interface InboxScene {
  address: InboxAddress;
  /** The filters of the list; a selection counts for these only. */
  question: string;
  rows: readonly ThreadRow[];
  /** The signed-in account. */
  me: number;
}

export type InboxAction =
  | { type: 'step'; by: 1 | -1 }
  | { type: 'reachRow' | 'followRow' | 'openRow'; id: number }
  /** Another conversation is open now, or none. */
  | { type: 'threadChanged'; thread: number | null }
  | { type: 'goBack' | 'clearSelection' | 'search' }
  | { type: 'toggle'; id: number; isSelected: boolean; isRange: boolean }
  | { type: 'select'; ids: readonly number[]; isSelected: boolean }
  | { type: 'act'; rows: readonly ThreadRow[]; act: ThreadAct; isOnSelection: boolean }
  | { type: 'showMenu'; menu: InboxState['menu'] }
  | { type: 'showSide' | 'showHelp'; isShown: boolean }
  | { type: 'write'; email: EmailStart };

type EmailStart = { kind: 'new' } | { kind: EmailKind; mailId: number };

/** What only the page can do. */
export type InboxCall =
  | { type: 'go'; by: Partial<InboxAddress> }
  | { type: 'stepToRow' | 'returnToRow'; id: number }
  | { type: 'focusSearch' | 'focusList' | 'warnFull' }
  | { type: 'act'; ids: readonly number[]; act: ThreadAct }
  | { type: 'write'; email: EmailStart };

export interface InboxOutcome {
  state: InboxState;
  calls: readonly InboxCall[];
}

const puttingAway: readonly ThreadAct['kind'][] = ['archive', 'snooze', 'spam', 'restore', 'wake', 'notSpam'];

const show = (thread: number | null): InboxCall => ({ type: 'go', by: { thread, letter: null } });

function step(state: InboxState, by: 1 | -1, { address: { thread }, rows }: InboxScene): InboxOutcome {
  const at = rows.findIndex(({ id }) => id === (thread ?? state.activeId));
  const next = rows[at === -1 ? 0 : at + by];
  if (!next) return { state, calls: [] };
  const moved = { ...state, activeId: next.id, takesFocusId: null };
  const focus: InboxCall = { type: 'stepToRow', id: next.id };
  if (thread === null) return { state: moved, calls: [focus] };
  return { state: { ...moved, staysUnreadId: null }, calls: [focus, show(next.id)] };
}

function goBack(state: InboxState, { address, question }: InboxScene): InboxOutcome {
  if (selectedIn(state.selection, question).size) {
    return { state: { ...state, selection: noSelection }, calls: [] };
  }
  if (address.thread === null && address.letter === null) return { state, calls: [] };
  return { state: { ...state, returnsToId: address.thread, staysUnreadId: null }, calls: [show(null)] };
}

function select(
  state: InboxState,
  ids: readonly number[],
  isSelected: boolean,
  { question }: InboxScene,
): InboxOutcome {
  const selection = selectIn(state.selection, question, ids, isSelected);
  if (!selection) return { state, calls: [{ type: 'warnFull' }] };
  return { state: { ...state, selection }, calls: [] };
}

type ActAction = Extract<InboxAction, { type: 'act' }>;

/** The row that the keyboard is at once some have left the list: the same one, or else the next. */
function rowAfter(
  { activeId }: InboxState,
  leaving: readonly number[],
  { address, rows }: InboxScene,
): number | null {
  const listed = rows.map(({ id }) => id);
  const isAtHand = (id: number | null) => id !== null && leaving.includes(id);
  if (activeId !== null && listed.includes(activeId) && !isAtHand(activeId) && !isAtHand(address.thread))
    return activeId;
  const from = [address.thread, activeId].find(isAtHand) ?? leaving[0];
  return from === undefined ? null : nextThread(listed, leaving, from);
}

/** Those that the action changes. */
const changed: Partial<Record<ThreadAct['kind'], (row: ThreadRow) => boolean>> = {
  archive: ({ archivedAt }) => !archivedAt,
  restore: ({ archivedAt }) => archivedAt !== null,
  spam: ({ isSpam }) => !isSpam,
  notSpam: ({ isSpam }) => isSpam,
};

/** If the open conversation leaves the list, the next one opens. The focus stays in the list. */
function act(state: InboxState, { rows, act, isOnSelection }: ActAction, scene: InboxScene): InboxOutcome {
  const { address, me } = scene;
  const openId = address.thread;
  const ids = rows.filter(changed[act.kind] ?? (() => true)).map(({ id }) => id);
  const isLeaving = ids.length > 0 && puttingAway.includes(act.kind) && leavesList(act, address, me);
  const calls: InboxCall[] = [];
  let { activeId, selection, staysUnreadId, takesFocusId } = state;
  const next = isLeaving ? rowAfter(state, ids, scene) : null;
  const isOpenLeaving = isLeaving && openId !== null && ids.includes(openId);
  if (isOpenLeaving) {
    staysUnreadId = null;
    takesFocusId = null;
    calls.push(show(next));
  }
  if (ids.length) calls.push({ type: 'act', ids, act });
  if (isLeaving && (openId === null || isOpenLeaving)) {
    activeId = next ?? activeId;
    // Without a row left, the focus would fall out of the page.
    calls.push(next === null ? { type: 'focusList' } : { type: 'stepToRow', id: next });
  }
  if (act.kind === 'unread') staysUnreadId = openId;
  // Several labels may be applied one after the other.
  if (isOnSelection && act.kind !== 'label' && act.kind !== 'unlabel') selection = noSelection;
  return { state: { ...state, activeId, selection, staysUnreadId, takesFocusId }, calls };
}

/** What follows from an action: the new state, and what the page is to do. */
export function reduceInbox(state: InboxState, action: InboxAction, scene: InboxScene): InboxOutcome {
  const become = (by: Partial<InboxState>, ...calls: InboxCall[]) => ({ state: { ...state, ...by }, calls });
  switch (action.type) {
    case 'step':
      return step(state, action.by, scene);
    case 'reachRow':
      return become({ activeId: action.id });
    case 'followRow':
      return become({ takesFocusId: action.id });
    case 'openRow':
      return become({ takesFocusId: action.id, staysUnreadId: null }, show(action.id));
    case 'goBack':
      return goBack(state, scene);
    case 'threadChanged': {
      const { returnsToId } = state;
      if (returnsToId === null) return { state, calls: [] };
      // With one pane, the list becomes visible only now.
      const isBack = action.thread === null;
      return become(
        { returnsToId: null },
        ...(isBack ? [{ type: 'returnToRow' as const, id: returnsToId }] : []),
      );
    }
    case 'clearSelection':
      return become({ selection: noSelection });
    case 'search':
      return become({ isSideShown: false }, { type: 'focusSearch' });
    case 'toggle': {
      const listed = scene.rows.map(({ id }) => id);
      const ids = action.isRange ? rangeTo(listed, state.anchorId, action.id) : [action.id];
      return select({ ...state, anchorId: action.id }, ids, action.isSelected, scene);
    }
    case 'select':
      return select(state, action.ids, action.isSelected, scene);
    case 'act':
      return act(state, action, scene);
    case 'showMenu':
      return become({ menu: action.menu });
    case 'showSide':
      return become({ isSideShown: action.isShown });
    case 'showHelp':
      return become({ isHelpShown: action.isShown });
    case 'write':
      return { state, calls: [action] };
  }
}
