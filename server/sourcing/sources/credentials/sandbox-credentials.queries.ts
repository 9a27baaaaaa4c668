import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import type { Db } from '../../../core/db/database.ts';

/** Returns the sources that have a credential in any state. */
export async function sourcesWithCredentials(db: Db): Promise<Set<SourceCode>> {
  const rows = await db.selectFrom('source_credentials').select('source').distinct().execute();
  return new Set(rows.map(row => row.source));
}

interface SandboxCredential {
  source: SourceCode;
  name: string;
  shown: Record<string, string>;
  createdAt: Date;
}

/** @returns its id, for which its secrets are sealed */
export async function insertSandboxCredential(db: Db, credential: SandboxCredential): Promise<number> {
  const { source, name, shown, createdAt } = credential;
  const { id } = await db
    .insertInto('source_credentials')
    .values({
      source,
      name,
      quota_group: 'sandbox',
      is_sandbox: true,
      sealed: '',
      shown: JSON.stringify(shown),
      created_at: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function setSealed(db: Db, id: number, sealed: string): Promise<void> {
  await db.updateTable('source_credentials').set({ sealed }).where('id', '=', id).execute();
}
