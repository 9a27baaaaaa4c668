import { topics } from '../../../contract/catalogue/topics/topics.ts';
import { fold } from '../../../contract/core/text-fold.ts';
import { categoryHashtags } from './category-hashtags.ts';

const compact = (text: string) => fold(text).replace(/[\s_-]+/g, '');

const categories = new Map<string, string>();
for (const { category, fields, things, people } of topics) {
  for (const word of [fields, things, people].join('|').split('|')) {
    if (word.trim()) categories.set(compact(word), category);
  }
}
for (const [category, words] of Object.entries(categoryHashtags)) {
  for (const word of words.split(' ')) categories.set(compact(word), category);
}

/** A word of at least this many letters also counts at the beginning or end of a tag: `koreanskincare`. */
const affixLength = 5;
const affixes = [...categories].filter(([word]) => word.length >= affixLength);

function categoryOfTag(tag: string): string | undefined {
  const text = compact(tag);
  const known = categories.get(text);
  if (known !== undefined || text.length < affixLength) return known;
  return affixes.find(([word]) => text.startsWith(word) || text.endsWith(word))?.[1];
}

const known = new Map<string, string | undefined>();
const knownLimit = 20_000;

function remembered(tag: string): string | undefined {
  if (known.has(tag)) return known.get(tag);
  if (known.size >= knownLimit) known.clear();
  const category = categoryOfTag(tag);
  known.set(tag, category);
  return category;
}

/**
 * Returns the category that most of a creator's tags indicate; with a draw, the one whose tag comes first. Used for
 * creators without a stated category.
 */
export function categoryOf(tags: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const tag of tags) {
    const category = remembered(tag);
    if (category) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  const [best] = [...counts].toSorted(([, one], [, other]) => other - one);
  return best?.[0] ?? null;
}
