import type { FacetName } from '../../../contract/creators/search/facets.ts';
import { countFacet } from './ask/count-facets.ts';
import { countMatches, findPage } from './ask/find-page.ts';
import type { ColumnAnswer, ColumnAsk } from './column-asks.ts';
import type { ColumnCount } from './column-search.ts';
import type { ColumnStore } from './store/column-store.ts';

/** There may be hundreds of thousands of tags: only so many, the commonest of a whole answer, leave the thread. */
const maxSent = 1000;

const noPage: ColumnAnswer['page'] = { hits: [], total: 0, isWhole: [] };

function answerPage(store: ColumnStore, { search, page }: ColumnAsk): ColumnAnswer['page'] {
  if (!page) return noPage;
  if (page.limit === 0 && !search.words.length) return { ...noPage, total: countMatches(store, search) };
  return findPage(store, search, page.sort, page);
}

function answerAsk(store: ColumnStore, ask: ColumnAsk): ColumnAnswer {
  return {
    page: answerPage(store, ask),
    counts: ask.facet ? countFacet(store, ask.search, ask.facet, Infinity) : [],
  };
}

/** The values that are commonest over several platforms together; null if all of them are few. */
function commonest(lists: readonly ColumnCount[][]): ReadonlySet<string> | null {
  if (lists.every(({ length }) => length <= maxSent)) return null;
  const sums = new Map<string, number>();
  for (const { value, creators } of lists.flat()) sums.set(value, (sums.get(value) ?? 0) + creators);
  const ordered = [...sums].toSorted(([, a], [, b]) => b - a);
  return new Set(ordered.slice(0, maxSent).map(([value]) => value));
}

/** Answers in the order of the questions. A value that is told for one platform is told for all of them. */
export function answerAsks(store: ColumnStore, asks: readonly ColumnAsk[]): ColumnAnswer[] {
  const answers = asks.map(ask => answerAsk(store, ask));
  const told = new Map<FacetName | undefined, ReadonlySet<string> | null>();
  const countsOf = (facet: FacetName) =>
    answers.flatMap(({ counts }, at) => (asks[at]?.facet === facet ? [counts] : []));
  for (const { facet } of asks) if (facet && !told.has(facet)) told.set(facet, commonest(countsOf(facet)));
  return answers.map(({ page, counts }, at) => {
    const values = told.get(asks[at]?.facet);
    return { page, counts: values ? counts.filter(({ value }) => values.has(value)) : counts };
  });
}
