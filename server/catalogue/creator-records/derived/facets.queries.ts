import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

const maxTags = 200;

/** Recounts the values that filters offer: every region, language and category, and the commonest tags. */
export async function replaceFacets(db: Db): Promise<void> {
  await sql`delete from creator_facets`.execute(db);
  for (const facet of ['region', 'language', 'category'] as const) {
    await sql`
      insert into creator_facets (platform, facet, value, creators)
      select platform, ${facet}, ${sql.ref(facet)}, count(*)
      from creators where ${sql.ref(facet)} is not null group by 1, 3`.execute(db);
  }
  await sql`
    insert into creator_facets (platform, facet, value, creators)
    select platform, 'tag', tag, creators from (
      select platform, tag, count(*) as creators,
        row_number() over (partition by platform order by count(*) desc, tag) as place
      from creators, unnest(tags) as tag group by platform, tag
    ) as counted where place <= ${maxTags}`.execute(db);
}
