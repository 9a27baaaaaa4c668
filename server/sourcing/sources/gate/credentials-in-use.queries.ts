import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import type { Db } from '../../../core/db/database.ts';

/** Returns the credentials that are turned on, the least recently used first. */
export function readCredentials(db: Db, source: SourceCode) {
  return db
    .selectFrom('source_credentials')
    .select([
      'id',
      'quota_group',
      'is_sandbox',
      'sealed',
      'shown',
      'state',
      'refused_text',
      'free_at',
      'used_at',
    ])
    .where('source', '=', source)
    .where('state', '!=', 'off')
    .orderBy('used_at', order => order.asc().nullsFirst())
    .orderBy('id')
    .execute();
}
export type CredentialRow = Awaited<ReturnType<typeof readCredentials>>[number];

export async function refuseCredential(db: Db, id: number, text: string): Promise<void> {
  await db
    .updateTable('source_credentials')
    .set({ state: 'refused', refused_text: text })
    .where('id', '=', id)
    .where('state', '=', 'ok')
    .execute();
}

export async function acceptCredential(db: Db, id: number, usedAt: Date): Promise<void> {
  await db
    .updateTable('source_credentials')
    .set({ state: 'ok', refused_text: '', used_at: usedAt })
    .where('id', '=', id)
    .where(where =>
      where.or([
        where('state', '=', 'refused'),
        where('used_at', 'is', null),
        where('used_at', '<', new Date(usedAt.getTime() - 60_000)),
      ]),
    )
    .execute();
}

export async function restCredential(db: Db, id: number, until: Date): Promise<void> {
  await db.updateTable('source_credentials').set({ free_at: until }).where('id', '=', id).execute();
}
