import type { Db } from '../../core/db/database.ts';
import type { Rotated } from '../../core/auth/reseal-secrets.ts';
import type { Secrets } from '../../core/auth/sealed-secrets.ts';
import { sealDetails } from './details.ts';

/** Seals what creators gave with the present key where another one sealed it, for the command that rotates keys. */
export const rotateCreatorDetails = (pool: Db, secrets: Secrets): Promise<Rotated> =>
  sealDetails(pool, secrets);
