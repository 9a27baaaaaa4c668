import type { TFunction } from 'i18next';
import { limits } from '../../../../contract/core/limits.ts';
import type { Platform } from '../../../../contract/core/platform.ts';
import type { ReadSentence } from '../../../../contract/creators/search-sentence/read-sentence.ts';
import { platformNames } from '../../../catalogue/shared/display-names.ts';
import type { ListNames } from '../filter-text.ts';
import { searchWords } from '../saved/saved-text.ts';
import { readSearch, type SearchState, writeSearch } from '../search-state.ts';

/** A search that was asked for in words of one's own. */
export interface Sentence {
  text: string;
  state: SearchState;
  /** Null stays on the platform that is shown. */
  platform: Platform | null;
  unread: string[];
  /** It may as well be a name or a tag, which Enter looks for. */
  isWord: boolean;
}

/** Filters whose values are words that creators write themselves. */
const wordFilters = new Set(['category', 'region', 'language', 'platform', 'tags', 'keyword']);

function isWord(text: string, { understood, unknown }: ReadSentence): boolean {
  const names = understood.flatMap(piece => piece.names);
  if (!names.every(name => wordFilters.has(name))) return false;
  const [only] = understood;
  const isWhole = understood.length === 1 && only?.text === text && !unknown.length;
  return isWhole || names.every(name => name === 'category');
}

/** Nothing where no filter was understood. */
export function sentenceOf(typed: string, read: ReadSentence): Sentence | undefined {
  const text = typed.trim();
  if (!read.understood.length) return undefined;
  const params = new URLSearchParams({ ...read.filters, ...(read.sort && { sort: read.sort }) });
  return {
    text,
    state: { ...readSearch(params), page: 1, size: limits.pageSizes[0] },
    platform: read.platform ?? null,
    unread: read.unknown,
    isWord: isWord(text, read),
  };
}

/** What a sentence asks for, a filter at a time. */
export function sentenceText(
  { state, platform }: Sentence,
  t: TFunction<'creators'>,
  lists: ListNames,
): string[] {
  return [
    ...(platform ? [t('sentence.platform', { name: platformNames[platform] })] : []),
    ...searchWords(state, t, lists),
    ...(state.sort ? [t('sentence.sort', { name: t(`sort.${state.sort}`) })] : []),
  ];
}

const unreadName = 'unread';

/** What of the sentence no filter covers stays in the address until it is dismissed. */
export const readUnread = (params: URLSearchParams) => params.getAll(unreadName).filter(Boolean);

export function writeAsked(state: SearchState, unread: readonly string[]): URLSearchParams {
  const params = writeSearch(state);
  for (const piece of unread) params.append(unreadName, piece);
  return params;
}
