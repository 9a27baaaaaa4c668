import type { Db } from '../../../core/db/database.ts';

/** Stores the picture of an account under an unguessable address. */
export async function putAvatar(
  db: Db,
  ids: { team_id: number; account_id: number },
  avatar: { key: string; image: Buffer; at: Date },
): Promise<void> {
  const row = { image: avatar.image, created_at: avatar.at };
  await db
    .insertInto('avatars')
    .values({ ...ids, ...row })
    .onConflict(conflict => conflict.columns(['team_id', 'account_id']).doUpdateSet(row))
    .execute();
  await deleteAvatarKeys(db, ids);
  await db
    .insertInto('avatar_keys')
    .values({ key: avatar.key, ...ids })
    .execute();
}

export async function deleteAvatar(db: Db, ids: { team_id: number; account_id: number }): Promise<void> {
  const { team_id, account_id } = ids;
  await db
    .deleteFrom('avatars')
    .where('team_id', '=', team_id)
    .where('account_id', '=', account_id)
    .execute();
  await deleteAvatarKeys(db, ids);
}

async function deleteAvatarKeys(
  db: Db,
  { team_id, account_id }: { team_id: number; account_id: number },
): Promise<void> {
  await db
    .deleteFrom('avatar_keys')
    .where('team_id', '=', team_id)
    .where('account_id', '=', account_id)
    .execute();
}

export function findAvatarKey(db: Db, key: string) {
  return db
    .selectFrom('avatar_keys')
    .select(['team_id', 'account_id'])
    .where('key', '=', key)
    .executeTakeFirst();
}

export function findAvatar(db: Db, teamId: number, accountId: number) {
  return db
    .selectFrom('avatars')
    .select('image')
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}
