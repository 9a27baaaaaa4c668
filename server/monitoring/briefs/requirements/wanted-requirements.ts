import type { Requirement, Requirements } from '../../../../contract/monitoring/briefs/briefs.ts';
import { handleForm } from './find-caption-mention.ts';
import { tagForm } from './find-caption-tag.ts';

/** A requirement with its parameters, as evidence stores it. */
export interface Wanted extends Requirement {
  wanted: string;
}

const one = (kind: 'link' | 'disclosure' | 'window' | 'online', wanted: string): Wanted => ({
  key: kind,
  kind,
  word: '',
  wanted,
});

/** Distinct words, without regard to case and sign. */
function each(kind: 'hashtag' | 'mention', words: readonly string[]): Wanted[] {
  const [formOf, sign] = kind === 'hashtag' ? [tagForm, '#'] : [handleForm, '@'];
  const byForm = new Map(words.map(word => [formOf(word), word] as const).toReversed());
  return [...byForm]
    .toReversed()
    .filter(([form]) => form)
    .map(([form, word]) => {
      const plain = word.trim().replace(/^[#＃@＠]+/, '');
      return { key: `${kind}:${form}`, kind, word: plain, wanted: `${sign}${plain}` };
    });
}

/** Returns the requirements of a brief one by one, in display order. */
export function requirementsIn(brief: Requirements): Wanted[] {
  const { hashtags, mentions, link, disclosure, window, onlineDays } = brief;
  return [
    ...each('hashtag', hashtags),
    ...each('mention', mentions),
    ...(link ? [one('link', link.way === 'own' ? 'own' : link.texts.join(' | '))] : []),
    ...(disclosure ? [one('disclosure', disclosure)] : []),
    ...(window ? [one('window', `${window.from} – ${window.to}`)] : []),
    ...(onlineDays ? [one('online', String(onlineDays))] : []),
  ];
}
