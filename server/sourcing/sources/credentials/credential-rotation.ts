import type { Db } from '../../../core/db/database.ts';
import { sealAnew, type Rotated } from '../../../core/auth/reseal-secrets.ts';
import type { Secrets } from '../../../core/auth/sealed-secrets.ts';
import { credentialPlace } from '../credential-secret.ts';
import { lockSealed, setCredential } from './credentials.queries.ts';

/** Seals with the current key what an old key sealed. */
export async function rotateCredentials(pool: Db, secrets: Secrets): Promise<Rotated> {
  return pool.transaction().execute(async db => {
    const rows = (await lockSealed(db)).map(row => ({ ...row, place: credentialPlace(row.id) }));
    return sealAnew(secrets, rows, ({ id }, sealed) => setCredential(db, id, { sealed }));
  });
}
