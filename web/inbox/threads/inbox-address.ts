import { type InboxView, inboxViews } from '../../../contract/outreach/mail-kinds.ts';
import { readId } from '../../ui/tables/paging.ts';

/** The filters of the list; null or empty means any. */
export interface InboxFilter {
  view: InboxView;
  senderId: number | null;
  label: number | null;
  creatorId: number | null;
  taskId: number | null;
  /** The search text, with from:, to:, subject:, has:attachment. */
  q: string;
}

/** What the address of the page holds: what is listed and what is open. */
export interface InboxAddress extends InboxFilter {
  /** The open conversation. */
  thread: number | null;
  /** The email in the editor. */
  letter: number | null;
}

const longest = 200;
const ids = ['senderId', 'label', 'creatorId', 'taskId', 'thread', 'letter'] as const;

export const noFilter = { senderId: null, label: null, creatorId: null, taskId: null, q: '' };

/** Reads an address; ignores invalid values. */
export function readInboxAddress(params: URLSearchParams): InboxAddress {
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

/** Writes set values only, always in the same order. */
export function writeInboxAddress(address: InboxAddress): URLSearchParams {
  const params = new URLSearchParams();
  if (address.view !== 'inbox') params.set('view', address.view);
  if (address.q) params.set('q', address.q);
  for (const name of ids) {
    const id = address[name];
    if (id !== null) params.set(name, String(id));
  }
  return params;
}

/** The filters in the form that the call takes. */
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
