import { jobs } from '../../server/schedule.ts';
import { makeDb, makePool } from '../../server/core/db/database.ts';
import { prepareDatabase } from '../../server/boot/prepare-database.ts';
import { runMailChaos } from '../../test/chaos/mail/mail-chaos.ts';
import { blows } from '../../test/chaos/mail/mail-chaos-outcome.ts';
import { startTestPostgres } from '../../test/harness/database/test-postgres.ts';
import { atMost, progress, type Report } from '../report.ts';

const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

/** Three rounds to 5,000 recipients while workers, database and SMTP server are hit 30 times. */
export async function chaosMail({ quick, seed }: { quick: boolean; seed: number }): Promise<Report> {
  const postgres = await startTestPostgres(durable);
  const db = makeDb(makePool({ url: postgres.appUrl, poolSize: 4, onIdleError: () => undefined }));
  try {
    await prepareDatabase(postgres.ownerUrl, db, jobs);
    const outcome = await runMailChaos({
      db,
      appUrl: postgres.appUrl,
      superuserUrl: postgres.superuserUrl,
      recipients: quick ? 400 : 5000,
      rounds: 3,
      kills: quick ? 8 : 30,
      seed,
      say: progress,
    });
    const { doubts } = outcome;
    return {
      results: [{ ...outcome, seed }],
      targets: [
        atMost('messages sent twice', outcome.twice, 0),
        atMost('messages lost', outcome.lost, 0),
        atMost('doubts settled wrongly', outcome.wronglySettled, 0),
        atMost('doubts left with a provider that files what it sends', doubts.leftFiling, 0),
        atMost(
          'doubts ever, of as many as were in flight at kills and cut behind a mail',
          doubts.ever,
          doubts.inFlightAtKills + doubts.cuts,
        ),
      ],
      table: [
        `Seed ${seed}: ${outcome.messagesDue} messages due, ${outcome.taken} taken, ${outcome.twice} twice, ${outcome.lost} lost, in ${outcome.seconds} s; ${doubts.ever} ever in doubt, with ${doubts.inFlightAtKills} in flight at kills and ${doubts.cuts} connections cut behind a mail; left in doubt ${doubts.leftFiling} with a provider that files what it sends, ${doubts.leftNotFiling} with one that does not.`,
        '',
        '| blow | how often | in flight then |',
        '| --- | --- | --- |',
        ...blows.map(blow => {
          const those = outcome.blows.filter(each => each.blow === blow);
          return `| ${blow} | ${those.length} | ${those.map(({ inFlight }) => inFlight).join(', ')} |`;
        }),
      ],
    };
  } finally {
    await db.destroy();
    await postgres.stop();
  }
}
