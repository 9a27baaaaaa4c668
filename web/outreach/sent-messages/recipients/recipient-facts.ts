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

/** The furthest outcome; the first matching rule wins. */
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

/** Further facts, outside the funnel. */
const marks: Rule[] = [
  { key: 'inDoubt', tone: 'warn', holds: ({ state }) => state === 'in_doubt' },
  { key: 'clicked', tone: 'accent', holds: ({ clickedAt }) => clickedAt !== null },
  { key: 'autoReplied', tone: 'plain', holds: ({ autoRepliedAt }) => autoRepliedAt !== null },
  { key: 'unsubscribed', tone: 'warn', holds: ({ unsubscribedAt }) => unsubscribedAt !== null },
];

/** @param opens whether opens were tracked; if not, no recipient is shown as unread */
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

/** The last event; null if none. Of simultaneous events, the later one in the funnel. */
export function lastEvent(recipient: Recipient): { what: MomentName; at: string } | null {
  let last: { what: MomentName; at: string } | null = null;
  for (const what of momentNames) {
    const at = recipient[what];
    if (at && (!last || Date.parse(at) >= Date.parse(last.at))) last = { what, at };
  }
  return last;
}

/** A failure that is not known to be permanent. `counts.retryable` uses the same rule. */
export const canRetry = ({ state, reason, bouncedAt, unsubscribedAt }: Recipient) =>
  state === 'ended' && reason === 'failed' && !bouncedAt && !unsubscribedAt;

export interface GatheredEvent extends TimelineEvent {
  /** The index in the timeline. */
  key: number;
  /** The number of consecutive events; `at` is the first. */
  times: number;
}

const byMachine = ({ verdict }: TimelineEvent) => verdict === 'proxy' || verdict === 'scanner';
/** The most informative rules represent a group of automatic fetches. */
const informativeRules = ['trap', 'manyLinks', 'gateway'];

function isMore(last: GatheredEvent, event: TimelineEvent): boolean {
  if (last.round !== event.round || last.verdict !== event.verdict) return false;
  if (byMachine(event)) return event.verdict === 'scanner' || last.rule === event.rule;
  const isHit = event.kind === 'opened' || event.kind === 'clicked';
  return isHit && last.kind === event.kind && last.text === event.text;
}

/**
 * Merges consecutive opens and clicks: some mail programs load the picture many times, and scanners load everything.
 */
export function gathered(timeline: readonly TimelineEvent[]): GatheredEvent[] {
  const all: GatheredEvent[] = [];
  for (const [key, event] of timeline.entries()) {
    const last = all.at(-1);
    if (!last || !isMore(last, event)) all.push({ ...event, key, times: 1 });
    else {
      last.times++;
      if (informativeRules.includes(event.rule) && !informativeRules.includes(last.rule))
        last.rule = event.rule;
    }
  }
  return all;
}

const programs = ['noAgent', 'linkPreview', 'officeProbe', 'robot'];

/** The kind of automatic fetch; null for any other event. */
export function machineOf({ verdict, rule }: TimelineEvent): 'proxy' | 'scanner' | 'program' | null {
  if (verdict === 'proxy') return 'proxy';
  if (verdict !== 'scanner') return null;
  return programs.includes(rule) ? 'program' : 'scanner';
}
