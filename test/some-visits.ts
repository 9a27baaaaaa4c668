import type { Context } from '../server/context.ts';
import type { Db } from '../server/db/database.ts';
import { asTeam } from '../server/db/tenant.ts';
import { storeVisits, type JournalVisit } from '../server/features/visits/store-visits.ts';
import type { Account } from './two-teams.ts';

/** A link without its way through the form. @returns its id */
export function addLink(
  db: Db,
  ctx: Context,
  { teamId, accountId }: Pick<Account, 'teamId' | 'accountId'>,
  link: { name: string; code: string; host?: string },
): Promise<number> {
  return asTeam(db, teamId, async db => {
    const made = { team_id: teamId, created_by: accountId, created_at: ctx.now() };
    const { id } = await db
      .insertInto('short_links')
      .values({
        ...link,
        ...made,
        product_type: 'ecommerce',
        target_url: 'https://shop.example/',
        creator_id: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** Visitors by a number each. */
export const visitorOf = (number: number) => number.toString(16).padStart(32, '0');

export type SomeVisit = Partial<Omit<JournalVisit, 'position'>> & { linkId: number; at: Date };

const anIphone: Omit<JournalVisit, 'position' | 'linkId' | 'at'> = {
  visitor: visitorOf(1),
  isByCookie: true,
  system: 'iOS',
  systemVersion: '19.1',
  browser: 'Safari',
  browserVersion: '19',
  device: 'phone',
  app: '',
  botReason: '',
  region: 'US',
  referrer: '',
  isByQr: false,
  recipientId: null,
  creatorId: null,
  ip: '203.0.113.7',
};

/** Visits as a journal of its own brings them, in their order; what is not said is somebody with an iPhone. */
export async function addVisits(
  db: Db,
  ctx: Context,
  teamId: number,
  visits: readonly SomeVisit[],
): Promise<void> {
  const journal = ctx.randomBytes(16).toString('hex');
  const placed = visits.map((visit, place) => ({ ...anIphone, ...visit, position: place + 1 }));
  await storeVisits(db, ctx, { teamId, journal, visits: placed });
}
