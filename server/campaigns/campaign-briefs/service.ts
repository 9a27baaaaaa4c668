import { may } from '../../../contract/core/roles/permissions.ts';
import { campaignLimits } from '../../../contract/campaigns/campaign-kinds.ts';
import type { keepBriefTemplate, listBriefTemplates } from '../../../contract/campaigns/campaign-briefs.ts';
import type { BodyOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { Lang } from '../../../contract/core/error-texts.ts';
import type { OperationAction } from '../../../contract/activity/audit-log.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { cleanBrief } from './clean-brief.ts';
import { countBriefs, deleteBrief, insertBrief, listBriefs, lockBrief, passBriefs } from './queries.ts';

const texts = {
  zh: {
    taken: '已有同名的需求说明模板',
    full: `最多保存 ${campaignLimits.briefs} 个模板，请先删除不用的`,
    empty: '需求说明是空的',
  },
  en: {
    taken: 'a template with this name already exists',
    full: `there are already ${campaignLimits.briefs} templates. Delete one first.`,
    empty: 'is empty',
  },
};
const refusal = (lang: Lang, field: string, reason: keyof (typeof texts)['zh']) =>
  new AppError('invalid_request', {}, [{ field, reason: texts[lang][reason] }]);

const recordOf = (action: OperationAction, id: number, name: string) => ({
  action,
  subject: 'campaignBrief',
  subjectId: id,
  subjectName: name,
});

const isMine = ({ actor }: SignedIn, accountId: number): boolean =>
  may(actor, 'campaigns.edit') && (may(actor, 'work.all') || actor.accountId === accountId);

/** All briefs of the team, by name. */
export const listTemplates = (pool: Db, ctx: SignedIn): Promise<ReplyOf<typeof listBriefTemplates>> =>
  asTeam(pool, ctx.actor.teamId, async db => ({
    briefs: (await listBriefs(db, ctx.actor.teamId)).map(row => ({
      id: row.id,
      name: row.name,
      brief: row.brief,
      by: row.nickname ?? '',
      createdAt: row.created_at.toISOString(),
      mine: isMine(ctx, row.account_id),
    })),
  }));

/** @throws AppError invalid_request for a name that is taken, beyond the limit, or without content @returns its id */
export function keepTemplate(
  pool: Db,
  ctx: SignedIn,
  { name, brief }: BodyOf<typeof keepBriefTemplate>,
): Promise<number> {
  const { teamId } = ctx.actor;
  const cleaned = cleanBrief(ctx.lang, brief);
  if (!cleaned.trim()) throw refusal(ctx.lang, 'brief', 'empty');
  return asTeam(pool, teamId, async db => {
    if ((await countBriefs(db, teamId)) >= campaignLimits.briefs) throw refusal(ctx.lang, 'name', 'full');
    const id = await insertBrief(db, ctx.actor, { name, brief: cleaned }, ctx.now());
    if (id === undefined) throw refusal(ctx.lang, 'name', 'taken');
    const record = recordOf('campaignBrief.keep', id, name);
    await recordOperation(db, ctx, teamId, { ...record, after: { name } });
    return id;
  });
}

/** @throws AppError not_found; forbidden except for its creator and the main account */
export async function removeTemplate(pool: Db, ctx: SignedIn, id: number): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    const template = await lockBrief(db, teamId, id);
    if (!template) throw new AppError('not_found');
    if (!isMine(ctx, template.account_id)) throw new AppError('forbidden', { who: 'maker' });
    await deleteBrief(db, teamId, id);
    const record = recordOf('campaignBrief.remove', id, template.name);
    await recordOperation(db, ctx, teamId, { ...record, before: { name: template.name } });
  });
}

/** Hands over the brief templates of a deleted account, in the caller's transaction. */
export const handOverBriefs = (db: Db, teamId: number, from: number, to: number): Promise<void> =>
  passBriefs(db, teamId, from, to);
