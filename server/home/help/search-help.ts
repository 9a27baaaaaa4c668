import { helpPath } from '../../../contract/home/help-chapters.ts';
import type { Lang } from '../../../contract/core/error-texts.ts';
import type { HelpPages } from './load-help.ts';

export interface HelpHit {
  href: string;
  chapter: string;
  /** Empty for the beginning of a chapter. */
  section: string;
  excerpt: string;
}

const maxHits = 20;
const maxWords = 8;
const before = 60;
const excerptLength = 220;

function excerptOf(text: string, word: string): string {
  const at = Math.max(0, text.toLowerCase().indexOf(word) - before);
  const from = at === 0 ? 0 : text.indexOf(' ', at) + 1 || at;
  const cut = text.slice(from, from + excerptLength);
  return `${from > 0 ? '… ' : ''}${cut}${from + excerptLength < text.length ? ' …' : ''}`;
}

/** The sections that contain every word, those with a word in their heading first. */
export function searchHelp(pages: HelpPages, lang: Lang, query: string): HelpHit[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean).slice(0, maxWords);
  if (!words.length) return [];
  const hits = [...pages].flatMap(([name, { title, sections }]) =>
    name === 'README'
      ? []
      : sections.flatMap(section => {
          const [head, body] = [`${title} ${section.title}`.toLowerCase(), section.text.toLowerCase()];
          if (!words.every(word => head.includes(word) || body.includes(word))) return [];
          const isWhole = !section.id && words.every(word => title.toLowerCase().includes(word));
          const own = section.title.toLowerCase();
          const rank = isWhole ? 3 : words.filter(word => own.includes(word)).length / words.length;
          const href = helpPath(lang, name) + (section.id && `#${section.id}`);
          const excerpt = excerptOf(section.text.trim(), words[0] ?? '');
          return [{ rank, hit: { href, chapter: title, section: section.title, excerpt } }];
        }),
  );
  return hits
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, maxHits)
    .map(({ hit }) => hit);
}
