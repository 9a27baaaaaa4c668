import type { ReaderLang } from '../../../contract/core/mail/reader-langs.ts';
import { isOver } from '../../../contract/campaigns/collaboration-states.ts';
import { hashToken } from '../../core/auth/random-token.ts';
import { callerNetwork } from '../../core/client-network.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { refuseBeyondRates } from '../../core/db/rate-limits.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import type { CampaignOf } from '../shared/campaign-access.ts';
import type { CollaborationToNotify } from '../collaboration-drafts/notify-team.ts';
import type { CollaborationOf } from '../collaborations/collaboration.ts';
import { holdCollaborationOf } from '../collaborations/require-collaboration.ts';
import { findPage, findPageToken } from './queries.ts';

const minute = { max: 120, seconds: 60 };
/** Per IP address, for changes and for openings: a whole agency may look after its creators behind one. */
const rates = {
  read: minute,
  write: { max: 30, seconds: 60 },
  upload: { max: 30, seconds: 3600 },
} as const;

/** A page that can be opened now. */
export interface OpenPage {
  id: number;
  teamId: number;
  campaignId: number;
  collaborationId: number;
  lang: ReaderLang;
  expiresAt: Date;
  /** When it was last opened. */
  openedAt: Date | null;
}

const consumeRate = (pool: Db, ctx: Context, key: string, rate: keyof typeof rates): Promise<void> =>
  refuseBeyondRates(pool, ctx.now(), { key: `creator-work ${rate} ${key}`, ...rates[rate] });

/**
 * Finds the page of a token. Everything else is found from here: no unverified input is used for a search.
 * @throws AppError too_many_requests; not_found for an unknown token; gone for an expired or revoked one
 */
export async function findOpenPage(
  pool: Db,
  ctx: Context,
  token: string,
  act: 'read' | 'write' | 'upload' = 'read',
): Promise<OpenPage> {
  await consumeRate(pool, ctx, `from ${callerNetwork(ctx)}`, 'read');
  const found = await findPageToken(pool, hashToken(token));
  if (!found) throw new AppError('not_found');
  const { team_id: teamId, page_id: id } = found;
  const page = await asTeam(pool, teamId, db => findPage(db, teamId, id));
  if (!page || page.revoked_at || page.expires_at <= ctx.now()) throw new AppError('gone');
  if (act !== 'read') await consumeRate(pool, ctx, `of ${teamId}/${id}`, act);
  return {
    id,
    teamId,
    campaignId: page.campaign_id,
    collaborationId: page.collaboration_id,
    lang: page.lang,
    expiresAt: page.expires_at,
    openedAt: page.opened_at,
  };
}

export interface HeldWork {
  collaboration: CollaborationOf;
  campaign: CampaignOf;
  /** For notifications about what the creator does. */
  toNotify: CollaborationToNotify;
}

/**
 * Returns the collaboration of a page, locked, in the caller's transaction as the team.
 * @throws AppError gone if it was removed, has ended, or its campaign is archived
 */
export async function holdWork(
  db: Db,
  { teamId, collaborationId, campaignId }: Pick<OpenPage, 'teamId' | 'collaborationId' | 'campaignId'>,
): Promise<HeldWork> {
  const held = await holdCollaborationOf(db, teamId, collaborationId);
  if (!held || held.campaign.id !== campaignId) throw new AppError('gone');
  const { collaboration, campaign } = held;
  if (isOver(collaboration.state) || campaign.state === 'archived') throw new AppError('gone');
  const toNotify = {
    teamId,
    collaborationId,
    campaignId,
    campaignName: campaign.name,
    creatorId: collaboration.creatorId,
  };
  return { collaboration, campaign, toNotify };
}

/**
 * Runs an action of the creator: checks the page, locks the collaboration, and does everything in one transaction as
 * the team.
 */
export async function onPage<T>(
  pool: Db,
  ctx: Context,
  token: string,
  work: (db: Db, page: OpenPage, held: HeldWork) => Promise<T>,
): Promise<T> {
  const page = await findOpenPage(pool, ctx, token, 'write');
  return asTeam(pool, page.teamId, async db => work(db, page, await holdWork(db, page)));
}
