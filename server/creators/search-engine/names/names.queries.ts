import { sql, type RawBuilder } from 'kysely';
import type { Platform } from '../../../../contract/core/platform.ts';
import type { Db } from '../../../core/db/database.ts';
import { piecesOf, type NamePlan, type TypedName } from './name-words.ts';

/** So many handles of a platform are read in alphabetical order, the exact one first. */
const fewHandles = 300;
/** If there are more, so many of the most followed creators are looked through as well: of handles, and of names. */
const followed = { byHandle: 300, byName: 1000 };

type Condition = RawBuilder<boolean>;

const escaped = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`);
const columns = sql`c.id, c.platform, c.handle, c.followers, c.search_text`;

/** The platform is hidden from the planner, because it would collect all rows of the platform in a second bitmap. */
function nameHas(platforms: readonly Platform[], { words }: TypedName, how: 'begun' | 'whole'): Condition {
  const ofEach = platforms.map(platform => {
    const has = words.map(word => sql`strpos(c.search_text, ${piecesOf(platform, word)[how]}) > 0`);
    return sql`(c.platform::text = ${platform} and ${sql.join(has, sql` and `)})`;
  });
  return sql`(${sql.join(ofEach, sql` or `)})`;
}

/** Handles that begin so, of each platform. */
const begunHandles = (platforms: readonly Platform[], handle: string) => sql`
  select ${columns} from unnest(${platforms}::platform[]) as p (platform)
  cross join lateral (
    select * from creators c where c.platform = p.platform and lower(c.handle) like ${`${escaped(handle)}%`}
    order by lower(c.handle) using ~<~ limit ${fewHandles}
  ) c`;

/** The most followed of the platforms for which everything else is too much to read. */
const topByFollowers = (dense: RawBuilder<unknown>, max: number, conditions: readonly Condition[]) => sql`
  select ${columns} from (${dense}) as p
  cross join lateral (
    select * from creators c where c.platform = p.platform order by followers desc nulls last, id limit ${max}
  ) c
  where ${sql.join(conditions, sql` or `)}`;

/**
 * Returns creators by what they are called: an exact handle first, then those whose handle begins so, whose name has
 * the words, and whose name has their beginnings; within these the most followed first. Each part reads a bounded
 * number of rows, whatever is typed.
 */
export async function idsByName(
  db: Db,
  platforms: readonly Platform[],
  typed: TypedName,
  plan: NamePlan,
  limit: number,
): Promise<number[]> {
  const { handle, words } = typed;
  const nothing = sql`select ${columns} from creators c where false`;
  const isNamed = words.length ? nameHas(platforms, typed, 'begun') : sql<boolean>`false`;
  const begins = handle ? sql<boolean>`starts_with(lower(c.handle), ${handle})` : sql<boolean>`false`;
  const top =
    plan.by === 'walk'
      ? topByFollowers(sql`select unnest(${platforms}::platform[]) as platform`, followed.byName, [
          begins,
          isNamed,
        ])
      : topByFollowers(
          sql`select platform from begun group by platform having count(*) >= ${fewHandles}`,
          followed.byHandle,
          [begins],
        );
  const { rows } = await sql<{ id: number }>`
    with begun as materialized (${handle ? begunHandles(platforms, handle) : nothing}),
    named as materialized (${
      plan.by === 'terms'
        ? sql`select ${columns} from creators c
            where string_to_array(c.search_text, ' ') && ${plan.terms}::text[] and ${isNamed}`
        : nothing
    }),
    followed as materialized (${top}),
    ranked as (
      select distinct on (c.id) c.id, c.followers,
        case when lower(c.handle) = ${handle} then 0 when ${begins} then 1
          when ${words.length ? nameHas(platforms, typed, 'whole') : sql`false`} then 2 else 3 end as rank
      from (table begun union all table named union all table followed) c
      order by c.id
    )
    select id from ranked order by rank, followers desc nulls last, id limit ${limit}`.execute(db);
  return rows.map(row => row.id);
}
