import { setTimeout as sleep } from 'node:timers/promises';
import { isTimeZone } from '../../../contract/core/time/time-zones.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { dropDue } from '../../core/db/due-work/due-work.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { unknownZone } from '../../core/unknown-zone.ts';
import { eraseCampaign } from '../../campaigns/campaigns/erase-campaign.ts';
import { removeLink } from '../../links/short-links/change-link.ts';
import { removeProject } from '../../monitoring/monitors/remove-project.ts';
import type { LinkServices } from '../../outside/network/link-services.ts';
import { fillCampaign } from './fill-campaign.ts';
import { deleteSample, findSample, insertSample, type StoredSample, updateSample } from './queries.ts';

const pollMs = 100;
/** One that was not filled after so long was left by a process that ended. */
const patienceMs = 60_000;

const sampleOf = (pool: Db, { actor: { teamId } }: SignedIn) =>
  asTeam(pool, teamId, db => findSample(db, teamId));

/** Returns the id of the team's sample campaign; null if it has none. */
export async function sampleCampaignOf(pool: Db, ctx: SignedIn): Promise<number | null> {
  const sample = await sampleOf(pool, ctx);
  return sample?.filled_at ? sample.campaign_id : null;
}

/**
 * Fills the workspace of the caller's team with a sample campaign, and returns its id. The team has at most one: a
 * second call waits for the first, and returns the same.
 * @throws AppError samples_missing, invalid_request
 */
export async function addSampleCampaign(
  pool: Db,
  ctx: SignedIn,
  links: LinkServices,
  zone: string,
): Promise<number> {
  const { teamId } = ctx.actor;
  if (!isTimeZone(zone)) throw new AppError('invalid_request', {}, [unknownZone('zone', ctx.lang)]);
  while (!(await asTeam(pool, teamId, db => insertSample(db, teamId, ctx.now())))) {
    const known = await sampleOf(pool, ctx);
    if (known?.filled_at && known.campaign_id !== null) return known.campaign_id;
    if (known && ctx.now().getTime() - known.begun_at.getTime() > patienceMs)
      await discard(pool, ctx, links, known);
    else await sleep(pollMs);
  }
  try {
    const campaignId = await fillCampaign(pool, ctx, {
      links,
      zone,
      onMade: made => asTeam(pool, teamId, db => updateSample(db, teamId, made)),
    });
    await asTeam(pool, teamId, db => updateSample(db, teamId, { filled_at: ctx.now() }));
    return campaignId;
  } catch (error) {
    const begun = await sampleOf(pool, ctx);
    if (begun) await discard(pool, ctx, links, begun);
    throw error;
  }
}

/** Removes the sample campaign with everything that came with it and everything that was done in it. */
export async function removeSampleCampaign(pool: Db, ctx: SignedIn, links: LinkServices): Promise<void> {
  const sample = await sampleOf(pool, ctx);
  // Until it is filled, whoever fills it has it.
  if (sample?.filled_at) await discard(pool, ctx, links, sample);
}

async function discard(pool: Db, ctx: SignedIn, links: LinkServices, sample: StoredSample): Promise<void> {
  const { teamId } = ctx.actor;
  const { link_id: linkId, project_id: projectId } = sample;
  if (linkId !== null) await unlessGone(removeLink(pool, ctx, links, linkId));
  if (projectId !== null) await unlessGone(removeProject(pool, ctx, projectId));
  await asTeam(pool, teamId, async db => {
    await deleteSample(db, teamId);
    if (sample.campaign_id === null) return;
    await eraseCampaign(db, ctx, sample.campaign_id);
    await dropDue(db, 'sandbox.campaign', { teamId, id: sample.campaign_id });
  });
}

/** The team may have removed it by itself. */
async function unlessGone(removal: Promise<void>): Promise<void> {
  await removal.catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error;
  });
}
