import { ccAddresses } from '../../../../contract/outreach/cc-addresses.ts';
import type { TaskContent } from '../../../../contract/outreach/mail-content.ts';
import type { Finding } from '../../../../contract/outreach/mail-tasks/task-findings.ts';
import { email } from '../../../../contract/core/patterns.ts';

/** A finding that prevents sending. */
export const errorOf = (
  finding: Finding['finding'],
  details: Finding['details'] = {},
  round: number | null = null,
): Finding => ({ severity: 'error', finding, round, details });

/** Checks what is outside the text of the rounds: a missing name, a malformed cc line, follow-ups on a past date. */
export function formFindings({ name, cc, rounds }: TaskContent, at: Date): Finding[] {
  const isPast = (place: number) => {
    const wait = rounds[place]?.wait;
    return place > 0 && wait?.kind === 'at' && Date.parse(wait.at) <= at.getTime();
  };
  return [
    ...(name ? [] : [errorOf('noName')]),
    ...(ccAddresses(cc, address => email.test(address)) ? [] : [errorOf('ccFormat')]),
    ...rounds.flatMap((_, place) => (isPast(place) ? [errorOf('roundInPast', {}, place + 1)] : [])),
  ];
}
