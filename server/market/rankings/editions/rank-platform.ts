import { rankingWindows } from '../../../../contract/market/ranking-kinds.ts';
import { Combos } from '../tallies/ranking-combinations.ts';
import { PostTally } from '../tallies/post-tally.ts';
import {
  readCreatorIds,
  readPublished,
  readRegions,
  type Publisher,
} from '../tallies/published-posts.queries.ts';
import { TagFactsTally } from '../tags/tag-facts.ts';
import { TagRanking } from '../tags/tag-ranking.ts';
import {
  writeCreators,
  writeTagFacts,
  writeTags,
  writeVideos,
  type OfRegion,
  type Target,
} from './write-rankings.ts';

export type Step = 'posts' | 'tags' | 'write';

/** How the work makes way for other work. */
export interface Pace {
  /** Number of creators whose posts are read at once. */
  batchSize: number;
  /** Called after each step with the milliseconds that it took, and its name. */
  rest: (tookMs: number, step: Step) => Promise<void>;
}

/**
 * Makes all rankings of one platform. Posts are read by region, so that the sums of a region can be dropped after it,
 * and a second time for the tags that rank.
 */
export async function rankPlatform(target: Target, pace: Pace): Promise<void> {
  const { db, platform, draft } = target;
  const asOf = draft.scan.asOf.getTime() / 1000;
  const [combos, tally, tags] = [new Combos(), new PostTally(asOf), new TagRanking(asOf)];
  const turn = async (step: Step, work: () => Promise<void>) => {
    const started = performance.now();
    await work();
    await pace.rest(performance.now() - started, step);
  };
  const overRegion = async (
    region: string | null,
    { step, days }: { step: Step; days: number },
    take: (publisher: Publisher) => void,
  ) => {
    const ids = await readCreatorIds(db, platform, region);
    // The database reads the next batch while one is counted.
    const read = async (from: number) =>
      from < ids.length ? readPublished(db, ids.slice(from, from + pace.batchSize), draft.scan, days) : [];
    let reading = read(0);
    for (let from = 0; from < ids.length; from += pace.batchSize) {
      await turn(step, async () => {
        const publishers = await reading;
        reading = read(from + pace.batchSize);
        // The next iteration awaits it, if there is one.
        reading.catch(() => undefined);
        for (const publisher of publishers) take(publisher);
      });
    }
  };
  const ofRegion = (region: string): OfRegion =>
    [...combos.all.entries()].filter(([, combo]) => combo.region === region);
  const writePosts = async (own: OfRegion) => {
    await turn('write', () => writeVideos(target, own, tally));
    await turn('write', () => writeCreators(target, own, tally));
  };

  // A platform has an overall ranking even if nothing was published.
  combos.of({ region: '', category: '' });
  const regions = await readRegions(db, platform);
  for (const region of regions) {
    await overRegion(region, { step: 'posts', days: Math.max(...rankingWindows) }, publisher => {
      const own = combos.of(publisher);
      tally.add(publisher, own);
      tags.add(publisher, own, combo => combos.all[combo]?.region !== '');
    });
    tags.endRegion();
    if (!region) continue;
    const own = ofRegion(region);
    await writePosts(own);
    for (const [combo] of own) tally.forget(combo);
  }
  tags.endPlatform();
  await writePosts(ofRegion(''));

  const facts = new TagFactsTally(tags, combos.all, asOf);
  for (const region of regions) {
    await overRegion(region, { step: 'tags', days: TagFactsTally.days }, publisher =>
      facts.add(publisher, combos),
    );
  }
  for (const region of new Set(combos.all.map(combo => combo.region))) {
    await turn('write', () => writeTags(target, ofRegion(region), { tags, tally }));
  }
  await writeTagFacts(target, facts, work => turn('write', work));
}
