import type { BodyOf } from '../../../contract/core/endpoint.ts';
import { quotaKinds } from '../../../contract/billing/quota-kinds.ts';
import type { setMemberQuotas } from '../../../contract/workspace/members.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { changeQuotas, readQuotas, type QuotaChoice } from '../../billing/plans/member-quotas.ts';
import { announcePlanChange } from '../../billing/plans/service.ts';
import { wakeTasksOf } from '../../outreach/mail-tasks/service.ts';
import { lockMember } from '../shared/lock-member.ts';

const recorded = ({ emails, mails, rows }: QuotaChoice) => ({
  emailQuota: emails,
  mailQuota: mails,
  rowQuota: rows,
});

/** What waits for a quota goes on if the new one has room. @throws AppError not_found, not_possible_for_owner, forbidden */
export async function setQuotas(
  db: Db,
  ctx: SignedIn,
  id: number,
  choice: BodyOf<typeof setMemberQuotas>,
): Promise<void> {
  const { teamId } = ctx.actor;
  const ids = { teamId, accountId: id };
  await asTeam(db, teamId, async db => {
    const member = await lockMember(db, ctx, id);
    const before = await readQuotas(db, ids);
    if (quotaKinds.every(kind => before[kind] === choice[kind])) return;
    await changeQuotas(db, ctx, id, choice);
    await wakeTasksOf(db, ids, ctx.now());
    await announcePlanChange(db, teamId);
    await recordOperation(db, ctx, teamId, {
      action: 'member.quotas',
      subject: 'member',
      subjectId: id,
      subjectName: member.nickname,
      before: recorded(before),
      after: recorded(choice),
    });
  });
}
