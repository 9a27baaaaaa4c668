import { searchQuerySchema } from '../../contract/creators/search/search-filter.ts';
import { facetFilters, facetNames, type FacetName } from '../../contract/creators/search/facets.ts';
import type { Db } from '../../server/core/db/database.ts';
import { replaceFacets } from '../../server/catalogue/creator-records/derived/facets.queries.ts';
import { criteriaOf } from '../../server/creators/search-engine/conditions/criteria.ts';
import { countValues } from '../../server/creators/search-engine/facets/facets.queries.ts';
import type { ValueCount } from '../../server/creators/search-engine/facets/facets.queries.ts';
import { tagWord } from '../../contract/catalogue/search-terms.ts';
import { asSpelled } from '../../server/creators/search-engine/results/find-creators.ts';
import { parseKeyword } from '../../server/creators/search-input/keyword.ts';
import { atMost, progress, quantile, round, type BenchOptions, type Report } from '../report.ts';
import { loadCreators } from '../search/load.ts';
import { whileServed, type Served } from '../served.ts';
import { loadColumns } from '../columns/load-columns.ts';
import { drawFilterSets, type Query } from './filter-sets.ts';

/** Milliseconds that 95 of 100 answers may take. */
const limitOf = (rows: number) => (rows <= 1_000_000 ? 50 : 200);

const asked = (query: Query) => {
  const read = searchQuerySchema.parse(query);
  return { read, how: { keyword: parseKeyword(read), postedSince: null } };
};

/** The baseline: the same counts by the database, which groups everybody who matches, also by near spellings. */
async function groupEverybody(db: Db, facet: FacetName, query: Query) {
  const { read, how } = asked(query);
  for (const name of facetFilters[facet]) delete read[name];
  const criteria = await asSpelled(db, await criteriaOf(db, { ...read, platform: 'tiktok' }, how));
  const started = performance.now();
  const counts = await countValues(db, facet, criteria, 1_000_000);
  return { took: performance.now() - started, counts };
}

interface Answer {
  values: { value: string; creators: number }[] | null;
}

/** Whether each number of an answer is what the database counts. Tags are told in one spelling of several. */
function isRight({ values }: Answer, facet: FacetName, counts: readonly ValueCount[]): boolean {
  const spelling = (value: string) => (facet === 'tags' ? tagWord(value) : value);
  const sums = new Map<string, number>();
  for (const { value, creators } of counts)
    sums.set(spelling(value), (sums.get(spelling(value)) ?? 0) + creators);
  return values !== null && values.every(({ value, creators }) => sums.get(spelling(value)) === creators);
}

interface Timed {
  name: string;
  times: number[];
  grouped: number[];
  wrong: number;
}

async function measureFacets(served: Served, sets: Map<string, Query[]>) {
  const byFacet = new Map<string, Timed>();
  const bySet = new Map<string, Timed>();
  const into = (all: Map<string, Timed>, name: string) => {
    const found = all.get(name) ?? { name, times: [], grouped: [], wrong: 0 };
    all.set(name, found);
    return found;
  };
  for (const [set, queries] of sets) {
    for (const facet of facetNames) {
      const kinds = [into(byFacet, facet), into(bySet, set)];
      for (const [at, query] of queries.entries()) {
        const path = `/kol/api/creators/facets?${new URLSearchParams({ ...query, facet }).toString()}`;
        const took = Math.min(await served.ask(path), await served.ask(path));
        for (const kind of kinds) kind.times.push(took);
        if (at > 0) continue;
        const grouped = await groupEverybody(served.db, facet, query);
        const isWrong = !isRight((await served.read(path)) as Answer, facet, grouped.counts);
        for (const kind of kinds) {
          kind.grouped.push(grouped.took);
          kind.wrong += Number(isWrong);
        }
      }
    }
    progress(`${set}: worst ${round(Math.max(...(bySet.get(set)?.times ?? [])))} ms`);
  }
  return { byFacet: [...byFacet.values()], bySet: [...bySet.values()] };
}

const percentile = (values: readonly number[], share: number) =>
  values.length ? round(quantile(values, share)) : null;

const figuresOf = ({ name, times, grouped, wrong }: Timed) => ({
  name,
  answers: times.length,
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
  groupedP50: percentile(grouped, 0.5),
  groupedP95: percentile(grouped, 0.95),
  compared: grouped.length,
  wrong,
});

/** The counts beside the values of each filter, under eight kinds of other filters. */
export async function benchFacets({ rows, quick }: BenchOptions): Promise<Report> {
  const { byFacet, bySet } = await whileServed(
    async (db, ownerUrl) => {
      await loadCreators(ownerUrl, rows);
      await replaceFacets(db);
    },
    async served => {
      const sets = await drawFilterSets(served.db, quick ? 2 : 10);
      const columns = await loadColumns(served.appUrl);
      try {
        return await measureFacets(served, sets);
      } finally {
        await columns.stop();
      }
    },
  );
  const facets = byFacet.map(figuresOf);
  const sets = bySet.map(figuresOf);
  const row = (each: ReturnType<typeof figuresOf>) =>
    `| ${each.name} | ${each.p50} | ${each.p95} | ${each.groupedP50} | ${each.groupedP95} | ${each.wrong} of ${each.compared} |`;
  const head = (name: string) => [
    `| ${name} | p50 ms | p95 ms | grouped p50 | grouped p95 | wrong |`,
    '| --- | --- | --- | --- | --- | --- |',
  ];
  return {
    results: [{ creators: rows }, ...facets, ...sets],
    targets: facets.flatMap(({ name, p95, wrong }) => [
      atMost(`p95 ms, counts of ${name}, ${rows} rows`, p95 ?? Infinity, limitOf(rows)),
      atMost(`wrong answers, ${name}`, wrong, 0),
    ]),
    table: [
      ...head('filter'),
      ...facets.map(row),
      '',
      ...head('under'),
      ...sets.map(row),
      '',
      `${rows} creators. Baseline: the same by \`group by\` over everybody who matches, SQL alone, with which the answers are compared.`,
    ],
  };
}
