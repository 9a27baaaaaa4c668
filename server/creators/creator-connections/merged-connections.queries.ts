import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';
import type { IdPair } from '../../core/db/move-references.ts';

/** Connections and consents are kept by creator: they are written again under the one who stays. */
export async function moveConnectionRows(db: Db, { from, into }: IdPair): Promise<void> {
  await sql`update creator_page_tokens set creator_id = ${into} where creator_id = ${from}`.execute(db);
  await sql`
    update creator_connections set account_creator_id = ${into} where account_creator_id = ${from}`.execute(
    db,
  );
  await sql`
    with gone as (delete from creator_connections where creator_id = ${from} returning *)
    insert into creator_connections (creator_id, invited_by, source, account_id, account_creator_id, handle,
      homepage_url, sealed, scopes, expires_at, state, fault, consent_edition, consented_at, fetched_at, next_at)
    select ${into}, invited_by, source, account_id, account_creator_id, handle,
      homepage_url, sealed, scopes, expires_at, state, fault, consent_edition, consented_at, fetched_at, next_at
    from gone on conflict (creator_id, invited_by, source) do nothing`.execute(db);
  await sql`
    with gone as (delete from creator_consents where creator_id = ${from} returning *)
    insert into creator_consents (creator_id, invited_by, source, deed, edition, lang, address, at)
    select ${into}, invited_by, source, deed, edition, lang, address, at from gone`.execute(db);
}
