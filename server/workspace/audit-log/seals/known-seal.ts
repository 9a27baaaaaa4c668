import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { readSeals } from './seals.queries.ts';

/** Whether a team has a seal as somebody noted it elsewhere. */
export async function hasSeal(
  pool: Db,
  { teamId, number, hash }: { teamId: number; number: number; hash: string },
): Promise<boolean> {
  const [seal] = await asTeam(pool, teamId, db => readSeals(db, teamId, { after: number - 1, size: 1 }));
  return seal?.number === number && seal.hash.toString('hex') === hash;
}
