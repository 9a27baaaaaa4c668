import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { isFurnished } from '../../core/db/sandbox-settings.ts';
import { demoAccount } from '../../identity/accounts/demo-account.ts';
import { accountNamed } from '../../identity/accounts/service.ts';
import { deleteTeam } from '../shared/team-removal.queries.ts';
import {
  countOtherCreators,
  countSamples,
  countStandInCredentials,
  deleteStandIns,
  listKeys,
  listTeams,
  type SandboxTeam,
} from './leave-sandbox.queries.ts';
import { removeSample } from './service.ts';

/** What a sandbox left in its database. */
export interface SandboxContents {
  samples: number;
  /** Creators that were imported. They stay. */
  imported: number;
  teams: SandboxTeam[];
  standInCredentials: number;
  keys: string[];
}

/** @returns null if the database was never furnished as a sandbox */
export async function describeSandbox(ownerDb: Db): Promise<SandboxContents | null> {
  if (!(await isFurnished(ownerDb))) return null;
  return {
    samples: await countSamples(ownerDb),
    imported: await countOtherCreators(ownerDb),
    teams: await listTeams(ownerDb),
    standInCredentials: await countStandInCredentials(ownerDb),
    keys: await listKeys(ownerDb),
  };
}

/** A team that cannot be kept: there is none with this number, or it is the one of the demo account. */
export class NotKeptError extends Error {}

/**
 * Removes everything by which a sandbox is open to others: samples, teams with their accounts, keys, and the credentials
 * of stand-ins. Imported creators and the operator's settings stay. Interrupted, it goes on where it stopped.
 * @param keep ids of teams whose accounts somebody vouches for; they stay, signed out
 * @throws NotKeptError before anything is removed
 */
export async function leaveSandbox(
  { ownerDb, db }: { ownerDb: Db; db: Db },
  ctx: Context,
  keep: readonly number[],
  onTeam: (team: SandboxTeam) => void = () => undefined,
): Promise<void> {
  const teams = await listTeams(ownerDb);
  const demo = await accountNamed(db, demoAccount.username);
  for (const id of keep) {
    if (!teams.some(team => team.id === id)) throw new NotKeptError(`there is no team ${id}`);
    if (id === demo?.teamId)
      throw new NotKeptError(
        `team ${id} is the one of the account ${demoAccount.username}, which everybody knows`,
      );
  }
  for (const team of teams) {
    if (keep.includes(team.id)) continue;
    onTeam(team);
    await deleteTeam(ownerDb, team.id);
  }
  await removeSample(db, ctx);
  await ownerDb.transaction().execute(db => deleteStandIns(db, keep.length > 0));
}
