import type { Match } from '../../../../contract/creators/search/creator-search.ts';
import { searchFields, type SearchField } from '../../../../contract/catalogue/search-terms.ts';
import { fold, textRuns } from '../../../../contract/core/text-fold.ts';
import { isBeginning, type Word } from '../../search-input/keyword.ts';

/** Why a creator was found: for each field, the words in it that match the keyword. */
interface Texts {
  handle: string;
  name: string;
  tags: readonly string[];
  bio: string;
}

type Kind = Match['kind'];
const strength: Kind[] = ['exact', 'prefix', 'word', 'substring', 'similar'];

const spelled = /[\p{L}\p{N}\p{M}]+|\p{Extended_Pictographic}/gu;

/** Returns how one word of the text matches the searched one, or null. */
function kindOf(part: string, word: Word, similar: ReadonlySet<string>): Kind | null {
  const folded = fold(part);
  if (folded === word.text) return 'word';
  if (folded.startsWith(word.text)) return 'prefix';
  if (!isBeginning(word) && folded.includes(word.text)) return 'substring';
  return similar.has(folded) ? 'similar' : null;
}

/** Only a little text comes before the match, so that the match is visible if the line is cut off. */
const excerptLead = 14;
const excerptLength = 90;

/** Half of a character that the cut split. */
const halves = /^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g;

/** Returns the part of the text around its first match. */
function excerptOf(text: string, found: string): string {
  const place = text.indexOf(found);
  const before = text
    .slice(0, place)
    .trimEnd()
    .lastIndexOf(' ', Math.max(0, place - excerptLead));
  const start = place <= excerptLead ? 0 : Math.max(place - 2 * excerptLead, before + 1);
  const piece = text
    .slice(start, start + excerptLength)
    .replace(halves, '')
    .replace(/\s+/g, ' ')
    .trim();
  return `${start > 0 ? '…' : ''}${piece}${start + excerptLength < text.length ? '…' : ''}`;
}

function matchIn(
  field: SearchField,
  text: string,
  words: readonly Word[],
  similar: ReadonlySet<string>,
): Match | null {
  const found = new Map<string, Kind>();
  for (const word of words) {
    if (!word.fields.includes(field)) continue;
    if (word.kind === 'unspaced') {
      if (textRuns(fold(text)).some(run => run.text.includes(word.text))) found.set(word.text, 'substring');
      continue;
    }
    for (const [part] of text.matchAll(spelled)) {
      const kind = kindOf(part, word, similar);
      if (kind) found.set(part, kind);
    }
  }
  const first = found.keys().next().value;
  if (first === undefined) return null;
  const kind =
    [...found.values()].toSorted((a, b) => strength.indexOf(a) - strength.indexOf(b))[0] ?? 'substring';
  return {
    field,
    kind,
    words: [...found.keys()],
    excerpt: field === 'bio' ? excerptOf(text, first) : null,
  };
}

function handleMatch(handle: string, words: readonly Word[], similar: ReadonlySet<string>): Match | null {
  const asked = words.filter(word => word.fields.includes('handle'));
  const joined = asked.map(word => word.text).join('');
  const whole = textRuns(fold(handle))
    .map(run => run.text)
    .join('');
  if (joined && whole.startsWith(joined)) {
    return { field: 'handle', kind: whole === joined ? 'exact' : 'prefix', words: [handle], excerpt: null };
  }
  const inside = asked.some(word => word.kind === 'word' && !isBeginning(word) && whole.includes(word.text));
  const match = matchIn('handle', handle, asked, similar);
  if (match) return match;
  if (inside) return { field: 'handle', kind: 'substring', words: [handle], excerpt: null };
  return similar.has(whole) ? { field: 'handle', kind: 'similar', words: [handle], excerpt: null } : null;
}

/** @param similar folded words of a similar spelling that were searched for too */
export function matchesOf(texts: Texts, words: readonly Word[], similar: ReadonlySet<string>): Match[] {
  if (!words.length) return [];
  return searchFields.flatMap(field => {
    const match =
      field === 'handle'
        ? handleMatch(texts.handle, words, similar)
        : matchIn(field, field === 'tags' ? texts.tags.join(' ') : texts[field], words, similar);
    return match ?? [];
  });
}
