import type { Db } from '../../../core/db/database.ts';
import { readCreators, type StoredCreator } from '../stored/creators.queries.ts';
import { noteMerges } from '../merging/merges.queries.ts';
import { makeDrafts, tentativeOwners, type Absorbed, type Draft } from '../../observations/creator-drafts.ts';
import { lockKeys, moveKeys, readKeys, takeCreatorIds } from '../stored/keys.queries.ts';
import type { Observation } from '../../observations/observe-record.ts';
import { storedFacts } from '../stored/stored-rows.ts';

/** Runs a pure assignment once to count the ids it needs, and again with real ids if it needs any. */
async function withIds<T>(db: Db, assign: (takeId: () => number) => T): Promise<T> {
  let needed = 0;
  const dry = assign(() => -++needed);
  if (!needed) return dry;
  const ids = await takeCreatorIds(db, needed);
  return assign(() => {
    const id = ids.shift();
    if (id === undefined) throw new Error('an assignment of creators is not repeatable');
    return id;
  });
}

/** Locks the keys of all creators in a batch, then finds or creates each creator. */
export async function findCreators(
  db: Db,
  observations: readonly Observation[],
  now: Date,
): Promise<{ drafts: Map<number, Draft>; stored: Map<number, StoredCreator> }> {
  const keys = [...new Set(observations.flatMap(observation => observation.keys))];
  const titles = [...new Set(observations.flatMap(observation => observation.titleKey ?? []))];
  const known = await readKeys(db, [...new Set([...keys, ...titles])]);
  const tentative = await withIds(db, takeId => tentativeOwners(observations, known, takeId));
  const locked = await lockKeys(db, tentative);
  const rows = await readCreators(db, [...new Set(locked.values())]);
  const stored = new Map(rows.map(row => [row.id, row]));
  const facts = new Map(rows.map(row => [row.id, storedFacts(row)]));
  const { drafts, owners, absorbed } = await withIds(db, takeId => {
    const [owners, absorbed]: [Map<string, number>, Absorbed] = [new Map(locked), new Map()];
    return { drafts: makeDrafts(observations, owners, facts, takeId, absorbed), owners, absorbed };
  });
  await noteMerges(
    db,
    [...absorbed].map(([from, into]) => ({ from, into })),
    now,
  );
  await moveKeys(db, new Map([...owners].filter(([key, id]) => locked.get(key) !== id)));
  return { drafts, stored };
}
