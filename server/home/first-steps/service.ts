import { type FirstStep, firstSteps, type FirstSteps } from '../../../contract/home/first-steps.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { usedOfStock } from '../../billing/plans/service.ts';
import { campaignsSeenBy } from '../../campaigns/shared/campaign-access.ts';
import { hasStartedTask } from '../../outreach/mail-tasks/list-tasks.ts';
import { senderFaces } from '../../outreach/senders/service.ts';
import { hasOwnLink, isHiddenFrom, sampleCampaignOf, setHidden } from './queries.ts';

/** What each step leaves behind: nobody ticks it, one that is undone is to be done again, and no sample counts. */
const facts: Record<FirstStep, (db: Db, ctx: SignedIn) => Promise<boolean>> = {
  saveCreators: async (db, ctx) => (await usedOfStock(db, ctx, 'favourites.total')) > 0,
  // One that is paused was verified before.
  connectMailbox: async (db, { actor }) =>
    (await senderFaces(db, actor.teamId)).some(({ state }) => state === 'verified' || state === 'paused'),
  sendTask: hasStartedTask,
  makeLink: (db, { actor }) => hasOwnLink(db, actor.teamId),
  startCampaign: async (db, ctx) => {
    const sample = await sampleCampaignOf(db, ctx.actor.teamId);
    return (await campaignsSeenBy(db, ctx)).some(({ id }) => id !== sample);
  },
};

/** Returns which of a new team's first steps are done, and whether the caller still wants to see them. */
export function loadFirstSteps(pool: Db, ctx: SignedIn): Promise<FirstSteps> {
  return asTeam(pool, ctx.actor.teamId, async db => {
    const done: FirstStep[] = [];
    for (const step of firstSteps) if (await facts[step](db, ctx)) done.push(step);
    return { done, isHidden: await isHiddenFrom(db, ctx.actor) };
  });
}

/** Puts the steps away for the caller, or shows them again. */
export const hideFirstSteps = (pool: Db, ctx: SignedIn, isHidden: boolean): Promise<void> =>
  asTeam(pool, ctx.actor.teamId, db => setHidden(db, ctx.actor, isHidden ? ctx.now() : null));
