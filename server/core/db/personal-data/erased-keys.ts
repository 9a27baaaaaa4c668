import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db } from '../database.ts';
import { knownSigningKey, signingKey } from '../signing-key.ts';
import type { Person } from './person.ts';

const keyName = 'erasure';
const keyBytes = 32;

const hashOf = (key: Buffer, text: string) => createHmac('sha256', key).update(text.toLowerCase()).digest();

/** Keeps the keys and addresses of a person as hashes that nobody can read without the installation's key. */
export async function keepOut(db: Db, ctx: Context, { keys, addresses }: Person): Promise<void> {
  const key = await signingKey(db, keyName, () => ctx.randomBytes(keyBytes));
  const hashes = [...keys, ...addresses].map(text => hashOf(key, text));
  if (!hashes.length) return;
  await db
    .insertInto('erased_keys')
    .values(hashes.map(hash => ({ hash, erased_at: ctx.now() })))
    .onConflict(conflict => conflict.column('hash').doNothing())
    .execute();
}

/** Returns those of these keys of creators and addresses that belong to somebody who was erased, with the time. */
export async function findErased(db: Db, texts: Iterable<string>): Promise<Map<string, Date>> {
  const { rows } = await sql<{
    isSome: boolean;
  }>`select exists (select from erased_keys) as "isSome"`.execute(db);
  const key = rows[0]?.isSome ? await knownSigningKey(db, keyName) : null;
  if (!key) return new Map();
  const byHash = new Map<string, string[]>();
  for (const text of new Set(texts)) {
    const hash = hashOf(key, text).toString('hex');
    byHash.set(hash, [...(byHash.get(hash) ?? []), text]);
  }
  const found = await sql<{ hash: string; erased_at: Date }>`
    select encode(hash, 'hex') as hash, erased_at from erased_keys
    where hash = any(array(select decode(given, 'hex') from unnest(${[...byHash.keys()]}::text[]) as given))`.execute(
    db,
  );
  return new Map(
    found.rows.flatMap(({ hash, erased_at }) =>
      (byHash.get(hash) ?? []).map((text): [string, Date] => [text, erased_at]),
    ),
  );
}

/** A short sign of a person that only who knows an address or a key of theirs can make again. */
export async function signOf(db: Db, ctx: Context, text: string): Promise<string> {
  const key = await signingKey(db, keyName, () => ctx.randomBytes(keyBytes));
  return hashOf(key, text).toString('hex').slice(0, 16);
}
