import type {
  CatalogueRecord,
  CreatorRecord,
  SourcePost,
} from '../../contract/core/sources/source-records.ts';
import { sampleCreators } from '../../server/sandbox/sample-world/sample-creators.ts';

const hourMs = 3_600_000;

/** Creators of the sample world as first seen. */
export function* firstSeen(count: number, asOf: Date): Generator<CatalogueRecord> {
  yield* sampleCreators({ asOf, count });
}

/** A new post, derived from an older one of the same creator. */
function newPost(old: SourcePost, at: number, observedAt: Date): SourcePost {
  return {
    ...old,
    platformPostId: `${old.platformPostId}-new-${at}`,
    publishedAt: new Date(observedAt.getTime() - (at + 1) * 5 * hourMs).toISOString(),
    plays: old.plays === undefined ? undefined : Math.round(old.plays * (0.6 + ((at * 37) % 80) / 100)),
  };
}

/** The same creators later, each with this many new posts. */
export function* laterSeen(
  count: number,
  asOf: Date,
  later: Date,
  posts: number,
): Generator<CatalogueRecord> {
  for (const creator of sampleCreators({ asOf, count })) {
    const known = creator.posts ?? [];
    const [first] = known;
    if (!first) continue;
    const fresh = Array.from({ length: posts }, (_, at) =>
      newPost(known[at % known.length] ?? first, at, later),
    );
    const { snapshots: _, ...rest } = creator;
    yield { ...rest, observedAt: later.toISOString(), posts: fresh } satisfies CreatorRecord;
  }
}
