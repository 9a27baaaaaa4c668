import { dueStates, type DueState } from '../../../contract/campaigns/agenda-kinds.ts';
import { payableStates, type PayableState } from '../../../contract/campaigns/collaboration-kinds.ts';
import { type Paging, readId, readKeyword, readPaging, writePaging } from '../../ui/tables/paging.ts';

/** Whether something is due, as far as one asks for it. */
export const askedDues = dueStates.filter(state => state !== 'none');

export interface PayableQuestion extends Paging {
  /** Part of the creator's name, of the label or of the reference. */
  keyword: string;
  state: PayableState | null;
  due: DueState | null;
  campaignId: number | null;
}

/** The question in an address; what makes no sense is left out. */
export const readQuestion = (params: URLSearchParams): PayableQuestion => ({
  keyword: readKeyword(params),
  state: payableStates.find(state => state === params.get('state')) ?? null,
  due: askedDues.find(state => state === params.get('due')) ?? null,
  campaignId: readId(params.get('campaignId')),
  ...readPaging(params),
});

/** Always in the same order, nothing that is not set; the server takes it as it is. */
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

/** What a file holds: as `writeQuestion`, without pages. */
export const filterOf = ({ keyword, state, due, campaignId }: PayableQuestion) => ({
  ...(keyword && { keyword }),
  ...(state && { state }),
  ...(due && { due }),
  ...(campaignId && { campaignId }),
});

export const hasFilter = ({ keyword, state, due, campaignId }: PayableQuestion): boolean =>
  keyword !== '' || state !== null || due !== null || campaignId !== null;
