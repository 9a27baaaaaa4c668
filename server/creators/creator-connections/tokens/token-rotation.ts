import type { Db } from '../../../core/db/database.ts';
import { sealAnew, type Rotated } from '../../../core/auth/reseal-secrets.ts';
import type { Secrets } from '../../../core/auth/sealed-secrets.ts';
import { lockSealed, putSealed } from './token-rotation.queries.ts';
import { placeOf } from './seal-tokens.ts';

/** Seals with the current key what an old key sealed. */
export async function rotateConnections(pool: Db, secrets: Secrets): Promise<Rotated> {
  return pool.transaction().execute(async db => {
    const rows = (await lockSealed(db)).map(row => ({ ...row, place: placeOf(row) }));
    return sealAnew(secrets, rows, (row, sealed) => putSealed(db, row, sealed));
  });
}
