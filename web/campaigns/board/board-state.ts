import type { CollaborationState } from '../../../contract/campaigns/collaboration-kinds.ts';
import { collaborationStates } from '../../../contract/campaigns/collaboration-kinds.ts';
import type { cardSorts } from '../../../contract/campaigns/board.ts';
import { type CardPart, cardParts } from '../../app/paths.ts';
import { type Paging, readId, readKeyword, readPaging, writePaging } from '../../ui/tables/paging.ts';

export type CardSort = (typeof cardSorts)[number];
/** Like in the contract, whose module would bring its schemas into the browser. */
export const sorts: readonly CardSort[] = ['state', 'newest', 'name', 'fee', 'due'];

const views = ['board', 'table'] as const;
type View = (typeof views)[number];

/** The filters of a campaign's collaborations, all in the page's address. */
export interface BoardState extends Paging {
  view: View;
  keyword: string;
  /** Only those that are late today. */
  isOverdue: boolean;
  /** Only for the table. */
  state: CollaborationState | null;
  sort: CardSort;
}

const defaultSize = 50;

export function readState(params: URLSearchParams): BoardState {
  return {
    view: views.find(view => view === params.get('view')) ?? 'board',
    keyword: readKeyword(params),
    isOverdue: params.get('overdue') === 'true',
    state: collaborationStates.find(state => state === params.get('state')) ?? null,
    sort: sorts.find(sort => sort === params.get('sort')) ?? 'state',
    ...readPaging(params, defaultSize),
  };
}

/** The collaboration that is open in the panel. */
export const readCard = (params: URLSearchParams): number | null => readId(params.get('card'));

/** The part of the card that somebody came for. */
export const readPart = (params: URLSearchParams): CardPart | undefined =>
  cardParts.find(part => part === params.get('part'));

/** Writes a state into the address and keeps its other parts; a change of filters does not close the open card. */
export function writeState(before: URLSearchParams, state: BoardState): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of ['id', 'card', 'part']) {
    const value = before.get(name);
    if (value !== null) params.set(name, value);
  }
  if (state.view !== 'board') params.set('view', state.view);
  if (state.keyword) params.set('keyword', state.keyword);
  if (state.isOverdue) params.set('overdue', 'true');
  if (state.view === 'table') {
    if (state.state) params.set('state', state.state);
    if (state.sort !== 'state') params.set('sort', state.sort);
    writePaging(params, state, defaultSize);
  }
  return params;
}

export function withCard(before: URLSearchParams, id: number | null): URLSearchParams {
  const params = new URLSearchParams(before);
  params.delete('part');
  if (id === null) params.delete('card');
  else params.set('card', String(id));
  return params;
}

export type BoardQuestion = Pick<BoardState, 'keyword' | 'isOverdue'>;

export const isFiltered = ({ keyword, isOverdue }: BoardQuestion): boolean => keyword !== '' || isOverdue;

export const filterOf = ({ keyword, isOverdue }: BoardQuestion) => ({
  ...(keyword && { keyword }),
  ...(isOverdue && { overdue: 'true' as const }),
});
