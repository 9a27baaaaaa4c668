import { jobs } from '../../server/schedule.ts';
import { makeDb, makePool } from '../../server/core/db/database.ts';
import { prepareDatabase } from '../../server/boot/prepare-database.ts';
import { payBlows, runPayChaos } from '../../test/chaos/payments/pay-chaos.ts';
import { startTestPostgres } from '../../test/harness/database/test-postgres.ts';
import { atMost, progress, type Report } from '../report.ts';

const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };
const yuan = (fen: number) => `¥${(fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

/** 1,000 orders through the sandbox gateway while servers, workers and the database are killed 50 times. */
export async function chaosPay({ quick, seed }: { quick: boolean; seed: number }): Promise<Report> {
  const postgres = await startTestPostgres(durable);
  const db = makeDb(makePool({ url: postgres.appUrl, poolSize: 4, onIdleError: () => undefined }));
  try {
    await prepareDatabase(postgres.ownerUrl, db, jobs);
    const outcome = await runPayChaos({
      db,
      postgres,
      orders: quick ? 100 : 1000,
      teams: quick ? 10 : 40,
      kills: quick ? 5 : 50,
      seed,
      say: progress,
    });
    const { faults } = outcome;
    return {
      results: [{ ...outcome, seed }],
      targets: [
        atMost(
          'money at the gateway that is neither a benefit nor given back, fen',
          Math.abs(outcome.differenceFen),
          0,
        ),
        atMost('honoured payments without exactly one period', outcome.unequal, 0),
        atMost('payments at the gateway that were ignored', outcome.ignored, 0),
        atMost('payments that were invented', outcome.invented, 0),
        atMost('payments neither honoured nor given back', outcome.unsettled, 0),
        atMost('orders left open', outcome.open, 0),
        atMost('orders whose state is not what was paid', outcome.misstated, 0),
        atMost('lines in which bills differ', outcome.billDifferences, 0),
      ],
      table: [
        `Seed ${seed}: ${outcome.begun} orders begun; the gateway took ${yuan(outcome.paidFen)} in ${outcome.transactions} payments and gave back ${yuan(outcome.refundedFen)} in ${outcome.refunds}; benefits for ${yuan(outcome.benefitFen)} in ${outcome.periods} periods; difference ${outcome.differenceFen} fen. ${outcome.forged} forged, altered or old notices were said; ${outcome.seconds} s.`,
        '',
        '| blow | how often | orders begun by then |',
        '| --- | --- | --- |',
        ...payBlows.map(blow => {
          const those = outcome.blows.filter(each => each.blow === blow);
          return `| ${blow} | ${those.length} | ${those.map(({ begun }) => begun).join(', ')} |`;
        }),
        '',
        '| fault on the way | how often |',
        '| --- | --- |',
        ...Object.entries(faults).map(([fault, count]) => `| ${fault} | ${count} |`),
      ],
    };
  } finally {
    await db.destroy();
    await postgres.stop();
  }
}
