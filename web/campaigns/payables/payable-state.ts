import { dueStates, type DueState } from '../../../contract/campaigns/agenda/agenda-kinds.ts';
import { payableStates, type PayableState } from '../../../contract/campaigns/collaboration-kinds.ts';
import { type Paging, readId, readKeyword, readPaging, writePaging } from '../../ui/tables/paging.ts';

/** The due states of the filter. */
export const askedDues = dueStates.filter(state => state !== 'none');

export interface PayableQuestion extends Paging {
  /** A part of the creator's name, the label or the reference. */
  keyword: string;
  state: PayableState | null;
  due: DueState | null;
  campaignId: number | null;
}

/** Reads the filters from an address; ignores invalid values. */
export const readQuestion = (params: URLSearchParams): PayableQuestion => ({
  keyword: readKeyword(params),
  state: payableStates.find(state => state === params.get('state')) ?? null,
  due: askedDues.find(state => state === params.get('due')) ?? null,
  campaignId: readId(params.get('campaignId')),
  ...readPaging(params),
});

/** Writes set values only, always in the same order; the server takes the same format. */
export function writeQuestion(question: PayableQuestion): URLSearchParams {
  const { keyword, state, due, campaignId } = question;
  const params = new URLSearchParams();
  if (keyword) params.set('keyword', keyword);
  if (state) params.set('state', state);
  if (due) params.set('due', due);
  if (campaignId) params.set('campaignId', String(campaignId));
  writePaging(params, question);
  return params;
}

/** The filter for exports: like `writeQuestion`, without pages. */
export const filterOf = ({ keyword, state, due, campaignId }: PayableQuestion) => ({
  ...(keyword && { keyword }),
  ...(state && { state }),
  ...(due && { due }),
  ...(campaignId && { campaignId }),
});

export const hasFilter = ({ keyword, state, due, campaignId }: PayableQuestion): boolean =>
  keyword !== '' || state !== null || due !== null || campaignId !== null;
