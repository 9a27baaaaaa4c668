import type { CreatorWork, WorkDeliverable, WorkDraft } from './queries.ts';

const stepNames = ['terms', 'details', 'draft', 'post', 'payment'] as const;
type StepName = (typeof stepNames)[number];

export interface Step {
  name: StepName;
  /** `now`: the creator's turn; `waiting`: the team's; `later`: another step comes first. */
  state: 'done' | 'now' | 'waiting' | 'later';
  /** `yyyy-MM-dd`, the next due date of what is not done. */
  due: string | null;
  /** Changes of a draft were requested. */
  isAgain: boolean;
}

type Work = Pick<
  CreatorWork,
  'feeMinor' | 'termsAcceptedAt' | 'hasAddress' | 'hasPayment' | 'deliverables' | 'drafts' | 'payments'
>;

export const draftsFor = (drafts: readonly WorkDraft[], deliverableId: number | null): WorkDraft[] =>
  drafts.filter(draft => draft.deliverableId === deliverableId);

/** The newest draft of a deliverable counts; drafts are sorted newest first. */
const stateOf = (drafts: readonly WorkDraft[], { id }: WorkDeliverable) => draftsFor(drafts, id)[0]?.state;

const earliest = (days: readonly (string | null)[]): string | null =>
  days.filter(day => day !== null).toSorted()[0] ?? null;

function draftStep({ deliverables, drafts }: Work): Omit<Step, 'name'> {
  const open = deliverables.filter(each => each.postUrl === '' && stateOf(drafts, each) !== 'approved');
  const isAgain = open.some(each => stateOf(drafts, each) === 'changesWanted');
  // A deliverable without a day and without a draft need no draft before publication.
  const wanted = open.filter(each => each.draftDueOn !== null || stateOf(drafts, each));
  const missing = wanted.filter(each => stateOf(drafts, each) !== 'waiting');
  const due = earliest(missing.map(each => each.draftDueOn));
  if (missing.length) return { state: 'now', due, isAgain };
  if (wanted.length) return { state: 'waiting', due: null, isAgain: false };
  return { state: deliverables.length ? 'done' : 'later', due: null, isAgain: false };
}

function postStep({ deliverables }: Work): Omit<Step, 'name'> {
  const missing = deliverables.filter(each => each.postUrl === '');
  const isDone = deliverables.length > 0 && !missing.length;
  return {
    state: isDone ? 'done' : 'now',
    due: earliest(missing.map(each => each.publishOn)),
    isAgain: false,
  };
}

function paymentStep({ payments }: Work): Omit<Step, 'name'> {
  const open = payments.filter(each => each.paidOn === null);
  const isDone = payments.length > 0 && !open.length;
  return { state: isDone ? 'done' : 'waiting', due: earliest(open.map(each => each.dueOn)), isAgain: false };
}

/** The creator's steps in order: nothing is published before its draft is approved. */
export function nextSteps(work: Work): Step[] {
  const terms = work.termsAcceptedAt ? 'done' : work.feeMinor === null ? 'waiting' : 'now';
  const hasDetails = work.hasAddress && work.hasPayment;
  const all: Step[] = [
    { name: 'terms', state: terms, due: null, isAgain: false },
    { name: 'details', state: hasDetails ? 'done' : 'now', due: null, isAgain: false },
    { name: 'draft', ...draftStep(work) },
    { name: 'post', ...postStep(work) },
    { name: 'payment', ...paymentStep(work) },
  ];
  return all.map((step, place) => {
    const before = all.slice(0, place).filter(({ state }) => state !== 'done');
    // While the fee is still open, an address can be entered already.
    const isHeldUp = before.some(({ state }) => step.name !== 'details' || state === 'now');
    return isHeldUp && step.state !== 'done' ? { ...step, state: 'later' } : step;
  });
}
