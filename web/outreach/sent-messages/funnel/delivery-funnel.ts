import type { TaskContent } from '../../../../contract/outreach/mail-content.ts';
import type { TaskCounts } from '../../../../contract/outreach/mail-tasks/mail-task-rows.ts';
import type { RecipientOutcome } from '../task-page-state.ts';

export interface FunnelFigure {
  key: RecipientOutcome | 'recipients';
  /** Null if tracking is off. */
  count: number | null;
  /** Basis points of the whole; null if the whole is zero or there is none. */
  bp: number | null;
}

const bpOf = (count: number | null, whole: number) =>
  count === null || whole === 0 ? null : Math.round((count / whole) * 10_000);

type Tracking = TaskContent['tracking'];

/** Recipients → sent → read → replied: sent as a share of the recipients, the others as shares of those sent. */
export function funnelSteps(counts: TaskCounts, { opens }: Tracking): FunnelFigure[] {
  const { recipients, success, replied } = counts;
  const read = opens ? counts.read : null;
  return [
    { key: 'recipients', count: recipients, bp: null },
    { key: 'success', count: success, bp: bpOf(success, recipients) },
    { key: 'read', count: read, bp: bpOf(read, success) },
    { key: 'replied', count: replied, bp: bpOf(replied, success) },
  ];
}

/** What the recipients are made of, each counted once: the counts add up to them. Without what is nobody. */
export function partsOf(counts: TaskCounts): { key: RecipientOutcome; count: number }[] {
  const keys = ['success', 'waiting', 'fail', 'refused', 'notSent'] as const;
  return keys.map(key => ({ key, count: counts[key] })).filter(({ count }) => count > 0);
}

/** Figures beside the funnel, as shares of the recipients. */
export function besideFunnel(counts: TaskCounts, { clicks }: Tracking): FunnelFigure[] {
  const { recipients, leftOut } = counts;
  const part = (key: RecipientOutcome & keyof TaskCounts): FunnelFigure => ({
    key,
    count: counts[key],
    bp: bpOf(counts[key], recipients),
  });
  return [
    part('waiting'),
    part('followUp'),
    part('inDoubt'),
    part('fail'),
    part('bounced'),
    part('notSent'),
    part('unsubscribed'),
    part('autoReplied'),
    clicks ? part('clicked') : { key: 'clicked', count: null, bp: null },
    { key: 'leftOut', count: leftOut, bp: null },
  ];
}
