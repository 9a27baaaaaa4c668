import { jobs } from '../../server/schedule.ts';
import { makeDb, makePool } from '../../server/core/db/database.ts';
import { prepareDatabase } from '../../server/boot/prepare-database.ts';
import { columnsBlows, runColumnsChaos } from '../../test/chaos/columns/columns-chaos.ts';
import { startTestPostgres } from '../../test/harness/database/test-postgres.ts';
import { atMost, progress, type Report } from '../report.ts';

const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

/** Searches are answered while the product and the connection of its columns are struck 20 times. */
export async function chaosColumns({ quick, seed }: { quick: boolean; seed: number }): Promise<Report> {
  const postgres = await startTestPostgres(durable);
  const db = makeDb(makePool({ url: postgres.appUrl, poolSize: 3, onIdleError: () => undefined }));
  try {
    await prepareDatabase(postgres.ownerUrl, db, jobs);
    const outcome = await runColumnsChaos({
      db,
      postgres,
      creators: quick ? 5000 : 50_000,
      blows: quick ? 3 : 20,
      seed,
      say: progress,
    });
    return {
      results: [{ ...outcome, seed }],
      targets: [
        atMost('wrong totals two seconds after a write', outcome.wrong, 0),
        atMost('totals that saw half a transaction', outcome.torn, 0),
      ],
      table: [
        `Seed ${seed}: ${outcome.asked} totals asked while creators were written, ${outcome.byColumns} of them from columns; ${outcome.torn} saw half a transaction, ${outcome.wrong} were wrong two seconds later; ${outcome.seconds} s.`,
        '',
        '| blow | how often | ms until answers came from columns again |',
        '| --- | --- | --- |',
        ...columnsBlows.map(blow => {
          const those = outcome.blows.filter(each => each.blow === blow);
          return `| ${blow} | ${those.length} | ${those.map(({ readyMs }) => readyMs).join(', ')} |`;
        }),
      ],
    };
  } finally {
    await db.destroy();
    await postgres.stop();
  }
}
