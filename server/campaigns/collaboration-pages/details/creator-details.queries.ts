import type { Db } from '../../../core/db/database.ts';
import type { PageOf } from '../queries.ts';

export interface SealedDetails {
  address: Buffer | null;
  payment: Buffer | null;
}

export function findDetails(db: Db, { teamId, collaborationId }: PageOf) {
  return db
    .selectFrom('creator_details')
    .select(['address', 'payment', 'given_at'])
    .where('team_id', '=', teamId)
    .where('collaboration_id', '=', collaborationId)
    .executeTakeFirst();
}

export async function putDetails(
  db: Db,
  { teamId, collaborationId }: PageOf,
  details: SealedDetails & { given_at: Date },
): Promise<void> {
  await db
    .insertInto('creator_details')
    .values({ team_id: teamId, collaboration_id: collaborationId, ...details })
    .onConflict(conflict => conflict.columns(['team_id', 'collaboration_id']).doUpdateSet(details))
    .execute();
}

/** Returns the details of a team, locked until the transaction ends. */
export function lockDetails(db: Db, teamId: number) {
  return db
    .selectFrom('creator_details')
    .select(['collaboration_id', 'address', 'payment'])
    .where('team_id', '=', teamId)
    .orderBy('collaboration_id')
    .forUpdate()
    .execute();
}

export async function replaceDetail(
  db: Db,
  { teamId, collaborationId }: PageOf,
  field: 'address' | 'payment',
  sealed: Buffer,
): Promise<void> {
  await db
    .updateTable('creator_details')
    .set({ [field]: sealed })
    .where('team_id', '=', teamId)
    .where('collaboration_id', '=', collaborationId)
    .execute();
}
