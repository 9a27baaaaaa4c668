import { settleHasEmail } from '../../catalogue/creator-records/service.ts';
import { statedAddress } from '../../catalogue/observations/email-addresses.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { listTeamIds } from '../../identity/accounts/service.ts';
import type { CreatorAddress } from '../shared/open-addresses.queries.ts';
import {
  addressesInTexts,
  deleteFromTexts,
  heldOf,
  putReview,
  readReview,
} from './review-addresses.queries.ts';

const batch = 2000;
const keyOf = ({ creatorId, address }: CreatorAddress) => `${creatorId} ${address}`;

/**
 * Drops addresses that former rules found in texts and today's would find in none, whatever stood around them: the texts
 * are kept without their addresses, so an address is judged by itself. What a source stated stays, and so does what any
 * team unlocked: it would be locked again without a word. Goes on where it was killed; does nothing once it is through.
 */
export async function reviewAddresses(pool: Db, _ctx: Context): Promise<void> {
  for (let review = await readReview(pool); review; review = await readReview(pool)) {
    const found = await addressesInTexts(pool, review, batch);
    const wrong = found.filter(({ address }) => statedAddress(address) !== address);
    const held = new Set(wrong.length ? (await heldByTeams(pool, wrong)).map(keyOf) : []);
    const dropped = wrong.filter(each => !held.has(keyOf(each)));
    const of = review;
    await pool.transaction().execute(async db => {
      await deleteFromTexts(db, dropped);
      await settleHasEmail(
        db,
        dropped.map(({ creatorId }) => creatorId),
      );
      await putReview(db, of, found.length < batch ? undefined : found.at(-1));
    });
  }
}

async function heldByTeams(pool: Db, addresses: readonly CreatorAddress[]): Promise<CreatorAddress[]> {
  const held: CreatorAddress[] = [];
  for (const teamId of await listTeamIds(pool))
    held.push(...(await asTeam(pool, teamId, db => heldOf(db, teamId, addresses))));
  return held;
}
