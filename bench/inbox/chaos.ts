import { jobs } from '../../server/schedule.ts';
import { makeDb, makePool } from '../../server/core/db/database.ts';
import { prepareDatabase } from '../../server/boot/prepare-database.ts';
import { runSyncChaos } from '../../test/chaos/sync/sync-chaos.ts';
import { syncBlows } from '../../test/chaos/sync/sync-outcome.ts';
import { startTestPostgres } from '../../test/harness/database/test-postgres.ts';
import { atLeast, atMost, progress, type Report } from '../report.ts';

const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

/** 5,000 messages in five mailboxes are synced while workers are killed and connections cut 20 times. */
export async function chaosSync({ quick, seed }: { quick: boolean; seed: number }): Promise<Report> {
  const postgres = await startTestPostgres(durable);
  const db = makeDb(makePool({ url: postgres.appUrl, poolSize: 4, onIdleError: () => undefined }));
  try {
    await prepareDatabase(postgres.ownerUrl, db, jobs);
    const outcome = await runSyncChaos({
      db,
      appUrl: postgres.appUrl,
      messages: quick ? 500 : 5000,
      mailboxes: quick ? 2 : 5,
      blows: quick ? 6 : 20,
      seed,
      say: progress,
    });
    if (outcome.server !== 'dovecot') progress('Dovecot is not installed: on hoodiecrow instead');
    return {
      results: [{ ...outcome, seed }],
      targets: [
        atMost('messages lost', outcome.lost, 0),
        atMost('messages filed twice', outcome.twice, 0),
        atLeast('messages filed', outcome.filed, outcome.messages),
      ],
      table: [
        `Seed ${seed}: ${outcome.messages} messages on ${outcome.server}, ${outcome.filed} filed, ${outcome.lost} lost, ${outcome.twice} twice, ${outcome.cut} connections cut, in ${outcome.seconds} s.`,
        '',
        '| blow | how often | filed by then |',
        '| --- | --- | --- |',
        ...syncBlows.map(blow => {
          const those = outcome.blows.filter(each => each.blow === blow);
          return `| ${blow} | ${those.length} | ${those.map(({ filed }) => filed).join(', ')} |`;
        }),
      ],
    };
  } finally {
    await db.destroy();
    await postgres.stop();
  }
}
