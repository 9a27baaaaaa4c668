import { sql } from 'kysely';
import { rangePresets, rangeValue, type FacetName } from '../../../../contract/creators/search/facets.ts';
import type { Db } from '../../../core/db/database.ts';
import { conditionOf, type Criteria } from '../conditions/conditions.queries.ts';
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

/** Counts the matches per value: the commonest values, at most `max`. */
export async function countValues(
  db: Db,
  facet: FacetName,
  criteria: Criteria,
  max: number,
): Promise<ValueCount[]> {
  const { rows } = await sql<ValueCount>`
    with hits as materialized (
      select ${valueOf(facet, criteria)} as value from creators where ${conditionOf(criteria)}
    )
    select value, count(*)::int as creators from hits where value is not null
    group by value order by creators desc, value limit ${max}`.execute(db);
  return rows;
}
