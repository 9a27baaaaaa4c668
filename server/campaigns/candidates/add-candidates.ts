import { campaignLimits } from '../../../contract/campaigns/campaign-kinds.ts';
import type {
  addCandidates,
  CandidateSelection,
  inviteCandidates,
} from '../../../contract/campaigns/candidates.ts';
import type { BodyOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { AppError } from '../../core/errors.ts';
import { findBlocked } from '../../creators/blocklist/service.ts';
import { resolveSelection } from '../../creators/bulk/service.ts';
import { draftForCampaign } from '../../outreach/mail-tasks/drafts/task-drafts.ts';
import { changeAs, noteChange, selected } from './change-candidates.ts';
import { insertCandidates, lockCandidates } from './queries.ts';

const texts = {
  zh: {
    name: (campaign: string) => `${campaign} · 邀请`,
    nobody: '选中的达人都已排除或已在合作，没有可以邀请的',
  },
  en: {
    name: (campaign: string) => `${campaign} · invitation`,
    nobody: 'everyone you selected is excluded or already collaborating, so there is no one to invite',
  },
};

/**
 * @throws AppError not_found, forbidden, campaign_state; not_found for the list; code 430 for a search beyond the plan
 */
export async function addFromSelection(
  pool: Db,
  ctx: SignedIn,
  campaignId: number,
  { selection, origin }: BodyOf<typeof addCandidates>,
): Promise<ReplyOf<typeof addCandidates>> {
  const { teamId, accountId } = ctx.actor;
  const found = await resolveSelection(pool, ctx, selection);
  return changeAs(pool, ctx, campaignId, async (db, campaign) => {
    const of = { teamId, campaignId };
    const known = new Set((await lockCandidates(db, of)).map(row => row.creator_id));
    const strangers = found.filter(id => !known.has(id));
    const blocked = await findBlocked(db, teamId, strangers);
    const wanted = strangers.filter(id => !blocked.has(id));
    const fitting = wanted.slice(0, Math.max(0, campaignLimits.candidates - known.size));
    const added = await insertCandidates(db, of, { origin, by: accountId, at: ctx.now() }, fitting);
    if (added.length) {
      await noteChange(db, ctx, 'candidate.add', campaign, { creators: added.length, origin });
    }
    return {
      added: added.length,
      already: found.length - strangers.length,
      blocked: blocked.size,
      leftOut: wanted.length - fitting.length,
    };
  });
}

/**
 * Creates a draft of a mail task to candidates that are not excluded and have no collaboration yet.
 * @throws AppError not_found, forbidden, campaign_state; invalid_request if nobody is left
 */
export const invite = (
  pool: Db,
  ctx: SignedIn,
  campaignId: number,
  selection: CandidateSelection,
): Promise<ReplyOf<typeof inviteCandidates>> =>
  changeAs(pool, ctx, campaignId, async (db, campaign) => {
    const of = { teamId: ctx.actor.teamId, campaignId };
    const rows = await lockCandidates(db, of, await selected(db, of, selection));
    const creatorIds = rows.flatMap(row =>
      row.excluded_at || row.status === 'collaborating' ? [] : [row.creator_id],
    );
    const { name, nobody } = texts[ctx.lang];
    if (!creatorIds.length)
      throw new AppError('invalid_request', {}, [{ field: 'selection', reason: nobody }]);
    const taskId = await draftForCampaign(db, ctx, { campaignId, name: name(campaign.name), creatorIds });
    await noteChange(db, ctx, 'candidate.invite', campaign, { creators: creatorIds.length });
    return { taskId, recipients: creatorIds.length };
  });
