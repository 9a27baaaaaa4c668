import type { Db } from '../../db/database.ts';
import { sealAnew, type Rotated } from '../../mail/seal-anew.ts';
import type { Secrets } from '../../mail/secrets.ts';
import { lockSealed, putSealed } from './rotation.queries.ts';
import { placeOf } from './secret.ts';

/** Seals tokens that an old key sealed with the present one. */
export async function sealConnections(pool: Db, secrets: Secrets): Promise<Rotated> {
  return pool.transaction().execute(async db => {
    const rows = (await lockSealed(db)).map(row => ({ ...row, place: placeOf(row) }));
    return sealAnew(secrets, rows, (row, sealed) => putSealed(db, row, sealed));
  });
}
