/** The facts on a recipient, as moments; null if it has not happened. */
export interface RecipientFacts {
  accepted: string | null;
  failed: string | null;
  bounced: string | null;
  read: string | null;
  replied: string | null;
}

/** What can become of a mail to a recipient. */
export const outcomes = [
  'success',
  'fail',
  'read',
  'unread',
  'bounced',
  'readNoReply',
  'replied',
  'notReplied',
] as const;
export type Outcome = (typeof outcomes)[number];

const rules: Record<Outcome, (facts: RecipientFacts) => boolean> = {
  success: facts => facts.accepted !== null,
  fail: facts => facts.failed !== null && facts.accepted === null && facts.bounced === null,
  bounced: facts => facts.bounced !== null,
  // A recipient who answers has read it, whether or not a picture was loaded.
  read: facts => facts.accepted !== null && (facts.read !== null || facts.replied !== null),
  unread: facts =>
    facts.accepted !== null && facts.read === null && facts.replied === null && facts.bounced === null,
  readNoReply: facts => facts.accepted !== null && facts.read !== null && facts.replied === null,
  replied: facts => facts.replied !== null,
  notReplied: facts => facts.accepted !== null && facts.replied === null && facts.bounced === null,
};

/** Returns every outcome that applies; several can. */
export function outcomesOf(facts: RecipientFacts): Outcome[] {
  return outcomes.filter(outcome => rules[outcome](facts));
}
