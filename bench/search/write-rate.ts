import type { CreatorRecord } from '../../contract/core/sources/source-records.ts';
import type { Db } from '../../server/core/db/database.ts';
import { writeRecords } from '../../server/catalogue/creator-records/service.ts';
import { sampleCreators } from '../../server/sandbox/sample-world/sample-creators.ts';
import { realContext } from '../../server/core/real-context.ts';

const batch = 2000;

async function write(db: Db, creators: CreatorRecord[]): Promise<number> {
  const started = performance.now();
  for (let at = 0; at < creators.length; at += batch) {
    await writeRecords(db, realContext(), 'sample', creators.slice(at, at + batch));
  }
  return Math.round(creators.length / ((performance.now() - started) / 1000));
}

/** Creators written per second with all indexes: new ones, and the same ones changed. */
export async function writeRate(db: Db, count: number): Promise<{ created: number; changed: number }> {
  const asOf = new Date('2026-11-21T00:00:00Z');
  const fresh = [...sampleCreators({ asOf, count, posts: false, seed: 'writes' })].map((creator, index) => ({
    ...creator,
    platformId: `write-${index}`,
    handle: `write.${index}.${creator.handle}`,
  }));
  const later = fresh.map(creator => ({
    ...creator,
    followers: (creator.followers ?? 0) + 1000,
    observedAt: '2026-11-22T00:00:00Z',
  }));
  return { created: await write(db, fresh), changed: await write(db, later) };
}
