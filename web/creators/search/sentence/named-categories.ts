import { categoryNamesZh } from '../../../../contract/catalogue/category-names.ts';
import type { ReadSentence } from '../../../../contract/creators/search-sentence/read-sentence.ts';
import { fold } from '../../../../contract/core/text-fold.ts';

const plain = (text: string) => fold(text.trim().replace(/^#/, ''));

/**
 * The categories of the catalogue that a keyword names: by their names in both languages, otherwise by the words of
 * their field (护肤, skincare). None if it says anything more.
 */
export function namedCategories(
  keyword: string,
  known: readonly string[],
  { filters, understood, unknown }: ReadSentence,
): string[] {
  const asked = plain(keyword);
  if (!asked) return [];
  const isCalled = (code: string) =>
    [code, categoryNamesZh[code.toLowerCase()] ?? ''].some(name => plain(name) === asked);
  const called = known.filter(isCalled);
  if (called.length) return called;
  const isOnlyThat =
    !unknown.length && understood.every(({ names }) => names.every(name => name === 'category'));
  const meant = isOnlyThat ? (filters.category?.split(',') ?? []) : [];
  return known.filter(code => meant.includes(code));
}
