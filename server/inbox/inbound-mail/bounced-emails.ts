import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { addressesIn } from '../../outside/mail-protocol/classification/mail-addresses.ts';
import { suppressAddress } from '../../outreach/suppressions/service.ts';
import { addressLinesOf } from './bounced-emails.queries.ts';
import type { Filed } from './store-mails.ts';

/** A one-to-one email came back for good: the team stops writing to the address, as after a mail of a task. */
export async function suppressBouncedEmail(
  db: Db,
  ctx: Context,
  teamId: number,
  { mail: { kind, reports, answers }, thread }: Pick<Filed, 'mail' | 'thread'>,
): Promise<void> {
  const hard = kind === 'bounce' ? reports.filter(({ permanence }) => permanence === 'hard') : [];
  if (!hard.length) return;
  const lines = await addressLinesOf(db, teamId, { threadId: thread.id, messageIds: answers });
  const written = new Set(lines.flatMap(addressesIn));
  for (const { addresses, text } of hard) {
    const address = addresses.find(each => written.has(each));
    if (!address) continue;
    const proof = { way: 'mail', address: '', agent: '', task: '', note: text } as const;
    await suppressAddress(db, ctx, teamId, { address, reason: 'bounced', proof });
  }
}
