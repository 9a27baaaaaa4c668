import { jobs } from '../../server/schedule.ts';
import { makeDb, makePool } from '../../server/core/db/database.ts';
import { prepareDatabase } from '../../server/boot/prepare-database.ts';
import { redirectBlows, runRedirectChaos } from '../../test/chaos/redirect/redirect-chaos.ts';
import { startTestPostgres } from '../../test/harness/database/test-postgres.ts';
import { atMost, progress, type Report } from '../report.ts';

const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

/** Links are followed on two edge processes while these and the database are killed 20 times. */
export async function chaosRedirect({ quick, seed }: { quick: boolean; seed: number }): Promise<Report> {
  const postgres = await startTestPostgres(durable);
  const db = makeDb(makePool({ url: postgres.appUrl, poolSize: 2, onIdleError: () => undefined }));
  try {
    await prepareDatabase(postgres.ownerUrl, db, jobs);
    const outcome = await runRedirectChaos({
      db,
      postgres,
      blows: quick ? 4 : 20,
      between: quick ? 500 : 5000,
      seed,
      say: progress,
    });
    return {
      results: [{ ...outcome, seed }],
      targets: [
        atMost('answered visits lost', outcome.lost, 0),
        atMost('visits stored twice', outcome.twice, 0),
        atMost('links whose figures differ from their records', outcome.miscounted, 0),
      ],
      table: [
        `Seed ${seed}: ${outcome.answered} redirects answered, ${outcome.stored} visits stored (one whose answer was cut off is stored too), ${outcome.lost} lost, ${outcome.twice} twice, ${outcome.miscounted} links miscounted; ${outcome.unanswered} visitors met a process that was just being started; ${outcome.seconds} s.`,
        '',
        '| blow | how often | answered by then |',
        '| --- | --- | --- |',
        ...redirectBlows.map(blow => {
          const those = outcome.blows.filter(each => each.blow === blow);
          return `| ${blow} | ${those.length} | ${those.map(({ answered }) => answered).join(', ')} |`;
        }),
      ],
    };
  } finally {
    await db.destroy();
    await postgres.stop();
  }
}
