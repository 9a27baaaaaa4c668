import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** Takes creators and their posts out of every ranking, and out of what the pages of tags show. */
export async function dropPlacesOf(db: Db, creatorIds: readonly number[]): Promise<void> {
  const ids = sql`${creatorIds.map(String)}::text[]`;
  const isTheirs = sql`split_part(place.value ->> 0, ':', 1) = any(${ids})`;
  await sql`
    update rankings as r set (places, details) = (
      select coalesce(json_agg(place.value order by place.at) filter (where not ${isTheirs}), '[]'),
        coalesce(json_agg(r.details -> (place.at - 1)::int order by place.at) filter (where not ${isTheirs}), '[]')
      from json_array_elements(r.places) with ordinality as place (value, at))
    where r.kind <> 'tag'
      and exists (select from json_array_elements(r.places) as place (value) where ${isTheirs})`.execute(db);
  const others = (member: string) => sql`(
    select coalesce(jsonb_agg(place.value order by place.at), '[]')
    from json_array_elements(t.facts -> ${member}::text) with ordinality as place (value, at)
    where not ${isTheirs})`;
  const has = (member: string) => sql`exists (
    select from json_array_elements(t.facts -> ${member}::text) as place (value) where ${isTheirs})`;
  await sql`
    update ranking_tags as t
    set facts = (t.facts::jsonb || jsonb_build_object('posts', ${others('posts')}, 'early', ${others('early')}))::json
    where ${has('posts')} or ${has('early')}`.execute(db);
}
