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
