import { searchQuerySchema } from '../../contract/creators/search/search-filter.ts';
import { facetFilters, facetNames, type FacetName } from '../../contract/creators/search/facets.ts';
import type { Db } from '../../server/core/db/database.ts';
import { replaceFacets } from '../../server/catalogue/creator-records/derived/facets.queries.ts';
import { criteriaOf } from '../../server/creators/search-engine/conditions/criteria.ts';
import { countFacetValues } from '../../server/creators/search-engine/facets/facets.ts';
import { countAll } from '../../server/creators/search-engine/facets/facets.queries.ts';
import { parseKeyword } from '../../server/creators/search-input/keyword.ts';
import { atMost, progress, quantile, round, type BenchOptions, type Report } from '../report.ts';
import { loadCreators } from '../search/load.ts';
import { whileServed, type Served } from '../served.ts';
import { drawFilterSets, type Query } from './filter-sets.ts';

const limitMs = 150;
/** Below this number, an estimate only needs to be small. */
const worthComparing = 1000;

const asked = (query: Query) => {
  const read = searchQuerySchema.parse(query);
  return { read, how: { keyword: parseKeyword(read), postedSince: null } };
};

/** The baseline: the same counts by grouping all matching creators. */
async function groupEverybody(db: Db, facet: FacetName, query: Query) {
  const { read, how } = asked(query);
  for (const name of facetFilters[facet]) delete read[name];
  const criteria = await criteriaOf(db, { ...read, platform: 'tiktok' }, how);
  const started = performance.now();
  const counts = await countAll(db, facet, criteria, 1_000_000);
  return { took: performance.now() - started, counts: new Map(counts.map(row => [row.value, row.creators])) };
}

/** The deviation of the estimates in percent. */
async function deviations(db: Db, facet: FacetName, query: Query, truth: ReadonlyMap<string, number>) {
  const { read, how } = asked(query);
  const { values, isExact } = await countFacetValues(db, facet, read, how);
  if (isExact) return [];
  return values.flatMap(({ value, creators }) => {
    const exact = truth.get(value) ?? 0;
    return exact < worthComparing ? [] : (100 * Math.abs(creators - exact)) / exact;
  });
}

interface Timed {
  name: string;
  times: number[];
  grouped: number[];
  off: number[];
}

async function measureFacets(served: Served, sets: Map<string, Query[]>) {
  const byFacet = new Map<string, Timed>();
  const bySet = new Map<string, Timed>();
  const into = (all: Map<string, Timed>, name: string) => {
    const found = all.get(name) ?? { name, times: [], grouped: [], off: [] };
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
        const off = await deviations(served.db, facet, query, grouped.counts);
        for (const kind of kinds) {
          kind.grouped.push(grouped.took);
          kind.off.push(...off);
        }
      }
    }
    progress(`${set}: worst ${round(Math.max(...(bySet.get(set)?.times ?? [])))} ms`);
  }
  return { byFacet: [...byFacet.values()], bySet: [...bySet.values()] };
}

const percentile = (values: readonly number[], share: number) =>
  values.length ? round(quantile(values, share)) : null;

const figuresOf = ({ name, times, grouped, off }: Timed) => ({
  name,
  answers: times.length,
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
  groupedP50: percentile(grouped, 0.5),
  groupedP95: percentile(grouped, 0.95),
  offP50: percentile(off, 0.5),
  offP95: percentile(off, 0.95),
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
      return measureFacets(served, sets);
    },
  );
  const facets = byFacet.map(figuresOf);
  const sets = bySet.map(figuresOf);
  const row = (each: ReturnType<typeof figuresOf>) =>
    `| ${each.name} | ${each.p50} | ${each.p95} | ${each.groupedP50} | ${each.groupedP95} | ${each.offP50 ?? '—'} | ${each.offP95 ?? '—'} |`;
  const head = (name: string) => [
    `| ${name} | p50 ms | p95 ms | grouped p50 | grouped p95 | estimates off by %, p50 | p95 |`,
    '| --- | --- | --- | --- | --- | --- | --- |',
  ];
  return {
    results: [{ creators: rows }, ...facets, ...sets],
    targets: facets.map(({ name, p95 }) =>
      atMost(`p95 ms, counts of ${name}, ${rows} rows`, p95 ?? Infinity, limitMs),
    ),
    table: [
      ...head('filter'),
      ...facets.map(row),
      '',
      ...head('under'),
      ...sets.map(row),
      '',
      `${rows} creators. Baseline: the same by \`group by\` over everybody who matches, SQL alone. Estimates are compared where ${worthComparing} creators or more stand behind a value.`,
    ],
  };
}
