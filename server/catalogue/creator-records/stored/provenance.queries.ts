import { sql } from 'kysely';
import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import type { Db } from '../../../core/db/database.ts';
import { ownRecord, type Origins } from '../../observations/field-provenance.ts';
import { keepRules, modedSources } from '../../observations/source-rules.ts';

/** Returns the sources that must not be used for figures, by the operator's current settings. */
export async function readHeldBackSources(db: Db): Promise<SourceCode[]> {
  if (!modedSources.length) return [];
  const rows = await db.selectFrom('source_settings').select(['source', 'mode']).execute();
  const amended = new Set(rows.filter(row => row.mode === 'amended').map(row => row.source));
  return modedSources.filter(source => !amended.has(source));
}

/** Returns the provenance of creators on which connectors reported; the others have none. */
export async function readOrigins(db: Db, creatorIds: readonly number[]): Promise<Map<number, Origins>> {
  if (!creatorIds.length) return new Map();
  const rows = await db
    .selectFrom('creator_provenance')
    .select(['creator_id', 'fields'])
    .where('creator_id', '=', sql<number>`any(${creatorIds}::bigint[])`)
    .execute();
  return new Map(rows.map(row => [row.creator_id, row.fields]));
}

export async function upsertOrigins(
  db: Db,
  rows: readonly { creator_id: number; fields: Origins }[],
): Promise<void> {
  if (!rows.length) return;
  await sql`
    insert into creator_provenance (creator_id, fields)
    select creator_id, fields from json_to_recordset(${JSON.stringify(rows)}) as given (creator_id bigint, fields jsonb)
    on conflict (creator_id) do update set fields = excluded.fields`.execute(db);
}

const rules = sql`(
  select rule.source, rule.days * interval '24 hours' as time
  from unnest(${keepRules.map(rule => rule.source)}::text[], ${keepRules.map(rule => rule.days)}::int[]) as rule (source, days)
)`;

/**
 * Stores when the first data of these creators must be reported again or deleted. If a creator is kept by a team,
 * handle and address of the page stay; once they are overdue, they are checked again later.
 */
export async function setKeepUntil(db: Db, creatorIds: readonly number[], now: Date): Promise<void> {
  if (!creatorIds.length) return;
  await sql`
    with rules as materialized ${rules}
    update creator_provenance o set keep_until = least(
      (select min(case when name = any(${[...ownRecord]}::text[]) and stated_at + time <= ${now} then ${now}::timestamptz + time else stated_at + time end)
        from (select key as name, value ->> 0 as source, (value ->> 1)::timestamptz as stated_at from jsonb_each(o.fields)) as f
        join rules on rules.source = f.source),
      (select min(observed_at + time) from posts p join rules on rules.source = p.via where p.creator_id = o.creator_id),
      (select min(day::timestamp at time zone 'UTC' + time) from creator_snapshots s
        join rules on rules.source = s.via where s.creator_id = o.creator_id),
      (select min(found_at + time) from contact_addresses a join rules on rules.source = a.via where a.creator_id = o.creator_id),
      (select min(observed_at + time) from creator_audiences u join rules on rules.source = u.source where u.creator_id = o.creator_id))
    where o.creator_id = any(${creatorIds}::bigint[])`.execute(db);
}

/** Returns the next creators, in order of id, with posts, snapshots or a number of followers from a source. */
export async function creatorsReportedBy(
  db: Db,
  source: SourceCode,
  afterId: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ creator_id: number }>`
    select creator_id from creator_provenance o where creator_id > ${afterId} and (
      fields -> 'followers' ->> 0 = ${source}
      or exists (select from posts p where p.creator_id = o.creator_id and p.via = ${source})
      or exists (select from creator_snapshots s where s.creator_id = o.creator_id and s.via = ${source}))
    order by creator_id limit ${limit}`.execute(db);
  return rows.map(row => row.creator_id);
}

export async function readEarliest(db: Db, creatorIds: readonly number[]): Promise<Date | null> {
  const { at } = await db
    .selectFrom('creator_provenance')
    .select(({ fn }) => fn.min<Date | null>('keep_until').as('at'))
    .where('creator_id', '=', sql<number>`any(${creatorIds}::bigint[])`)
    .executeTakeFirstOrThrow();
  return at;
}
