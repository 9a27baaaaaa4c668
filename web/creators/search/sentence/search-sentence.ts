import type { TFunction } from 'i18next';
import { limits } from '../../../../contract/core/limits.ts';
import type { Platform } from '../../../../contract/core/platform.ts';
import type { ReadSentence } from '../../../../contract/creators/search-sentence/read-sentence.ts';
import { platformNames } from '../../../catalogue/shared/display-names.ts';
import type { ListNames } from '../filter-text.ts';
import { searchWords } from '../saved/saved-text.ts';
import { readSearch, type SearchState, writeSearch } from '../search-state.ts';

/** A search written as a sentence. */
export interface Sentence {
  text: string;
  state: SearchState;
  /** Null stays on the current platform. */
  platform: Platform | null;
  unread: string[];
  /** The text may also be a name or a tag; then Enter searches for it as keywords. */
  isWord: boolean;
}

export type Way = 'filters' | 'words';

/** The ways to search for the typed text; Enter takes the first. */
export const waysOf = ({ isWord }: Sentence): readonly Way[] =>
  isWord ? ['words', 'filters'] : ['filters', 'words'];

export const wayId = (id: string, way: Way) => `${id}${way}`;

/** Filters whose values are words of the creators' own. */
const wordFilters = new Set(['category', 'region', 'language', 'platform', 'tags', 'keyword']);

function isWord(text: string, { understood, unknown }: ReadSentence): boolean {
  const names = understood.flatMap(piece => piece.names);
  if (!names.every(name => wordFilters.has(name))) return false;
  const [only] = understood;
  const isWhole = understood.length === 1 && only?.text === text && !unknown.length;
  return isWhole || names.every(name => name === 'category');
}

/** Undefined if no filter was found in the text. */
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

/** The search of a sentence in words, one per filter. */
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

/** The parts of the sentence that no filter covers stay in the address until they are dismissed. */
export const readUnread = (params: URLSearchParams) => params.getAll(unreadName).filter(Boolean);

export function writeSentenceSearch(state: SearchState, unread: readonly string[]): URLSearchParams {
  const params = writeSearch(state);
  for (const piece of unread) params.append(unreadName, piece);
  return params;
}
