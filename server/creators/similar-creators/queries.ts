import { sql } from 'kysely';
import { followerBrackets } from '../../../contract/catalogue/figure-rules.ts';
import type { Db } from '../../core/db/database.ts';
import type { Profile } from './likeness.ts';
import type { Asking } from './seed-pattern.ts';

/** Does not occur in a trait. */
const between = '\t';

const anyOf = (ids: readonly number[]) => sql<number>`any(${ids}::bigint[])`;

/** Returns what creators can have in common, with their traits. */
export async function readSeeds(db: Db, ids: readonly number[]) {
  const { rows } = await sql<Profile & { traits: string[]; tags: string[] }>`
    select id, platform, region, language, category, tags, coalesce(traits, '{}') as traits,
      width_bucket(followers, ${[...followerBrackets]}::bigint[]) as bracket
    from creators left join creator_traits on creator_id = id
    where id = ${anyOf(ids)}`.execute(db);
  return rows;
}

export async function readProfiles(db: Db, ids: readonly number[]): Promise<Profile[]> {
  const { rows } = await sql<Profile>`
    select id, platform, region, language, category,
      width_bucket(followers, ${[...followerBrackets]}::bigint[]) as bracket
    from creators where id = ${anyOf(ids)}`.execute(db);
  return rows;
}

/**
 * Returns creators with these traits, up to a limit. Traits are returned as one text, because an array of texts is
 * expensive to read.
 */
export async function candidatesOf(db: Db, { all, any }: Asking, max: number) {
  const asked = [
    ...(all.length ? [sql`traits @> ${all}::text[]`] : []),
    ...(any.length ? [sql`traits && ${any}::text[]`] : []),
  ];
  const { rows } = await sql<{ creator_id: number; traits: string }>`
    select creator_id, array_to_string(traits, ${between}) as traits
    from creator_traits where ${sql.join(asked, sql` and `)} limit ${max}`.execute(db);
  return rows.map(({ creator_id, traits }) => ({ creator_id, traits: traits.split(between) }));
}

/** Returns how many creators there were when peers were last computed. */
export async function countCompared(db: Db): Promise<number> {
  const { rows } = await sql<{ creators: number }>`
    select coalesce(sum(creators), 0)::bigint as creators from peer_brackets`.execute(db);
  return rows[0]?.creators ?? 0;
}
