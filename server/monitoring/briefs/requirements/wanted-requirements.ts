import type { Requirement, Requirements } from '../../../../contract/monitoring/briefs/briefs.ts';
import { handleForm } from './find-caption-mention.ts';
import { tagForm } from './find-caption-tag.ts';

/** A requirement with what is wanted, as evidence keeps it. */
export interface Wanted extends Requirement {
  wanted: string;
}

const one = (kind: 'link' | 'disclosure' | 'window' | 'online', wanted: string): Wanted => ({
  key: kind,
  kind,
  word: '',
  wanted,
});

/** Each once, whatever its case or sign. */
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

/** What a brief asks for, one by one, in the order in which it is shown. */
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
