import type { TimelineEvent } from '../../../contract/outreach/sent-messages/sent-messages.ts';
import type { MessageState } from '../../../contract/outreach/mail-states.ts';
import type { Hit, KeptTry, MessageRecord, RecipientRow } from './task-recipients.queries.ts';

type Kind = TimelineEvent['kind'];
type Event = Omit<TimelineEvent, 'verdict' | 'rule'>;

const byNobody = (event: Event): TimelineEvent => ({ ...event, verdict: null, rule: '' });

const kinds: Partial<Record<MessageState, Kind>> = {
  accepted: 'accepted',
  deferred: 'deferred',
  failed: 'failed',
  in_doubt: 'inDoubt',
  not_sent: 'settledNotSent',
};

/** Returns the tries of a message, and its result; a message that was in doubt before was settled. */
function ofMessage({ round, state, ended_at, response, history }: MessageRecord): Event[] {
  const tries = history as unknown as KeptTry[];
  const kept = tries.flatMap(({ at, state: was, response: text }): Event[] => {
    const kind = kinds[was];
    return kind ? [{ at: new Date(at).toISOString(), kind, round, text }] : [];
  });
  const kind = kinds[state];
  const isKept = state !== 'accepted' && kept.at(-1)?.kind === kind;
  if (!kind || !ended_at || isKept) return kept;
  const isSettled = state === 'accepted' && kept.at(-1)?.kind === 'inDoubt';
  return [
    ...kept,
    { at: ended_at.toISOString(), kind: isSettled ? 'settledSent' : kind, round, text: response },
  ];
}

const bounces = { hard: 'bouncedHard', soft: 'bouncedSoft', '': 'bounced' } as const;

function ofRecipient(row: RecipientRow): Event[] {
  const facts: [Kind, Date | null, string][] = [
    ['replied', row.replied_at, ''],
    ['autoReplied', row.auto_replied_at, ''],
    [bounces[row.bounce_permanence], row.bounced_at, row.bounce_text],
    ['unsubscribed', row.unsubscribed_at, ''],
  ];
  return facts.flatMap(([kind, at, text]) => (at ? [{ at: at.toISOString(), kind, round: null, text }] : []));
}

const hitKinds = { open: 'opened', click: 'clicked', trap: 'trapped' } as const;

const ofHit = ({ kind, at, round, address, agent, link, verdict, rule }: Hit): TimelineEvent => ({
  at: at.toISOString(),
  kind: hitKinds[kind],
  round,
  text: [kind === 'click' ? `#${link}` : '', address, agent].filter(Boolean).join(' · '),
  verdict: verdict || null,
  rule,
});

/** A refusal that is a bounce is told once, as the bounce. */
const isToldAsBounce = ({ bounced_at: at, bounce_text: text }: RecipientRow, event: Event) =>
  event.kind === 'failed' && at !== null && event.text === text && event.at === at.toISOString();

/** Returns everything that happened to one recipient, oldest first. */
export function timelineOf(
  row: RecipientRow,
  messages: readonly MessageRecord[],
  hits: readonly Hit[],
): TimelineEvent[] {
  const tries = messages.flatMap(ofMessage).filter(event => !isToldAsBounce(row, event));
  const events = [...[...tries, ...ofRecipient(row)].map(byNobody), ...hits.map(ofHit)];
  const sorted = events.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const last = sorted.at(-1);
  if (row.state !== 'ended' || !last) return sorted;
  return [...sorted, byNobody({ at: last.at, kind: 'ended', round: null, text: row.reason })];
}
