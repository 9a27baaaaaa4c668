import { type InboxView, inboxViews } from '../../../contract/outreach/mail-kinds.ts';
import { readId } from '../../ui/tables/paging.ts';

/** Which conversations are listed; null or empty where any. */
export interface InboxFilter {
  view: InboxView;
  senderId: number | null;
  label: number | null;
  creatorId: number | null;
  taskId: number | null;
  /** Words, with from:, to:, subject:, has:attachment. */
  q: string;
}

export interface InboxState extends InboxFilter {
  /** The conversation that is open. */
  thread: number | null;
  /** The letter that is being written. */
  letter: number | null;
}

const longest = 200;
const ids = ['senderId', 'label', 'creatorId', 'taskId', 'thread', 'letter'] as const;

export const noFilter = { senderId: null, label: null, creatorId: null, taskId: null, q: '' };

/** The question in an address; what makes no sense is left out. */
export function readInbox(params: URLSearchParams): InboxState {
  const idOf = (name: (typeof ids)[number]) => readId(params.get(name));
  return {
    view: inboxViews.find(view => view === params.get('view')) ?? 'inbox',
    senderId: idOf('senderId'),
    label: idOf('label'),
    creatorId: idOf('creatorId'),
    taskId: idOf('taskId'),
    q: (params.get('q') ?? '').trim().slice(0, longest),
    thread: idOf('thread'),
    letter: idOf('letter'),
  };
}

/** Always in the same order, nothing that is not set. */
export function writeInbox(state: InboxState): URLSearchParams {
  const params = new URLSearchParams();
  if (state.view !== 'inbox') params.set('view', state.view);
  if (state.q) params.set('q', state.q);
  for (const name of ids) {
    const id = state[name];
    if (id !== null) params.set(name, String(id));
  }
  return params;
}

/** The filter as a call takes it. */
export const queryOf = ({ view, senderId, label, creatorId, taskId, q }: InboxFilter) => ({
  view,
  ...(senderId !== null && { senderId }),
  ...(label !== null && { label }),
  ...(creatorId !== null && { creatorId }),
  ...(taskId !== null && { taskId }),
  ...(q && { q }),
});

export const hasFilter = ({ senderId, label, creatorId, taskId, q }: InboxFilter) =>
  senderId !== null || label !== null || creatorId !== null || taskId !== null || q !== '';
