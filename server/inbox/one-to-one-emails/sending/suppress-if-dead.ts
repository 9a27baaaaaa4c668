import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import type { Delivery } from '../../../outside/mail-protocol/smtp/smtp-link.ts';
import { readRefusal, type Refused } from '../../../outreach/delivery/outcomes/smtp-refusal.ts';
import { suppressAddress } from '../../../outreach/suppressions/service.ts';

/** The refusals of single addressees. One of several together does not say whom it means. */
function refusalsIn(delivery: Delivery, to: readonly string[]): (Refused & { address: string })[] {
  if (delivery.kind === 'accepted')
    return delivery.notTaken.map(({ address, response }) => ({
      address,
      response,
      code: Number(/^\d{3}/.exec(response)?.[0] ?? 0),
      refusedAt: 'recipient',
    }));
  const [address, ...others] = to;
  return delivery.kind === 'refused' && address && !others.length ? [{ ...delivery, address }] : [];
}

/** Stops the team's mail to addressees who do not exist, as a server said; as after a mail of a task. */
export async function suppressIfDead(
  db: Db,
  ctx: Context,
  teamId: number,
  { delivery, to }: { delivery: Delivery; to: readonly string[] },
): Promise<void> {
  for (const { address, ...refused } of refusalsIn(delivery, to)) {
    if (readRefusal(refused).about !== 'address') continue;
    const proof = { way: 'refusal', address: '', agent: '', task: '', note: refused.response } as const;
    await suppressAddress(db, ctx, teamId, { address, reason: 'bounced', proof });
  }
}
