import { setImmediate } from 'node:timers/promises';
import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import type { Db } from '../../../core/db/database.ts';
import { endTogether } from '../../../core/end-together.ts';
import { insertCreators, updateCreators, type CreatorRow } from '../stored/creators.queries.ts';
import { changeTermCounts } from '../stored/dictionary.queries.ts';
import type { Draft } from '../../observations/creator-drafts.ts';
import type { SnapshotFacts } from '../../observations/creator-facts.ts';
import { audiencesOf, commentsOf } from '../../observations/audiences.ts';
import { upsertAudiences, upsertComments } from '../stored/audiences.queries.ts';
import { figureTimes, markFiguresDue, upsertFigures } from '../stored/figures.queries.ts';
import { saysItIsPaid } from '../../sponsorship/disclosure.ts';
import { findCreators } from './find-creators.ts';
import { readMarket } from '../derived/peer-market.ts';
import { deriveCategories, deriveTags, foundAddresses, mergePosts, mergeSnapshots } from './merge-stored.ts';
import { isSame } from '../../observations/merge-facts.ts';
import type { Observation } from '../../observations/observe-record.ts';
import { insertAddresses, upsertPosts, upsertSnapshots, type PostRow } from '../stored/posts.queries.ts';
import {
  readHeldBackSources,
  readOrigins,
  setKeepUntil,
  upsertOrigins,
} from '../stored/provenance.queries.ts';
import { originsAfter, type Origins } from '../../observations/field-provenance.ts';
import { recomputeFigures } from '../../figures/recompute-figures.ts';
import type { Market } from '../../figures/search-columns.ts';
import { comparable, creatorRow, splitByUse, usablePost } from '../stored/stored-rows.ts';
import { observePosts } from '../../metric-history/observe-posts.ts';
import type { SeenPost } from '../../metric-history/series-state.ts';
import { isUndated } from '../../observations/undated.ts';
import { freeOf } from '../../observations/source-rules.ts';
import { TermTally } from '../stored/term-tally.ts';
import { traitsOfNew } from '../derived/traits-of-new.ts';
import { upsertTraits } from '../derived/traits.queries.ts';

/** What a batch changed. A record without new information does not change its rows. */
export interface WriteCounts {
  creators: { created: number; changed: number; unchanged: number };
  posts: { created: number; changed: number; unchanged: number };
}

/**
 * Writes a batch of observations in the caller's transaction, with one statement per kind of row. All writers of
 * creators take locks in this order: keys, marks of due figures, the rows themselves, the dictionary.
 */
export async function writeBatch(
  db: Db,
  now: Date,
  observations: readonly Observation[],
): Promise<WriteCounts> {
  const { drafts, stored } = await findCreators(db, observations, now);
  const list = [...drafts.values()];
  const origins = await readOrigins(db, [...stored.keys()]);
  const isReported = origins.size > 0 || list.some(draft => draft.via);
  const heldBack = isReported ? await readHeldBackSources(db) : [];
  const posts = await mergePosts(db, list);
  const snapshots = await mergeSnapshots(db, list);
  await deriveTags(
    db,
    list.filter(draft => draft.posts.size),
    heldBack,
  );
  deriveCategories(list);
  const rows = list.map(({ id, facts, addresses }) => {
    // Whom nobody dated was first seen now.
    const firstSeenAt = isUndated(facts.firstSeenAt) ? now : facts.firstSeenAt;
    const hasEmail = addresses.size > 0 || (stored.get(id)?.has_email ?? false);
    return creatorRow(id, { ...facts, firstSeenAt }, hasEmail);
  });
  const newRows = rows.filter(row => !stored.has(row.id));
  const changedRows = rows.filter(row => {
    const before = stored.get(row.id);
    return before && !isSame(comparable(before), row);
  });
  const touched = [
    ...changedRows.map(row => row.id),
    ...posts.changed.map(post => post.creator_id),
    ...snapshots.map(snapshot => snapshot.creatorId),
  ];
  const changed = [...new Set(touched)].filter(id => stored.has(id));

  await markFiguresDue(db, changed, now);
  const market = newRows.length ? await readMarket(db) : null;
  const tally = new TermTally();
  const writingRows = async () => {
    // The database writes the posts meanwhile.
    await setImmediate();
    const figured = market ? withFigures(market, newRows, posts.changed, snapshots, heldBack) : [];
    const traits = market ? traitsOfNew(market, newRows, freeOf(posts.changed, heldBack)) : [];
    const writing = [
      createCreators(db, now, figured),
      updateCreators(db, changedRows),
      upsertTraits(db, traits),
      upsertSnapshots(db, snapshots),
      upsertAudiences(db, audiencesOf(list)),
      upsertComments(db, commentsOf(list)),
    ];
    for (const row of rows) tally.replace(stored.get(row.id)?.search_text ?? '', row.search_text);
    await endTogether(writing);
  };
  await endTogether([upsertPosts(db, posts.changed), writingRows()]);
  await insertAddresses(db, foundAddresses(list), { isReported });
  if (isReported) await writeOrigins(db, now, list, origins);
  await changeTermCounts(db, tally.changes);
  await observePosts(db, now, list.flatMap(seenPosts), saysItIsPaid);
  return {
    creators: {
      created: newRows.length,
      changed: changed.length,
      unchanged: rows.length - newRows.length - changed.length,
    },
    posts: {
      created: posts.created,
      changed: posts.changed.length - posts.created,
      unchanged: posts.total - posts.changed.length,
    },
  };
}

/** Converts posts to the form that metric history takes. */
const seenPosts = ({ id, facts, reportedPosts }: Draft): SeenPost[] =>
  reportedPosts.map(post => ({ ...post, platform: facts.platform, creatorId: id }));

/** Computes the figures of new creators. Everything known about them is in this batch. */
function withFigures(
  market: Market,
  rows: readonly CreatorRow[],
  posts: readonly PostRow[],
  snapshots: readonly ({ creatorId: number } & SnapshotFacts)[],
  heldBack: readonly SourceCode[],
) {
  const postsOf = Map.groupBy(posts, post => post.creator_id);
  const snapshotsOf = Map.groupBy(freeOf(snapshots, heldBack), snapshot => snapshot.creatorId);
  return rows.map(creator => {
    const inputs = {
      creator,
      ...splitByUse((postsOf.get(creator.id) ?? []).map(usablePost), heldBack),
      snapshots: snapshotsOf.get(creator.id) ?? [],
      ...figureTimes({
        refreshed_at: new Date(creator.refreshed_at),
        counted_at: creator.counted_at === null ? null : new Date(creator.counted_at),
        posts_seen_at: creator.posts_seen_at === null ? null : new Date(creator.posts_seen_at),
      }),
    };
    return { creator, ...recomputeFigures(inputs, market) };
  });
}

async function createCreators(db: Db, now: Date, figured: ReturnType<typeof withFigures>): Promise<void> {
  if (!figured.length) return;
  const figures_at = now.toISOString();
  await insertCreators(
    db,
    figured.map(({ creator, columns }) => ({ ...creator, ...columns, figures_at, added_at: figures_at })),
  );
  const explained = figured.flatMap(({ creator, figures }) =>
    figures ? [{ creator_id: creator.id, figures }] : [],
  );
  await upsertFigures(db, explained, now);
}

/** Writes which connector reported which field, for creators on which a connector has reported. */
async function writeOrigins(
  db: Db,
  now: Date,
  drafts: readonly Draft[],
  known: ReadonlyMap<number, Origins>,
): Promise<void> {
  const rows = drafts.flatMap(draft => {
    const fields = originsAfter(draft, known.get(draft.id));
    return fields ? [{ creator_id: draft.id, fields }] : [];
  });
  await upsertOrigins(
    db,
    rows.filter(row => !isSame(row.fields, known.get(row.creator_id))),
  );
  await setKeepUntil(
    db,
    rows.map(row => row.creator_id),
    now,
  );
}
