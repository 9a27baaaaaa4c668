import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../core/db/database.ts';
import type { ScimFilter } from './protocol/scim-filter.ts';

function conditionOf(filter: ScimFilter): RawBuilder<boolean> {
  if ('all' in filter) return sql<boolean>`(${sql.join(filter.all.map(conditionOf), sql` and `)})`;
  if ('any' in filter) return sql<boolean>`(${sql.join(filter.any.map(conditionOf), sql` or `)})`;
  const { attribute, value } = filter;
  switch (attribute) {
    case 'id':
      return /^[1-9]\d{0,14}$/.test(value)
        ? sql<boolean>`u.account_id = ${Number(value)}`
        : sql<boolean>`false`;
    case 'userName':
      return sql<boolean>`lower(u.user_name) = lower(${value})`;
    case 'externalId':
      return sql<boolean>`u.external_id = ${value}`;
    case 'emails.value':
      return sql<boolean>`w.email = lower(${value})`;
  }
}

/** Those that the provider has not deleted. */
const users = (db: Db, teamId: number) =>
  db
    .selectFrom('scim_users as u')
    .innerJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 'u.team_id').onRef('a.id', '=', 'u.account_id'),
    )
    .leftJoin('work_addresses as w', join =>
      join.onRef('w.team_id', '=', 'u.team_id').onRef('w.account_id', '=', 'u.account_id'),
    )
    .where('u.team_id', '=', teamId)
    .where('u.removed_at', 'is', null);

const columns = [
  'u.account_id',
  'u.user_name',
  'u.external_id',
  'u.display_name',
  'u.given_name',
  'u.family_name',
  'u.created_at',
  'u.updated_at',
  'a.nickname',
  'a.disabled_at',
  'w.email',
] as const;

/** A page in the order in which the accounts were made, and how many there are in all. */
export async function listUserRows(
  db: Db,
  teamId: number,
  { filter, offset, limit }: { filter: ScimFilter | null; offset: number; limit: number },
) {
  const found = filter ? users(db, teamId).where(conditionOf(filter)) : users(db, teamId);
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found.select(columns).orderBy('u.account_id').offset(offset).limit(limit).execute();
  return { total, rows };
}

export const findUserRow = (db: Db, teamId: number, accountId: number) =>
  users(db, teamId).select(columns).where('u.account_id', '=', accountId).executeTakeFirst();

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUserRow>>>;

/** The account with a user name of the provider, in any case. */
export async function findUserName(db: Db, teamId: number, userName: string): Promise<number | null> {
  const row = await users(db, teamId)
    .select('u.account_id')
    .where(sql<boolean>`lower(u.user_name) = lower(${userName})`)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

export async function countUsers(db: Db, teamId: number): Promise<number> {
  const { total } = await users(db, teamId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

interface Said {
  user_name: string;
  external_id: string | null;
  display_name: string;
  given_name: string;
  family_name: string;
}

/** Also brings back what the provider had deleted. */
export async function putUserRow(
  db: Db,
  { teamId, accountId }: { teamId: number; accountId: number },
  said: Said,
  at: Date,
): Promise<void> {
  const row = { ...said, created_at: at, updated_at: at, removed_at: null };
  await db
    .insertInto('scim_users')
    .values({ team_id: teamId, account_id: accountId, ...row })
    .onConflict(conflict => conflict.columns(['team_id', 'account_id']).doUpdateSet(row))
    .execute();
}

export async function updateUserRow(
  db: Db,
  { teamId, accountId }: { teamId: number; accountId: number },
  change: Partial<Said> & { updated_at?: Date; removed_at?: Date },
): Promise<void> {
  await db
    .updateTable('scim_users')
    .set(change)
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .execute();
}
