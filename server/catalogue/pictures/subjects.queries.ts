import { sql } from 'kysely';
import type { PictureKind } from '../../../contract/catalogue/pictures.ts';
import type { Db } from '../../core/db/database.ts';

/** What a picture is of, as the catalogue knows it now. */
export interface PictureSubject {
  /** The address of the picture at its source; '' if it has none. */
  address: string;
  /** Who stated it: a connector or an import. */
  source: string | null;
  creator_id: number | null;
}

const creatorId = (subject: string) => (/^\d{1,15}$/.test(subject) ? Number(subject) : 0);

const finders: Record<PictureKind, (db: Db, subject: string) => Promise<PictureSubject | undefined>> = {
  creator: (db, subject) =>
    db
      .selectFrom('creators')
      .leftJoin('creator_provenance as p', 'p.creator_id', 'creators.id')
      .select([
        'creators.id as creator_id',
        'creators.avatar_url as address',
        sql<string>`coalesce(p.fields -> 'avatarUrl' ->> 0, creators.source)`.as('source'),
      ])
      .where('creators.id', '=', creatorId(subject))
      .executeTakeFirst(),
  post(db, subject) {
    const [id = '', ...rest] = subject.split(':');
    return db
      .selectFrom('posts')
      .select(['creator_id', 'cover_url as address', 'via as source'])
      .where('creator_id', '=', creatorId(id))
      .where('platform_post_id', '=', rest.join(':'))
      .executeTakeFirst();
  },
  watched: (db, subject) =>
    db
      .selectFrom('watched_posts')
      .select(['creator_id', 'cover_url as address', 'source'])
      .where('key', '=', subject)
      .executeTakeFirst(),
};

export const findSubject = (
  db: Db,
  kind: PictureKind,
  subject: string,
): Promise<PictureSubject | undefined> => finders[kind](db, subject);
