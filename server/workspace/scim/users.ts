import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { changeAccount } from '../../identity/accounts/service.ts';
import { isOfTeam } from '../single-sign-on/domains.ts';
import {
  accountOfWorkAddress,
  deactivateMember,
  provisionMember,
  reactivateMember,
  setWorkAddress,
  welcomeOf,
} from '../single-sign-on/provisioned-member.ts';
import { ScimError, invalidValue } from './protocol/scim-error.ts';
import type { ScimFilter } from './protocol/scim-filter.ts';
import type { KeptUser, PersonChange, ScimPerson } from './protocol/user-resource.ts';
import {
  findUserName,
  findUserRow,
  listUserRows,
  putUserRow,
  updateUserRow,
  type UserRow,
} from './users.queries.ts';

/* What identity providers do with accounts. All functions work in the caller's transaction as the team. */

const kept = (row: UserRow): KeptUser => ({
  accountId: row.account_id,
  userName: row.user_name,
  externalId: row.external_id,
  email: row.email,
  displayName: row.display_name,
  givenName: row.given_name,
  familyName: row.family_name,
  active: row.disabled_at === null,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

export async function listUsers(
  db: Db,
  teamId: number,
  page: { filter: ScimFilter | null; offset: number; limit: number },
): Promise<{ total: number; users: KeptUser[] }> {
  const { total, rows } = await listUserRows(db, teamId, page);
  return { total, users: rows.map(kept) };
}

const missing = (id: string) => new ScimError(404, `There is no user ${id}`);

async function rowOf(db: Db, teamId: number, id: string): Promise<UserRow> {
  const row = /^[1-9]\d{0,14}$/.test(id) ? await findUserRow(db, teamId, Number(id)) : undefined;
  if (!row) throw missing(id);
  return row;
}

/** @throws ScimError 404, also for another team's */
export const readUserOf = async (db: Db, teamId: number, id: string): Promise<KeptUser> =>
  kept(await rowOf(db, teamId, id));

const twice = (what: string) => new ScimError(409, `There is already a user with ${what}`, 'uniqueness');

/** Otherwise a provider could take over addresses of other organisations. */
async function refuseForeign(db: Db, teamId: number, email: string): Promise<void> {
  if (await isOfTeam(db, teamId, email)) return;
  throw invalidValue(`${email} is not of a domain that the team has proved in its single sign-on settings`);
}

async function refuseTaken(db: Db, teamId: number, userName: string, own?: number): Promise<void> {
  const holder = await findUserName(db, teamId, userName);
  if (holder !== null && holder !== own) throw twice(`the userName ${userName}`);
}

type Names = Pick<ScimPerson, 'displayName' | 'givenName' | 'familyName'>;
const nameOf = ({ displayName, givenName, familyName }: Names) =>
  displayName || [givenName, familyName].filter(Boolean).join(' ');

const said = ({ userName, externalId, displayName, givenName, familyName }: Omit<ScimPerson, 'email'>) => ({
  user_name: userName,
  external_id: externalId,
  display_name: displayName,
  given_name: givenName,
  family_name: familyName,
});

async function setActive(
  db: Db,
  ctx: Context,
  teamId: number,
  { account_id, disabled_at }: Pick<UserRow, 'account_id' | 'disabled_at'>,
  active: boolean,
): Promise<void> {
  if ((disabled_at === null) === active) return;
  if (active) await reactivateMember(db, ctx, teamId, account_id);
  else await deactivateMember(db, ctx, teamId, account_id);
}

/**
 * Makes an account. Somebody whose address the team knows already keeps theirs, because they have signed in through the
 * provider before, or because the provider had deleted them.
 * @throws ScimError; AppError no_seat
 */
export async function addUser(
  db: Db,
  ctx: Context,
  teamId: number,
  { person, active = true }: { person: ScimPerson; active?: boolean | undefined },
): Promise<KeptUser> {
  const { email } = person;
  await refuseForeign(db, teamId, email);
  await refuseTaken(db, teamId, person.userName);
  const known = await accountOfWorkAddress(db, teamId, email);
  if (known !== null && (await findUserRow(db, teamId, known))) throw twice(`the address ${email}`);
  const accountId =
    known ??
    (await provisionMember(db, ctx, teamId, {
      email,
      name: nameOf(person),
      ...(await welcomeOf(db, teamId)),
    }));
  await putUserRow(db, { teamId, accountId }, said(person), ctx.now());
  const row = await rowOf(db, teamId, String(accountId));
  await setActive(db, ctx, teamId, row, active);
  return readUserOf(db, teamId, String(accountId));
}

/** As in the profile of an account. */
const longestNickname = 40;

async function rename(db: Db, ctx: Context, teamId: number, row: UserRow, names: Names): Promise<void> {
  const nickname = [...nameOf(names)].slice(0, longestNickname).join('').trim();
  const before = nameOf({
    displayName: row.display_name,
    givenName: row.given_name,
    familyName: row.family_name,
  });
  // A name that somebody gave themselves stays while the provider says the same as before.
  if (!nickname || nickname === row.nickname || nameOf(names) === before) return;
  await changeAccount(db, { teamId, accountId: row.account_id }, { nickname });
  await recordOperation(db, ctx, teamId, {
    action: 'member.rename',
    subject: 'member',
    subjectId: row.account_id,
    subjectName: nickname,
    before: { nickname: row.nickname },
    after: { nickname },
  });
}

/** @throws ScimError; AppError taken, not_possible_for_owner */
export async function changeUser(
  db: Db,
  ctx: Context,
  teamId: number,
  id: string,
  { active, email, ...change }: PersonChange,
): Promise<KeptUser> {
  const row = await rowOf(db, teamId, id);
  const person = { ...kept(row), ...change };
  if (change.userName !== undefined) await refuseTaken(db, teamId, change.userName, row.account_id);
  if (email !== undefined && email !== row.email) {
    await refuseForeign(db, teamId, email);
    await setWorkAddress(db, ctx, teamId, { accountId: row.account_id, email });
  }
  await rename(db, ctx, teamId, row, person);
  const ids = { teamId, accountId: row.account_id };
  await updateUserRow(db, ids, { ...said(person), updated_at: ctx.now() });
  if (active !== undefined) await setActive(db, ctx, teamId, row, active);
  return readUserOf(db, teamId, id);
}

/**
 * Disables the account and shows it to the provider no longer. What the person did stays with the team, which can delete
 * the account itself. @throws ScimError 404; AppError not_possible_for_owner
 */
export async function removeUser(db: Db, ctx: Context, teamId: number, id: string): Promise<void> {
  const row = await rowOf(db, teamId, id);
  await setActive(db, ctx, teamId, row, false);
  await updateUserRow(db, { teamId, accountId: row.account_id }, { removed_at: ctx.now() });
}
