import { sql } from 'kysely';
import type { CreatorParams } from '../../../contract/catalogue/creator-params.ts';
import type { Db } from '../../core/db/database.ts';

/** A creator with what insights need; `figured_as_of` is the end of the windows of its figures (ISO). */
export function findCreator(db: Db, { platform, id }: CreatorParams) {
  return db
    .selectFrom('creators')
    .leftJoin('creator_figures', 'creator_figures.creator_id', 'creators.id')
    .select([
      'creators.id',
      'creators.platform',
      'creators.followers',
      'creators.region',
      'creators.language',
      'creators.source',
      'creators.refreshed_at',
    ])
    .select(sql<string | null>`creator_figures.figures ->> 'asOf'`.as('figured_as_of'))
    .where('creators.id', '=', id)
    .where('creators.platform', '=', platform)
    .executeTakeFirst();
}

export type InsightCreator = NonNullable<Awaited<ReturnType<typeof findCreator>>>;
