import type { CandidateStatus } from '../../../contract/campaigns/campaign-kinds.ts';

/** What is known of a candidate. */
export interface CandidateFacts {
  answer: 'interested' | 'declined' | null;
  /** When the first message was taken by their server. */
  invitedAt: Date | null;
  openedAt: Date | null;
  repliedAt: Date | null;
  /** Of the last message, once nothing more is sent to them and they have not answered. */
  endedAt: Date | null;
}

const silentDays = 7;

/** From when on somebody counts as not answering; null: that is not to be expected. */
export function silentFrom({
  answer,
  repliedAt,
  endedAt,
}: Pick<CandidateFacts, 'answer' | 'repliedAt' | 'endedAt'>): Date | null {
  if (answer !== null || repliedAt || !endedAt) return null;
  return new Date(endedAt.getTime() + silentDays * 86_400_000);
}

/** How far a candidate is at a moment: what somebody said of them, else what they did last. */
export function statusOf(facts: CandidateFacts, now: Date): CandidateStatus {
  if (facts.answer !== null) return facts.answer;
  if (facts.repliedAt) return 'replied';
  const silent = silentFrom(facts);
  if (silent && silent <= now) return 'noAnswer';
  if (facts.openedAt) return 'opened';
  return facts.invitedAt ? 'invited' : 'candidate';
}
