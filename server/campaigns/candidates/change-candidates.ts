import type {
  answerForCandidates,
  CandidateSelection,
  collaborateWith,
  excludeCandidates,
} from '../../../contract/campaigns/candidates.ts';
import type { BodyOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { OperationAction } from '../../../contract/activity/audit-log.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import {
  holdCampaign,
  syncCampaignLater,
  recordOf,
  refuseArchived,
  announceCampaign,
  type SeenCampaign,
} from '../shared/campaign-access.ts';
import { openCollaborations } from '../collaborations/open-collaborations.ts';
import { endForCampaign, resumeForCampaign } from '../../outreach/recipient-events/service.ts';
import { recordOperation, type OperationEntry } from '../../activity/audit-log/service.ts';
import * as queries from './change-candidates.queries.ts';
import { idsOfCandidates } from './list-candidates.queries.ts';
import { lockCandidates, setFacts, type CampaignKey } from './queries.ts';
import { statusOfRow } from './refresh-candidates.ts';

interface Changing {
  db: Db;
  campaign: SeenCampaign;
  of: CampaignKey;
  creatorIds: number[];
}

/** Runs a change as an editor of a campaign that is not archived, with the campaign locked. */
export function changeAs<T>(
  pool: Db,
  ctx: SignedIn,
  campaignId: number,
  change: (db: Db, campaign: SeenCampaign) => Promise<T>,
): Promise<T> {
  return asTeam(pool, ctx.actor.teamId, async db => {
    const campaign = await holdCampaign(db, ctx, campaignId, 'editor');
    refuseArchived(campaign);
    return change(db, campaign);
  });
}

/** Returns the selected creators that are candidates. */
export const selected = (db: Db, of: CampaignKey, selection: CandidateSelection): Promise<number[]> =>
  selection.of === 'ids'
    ? Promise.resolve([...new Set(selection.creatorIds)])
    : idsOfCandidates(db, of, selection.filter);

const changeSome = <T>(
  pool: Db,
  ctx: SignedIn,
  campaignId: number,
  selection: CandidateSelection,
  change: (changing: Changing) => Promise<T>,
): Promise<T> =>
  changeAs(pool, ctx, campaignId, async (db, campaign) => {
    const of = { teamId: ctx.actor.teamId, campaignId };
    return change({ db, campaign, of, creatorIds: await selected(db, of, selection) });
  });

/** Records a change in the audit log, and notifies open pages. */
export async function noteChange(
  db: Db,
  ctx: SignedIn,
  action: OperationAction,
  campaign: SeenCampaign,
  after: NonNullable<OperationEntry['after']>,
): Promise<void> {
  await recordOperation(db, ctx, campaign.teamId, { ...recordOf(action, campaign), after });
  await announceCampaign(db, campaign.teamId, campaign.id);
}

/** Tasks of the campaign send them nothing more. @throws AppError not_found, forbidden, campaign_state */
export const exclude = (
  pool: Db,
  ctx: SignedIn,
  campaignId: number,
  { selection, reason }: BodyOf<typeof excludeCandidates>,
): Promise<{ changed: number }> =>
  changeSome(pool, ctx, campaignId, selection, async ({ db, campaign, of, creatorIds }) => {
    const by = { by: ctx.actor.accountId, at: ctx.now(), reason };
    const changed = await queries.excludeCandidates(db, of, creatorIds, by);
    if (!changed.length) return { changed: 0 };
    await endForCampaign(db, ctx, of, changed);
    await noteChange(db, ctx, 'candidate.exclude', campaign, { creators: changed.length, reason });
    return { changed: changed.length };
  });

/** Their waiting mail continues. @throws AppError not_found, forbidden, campaign_state */
export const include = (
  pool: Db,
  ctx: SignedIn,
  campaignId: number,
  selection: CandidateSelection,
): Promise<{ changed: number }> =>
  changeSome(pool, ctx, campaignId, selection, async ({ db, campaign, of, creatorIds }) => {
    const changed = await queries.includeCandidates(db, of, creatorIds);
    if (!changed.length) return { changed: 0 };
    await resumeForCampaign(db, ctx, of, changed);
    await syncCampaignLater(db, of.teamId, campaignId, ctx.now());
    await noteChange(db, ctx, 'candidate.include', campaign, { creators: changed.length });
    return { changed: changed.length };
  });

/** @throws AppError not_found, forbidden, campaign_state */
export const answer = (
  pool: Db,
  ctx: SignedIn,
  campaignId: number,
  { selection, answer }: BodyOf<typeof answerForCandidates>,
): Promise<{ changed: number }> =>
  changeSome(pool, ctx, campaignId, selection, async ({ db, campaign, of, creatorIds }) => {
    const rows = (await lockCandidates(db, of, creatorIds)).filter(row => row.answer !== answer);
    if (!rows.length) return { changed: 0 };
    const now = ctx.now();
    const answers = rows.map(row => ({
      creatorId: row.creator_id,
      status: statusOfRow({ ...row, answer }, now),
    }));
    await queries.setAnswers(db, of, answer, answers);
    await syncCampaignLater(db, of.teamId, campaignId, now);
    await noteChange(db, ctx, 'candidate.answer', campaign, { creators: rows.length, answer: answer ?? '' });
    return { changed: rows.length };
  });

/** Excluded candidates get none. @throws AppError not_found, forbidden, campaign_state */
export const collaborate = (
  pool: Db,
  ctx: SignedIn,
  campaignId: number,
  selection: CandidateSelection,
): Promise<ReplyOf<typeof collaborateWith>> =>
  changeSome(pool, ctx, campaignId, selection, async ({ db, of, creatorIds }) => {
    const rows = await lockCandidates(db, of, creatorIds);
    const wanted = rows.flatMap(row => (row.excluded_at ? [] : [row.creator_id]));
    if (!wanted.length) return { added: 0, already: 0 };
    const opened = await openCollaborations(db, ctx, { ...of, creatorIds: wanted, by: ctx.actor.accountId });
    const begun = await lockCandidates(db, of, wanted);
    const at = ctx.now();
    await setFacts(
      db,
      of,
      begun.map(row => ({ ...row, status: statusOfRow(row, at) })),
    );
    return opened;
  });
