import { Readable } from 'node:stream';
import type { ReplyOf } from '../../../../contract/core/endpoint.ts';
import type { getRecordCheck } from '../../../../contract/workspace/audit-log.ts';
import { recordOperation } from '../../../activity/audit-log/service.ts';
import { requireOneOf } from '../../../core/auth/require-permission.ts';
import type { Context, SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import type { SentFile } from '../../../core/http/serve-endpoint.ts';
import { listTeamIds } from '../../../identity/accounts/service.ts';
import { sealTeam } from './seal-team.ts';
import { sealedBatches } from './sealed-lines.ts';
import { readLastSeal, readState } from './seals.queries.ts';
import { verifyTeam } from './verify-team.ts';

/** Seals what was recorded, team by team. */
export async function sealTeams(pool: Db, ctx: Context): Promise<void> {
  for (const teamId of await listTeamIds(pool)) await sealTeam(pool, ctx, teamId);
}

/** Once a day: seals what was seen late, and compares everything with its seals. */
export async function checkTeams(pool: Db, ctx: Context): Promise<void> {
  for (const teamId of await listTeamIds(pool)) {
    await sealTeam(pool, ctx, teamId, { isWhole: true });
    await verifyTeam(pool, ctx, teamId);
  }
}

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
      head: seal ? { number: seal.number, hash: seal.hash.toString('hex'), at: seal.sealed_at.toISOString() } : null,
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

/** The sealed log of the team as lines, up to what was recorded just now. */
export async function sealedFile(db: Db, ctx: SignedIn, { after }: { after: number }): Promise<SentFile> {
  const { teamId } = ctx.actor;
  requireOneOf(ctx.actor, ['data.export']);
  await asTeam(db, teamId, db =>
    recordOperation(db, ctx, teamId, { action: 'operationRecord.export', subject: 'export' }),
  );
  await sealTeam(db, ctx, teamId);
  return {
    content: Readable.from(linesOf(db, teamId, after)),
    mediaType: 'application/x-ndjson',
    name: 'operation-records.ndjson',
  };
}
