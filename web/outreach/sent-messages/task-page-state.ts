import type { RecipientFilter } from '../../../contract/outreach/sent-messages/sent-messages.ts';
import { type Paging, readId, readKeyword, readPaging, writePaging } from '../../ui/tables/paging.ts';
import { readTab } from '../../ui/navigation/read-tab.ts';

export const tabs = ['recipients', 'rounds', 'settings'] as const;
type DetailTab = (typeof tabs)[number];

export type RecipientOutcome = NonNullable<RecipientFilter['outcome']>;

const outcomeSet: Record<RecipientOutcome, true> = {
  success: true,
  waiting: true,
  followUp: true,
  inDoubt: true,
  fail: true,
  bounced: true,
  refused: true,
  notSent: true,
  read: true,
  unread: true,
  replied: true,
  readNoReply: true,
  notReplied: true,
  autoReplied: true,
  clicked: true,
  unsubscribed: true,
  leftOut: true,
};
/** In the order of the filter. */
export const recipientOutcomes = Object.keys(outcomeSet) as RecipientOutcome[];

/** The state of a task's page, as in its address; null or empty means any. */
export interface DetailState extends Paging {
  id: number | null;
  tab: DetailTab;
  outcome: RecipientOutcome | null;
  /** A part of a name or address. */
  keyword: string;
  /** The recipient whose panel is open. */
  recipient: number | null;
  /** The rounds are being edited. */
  isEditing: boolean;
}

/** Reads the state from an address; ignores invalid values. */
export function readDetail(params: URLSearchParams): DetailState {
  return {
    id: readId(params.get('id')),
    tab: readTab(params, tabs),
    outcome: recipientOutcomes.find(outcome => outcome === params.get('outcome')) ?? null,
    keyword: readKeyword(params),
    ...readPaging(params),
    recipient: readId(params.get('recipient')),
    isEditing: params.get('edit') === '1',
  };
}

/** Writes set values only, always in the same order. */
export function writeDetail(state: DetailState): URLSearchParams {
  const { id, tab, outcome, keyword, recipient, isEditing } = state;
  const params = new URLSearchParams();
  if (id) params.set('id', String(id));
  if (tab !== 'recipients') params.set('tab', tab);
  if (outcome) params.set('outcome', outcome);
  if (keyword) params.set('keyword', keyword);
  writePaging(params, state);
  if (recipient) params.set('recipient', String(recipient));
  if (isEditing) params.set('edit', '1');
  return params;
}

export const filterOf = ({
  outcome,
  keyword,
}: Pick<DetailState, 'outcome' | 'keyword'>): RecipientFilter => ({
  ...(outcome && { outcome }),
  ...(keyword && { keyword }),
});
