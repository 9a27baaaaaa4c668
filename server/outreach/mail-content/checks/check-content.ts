import type { TaskContent } from '../../../../contract/outreach/mail-content.ts';
import type { Finding } from '../../../../contract/outreach/mail-tasks/task-findings.ts';
import {
  unknownVariables,
  variableUses,
  type MailVariable,
} from '../../../../contract/core/mail/mail-variables.ts';
import { cleanHtml } from '../html/clean-html.ts';
import { textOf } from '../html/html-to-text.ts';
import { isShouting, spamWords } from './spam-words.ts';

/** What building a round for its recipients has shown. */
export interface Measured {
  /** Counts from 1. */
  round: number;
  /** The size of the largest message. */
  bytes: number;
  /** How many recipients have no value for a variable without a fallback. */
  missing: ReadonlyMap<MailVariable, number>;
}

/** With fewer characters, a mail with a picture counts as having no text. */
const fewCharacters = 20;
const maxSpamWords = 5;

type Fault = Omit<Finding, 'round'>;

/** Checks the written content round by round, independently of its recipients. */
export function checkContent(
  content: TaskContent,
  measured: readonly Measured[],
  { maxBytes }: { maxBytes: number | null },
): Finding[] {
  const rounds = content.rounds.flatMap((_, index): Finding[] => {
    const round = index + 1;
    const facts = measured.find(each => each.round === round);
    const faults = [...checkWords(content, index), ...(facts ? checkMeasured(facts, maxBytes) : [])];
    return faults.map(fault => ({ ...fault, round }));
  });
  return rounds;
}

function checkWords({ rounds, unsubscribeFooter }: TaskContent, index: number): Fault[] {
  const round = rounds[index];
  if (!round) return [];
  const html = cleanHtml(round.html);
  const text = round.text ?? textOf(html);
  const warning = (finding: Finding['finding'], details: Finding['details'] = {}): Fault => ({
    severity: 'warning',
    finding,
    details,
  });
  const everything = [round.subject, round.html, round.text ?? ''].join('\n');
  const own = withoutVariables(textOf(html));
  const hasPicture = html.includes('<img ');
  const faults: Fault[] = unknownVariables(everything).map(variable => ({
    severity: 'error',
    finding: 'unknownVariable',
    details: { variable },
  }));
  if (index === 0 && !round.subject) faults.push({ severity: 'error', finding: 'noSubject', details: {} });
  if (!own && !hasPicture && !variableUses(html).length) {
    faults.push({ severity: 'error', finding: 'noBody', details: {} });
  }
  if (hasPicture && own.length < fewCharacters) faults.push(warning('onlyPictures'));
  const said = spamWords(`${round.subject}\n${text}`).slice(0, maxSpamWords);
  faults.push(...said.map(word => warning('spamWord', { word })));
  if (isShouting(withoutVariables(round.subject), withoutVariables(text))) faults.push(warning('shouting'));
  const unsubscribes = variableUses(html).some(({ name }) => name === 'unsubscribe.link');
  if (!unsubscribeFooter && !unsubscribes) faults.push(warning('noUnsubscribeFooter'));
  return faults;
}

function withoutVariables(text: string): string {
  return text
    .replace(/\{\{[^{}]*\}\}/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function checkMeasured({ bytes, missing }: Measured, maxBytes: number | null): Fault[] {
  const gaps = [...missing].filter(([, count]) => count > 0);
  return [
    ...gaps.map(([variable, count]): Fault => {
      return { severity: 'warning', finding: 'missingValue', details: { variable, count } };
    }),
    ...(maxBytes !== null && bytes > maxBytes
      ? [{ severity: 'error', finding: 'tooLarge', details: { bytes, maxBytes } } satisfies Fault]
      : []),
  ];
}
