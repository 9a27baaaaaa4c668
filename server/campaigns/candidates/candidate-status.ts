import type { CandidateStatus } from '../../../contract/campaigns/campaign-kinds.ts';

/** What is known of a candidate. */
export interface CandidateFacts {
  answer: 'interested' | 'declined' | null;
  /** When their server accepted the first message. */
  invitedAt: Date | null;
  openedAt: Date | null;
  repliedAt: Date | null;
  /** The time of the last message, if no more will be sent and they have not answered. */
  endedAt: Date | null;
  /** There is a collaboration with them that a member opened or that went on, and was not cancelled. */
  collaborates: boolean;
}

const silentDays = 7;

/** Returns when a candidate begins to count as not answering; null if that will not happen. */
export function silentFrom({
  answer,
  repliedAt,
  endedAt,
}: Pick<CandidateFacts, 'answer' | 'repliedAt' | 'endedAt'>): Date | null {
  if (answer !== null || repliedAt || !endedAt) return null;
  return new Date(endedAt.getTime() + silentDays * 86_400_000);
}

/** Returns the status of a candidate at a moment: what a member set, else what the candidate did last. */
export function statusOf(facts: CandidateFacts, now: Date): CandidateStatus {
  if (facts.answer !== null) return facts.answer;
  if (facts.repliedAt) return 'replied';
  if (facts.collaborates) return 'collaborating';
  const silent = silentFrom(facts);
  if (silent && silent <= now) return 'noAnswer';
  if (facts.openedAt) return 'opened';
  return facts.invitedAt ? 'invited' : 'candidate';
}
