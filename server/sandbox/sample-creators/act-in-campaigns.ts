import { momentOfClock } from '../../../contract/core/time/zone-clock.ts';
import { draftsWithComments } from '../../campaigns/collaboration-drafts/read-drafts.ts';
import { type HeldWork, holdWork } from '../../campaigns/collaboration-pages/open-page.ts';
import { type CampaignOf, findCampaignOf } from '../../campaigns/shared/campaign-access.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { putDue, processDue } from '../../core/db/due-work/due-work.ts';
import { Dice, hashText } from '../sample-world/random.ts';
import { giveSamplePost, handInSampleDraft, openDeliverable } from './creators-part.ts';
import { nextPart, type Work } from './next-part.ts';
import { collaborationsOfSamples } from './queries.ts';
import { firstPostSince, sampleIndex } from './sample-index.ts';

const hour = 3_600_000;
const seed = hashText('sample-creators');
const notes = ['First cut. The music is temporary.', 'Changed as you asked. Is this better?'] as const;

/** When sample creators next look at what they have to do for a campaign; in the caller's transaction. */
export const lookAtCampaign = (db: Db, teamId: number, campaignId: number, at: Date): Promise<void> =>
  putDue(db, 'sandbox.campaign', { teamId, id: campaignId }, at);

/** Lets the creators of a team's campaigns look at them only from a moment on. */
export async function postponeCreators(db: Db, teamId: number, at: Date): Promise<void> {
  await db
    .updateTable('due_work')
    .set({ due_at: at })
    .where('kind', '=', 'sandbox.campaign')
    .where('team_id', '=', teamId)
    .execute();
}

/** Sample creators do what is due of their part in the campaigns of all teams, and look again in an hour. */
export const actInCampaigns = (pool: Db, ctx: Context, isSandbox: boolean): Promise<number> =>
  processDue(pool, 'sandbox.campaign', ctx.now(), async (db, { teamId, id }) => {
    const campaign = isSandbox ? await findCampaignOf(db, teamId, id) : null;
    // It begins again with the next change of its state.
    if (!campaign || campaign.state === 'done' || campaign.state === 'archived') return;
    for (const each of await collaborationsOfSamples(db, teamId, id)) await act(db, ctx, campaign, each);
    await lookAtCampaign(db, teamId, id, new Date(ctx.now().getTime() + hour));
  });

const midnight = (zone: string, day: string | null): Date | null =>
  day ? momentOfClock(zone, Date.parse(`${day}T00:00:00Z`)) : null;

async function act(
  db: Db,
  ctx: Context,
  campaign: CampaignOf,
  { id, platformId }: { id: number; platformId: string },
): Promise<void> {
  const index = sampleIndex(platformId);
  if (index === null) return;
  const { teamId, id: campaignId } = campaign;
  const held = await holdWork(db, { teamId, campaignId, collaborationId: id });
  const part = nextPart(await workOf(db, campaign, held), new Dice(seed, id, index));
  if (!part || part.at > ctx.now()) return;
  if (part.does === 'handIn') {
    const { version } = part;
    const note = version === 1 ? notes[0] : notes[1];
    await handInSampleDraft(db, ctx, held, { version, note });
    return;
  }
  const post = firstPostSince(index, part.at, ctx.now());
  if (post) await giveSamplePost(db, ctx, held, post.url);
}

async function workOf(db: Db, { zone }: CampaignOf, held: HeldWork): Promise<Work> {
  const { collaboration, toNotify } = held;
  const deliverable = await openDeliverable(db, held);
  const drafts = await draftsWithComments(db, toNotify);
  return {
    state: collaboration.state,
    stateSince: collaboration.stateSince,
    hasProduct: collaboration.product !== '',
    draftDue: midnight(zone, deliverable?.draft_due_on ?? null),
    publishFrom: midnight(zone, deliverable?.publish_on ?? null),
    drafts: drafts.toReversed().map(({ state, decided_at: decidedAt }) => ({ state, decidedAt })),
  };
}
