import type { MailRound } from '../../../../contract/outreach/mail-content.ts';
import { variableUses } from '../../../../contract/core/mail/mail-variables.ts';

export const maxRounds = 10;

const tags = /<[^>]*>/g;

/** Has neither text nor pictures. */
export const isBlank = (html: string) =>
  !/<(?:img|hr)\b/i.test(html) && !html.replace(tags, '').replaceAll('&nbsp;', ' ').trim();

/** Uses the short link, of which each recipient gets an individual address. */
export const usesLink = ({ subject, html, text }: Pick<MailRound, 'subject' | 'html' | 'text'>) =>
  [subject, html, text ?? ''].some(part => variableUses(part).some(({ name }) => name === 'link'));

/** A new follow-up: three days later, to recipients without a reply, under the same subject. */
export const newRound = (): MailRound => ({
  subject: '',
  html: '',
  text: null,
  attachments: [],
  condition: 'noReply',
  wait: { kind: 'after', amount: 3, unit: 'days' },
  templateId: null,
});

export const without = <T>(all: readonly T[], at: number): T[] => all.filter((_, place) => place !== at);

/** Moves a follow-up by one place; the first round stays first. */
export function moved<T>(all: readonly T[], at: number, by: 1 | -1): T[] {
  const to = at + by;
  if (at < 1 || to < 1 || to >= all.length) return [...all];
  return all.map((each, place) => (place === at ? all[to] : place === to ? all[at] : each) as T);
}

/** A change of a round; slow ones, such as uploads, use a function on the current round. */
export type RoundChange = Partial<MailRound> | ((now: MailRound) => Partial<MailRound>);

export const changedRound = (rounds: readonly MailRound[], at: number, by: RoundChange): MailRound[] =>
  rounds.map((round, place) =>
    place === at ? { ...round, ...(typeof by === 'function' ? by(round) : by) } : round,
  );
