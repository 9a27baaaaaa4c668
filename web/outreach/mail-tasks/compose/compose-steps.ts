import { ccAddresses } from '../../../../contract/outreach/cc-addresses.ts';
import type { MailRound, TaskContent } from '../../../../contract/outreach/mail-content.ts';
import type { Finding } from '../../../../contract/outreach/mail-tasks/task-findings.ts';
import { unknownVariables } from '../../../../contract/core/mail/mail-variables.ts';
import { email } from '../../../../contract/core/patterns.ts';
import type { Sender } from '../../../../contract/outreach/senders/senders.ts';
import { isBlank, usesLink } from '../../shared/content/rounds.ts';

export const steps = ['recipients', 'content', 'senders', 'preview', 'send'] as const;
export type Step = (typeof steps)[number];

export const readStep = (params: URLSearchParams): Step =>
  steps.find(step => step === params.get('step')) ?? 'recipients';

/** `faulty`: an error in the step prevents sending. */
export type StepState = 'open' | 'done' | 'faulty';

const tags = /<[^>]*>/g;

export const isCcFaulty = (cc: string) => ccAddresses(cc, address => email.test(address)) === null;

/** The first round needs a subject; later rounds reply under it. */
const isWhole = ({ subject, html }: MailRound, at: number) =>
  (at > 0 || subject.trim() !== '') && !isBlank(html);

const unknownIn = ({ subject, html, text }: MailRound) =>
  unknownVariables(`${subject}\n${html.replace(tags, '')}\n${text ?? ''}`);

function contentState({ cc, rounds, linkId }: TaskContent): StepState {
  if (isCcFaulty(cc) || rounds.some(round => unknownIn(round).length)) return 'faulty';
  if (!linkId && rounds.some(usesLink)) return 'faulty';
  return rounds.every(isWhole) ? 'done' : 'open';
}

function sendersState({ senderIds }: TaskContent, senders: readonly Sender[] | undefined): StepState {
  if (!senderIds.length) return 'open';
  const canSend = (id: number) => senders?.some(sender => sender.id === id && sender.state === 'verified');
  return senders && !senderIds.every(canSend) ? 'faulty' : 'done';
}

export interface Known {
  /** The number of recipients; undefined until it is loaded. */
  ok: number | undefined;
  senders: readonly Sender[] | undefined;
  /** Of the last check; undefined if the draft has changed since. */
  findings: readonly Finding[] | undefined;
}

/** The state of each step's tab. */
export function stepStates(content: TaskContent, { ok, senders, findings }: Known): Record<Step, StepState> {
  const isFaulty = findings?.some(({ severity }) => severity === 'error');
  const before = {
    recipients: ok ? 'done' : 'open',
    content: contentState(content),
    senders: sendersState(content, senders),
  } as const satisfies Partial<Record<Step, StepState>>;
  return {
    ...before,
    preview: isFaulty ? 'faulty' : findings ? 'done' : 'open',
    send: 'open',
  };
}

/** Where an error can be fixed: a step, and the element with this name in `data-goal`. */
export interface Goal {
  step: Step | null;
  part: string;
  /** For the content step: the round to open, from 1. */
  round?: number;
}

/** Where a finding of the check can be fixed. */
export function goalOf({ finding, round }: Pick<Finding, 'finding' | 'round'>): Goal {
  const inRound = (part: string): Goal => ({ step: 'content', part, round: round ?? 1 });
  switch (finding) {
    case 'noName':
      return { step: null, part: 'name' };
    case 'noRecipients':
      return { step: 'recipients', part: 'add' };
    case 'noSender':
    case 'senderNotVerified':
    case 'planLimit':
    case 'memberQuota':
      return { step: 'senders', part: 'senders' };
    case 'noSubject':
    case 'shouting':
      return inRound('subject');
    case 'roundInPast':
      return inRound('wait');
    case 'tooLarge':
      return inRound('attachments');
    case 'ccFormat':
      return { step: 'content', part: 'cc' };
    case 'noLink':
    case 'linkGone':
    case 'linkOff':
    case 'linkExpired':
    case 'linkExpires':
      return { step: 'content', part: 'link' };
    case 'noUnsubscribeFooter':
      return { step: 'content', part: 'footer' };
    case 'noBody':
    case 'unknownVariable':
    case 'missingValue':
    case 'deadLink':
    case 'spamWord':
    case 'onlyPictures':
      return inRound('body');
  }
}
