import { messageStates, type MessageState } from '../../../../contract/outreach/mail-states.ts';
import { type Paging, readId, readKeyword, readPaging, writePaging } from '../../../ui/tables/paging.ts';

/** The filters of messages; null or empty means any. */
export interface OutboxFilter {
  state: MessageState | null;
  senderId: number | null;
  /** A part of the recipient's name or address. */
  keyword: string;
}

export interface OutboxState extends OutboxFilter, Paging {
  /** The open message. */
  message: number | null;
}

export const anyMessage: OutboxFilter = { state: null, senderId: null, keyword: '' };

/** Reads the filters from an address; ignores invalid values. */
export function readOutbox(params: URLSearchParams): OutboxState {
  return {
    state: messageStates.find(state => state === params.get('state')) ?? null,
    senderId: readId(params.get('senderId')),
    keyword: readKeyword(params),
    ...readPaging(params),
    message: readId(params.get('message')),
  };
}

/** Writes set values only, always in the same order. */
export function writeOutbox(outbox: OutboxState): URLSearchParams {
  const { state, senderId, keyword, message } = outbox;
  const params = new URLSearchParams();
  if (state) params.set('state', state);
  if (senderId) params.set('senderId', String(senderId));
  if (keyword) params.set('keyword', keyword);
  writePaging(params, outbox);
  if (message) params.set('message', String(message));
  return params;
}

export const hasFilter = ({ state, senderId, keyword }: OutboxFilter) =>
  state !== null || senderId !== null || keyword !== '';
