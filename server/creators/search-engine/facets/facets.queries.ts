import { sql } from 'kysely';
import { rangePresets, rangeValue, type FacetName } from '../../../../contract/creators/search/facets.ts';
import type { Db } from '../../../core/db/database.ts';
import { byIndexes, conditionOf, type Criteria, type Leading } from '../conditions/conditions.queries.ts';
import { hasEmail, type Condition } from '../conditions/filter-conditions.queries.ts';

/** The ranges that contain a figure. A figure at a boundary is in both ranges, as in the filter. */
function rangesOf(name: keyof typeof rangePresets, column: Condition): Condition {
  const cases = rangePresets[name].map(bounds => {
    const [from, to] = bounds;
    const isIn = [
      ...(from === null ? [] : [sql`${column} >= ${from}`]),
      ...(to === null ? [] : [sql`${column} <= ${to}`]),
    ];
    return sql`case when ${sql.join(isIn, sql` and `)} then ${rangeValue(bounds)}::text end`;
  });
  return sql`unnest(array[${sql.join(cases)}])`;
}

const flagOf = (column: Condition) => sql`case when ${column} then '1' else '0' end`;

/** The values of a creator in each facet; several rows if a creator counts for several values. */
const values: Record<Exclude<FacetName, 'has_email'>, Condition> = {
  region: sql`region`,
  language: sql`language`,
  category: sql`category`,
  tags: sql`unnest(tags)`,
  level: sql`level::text`,
  followers: rangesOf('followers', sql`followers`),
  avg_plays: rangesOf('avg_plays', sql`average_plays`),
  verified: flagOf(sql`verified`),
  brands: sql`unnest(brands)`,
};

const valueOf = (facet: FacetName, criteria: Criteria): Condition =>
  facet === 'has_email' ? flagOf(hasEmail(criteria)) : values[facet];

export interface ValueCount {
  value: string;
  creators: number;
}

async function countValues(
  db: Db,
  value: Condition,
  condition: Condition,
  max: number,
): Promise<ValueCount[]> {
  const { rows } = await sql<ValueCount>`
    with hits as materialized (select ${value} as value from creators where ${condition})
    select value, count(*)::int as creators from hits where value is not null
    group by value order by creators desc, value limit ${max}`.execute(db);
  return rows;
}

/** Counts per value the creators that the indexes find: the commonest values, at most `most`. */
export const countLed = (db: Db, facet: FacetName, criteria: Criteria, leading: Leading, max: number) =>
  countValues(
    db,
    valueOf(facet, criteria),
    sql`${leading.condition} and ${conditionOf(criteria, [], leading.others)}`,
    max,
  );

/** The same, with a plan chosen by the planner. */
export const countAll = (db: Db, facet: FacetName, criteria: Criteria, max: number) =>
  countValues(db, valueOf(facet, criteria), conditionOf(criteria, [], byIndexes), max);

/**
 * A sample is every 16th creator if the index `creators_counted` covers all conditions. For conditions on the rows
 * themselves (texts, tags, brands) it is every 64th, because a row costs as much as fifty index entries.
 */
const denseShare = 16;
const sparseShare = 64;

const inRowsAlone: readonly FacetName[] = ['tags', 'brands'];

/** Each counted creator represents this many. */
export function shareOf(facet: FacetName, criteria: Criteria): number {
  const { words, alternatives, excluded, tags, anyTags, noTags, filter } = criteria;
  const texts = [words, alternatives, excluded, tags, anyTags, noTags, filter.brands ?? []];
  return inRowsAlone.includes(facet) || texts.some(each => each.length) ? sparseShare : denseShare;
}

/**
 * The dense condition must have exactly these words, so that the planner recognises the index. The sparse one goes from
 * key to key.
 */
const samples: Record<number, Condition> = {
  [denseShare]: sql`id % 16 = 0`,
  [sparseShare]: sql`id = any(array(select generate_series(64, (select max(id) from creators), 64)))`,
};

/** The same in the sample of that share. */
export const countSample = (db: Db, facet: FacetName, criteria: Criteria, share: number, max: number) =>
  countValues(db, valueOf(facet, criteria), conditionOf(criteria, [samples[share] ?? sql`true`]), max);
