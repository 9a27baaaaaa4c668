import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchQuerySchema } from '../../../contract/creators/search/search-filter.ts';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { realDataFolder } from '../../../test/harness/real-data/real-data.ts';
import { importFile } from '../../catalogue/creator-records/service.ts';
import { searchCreators } from './service.ts';

const folder = path.join(realDataFolder, 'influencers/tiktok/vn_food_creators_raw');
const ctx = testContext();

describe('real creators', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
    await importFile(database.db, ctx, { path: folder });
  });
  afterAll(() => database.drop());

  it('are found first by their own handles, with and without @', async () => {
    for (const handle of fs.readdirSync(folder)) {
      for (const keyword of [handle, `@${handle.toUpperCase()}`]) {
        const { creators } = await searchCreators(database.db, ctx, searchQuerySchema.parse({ keyword }));
        expect(creators[0]?.handle.toLowerCase(), keyword).toBe(handle.toLowerCase());
      }
    }
  });
});
