import type { SourceCode } from '../contract/source-codes.ts';
import type { Context } from '../server/context.ts';
import type { SourcesWorld } from '../server/connectors/sources-world.ts';
import type { Db } from '../server/db/database.ts';
import { sealSecret } from '../server/features/sources/credential-secret.ts';

/** A credential as the operator adds one; of the sandbox unless told otherwise. @returns its id */
export async function addTestCredential(
  db: Db,
  ctx: Context,
  world: SourcesWorld,
  source: SourceCode,
  {
    name = 'test',
    group = source,
    isSandbox = true,
    shown = {},
    hidden = {},
  }: {
    name?: string;
    group?: string;
    isSandbox?: boolean;
    shown?: Record<string, string>;
    hidden?: Record<string, string>;
  } = {},
): Promise<number> {
  const { id } = await db
    .insertInto('source_credentials')
    .values({
      source,
      name,
      quota_group: group,
      is_sandbox: isSandbox,
      sealed: '',
      shown: JSON.stringify(shown),
      created_at: ctx.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('source_credentials')
    .set({ sealed: sealSecret(world, id, hidden) })
    .where('id', '=', id)
    .execute();
  return id;
}

/** Gives the first credential of a source other secrets. */
export async function changeTestCredential(
  db: Db,
  world: SourcesWorld,
  source: SourceCode,
  hidden: Record<string, string>,
): Promise<void> {
  const { id } = await db
    .selectFrom('source_credentials')
    .select('id')
    .where('source', '=', source)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const sealed = sealSecret(world, id, hidden);
  await db
    .updateTable('source_credentials')
    .set({ sealed, state: 'ok', refused_text: '' })
    .where('id', '=', id)
    .execute();
}
