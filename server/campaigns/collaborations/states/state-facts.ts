import type { CollaborationFacts } from '../../../../contract/campaigns/collaboration-states.ts';
import type { Db } from '../../../core/db/database.ts';
import { payableSumsOf } from '../../shared/payable-sums.ts';
import type { CollaborationOf } from '../collaboration.ts';
import { countPosted } from '../deliverables.queries.ts';

/** Reads what the moves of these collaborations depend on, with a fixed number of statements. */
export async function readFacts(
  db: Db,
  teamId: number,
  collaborations: readonly CollaborationOf[],
): Promise<Map<number, CollaborationFacts>> {
  const ids = collaborations.map(({ id }) => id);
  const posted = new Map((await countPosted(db, teamId, ids)).map(row => [row.id, row]));
  const payables = await payableSumsOf(db, teamId, ids);
  return new Map(
    collaborations.map(each => {
      const { all = 0, posted: done = 0 } = posted.get(each.id) ?? {};
      const { unpaid = 0, paid = 0, isPartOpen = false } = payables.get(each.id) ?? {};
      const visitsReached = each.visitsGoal === null ? null : each.visitsReachedAt !== null;
      return [
        each.id,
        {
          hasFee: each.feeMinor !== null,
          hasPosts: all > 0 && done === all,
          checksPassed: each.checksPassedAt !== null,
          visitsReached,
          unpaid,
          paid,
          isPartOpen,
        },
      ];
    }),
  );
}

export async function factsOf(
  db: Db,
  teamId: number,
  collaboration: CollaborationOf,
): Promise<CollaborationFacts> {
  const facts = (await readFacts(db, teamId, [collaboration])).get(collaboration.id);
  if (!facts) throw new Error('a collaboration is without facts');
  return facts;
}
