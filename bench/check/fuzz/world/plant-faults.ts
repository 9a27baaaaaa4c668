import { sql } from 'kysely';
import { updateRefund } from '../../../../server/billing/orders/money.queries.ts';
import type { Context } from '../../../../server/core/context.ts';
import type { Db } from '../../../../server/core/db/database.ts';
import { asTeam } from '../../../../server/core/db/tenant.ts';
import { deadLetters } from '../../../../server/core/jobs/job-queue.ts';
import { setSender } from '../../../../server/outreach/senders/queries.ts';
import { addSender } from '../../../../test/fixtures/outreach/mailing-fixture.ts';
import type { Account } from '../../../../test/fixtures/two-teams/two-teams.ts';
import { startMailSink, type MailSink } from '../../../../test/harness/mail/mail-sink.ts';
import { testMail } from '../../../../test/harness/mail/test-mail.ts';

/** A mail server that refuses some mail and takes other without a word: what is sent over it fails, or is in doubt. */
export const startLossyServer = (): Promise<MailSink> =>
  startMailSink({
    onRcpt: address => (address.startsWith('refused') ? '550 5.7.1 refused by policy' : undefined),
    onTaken: ({ to }) => (to.some(address => address.startsWith('lost')) ? 'cut' : undefined),
  });

/**
 * What only a fault of others leaves behind, for each team: a sender whose server loses mail, and a refund that the
 * gateway refused; and a job that failed for good.
 */
export async function plantFaults(
  db: Db,
  ctx: Context,
  owners: readonly Account[],
  { port }: Pick<MailSink, 'port'>,
): Promise<void> {
  const mail = await testMail(db);
  for (const { teamId, accountId, username } of owners) {
    const id = await addSender(db, ctx, mail, { teamId, accountId }, { port });
    // Its inbox cannot be read.
    await asTeam(db, teamId, db => setSender(db, teamId, id, { imap_port: 1 }));
    const number = `ORDER${username}R`.toUpperCase();
    await asTeam(db, teamId, db =>
      updateRefund(db, { teamId, number }, { state: 'abnormal', fault: 'the account is closed' }),
    );
  }
  const failed = {
    data: JSON.stringify({}),
    error: JSON.stringify({ message: 'the machine was switched off' }),
  };
  await sql`
    insert into pgboss.job (name, data, source_name, source_output)
    values (${deadLetters}, ${failed.data}, 'plans.remind', ${failed.error})`.execute(db);
}
