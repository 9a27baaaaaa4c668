import { useTranslation } from 'react-i18next';
import type { Signal } from '../../../../contract/creators/insights/insights.ts';
import { fullCount, percentOfBp } from '../../../../contract/core/format.ts';

export interface SignalText {
  name: string;
  /** The numbers, and what is usual. */
  sentence: string;
  /** What else may explain it; empty if nothing is remarkable. */
  why: string;
  rule: string;
}

type Translate = ReturnType<typeof useTranslation<'insights'>>['t'];
type RatioKind = Exclude<Signal['kind'], 'follower_jump' | 'repeated_comments'>;

/** With its sign: +120, −8,681. */
const signed = (value: number): string =>
  (value > 0 ? '+' : value < 0 ? '−' : '') + fullCount(Math.abs(value));

const factOf =
  ({ facts }: Signal) =>
  (name: string): number =>
    facts[name] ?? 0;

/** Joins sentences, without empty ones. */
const together = (t: Translate, ...sentences: readonly string[]): string =>
  sentences.filter(Boolean).reduce((first, second) => t('signals.together', { first, second }));

function ratioSentence(t: Translate, signal: Signal, kind: RatioKind): string {
  const fact = factOf(signal);
  const { verdict, direction, facts } = signal;
  if (verdict === 'unknown') {
    if (facts['valueBp'] === undefined) return t('signals.noValue');
    const [peers, fewest] = [fact('peers'), fact('fewestPeers')];
    return peers < fewest
      ? t('signals.fewPeers', { count: peers, number: fullCount(peers), fewest })
      : t('signals.waitPeers');
  }
  const [low, high] = [fact('lowPercentile'), fact('highPercentile')];
  const [lowValue, highValue] = [percentOfBp(fact('lowBp')), percentOfBp(fact('highBp'))];
  const value = t(`signals.ratio.${kind}.value`, {
    value: percentOfBp(fact('valueBp')),
    median: percentOfBp(fact('medianBp')),
    percentile: fact('percentile'),
  });
  const place =
    direction === 'high'
      ? t('signals.beyondHigh', { at: high, limit: highValue })
      : direction === 'low'
        ? t('signals.beyondLow', { at: low, limit: lowValue })
        : t('signals.within', { low, high, lowValue, highValue });
  return together(t, value, place);
}

function jumpSentence(t: Translate, signal: Signal): string {
  const fact = factOf(signal);
  const { verdict, direction, evidence } = signal;
  const [snapshots, usual] = [fact('snapshots'), signed(fact('usualDaily'))];
  if (verdict === 'unknown') return t('signals.jump.unknown', { fewest: fact('fewestSnapshots'), snapshots });
  const explained = fact('explained') ? t('signals.jump.explained', { count: fact('explained') }) : '';
  if (!direction) return together(t, t('signals.jump.ok', { count: snapshots, usual }), explained);
  const [first] = evidence;
  const jump = t(`signals.jump.${direction}`, {
    since: first?.since ?? '',
    day: first?.day ?? '',
    gain: fullCount(Math.abs(fact('gain'))),
    share: percentOfBp(fact('shareBp')),
    usual,
  });
  const others = fact('jumps') - 1;
  return together(t, jump, others > 0 ? t('signals.jump.more', { count: others }) : '', explained);
}

function commentSentence(t: Translate, signal: Signal): string {
  const fact = factOf(signal);
  const comments = fullCount(fact('comments'));
  if (signal.verdict === 'unknown')
    return t('signals.comments.unknown', { comments, fewest: fact('fewestComments') });
  const values = { comments, repeated: fullCount(fact('repeated')), share: percentOfBp(fact('shareBp')) };
  return signal.verdict === 'look'
    ? t('signals.comments.high', { ...values, texts: fullCount(fact('texts')) })
    : t('signals.comments.ok', values);
}

/** The sentences of a signal, with its numbers. */
export function useSignalText(): (signal: Signal) => SignalText {
  const { t } = useTranslation('insights');
  return signal => {
    const { kind, direction } = signal;
    if (kind === 'follower_jump') {
      return {
        name: t('signals.jump.name'),
        sentence: jumpSentence(t, signal),
        why: direction ? t(direction === 'high' ? 'signals.jump.whyHigh' : 'signals.jump.whyLow') : '',
        rule: t('signals.jump.rule'),
      };
    }
    if (kind === 'repeated_comments') {
      return {
        name: t('signals.comments.name'),
        sentence: commentSentence(t, signal),
        why: direction ? t('signals.comments.why') : '',
        rule: t('signals.comments.rule'),
      };
    }
    return {
      name: t(`signals.ratio.${kind}.name`),
      sentence: ratioSentence(t, signal, kind),
      why: direction ? t(`signals.ratio.${kind}.${direction}`) : '',
      rule: t(`signals.ratio.${kind}.rule`),
    };
  };
}
