import type { Db } from './database.ts';

/** Returns the key of this name. It is made once for the installation, also if several processes start at once. */
export async function signingKey(db: Db, name: string, make: () => Buffer): Promise<Buffer> {
  await db
    .insertInto('signing_keys')
    .values({ name, key: make() })
    .onConflict(conflict => conflict.column('name').doNothing())
    .execute();
  const row = await db
    .selectFrom('signing_keys')
    .select('key')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.key;
}

export async function knownSigningKey(db: Db, name: string): Promise<Buffer | null> {
  const row = await db.selectFrom('signing_keys').select('key').where('name', '=', name).executeTakeFirst();
  return row?.key ?? null;
}

/** Replaces the key, unless somebody else has replaced it meanwhile. */
export async function replaceSigningKey(
  db: Db,
  name: string,
  { seen, key }: { seen: Buffer; key: Buffer },
): Promise<void> {
  await db
    .updateTable('signing_keys')
    .set({ key })
    .where('name', '=', name)
    .where('key', '=', seen)
    .execute();
}
