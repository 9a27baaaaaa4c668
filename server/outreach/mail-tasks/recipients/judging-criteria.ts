import type { Context } from '../../../core/context.ts';
import type { Judging } from './judged-recipients.queries.ts';
import type { TaskRecord } from '../queries.ts';

/** Recipients whom a colleague contacted within this time get a warning. */
const contactDays = 30;

/** Returns the criteria for a draft's recipients at this moment. */
export function judgingOf(
  ctx: Pick<Context, 'now'>,
  {
    team_id: teamId,
    id: taskId,
    account_id: accountId,
    campaign_id: campaignId,
  }: Pick<TaskRecord, 'team_id' | 'id' | 'account_id' | 'campaign_id'>,
): Judging {
  return {
    teamId,
    taskId,
    accountId,
    campaignId,
    since: new Date(ctx.now().getTime() - contactDays * 86_400_000),
  };
}
