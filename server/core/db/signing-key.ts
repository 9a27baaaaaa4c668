import type { Db } from './database.ts';

/** The key of this name, made once for the installation: of processes that begin together one makes it. */
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

/** Does nothing where somebody else replaced it meanwhile. */
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
