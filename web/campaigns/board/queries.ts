import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { listCards, listColumn, moveCards, getBoard } from '../../../contract/campaigns/board.ts';
import type { CollaborationState } from '../../../contract/campaigns/collaboration-kinds.ts';
import { call } from '../../app/api.ts';
import { campaignsKey } from '../../layout/queries.ts';
import { type Board, withMore } from './board-moves.ts';
import { type BoardQuestion, type BoardState, filterOf } from './board-state.ts';

/** Cards per request, once a column is known to be long. */
const moreAtOnce = 100;

export const boardKey = (campaignId: number, { keyword, isOverdue }: BoardQuestion) => [
  ...campaignsKey,
  campaignId,
  'board',
  { keyword, isOverdue },
];

async function cardsBehind(
  campaignId: number,
  question: BoardQuestion,
  state: CollaborationState,
  after: number,
  size: number,
  signal?: AbortSignal,
) {
  const { cards } = await call(listColumn, {
    params: { id: campaignId, state },
    query: { ...filterOf(question), after, size },
    errorDisplay: 'page',
    signal,
  });
  return cards;
}

/** The board with as many cards of each column as are loaded already, so that a refresh removes none from view. */
async function boardOf(
  queries: QueryClient,
  campaignId: number,
  question: BoardQuestion,
  signal: AbortSignal,
): Promise<Board> {
  const known = queries.getQueryData<Board>(boardKey(campaignId, question));
  const board = await call(getBoard, {
    params: { id: campaignId },
    query: filterOf(question),
    errorDisplay: 'page',
    signal,
  });
  const columns = board.columns.map(async column => {
    const before = known?.columns.find(each => each.state === column.state)?.cards.length ?? 0;
    let { cards } = column;
    for (let wanted = Math.min(before, column.total); cards.length < wanted;) {
      const size = Math.min(200, wanted - cards.length);
      const more = await cardsBehind(campaignId, question, column.state, cards.at(-1)?.id ?? 0, size, signal);
      cards = [...cards, ...more];
      if (more.length < size) wanted = 0;
    }
    return { ...column, cards };
  });
  return { columns: await Promise.all(columns) };
}

export function useBoard(campaignId: number, question: BoardQuestion) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: boardKey(campaignId, question),
    queryFn: ({ signal }) => boardOf(queries, campaignId, question, signal),
    placeholderData: (before, query) => (query?.queryKey[1] === campaignId ? before : undefined),
    staleTime: 0,
  });
}

/** Fetches the next cards of a column, one request at a time. */
export function useMoreCards(campaignId: number, question: BoardQuestion) {
  const queries = useQueryClient();
  const asked = useRef(new Set<string>());
  return async (state: CollaborationState): Promise<void> => {
    const key = boardKey(campaignId, question);
    const column = queries.getQueryData<Board>(key)?.columns.find(each => each.state === state);
    const last = column?.cards.at(-1);
    if (!column || !last || column.cards.length >= column.total) return;
    const name = `${JSON.stringify(key)} ${state} ${last.id}`;
    if (asked.current.has(name)) return;
    asked.current.add(name);
    try {
      const more = await cardsBehind(campaignId, question, state, last.id, moreAtOnce);
      queries.setQueryData<Board>(key, board => board && withMore(board, state, more));
    } catch {
      // Scrolling further asks again.
    } finally {
      asked.current.delete(name);
    }
  };
}

export const useCards = (campaignId: number, state: BoardState) =>
  useQuery({
    queryKey: [...campaignsKey, campaignId, 'cards', state],
    queryFn: ({ signal }) =>
      call(listCards, {
        params: { id: campaignId },
        query: {
          ...filterOf(state),
          ...(state.state && { state: state.state }),
          sort: state.sort,
          page: state.page,
          size: state.size,
        },
        errorDisplay: 'page',
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Moves several cards to a column; the answer names those that cannot be moved. */
export function useMoveCards(campaignId: number) {
  const queries = useQueryClient();
  return async (ids: readonly number[], to: CollaborationState, reason: string) => {
    try {
      return await call(moveCards, {
        params: { id: campaignId },
        body: { ids: [...ids], to, reason },
      });
    } finally {
      await queries.invalidateQueries({ queryKey: [...campaignsKey, campaignId] });
    }
  };
}
