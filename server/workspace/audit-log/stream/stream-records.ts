import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { listTeamIds } from '../../../identity/accounts/service.ts';
import type { LogStream } from '../../../outside/log-stream/log-stream.ts';
import { sealedBatches } from '../seals/sealed-lines.ts';
import { putStreamedPlace, readState } from '../seals/seals.queries.ts';

/** After so many failures one after the other the collector is away, and the rest waits for the next round. */
const patience = 3;

/**
 * Sends what was sealed since. How far it came is kept after each batch: after a crash, or if nobody knows whether a
 * batch arrived, it is sent again, so every record arrives at least once, with the place by which it is told apart.
 */
async function streamTeam(pool: Db, stream: LogStream, teamId: number, signal: AbortSignal): Promise<void> {
  const state = await asTeam(pool, teamId, db => readState(db, teamId));
  for await (const { lastPlace, lines } of sealedBatches(pool, teamId, state?.streamed_place)) {
    await stream.send(lines);
    await asTeam(pool, teamId, db => putStreamedPlace(db, teamId, lastPlace));
    if (signal.aborted) return;
  }
}

/**
 * Streams the sealed logs of all teams, one after the other; also after one was refused, which is tried again in the
 * next round.
 * @param stream null if none is set
 * @throws AggregateError after all were tried
 */
export async function streamRecords(pool: Db, stream: LogStream | null, signal: AbortSignal): Promise<void> {
  if (!stream) return;
  const failures: unknown[] = [];
  let inARow = 0;
  for (const teamId of await listTeamIds(pool)) {
    if (signal.aborted || inARow >= patience) break;
    try {
      await streamTeam(pool, stream, teamId, signal);
      inARow = 0;
    } catch (error) {
      failures.push(error);
      inARow++;
    }
  }
  if (failures.length)
    throw new AggregateError(failures, `${failures.length} audit logs could not be streamed`);
}
