import type { Recipient, TimelineEvent } from '../../../../contract/outreach/sent-messages/sent-messages.ts';
import type { TagProps } from '../../../ui/labels/Tag.tsx';
import type { RecipientOutcome } from '../task-page-state.ts';

export interface OutcomeChip {
  key: RecipientOutcome;
  tone: NonNullable<TagProps['tone']>;
}

type Rule = OutcomeChip & { holds: (recipient: Recipient, opens: boolean) => boolean };
const has = (key: Recipient['outcomes'][number]) => (recipient: Recipient) =>
  recipient.outcomes.includes(key);

/** The furthest that somebody came; the first that fits counts. */
const ways: Rule[] = [
  { key: 'leftOut', tone: 'plain', holds: ({ state }) => state === 'left_out' },
  { key: 'bounced', tone: 'bad', holds: has('bounced') },
  { key: 'replied', tone: 'good', holds: has('replied') },
  { key: 'fail', tone: 'bad', holds: has('fail') },
  { key: 'readNoReply', tone: 'accent', holds: (recipient, opens) => opens && has('readNoReply')(recipient) },
  { key: 'unread', tone: 'plain', holds: (recipient, opens) => opens && has('unread')(recipient) },
  { key: 'success', tone: 'accent', holds: has('success') },
  { key: 'waiting', tone: 'plain', holds: ({ state }) => state === 'waiting' },
];

/** What else is known, beside the way. */
const marks: Rule[] = [
  { key: 'inDoubt', tone: 'warn', holds: ({ state }) => state === 'in_doubt' },
  { key: 'clicked', tone: 'accent', holds: ({ clickedAt }) => clickedAt !== null },
  { key: 'autoReplied', tone: 'plain', holds: ({ autoRepliedAt }) => autoRepliedAt !== null },
  { key: 'unsubscribed', tone: 'warn', holds: ({ unsubscribedAt }) => unsubscribedAt !== null },
];

/** @param opens whether openings were tracked: without it nobody is called unread */
export function chipsOf(recipient: Recipient, opens: boolean): OutcomeChip[] {
  const way = ways.find(({ holds }) => holds(recipient, opens));
  return [...(way ? [way] : []), ...marks.filter(({ holds }) => holds(recipient, opens))];
}

const momentNames = [
  'acceptedAt',
  'failedAt',
  'bouncedAt',
  'readAt',
  'clickedAt',
  'repliedAt',
  'autoRepliedAt',
  'unsubscribedAt',
] as const;
export type MomentName = (typeof momentNames)[number];

/** What happened last; null where nothing has. Of moments at once the one that comes later on the way. */
export function lastEvent(recipient: Recipient): { what: MomentName; at: string } | null {
  let last: { what: MomentName; at: string } | null = null;
  for (const what of momentNames) {
    const at = recipient[what];
    if (at && (!last || Date.parse(at) >= Date.parse(last.at))) last = { what, at };
  }
  return last;
}

/** A failure that nothing says to be for good. The same rule counts in `counts.retryable`. */
export const canRetry = ({ state, reason, bouncedAt, unsubscribedAt }: Recipient) =>
  state === 'ended' && reason === 'failed' && !bouncedAt && !unsubscribedAt;

export interface GatheredEvent extends TimelineEvent {
  /** Place in the timeline. */
  key: number;
  /** How often one after the other; `at` is the first time. */
  times: number;
}

const byMachine = ({ verdict }: TimelineEvent) => verdict === 'proxy' || verdict === 'scanner';
/** What says most about it stands for all that a machine did. */
const telling = ['trap', 'manyLinks', 'gateway'];

function isMore(last: GatheredEvent, event: TimelineEvent): boolean {
  if (last.round !== event.round || last.verdict !== event.verdict) return false;
  if (byMachine(event)) return event.verdict === 'scanner' || last.rule === event.rule;
  const isHit = event.kind === 'opened' || event.kind === 'clicked';
  return isHit && last.kind === event.kind && last.text === event.text;
}

/**
 * Openings and clicks that follow one another count as one: some programs ask for the picture many times, and a
 * scanner for everything.
 */
export function gathered(timeline: readonly TimelineEvent[]): GatheredEvent[] {
  const all: GatheredEvent[] = [];
  for (const [key, event] of timeline.entries()) {
    const last = all.at(-1);
    if (!last || !isMore(last, event)) all.push({ ...event, key, times: 1 });
    else {
      last.times++;
      if (telling.includes(event.rule) && !telling.includes(last.rule)) last.rule = event.rule;
    }
  }
  return all;
}

const programs = ['noAgent', 'linkPreview', 'officeProbe', 'robot'];

/** How an event by a machine is spoken of; null for anything else. */
export function machineOf({ verdict, rule }: TimelineEvent): 'proxy' | 'scanner' | 'program' | null {
  if (verdict === 'proxy') return 'proxy';
  if (verdict !== 'scanner') return null;
  return programs.includes(rule) ? 'program' : 'scanner';
}
