import { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { unstorableFaults } from '../../../core/http/unstorable-text.ts';
import { noteUse, type TokenHolder } from '../tokens.ts';
import { addUser, changeUser, listUsers, readUserOf, removeUser } from '../users.ts';
import { invalidValue } from './scim-error.ts';
import { readFilter } from './scim-filter.ts';
import { readPatch } from './scim-patch.ts';
import { listOf, maxResults, usualResults } from './service-description.ts';
import { presentUser, readUser } from './user-resource.ts';

/** A request of an identity provider. */
export interface UserCall {
  db: Db;
  ctx: Context;
  holder: TokenHolder;
  /** The address of the endpoints. */
  base: string;
  /** Of the user; empty for all. */
  id: string;
  query: unknown;
  body: unknown;
}

/** In a transaction of the token's team. */
const inTeam = <T>(
  { db, ctx, holder }: UserCall,
  work: (db: Db, ctx: Context, teamId: number) => Promise<T>,
): Promise<T> =>
  asTeam(db, holder.teamId, async db => {
    await noteUse(db, ctx, holder);
    return work(db, ctx, holder.teamId);
  });

function refuseUnstorable({ query, body, ctx }: UserCall): void {
  const [fault] = unstorableFaults([query, body], ctx.lang);
  if (fault) throw invalidValue(`${fault.field} ${fault.reason}`);
}

const number = z
  .string()
  .regex(/^-?\d{1,9}$/)
  .transform(Number)
  .optional();
const text = z.string().optional();
const pageSchema = z.object({ filter: text, startIndex: number, count: number });

/** A startIndex below 1 is 1, and a negative count is 0 (RFC 7644 §3.4.2.4). */
function pageOf(query: unknown) {
  const read = pageSchema.safeParse(query);
  if (!read.success) {
    const name = String(read.error.issues[0]?.path[0] ?? 'query');
    throw invalidValue(`${name} ${name === 'filter' ? 'may be given once' : 'must be a number'}`);
  }
  const { filter, startIndex = 1, count = usualResults } = read.data;
  const start = Math.max(1, startIndex);
  const limit = Math.min(Math.max(0, count), maxResults);
  return { filter: filter?.trim() ? readFilter(filter) : null, start, limit };
}

export async function showUsers(call: UserCall) {
  refuseUnstorable(call);
  const { filter, start, limit } = pageOf(call.query);
  return inTeam(call, async (db, _ctx, teamId) => {
    const { total, users } = await listUsers(db, teamId, { filter, offset: start - 1, limit });
    return listOf(
      users.map(user => presentUser(user, call.base)),
      { total, startIndex: start },
    );
  });
}

export const showUser = (call: UserCall) =>
  inTeam(call, async (db, _ctx, teamId) => presentUser(await readUserOf(db, teamId, call.id), call.base));

export async function createUser(call: UserCall) {
  refuseUnstorable(call);
  const said = readUser(call.body);
  return inTeam(call, async (db, ctx, teamId) =>
    presentUser(await addUser(db, ctx, teamId, said), call.base),
  );
}

export async function replaceUser(call: UserCall) {
  refuseUnstorable(call);
  const { person, active } = readUser(call.body);
  const change = { ...person, ...(active !== undefined && { active }) };
  return inTeam(call, async (db, ctx, teamId) =>
    presentUser(await changeUser(db, ctx, teamId, call.id, change), call.base),
  );
}

export async function patchUser(call: UserCall) {
  refuseUnstorable(call);
  const change = readPatch(call.body);
  return inTeam(call, async (db, ctx, teamId) =>
    presentUser(await changeUser(db, ctx, teamId, call.id, change), call.base),
  );
}

export const deleteUser = (call: UserCall): Promise<void> =>
  inTeam(call, (db, ctx, teamId) => removeUser(db, ctx, teamId, call.id));
