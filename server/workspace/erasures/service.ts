import type { Context } from '../../core/context.ts';
import { unlessBusy } from '../../core/db/advisory-lock.ts';
import type { Db } from '../../core/db/database.ts';
import { keepOut } from '../../core/db/personal-data/erased-keys.ts';
import { eraseFromInstallation, eraseFromTeam } from '../../core/db/personal-data/erase-person.ts';
import type { Person } from '../../core/db/personal-data/person.ts';
import { readPerson, type HeldRows } from '../../core/db/personal-data/read-rows.ts';
import { AppError } from '../../core/errors.ts';
import { listTeamIds } from '../../identity/accounts/service.ts';
import {
  endErasure,
  insertErasure,
  readErasure,
  readWaiting,
  teamsWithOrders,
  type ErasureRow,
} from './queries.ts';

const lockKey = 7_305_125;
const nonceBytes = 6;

/** The teams that may hold something about a person: those with accounts, and closed ones whose orders are kept. */
const teamsHolding = async (db: Db): Promise<number[]> => [
  ...new Set([...(await listTeamIds(db)), ...(await teamsWithOrders(db))]),
];

/** Reads everything that is held about a person, of all teams. */
export async function readHeld(db: Db, ctx: Context, person: Person): Promise<HeldRows[]> {
  const nonce = -1 - ctx.randomBytes(nonceBytes).readUIntBE(0, nonceBytes);
  return readPerson(db, person, { teamIds: await teamsHolding(db), nonce });
}

/**
 * From now on the person stays out; the rest is done in the background.
 * @param send inserts the job that does it, in the same transaction
 * @returns its number
 */
export async function requestErasure(
  db: Db,
  ctx: Context,
  person: Person,
  send?: (db: Db) => Promise<void>,
): Promise<number> {
  return db.transaction().execute(async db => {
    await keepOut(db, ctx, person);
    const id = await insertErasure(db, { person, at: ctx.now(), by: ctx.actor?.accountId ?? null });
    await send?.(db);
    return id;
  });
}

/** Does what was asked for, one person after another; goes on where a killed process was. */
export async function runErasures(pool: Db, ctx: Context): Promise<void> {
  await unlessBusy(pool, lockKey, async () => {
    for (const id of await readWaiting(pool)) await runErasure(pool, ctx, id);
  });
}

async function runErasure(pool: Db, ctx: Context, id: number): Promise<void> {
  const row = await findErasure(pool, ctx, id);
  if (!row.person) return;
  const erasure = { id, person: row.person };
  const teams = (await teamsHolding(pool)).filter(teamId => !row.teams_done.includes(teamId));
  for (const teamId of teams) await eraseFromTeam(pool, ctx, erasure, teamId);
  await eraseFromInstallation(pool, ctx, erasure);
  await endErasure(pool, id, ctx.now());
}

/** @throws AppError not_found */
export async function findErasure(db: Db, _ctx: Context, id: number): Promise<ErasureRow> {
  const row = await readErasure(db, id);
  if (!row) throw new AppError('not_found');
  return row;
}
