import { expect, it } from 'vitest';
import { makeAnsweringColumns } from '../../../test/harness/app/answering-columns.ts';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase } from '../../../test/harness/database/fresh-database.ts';
import { sampleCreators } from '../../sandbox/sample-world/sample-creators.ts';
import { writeRecords } from '../../catalogue/creator-records/service.ts';
import { recomputePeers } from '../../catalogue/creator-records/derived/compute-due-figures.ts';
import { listChoices } from './facets/choices.ts';

it.each([false, true])(
  'offers the catalogue’s values for a platform, the most frequent first (columns: %s)',
  async byColumns => {
    const database = await freshDatabase();
    const { db } = database;
    const ctx = testContext();
    const creators = [...sampleCreators({ asOf: ctx.now(), count: 400, posts: false })];
    await writeRecords(db, ctx, 'sample', creators);
    await recomputePeers(db, ctx);
    const columns = await makeAnsweringColumns(db);
    columns.turn(byColumns);
    const choices = await listChoices(db, ctx, 'tiktok');
    const own = creators.filter(creator => creator.platform === 'tiktok');
    expect(new Set(choices.regions)).toEqual(new Set(own.flatMap(creator => creator.region ?? [])));
    const isTag = (written: string, tag: string) => written.normalize('NFKC').toLowerCase() === tag;
    const counts = choices.tags.map(
      tag => own.filter(creator => creator.tags?.some(written => isTag(written, tag))).length,
    );
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(counts.length).toBeGreaterThan(20);
    const everywhere = await listChoices(db, ctx, 'all');
    expect(new Set(everywhere.regions)).toEqual(new Set(creators.flatMap(creator => creator.region ?? [])));
    expect(new Set(everywhere.regions).size).toBe(everywhere.regions.length);
    expect(columns.asked > 0).toBe(byColumns);
    columns.turn(false);
    await database.drop();
  },
);
