import { Readable } from 'node:stream';
import type { ReplyOf } from '../../../../contract/core/endpoint.ts';
import type { getRecordCheck } from '../../../../contract/workspace/audit-log.ts';
import { recordOperation } from '../../../activity/audit-log/service.ts';
import { requireOneOf } from '../../../core/auth/require-permission.ts';
import type { Context, SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { readSandboxSetting } from '../../../core/db/sandbox-settings.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import type { SentFile } from '../../../core/http/serve-endpoint.ts';
import { listTeamIds } from '../../../identity/accounts/service.ts';
import { sealTeam } from './seal-team.ts';
import { sealedBatches } from './sealed-lines.ts';
import { readLastSeal, readState } from './seals.queries.ts';
import { verifyTeam, type AuditCheck } from './verify-team.ts';

/** Teams whose logs are sealed. In a sandbox, while its demo world is told, none: its records are of the past. */
export async function teamsToSeal(db: Db): Promise<number[]> {
  const told = await readSandboxSetting(db, 'demoWorld');
  return told === null || told >= 100 ? listTeamIds(db) : [];
}

/** Does something for every team, also after it failed for one. @throws AggregateError after all were tried */
async function forEachTeam(pool: Db, work: (teamId: number) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const teamId of await teamsToSeal(pool))
    await work(teamId).catch((error: unknown) => void failures.push(error));
  if (failures.length)
    throw new AggregateError(failures, `${failures.length} audit logs could not be sealed`);
}

/** Seals what was recorded, team by team. */
export const sealTeams = (pool: Db, ctx: Context): Promise<void> =>
  forEachTeam(pool, teamId => sealTeam(pool, ctx, teamId));

/** Seals what was seen late, and compares everything with its seals, also if nothing can be sealed. */
export async function sealAndVerify(
  pool: Db,
  ctx: Context,
  teamId: number,
): Promise<{ check: AuditCheck; failure: { error: unknown } | null }> {
  const failure = await sealTeam(pool, ctx, teamId, { isWhole: true }).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  return { check: await verifyTeam(pool, ctx, teamId), failure };
}

/** Once a day. */
export const checkTeams = (pool: Db, ctx: Context): Promise<void> =>
  forEachTeam(pool, async teamId => {
    const { failure } = await sealAndVerify(pool, ctx, teamId);
    if (failure) throw failure.error;
  });

/** How far the log of the team is sealed, and what its last check found. */
export async function loadRecordCheck(
  db: Db,
  { actor: { teamId } }: SignedIn,
): Promise<ReplyOf<typeof getRecordCheck>> {
  return asTeam(db, teamId, async db => {
    const seal = await readLastSeal(db, teamId);
    const state = await readState(db, teamId);
    return {
      sealed: seal?.last_place ?? 0,
      head: seal
        ? { number: seal.number, hash: seal.hash.toString('hex'), at: seal.sealed_at.toISOString() }
        : null,
      check: state?.checked_at
        ? {
            at: state.checked_at.toISOString(),
            records: state.checked_entries,
            erased: state.erased_entries,
            faults: state.faults,
          }
        : null,
    };
  });
}

async function* linesOf(db: Db, teamId: number, after: number): AsyncGenerator<string, void> {
  for await (const { lines } of sealedBatches(db, teamId, after))
    yield lines.map(({ text }) => `${text}\n`).join('');
}

/** The sealed log of the team as lines. */
export async function sealedFile(db: Db, ctx: SignedIn, { after }: { after: number }): Promise<SentFile> {
  const { teamId } = ctx.actor;
  requireOneOf(ctx.actor, ['data.export']);
  await asTeam(db, teamId, db =>
    recordOperation(db, ctx, teamId, { action: 'operationRecord.export', subject: 'export' }),
  );
  return {
    content: Readable.from(linesOf(db, teamId, after)),
    mediaType: 'application/x-ndjson',
    name: 'operation-records.ndjson',
  };
}
