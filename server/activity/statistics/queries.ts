import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

export interface CatalogueCounts {
  creators: number;
  tiktok: number;
  youtube: number;
  instagram: number;
  regions: number;
  languages: number;
}

/** Creators are counted with an index; regions and languages come from the facets, which each import updates. */
export async function countCatalogue(db: Db): Promise<CatalogueCounts> {
  const { rows } = await sql<CatalogueCounts>`
    with counted as (select platform, count(*) as creators from creators group by platform)
    select
      coalesce(sum(creators), 0)::bigint as creators,
      coalesce(sum(creators) filter (where platform = 'tiktok'), 0)::bigint as tiktok,
      coalesce(sum(creators) filter (where platform = 'youtube'), 0)::bigint as youtube,
      coalesce(sum(creators) filter (where platform = 'instagram'), 0)::bigint as instagram,
      (select count(distinct value) from creator_facets where facet = 'region') as regions,
      (select count(distinct value) from creator_facets where facet = 'language') as languages
    from counted`.execute(db);
  const counts = rows[0];
  if (!counts) throw new Error('an aggregate without a row');
  return counts;
}
