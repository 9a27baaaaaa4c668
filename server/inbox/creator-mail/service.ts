import type { getCreatorMail } from '../../../contract/inbox/creator-mail.ts';
import type { CreatorParams } from '../../../contract/catalogue/creator-params.ts';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { addressesOf } from '../../creators/shared/open-addresses.ts';
import { readRows } from '../../creators/search-engine/service.ts';
import { mailsWithCreator } from '../threads/service.ts';
import { openEmails } from '../one-to-one-emails/service.ts';
import { addressRecords } from '../../outreach/sent-messages/service.ts';
import { taskMailWith } from '../../outreach/sent-messages/creator-messages.ts';
import { suppressionReasonsOf } from '../../outreach/suppressions/service.ts';
import { lineUp } from './correspondence.ts';

const maxEvents = 200;

async function requireCreator(pool: Db, { platform, id }: CreatorParams): Promise<void> {
  const [creator] = await readRows(pool, [id]);
  if (creator?.platform !== platform) throw new AppError('not_found');
}

/**
 * Returns the correspondence of the team with a creator, and the record of the creator's unlocked addresses. @throws
 * AppError not_found
 */
export async function loadCreatorMail(
  pool: Db,
  ctx: SignedIn,
  params: CreatorParams,
): Promise<ReplyOf<typeof getCreatorMail>> {
  const { teamId } = ctx.actor;
  await requireCreator(pool, params);
  return asTeam(pool, teamId, async db => {
    const addresses = (await addressesOf(db, teamId, [params.id])).get(params.id) ?? [];
    const correspondent = { creatorId: params.id, addresses };
    const taskMail = await taskMailWith(db, teamId, correspondent, maxEvents);
    const mails = await mailsWithCreator(db, teamId, correspondent, maxEvents);
    const emails = await openEmails(db, teamId, correspondent, maxEvents);
    const records = new Map((await addressRecords(db, teamId, addresses)).map(row => [row.address, row]));
    const suppressed = await suppressionReasonsOf(db, teamId, addresses);
    return {
      events: lineUp({ taskMail, mails, emails }, maxEvents),
      addresses: addresses.map(address => {
        const { sent = 0, bounces = 0, lastBounceAt = null } = records.get(address) ?? {};
        return {
          address,
          sent,
          bounces,
          lastBounceAt: lastBounceAt?.toISOString() ?? null,
          suppressed: suppressed.get(address) ?? null,
        };
      }),
    };
  });
}
