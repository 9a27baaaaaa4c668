import { describe, expect, test } from 'vitest';
import { nextSteps } from './next-steps.ts';
import type { WorkDeliverable, WorkDraft } from './queries.ts';

const deliverable = (more: Partial<WorkDeliverable> = {}): WorkDeliverable => ({
  id: 1,
  kind: 'video',
  title: '',
  draftDueOn: '2026-12-01',
  publishOn: '2026-12-10',
  postUrl: '',
  isPostOpen: true,
  ...more,
});
const draft = (state: WorkDraft['state'], deliverableId: number | null = 1): WorkDraft => ({
  id: 1,
  deliverableId,
  url: 'https://a.example/',
  fileName: '',
  note: '',
  handedInAt: '2026-11-20T00:00:00Z',
  state,
  comments: [],
});
const payment = (paidOn: string | null) => ({
  label: '',
  amountMinor: 1,
  currency: 'USD' as const,
  dueOn: '2026-12-20',
  paidOn,
});
const begun = {
  feeMinor: 1 as number | null,
  termsAcceptedAt: null as string | null,
  hasAddress: false,
  hasPayment: false,
  deliverables: [deliverable()],
  drafts: [] as WorkDraft[],
  payments: [] as ReturnType<typeof payment>[],
};
const ready = { ...begun, termsAcceptedAt: 'x', hasAddress: true, hasPayment: true };

const cases: [what: string, work: typeof begun, states: string][] = [
  ['a fee is not agreed', { ...begun, feeMinor: null }, 'waiting now later later later'],
  [
    'a fee is not agreed, and details are given',
    { ...ready, termsAcceptedAt: null, feeMinor: null },
    'waiting done later later later',
  ],
  ['nothing was done', begun, 'now later later later later'],
  ['terms are accepted', { ...begun, termsAcceptedAt: 'x' }, 'done now later later later'],
  ['an address is missing', { ...ready, hasAddress: false }, 'done now later later later'],
  ['a draft is due', ready, 'done done now later later'],
  ['a draft is looked at', { ...ready, drafts: [draft('waiting')] }, 'done done waiting later later'],
  ['changes are wanted', { ...ready, drafts: [draft('changesWanted')] }, 'done done now later later'],
  [
    'a new draft is in',
    { ...ready, drafts: [draft('waiting'), draft('changesWanted')] },
    'done done waiting later later',
  ],
  ['a draft is approved', { ...ready, drafts: [draft('approved')] }, 'done done done now later'],
  [
    'no draft is wanted',
    { ...ready, deliverables: [deliverable({ draftDueOn: null })] },
    'done done done now later',
  ],
  [
    'a draft of none is no draft of it',
    { ...ready, drafts: [draft('approved', null)] },
    'done done now later later',
  ],
  [
    'all is published',
    { ...ready, deliverables: [deliverable({ postUrl: 'x' })] },
    'done done done done waiting',
  ],
  [
    'all is paid',
    { ...ready, deliverables: [deliverable({ postUrl: 'x' })], payments: [payment('2026-12-20')] },
    'done done done done done',
  ],
  ['nothing is to be made yet', { ...ready, deliverables: [] }, 'done done later later later'],
];

describe('steps', () => {
  test.each(cases)('when %s', (_, work, states) => {
    expect(
      nextSteps(work)
        .map(({ state }) => state)
        .join(' '),
    ).toBe(states);
  });

  test('have the next day of the missing items', () => {
    const deliverables = [
      deliverable({ id: 1, draftDueOn: '2026-12-05', publishOn: '2026-12-30' }),
      deliverable({ id: 2, draftDueOn: '2026-12-03' }),
      deliverable({ id: 3, draftDueOn: '2026-12-01', publishOn: null, postUrl: 'x' }),
    ];
    const payments = [payment('2026-12-01'), payment(null)];
    expect(nextSteps({ ...ready, deliverables, payments }).map(({ due }) => due)).toEqual([
      null,
      null,
      '2026-12-03',
      '2026-12-10',
      '2026-12-20',
    ]);
  });
});
